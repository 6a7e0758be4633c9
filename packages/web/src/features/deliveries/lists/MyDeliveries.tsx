import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  latestDeliveriesOptions,
  notificationsOfOptions,
  type DeliveryEntry,
  type Notification,
} from '../../../api/notification.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { RowList } from '../../../ui/RowList/RowList.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { ResendButton } from '../log/ResendButton.tsx'
import { nameOf } from '../model/say-delivery.ts'
import { DeleteButton } from './DeleteButton.tsx'
import { NothingYet } from './NothingYet.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { SwitchButton } from './SwitchButton.tsx'
import { useNotificationChanges } from './use-notification-changes.ts'
import styles from '../deliveries.module.css'

/** Those that the reader made, and those that others made for the reader. */
export function MyDeliveries() {
  const { data: me } = useQuery(currentUserOptions)
  const { data: all, error, refetch } = useQuery({ ...notificationsOfOptions(me?.id ?? 0), enabled: me !== undefined })
  const { switching, leaving } = useNotificationChanges()
  if (error !== null) {
    return (
      <Problem title={t('The list could not be loaded')} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (all === undefined || me === undefined) return <Skeleton height={160} radius="card" />
  if (all.length === 0) {
    return (
      <NothingYet title={t('No deliveries yet')}>
        {t('Subscribe to a dashboard or set an alert on a question: choose it in the menu of its page.')}
      </NothingYet>
    )
  }
  return (
    <div className={styles.stack}>
      <Rows
        title={t('Created by you')}
        found={all.filter(({ creator_id }) => creator_id === me.id)}
        tools={(one, last) => (
          <>
            {last !== undefined && <ResendButton entry={last} />}
            <SwitchButton notification={one} switching={switching} />
            {!one.active && <DeleteButton notification={one} />}
          </>
        )}
      />
      <Rows
        title={t('Created by others')}
        found={all.filter(({ creator_id, active }) => creator_id !== me.id && active)}
        tools={(one) => (
          <Button
            isSmall
            aria-label={t('Leave “{name}”', { name: nameOf(one) })}
            isDisabled={leaving.isPending}
            onPress={() => leaving.mutate(one)}
          >
            {t('Leave')}
          </Button>
        )}
      />
    </div>
  )
}

interface RowsProps {
  title: string
  found: readonly Notification[]
  /** @param last Its latest delivery. */
  tools(notification: Notification, last: DeliveryEntry | undefined): ReactNode
}

function Rows({ title, found, tools }: RowsProps) {
  const { data: latest = [] } = useQuery(latestDeliveriesOptions)
  if (found.length === 0) return null
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <RowList>
        {found.map((one) => {
          const last = latest.find(({ notification_id }) => notification_id === one.id)
          return (
            <NotificationRow key={one.id} notification={one} last={last} hasOwner>
              {tools(one, last)}
            </NotificationRow>
          )
        })}
      </RowList>
    </section>
  )
}
