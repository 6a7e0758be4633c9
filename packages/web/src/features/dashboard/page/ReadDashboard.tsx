import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { Dashboard } from '../../../api/dashboard.ts'
import { findParameterValues, runPath } from '../../../api/dashboard-run.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Switch } from '../../../ui/Choice/index.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { InfoTools } from '../../info/index.ts'
import type { ValueSource } from '../../parameters/index.ts'
import { ShareButton } from '../../sharing/index.ts'
import { ASK_AGAIN, DashboardView } from '../view/DashboardView.tsx'
import { tabOf } from '../view/place.ts'
import { DashboardMenu } from './DashboardMenu.tsx'
import { FullScreen } from './FullScreen.tsx'
import { readShowing, writeShowing, type Showing } from './hash.ts'
import { useDashboardChanges } from './use-dashboard-changes.ts'

interface ReadDashboardProps {
  dashboard: Dashboard
  etag: string | null
  /** Absent for those who may not. */
  onEdit: (() => void) | undefined
  notice: ReactNode
}

export function ReadDashboard({ dashboard, etag, onEdit, notice }: ReadDashboardProps) {
  const { id, name, tabs } = dashboard
  const router = useRouter()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> })
  const showing = readShowing(hash)
  const changes = useDashboardChanges(dashboard, etag)
  const source = useMemo(
    (): ValueSource => ({
      find: (key, text, signal, narrowing) => findParameterValues(id, key, text, signal, narrowing),
    }),
    [id],
  )
  const show = (next: Partial<Showing>): void =>
    void router.navigate({ to: '.', search: true, hash: writeShowing(hash, next), resetScroll: false } as never)
  const again = (): void => void document.dispatchEvent(new Event(ASK_AGAIN))
  const section = t('Dashboard')
  const { id: tab } = tabOf(dashboard, Number.parseInt(String(search['tab'] ?? ''), 10))
  useActions([
    ...(onEdit === undefined
      ? []
      : [{ id: 'dashboard.edit', label: t('Edit the dashboard'), section, icon: 'pencil', keys: 'e', run: onEdit }]),
    { id: 'dashboard.again', label: t('Ask all cards again'), section, icon: 'refresh', keys: 'r', run: again },
    {
      id: 'dashboard.full',
      label: showing.isFullScreen ? t('Leave full screen') : t('Full screen'),
      section,
      icon: 'full-screen',
      keys: '.',
      run: () => show({ isFullScreen: !showing.isFullScreen }),
    },
    {
      id: 'dashboard.filter',
      label: t('Go to the filters'),
      section,
      keys: 'f',
      isHidden: true,
      run: () => document.querySelector<HTMLElement>('[data-filters] button')?.focus(),
    },
    ...tabs.slice(0, 9).map((one, at) => ({
      id: `dashboard.tab.${at + 1}`,
      label: t('Tab “{name}”', { name: one.name }),
      section,
      keys: String(at + 1),
      isHidden: one.id === tab,
      run: () =>
        void router.navigate({
          to: '.',
          search: { ...search, tab: String(one.id) },
          hash: true,
          resetScroll: false,
        } as never),
    })),
  ])

  // The theme of the hash is that of this page alone.
  useEffect(() => {
    if (!showing.isNight) return undefined
    const root = document.documentElement
    const before = root.getAttribute('data-theme')
    root.setAttribute('data-theme', 'dark')
    return () => (before === null ? root.removeAttribute('data-theme') : root.setAttribute('data-theme', before))
  }, [showing.isNight])

  const view = (
    <DashboardView
      dashboard={dashboard}
      path={runPath(id)}
      source={source}
      refreshSeconds={showing.refresh}
      empty={
        onEdit !== undefined && (
          <Empty
            icon="dashboard"
            title={t('Add your first card')}
            action={
              <Button icon="pencil" variant="primary" onPress={onEdit}>
                {t('Edit the dashboard')}
              </Button>
            }
          >
            {t('A dashboard shows saved questions beside each other, with words and filters.')}
          </Empty>
        )
      }
    />
  )
  if (showing.isFullScreen) {
    return (
      <FullScreen title={name} isNight={showing.isNight} onShow={show}>
        {view}
      </FullScreen>
    )
  }
  return (
    <Page
      title={name}
      description={dashboard.description ?? undefined}
      crumbs={[
        {
          label: dashboard.collection?.name ?? t('Our analytics'),
          href: urls.collection({ id: dashboard.collection_id ?? 'root', name: dashboard.collection?.name ?? null }),
        },
      ]}
      isWide={dashboard.width === 'full'}
      actions={
        <>
          <InfoTools subject={{ kind: 'dashboard', thing: dashboard }} etag={etag}>
            {dashboard.can_write && (
              <Switch
                isSelected={dashboard.auto_apply_filters}
                onChange={(isOn) => void changes.set({ auto_apply_filters: isOn })}
                help={t('Otherwise cards wait until somebody presses Apply.')}
              >
                {t('Apply filters at once')}
              </Switch>
            )}
          </InfoTools>
          <ShareButton kind="dashboard" thing={dashboard} />
          <IconButton
            icon="full-screen"
            label={t('Full screen')}
            keys="."
            onPress={() => show({ isFullScreen: true })}
          />
          <DashboardMenu dashboard={dashboard} changes={changes} showing={showing} onShow={show} onAgain={again} />
          {onEdit !== undefined && (
            <Button icon="pencil" onPress={onEdit}>
              {t('Edit')}
            </Button>
          )}
        </>
      }
    >
      {notice}
      {view}
    </Page>
  )
}
