import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { useKept } from '../../lib/use-kept.ts'
import { useActions } from '../../lib/use-actions.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { openPalette } from '../palette/palette-store.ts'
import { useGlobalActions } from './global-actions.ts'
import { Windows } from './Windows.tsx'
import styles from './Shell.module.css'

const Sheet = lazy(async () => ({ default: (await import('../../ui/Sheet/Sheet.tsx')).Sheet }))

/** Links within the page lead to where the application lives, not to the page shown. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#main')?.focus()
}

interface ShellProps {
  /** What stands beside the page, and in the menu of phones. */
  sidebar: ReactNode
  children: ReactNode
}

/** The frame of every page for people who are signed in. */
export function Shell({ sidebar: places, children }: ShellProps) {
  const [sidebar, setSidebar] = useKept<'open' | 'closed'>('sidebar', 'open')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => setMenuOpen(false), [path])
  useGlobalActions()
  useActions([
    {
      id: 'view.sidebar',
      label: sidebar === 'open' ? t('Hide the sidebar') : t('Show the sidebar'),
      section: t('View'),
      keys: '[',
      isEverywhere: true,
      run: () => setSidebar(sidebar === 'open' ? 'closed' : 'open'),
    },
  ])
  return (
    <div className={styles.shell} data-sidebar={sidebar}>
      <a className={styles.skip} href="#main" onClick={skip}>
        {t('Skip to the content')}
      </a>
      {sidebar === 'open' && <aside className={styles.sidebar}>{places}</aside>}
      <header className={styles.topbar}>
        <IconButton icon="menu" label={t('Menu')} onPress={() => setMenuOpen(true)} />
        <IconButton icon="search" label={t('Search')} onPress={openPalette} />
      </header>
      {isMenuOpen && (
        <Suspense>
          <Sheet isOpen onOpenChange={setMenuOpen} title={t('Menu')}>
            {places}
          </Sheet>
        </Suspense>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Windows />
    </div>
  )
}
