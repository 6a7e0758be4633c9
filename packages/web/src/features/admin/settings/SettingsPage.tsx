import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { usePathPart } from '../../../lib/address/index.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../../ui/Form/index.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { settingSections } from './catalogue/index.ts'
import { findSettings } from './model.ts'
import { SettingGroupView } from './SettingGroupView.tsx'
import { useSettings } from './use-settings.ts'
import styles from './settings.module.css'

/** A section of the settings, or what a search finds in all of them. The hash names a setting to go to. */
export function SettingsPage() {
  const id = usePathPart('section') ?? ''
  const meant = decodeURIComponent(useRouterState({ select: ({ location }) => location.hash }))
  const router = useRouter()
  const settings = useSettings()
  const [text, setText] = useState('')
  const searchRef = useRef<HTMLInputElement>(null)
  const sections = settingSections()
  const section = sections.find((one) => one.id === id) ?? sections[0]
  useEffect(() => setText(''), [id, meant])
  useMeant(meant, settings.isReady)
  useActions([
    {
      id: 'settings.search',
      label: t('Search settings'),
      icon: 'search',
      section: t('Settings'),
      keys: '/',
      run: () => searchRef.current?.focus(),
    },
  ])
  if (section === undefined) return null
  const found = text.trim() === '' ? [{ section, groups: section.groups }] : findSettings(sections, text)

  return (
    <Page
      title={section.title}
      description={section.description}
      actions={
        <div className={styles.search}>
          <SearchInput inputRef={searchRef} label={t('Search all settings')} value={text} onChange={setText} />
        </div>
      }
    >
      {settings.error !== null && !settings.isReady ? (
        <Problem
          title={t('The settings could not be loaded.')}
          onRetry={settings.retry}
          isRetrying={settings.isRetrying}
          details={settings.error.message}
        >
          {settings.error.message}
        </Problem>
      ) : !settings.isReady ? (
        <Skeleton height={420} radius="card" />
      ) : found.length === 0 ? (
        <Empty icon="search" title={t('No setting matches “{text}”', { text })}>
          {t('Try other words, such as the name of its variable.')}
        </Empty>
      ) : (
        <div className={styles.groups}>
          {found.map(({ section: of, groups }) =>
            groups.map((group) => (
              <SettingGroupView
                key={`${of.id} ${group.title}`}
                group={group}
                {...(text.trim() !== '' && {
                  where: of.title,
                  onOpen: () => void router.navigate({ href: `/admin/settings/${of.id}` }),
                })}
                settings={settings}
                meant={meant}
              />
            )),
          )}
        </div>
      )}
    </Page>
  )
}

/** Goes to the setting once it is there. */
function useMeant(key: string, isReady: boolean): void {
  useEffect(() => {
    if (key === '' || !isReady) return
    const element = document.getElementById(key)
    element?.scrollIntoView({ block: 'center' })
    element?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button')?.focus({ preventScroll: true })
  }, [key, isReady])
}
