import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import type { Dashboard } from '../../../api/dashboard.ts'
import { collectionName } from '../../../i18n/collection-name.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Switch } from '../../../ui/Choice/index.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Dialogs } from '../../collections/dialogs/index.ts'
import { useDeliveryAction } from '../../deliveries/action/index.ts'
import { InfoTools } from '../../item-tools/info/index.ts'
import { ShareButton } from '../../sharing/index.ts'
import { ASK_AGAIN } from '../../dashboard-view/index.ts'
import { DashboardMenu } from './DashboardMenu.tsx'
import { FullScreen } from './FullScreen.tsx'
import { ReadView } from './ReadView.tsx'
import { readShowing, writeShowing, type Showing } from './hash.ts'
import { useDashboardChanges } from './use-dashboard-changes.ts'
import { useDashboardActions } from './use-dashboard-actions.ts'
import { useDashboardDownload } from './use-dashboard-download.ts'

interface ReadDashboardProps {
  dashboard: Dashboard
  etag: string | null
  /** Absent for those who may not. */
  onEdit: (() => void) | undefined
  notice: ReactNode
}

export function ReadDashboard({ dashboard, etag, onEdit, notice }: ReadDashboardProps) {
  const { id, name, collection_id } = dashboard
  const [isMoving, setMoving] = useState(false)
  const router = useRouter()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const showing = readShowing(hash)
  const changes = useDashboardChanges(dashboard, etag)
  const show = (next: Partial<Showing>): void =>
    void router.navigate({ to: '.', search: true, hash: writeShowing(hash, next), resetScroll: false })
  const again = (): void => void document.dispatchEvent(new Event(ASK_AGAIN))
  const onMove = (): void => setMoving(true)
  const onDownload = useDashboardDownload(dashboard)
  const { action: subscribe, sheet } = useDeliveryAction({ kind: 'dashboard', dashboard })
  const reading = { dashboard, changes, showing, onShow: show, onAgain: again, onMove, onDownload, subscribe, onEdit }
  const actions = useDashboardActions(reading)

  // The theme of the hash is that of this page alone.
  useEffect(() => {
    if (!showing.isNight) return undefined
    const root = document.documentElement
    const before = root.getAttribute('data-theme')
    root.setAttribute('data-theme', 'dark')
    return () => (before === null ? root.removeAttribute('data-theme') : root.setAttribute('data-theme', before))
  }, [showing.isNight])

  const view = (
    <ReadView
      dashboard={dashboard}
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
            {t('A dashboard shows saved questions side by side, with text and filters.')}
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
          label: collectionName(dashboard.collection) || t('Our analytics'),
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
                {t('Auto-apply filters')}
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
          <DashboardMenu actions={actions} showing={showing} onShow={show} />
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
      {sheet}
      {isMoving && (
        <Dialogs
          asked={{ kind: 'move', items: [{ id, name, model: 'dashboard', collection_id }] }}
          onClose={() => setMoving(false)}
          parent={undefined}
        />
      )}
    </Page>
  )
}
