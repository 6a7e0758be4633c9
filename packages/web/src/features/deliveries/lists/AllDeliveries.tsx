import { useQuery } from '@tanstack/react-query'
import { allNotificationsOptions, latestDeliveriesOptions } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { RowList } from '../../../ui/RowList/RowList.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { DeleteButton } from './DeleteButton.tsx'
import { NothingYet } from './NothingYet.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { SwitchButton } from './SwitchButton.tsx'
import { useNotificationChanges } from './use-notification-changes.ts'

/** All subscriptions and alerts, for administrators. */
export function AllDeliveries() {
  const { data: all, error, refetch } = useQuery(allNotificationsOptions)
  const { data: latest = [] } = useQuery(latestDeliveriesOptions)
  const { switching } = useNotificationChanges()
  if (error !== null) {
    return (
      <Problem title={t('The list could not be loaded')} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (all === undefined) return <Skeleton height={160} radius="card" />
  if (all.length === 0) {
    return (
      <NothingYet title={t('No deliveries yet')}>
        {t('Subscribe to a dashboard or set an alert on a question: choose it in the menu of its page.')}
      </NothingYet>
    )
  }
  return (
    <RowList>
      {all.map((one) => (
        <NotificationRow
          key={one.id}
          notification={one}
          last={latest.find(({ notification_id }) => notification_id === one.id)}
          hasOwner
        >
          <SwitchButton notification={one} switching={switching} />
          {!one.active && <DeleteButton notification={one} />}
        </NotificationRow>
      ))}
    </RowList>
  )
}
