import type { ReactNode } from 'react'
import type { DeliveryEntry, Notification } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { ListRow } from '../../../ui/RowList/ListRow.tsx'
import { sayCondition } from '../model/condition.ts'
import { saySchedules, sayTime } from '../model/say-cadence.ts'
import { nameOf, sayLast, sayReason, urlOf } from '../model/say-delivery.ts'
import { sayReceivers } from '../model/say-receivers.ts'
import styles from '../deliveries.module.css'

interface NotificationRowProps {
  notification: Notification
  /** Its latest delivery. */
  last: DeliveryEntry | undefined
  hasOwner?: boolean
  /** Buttons. */
  children?: ReactNode
}

/** A subscription or alert: what, when, to whom, and how it fared last. */
export function NotificationRow({ notification, last, hasOwner = false, children }: NotificationRowProps) {
  const { payload_type, payload, active, subscriptions, handlers, stop_reason, creator } = notification
  const isAlert = payload_type === 'notification/card'
  const next = subscriptions.find(({ next_at }) => next_at !== null)?.next_at
  const said = [
    isAlert && sayCondition(payload),
    saySchedules(subscriptions),
    sayReceivers(handlers),
    hasOwner && t('by {person}', { person: creator.common_name }),
    active && next != null && t('next {when}', { when: sayTime(next) }),
    last !== undefined && sayLast(last),
    // The last delivery says it, in the language of the reader, where that is what stopped it.
    !active && stop_reason !== null && sayReason(stop_reason) !== last?.note && sayReason(stop_reason),
  ]
  return (
    <ListRow
      className={styles.row}
      start={<Icon name={isAlert ? 'bell' : 'mail'} />}
      name={<Link href={urlOf(payload)}>{nameOf(notification)}</Link>}
      badges={
        <>
          {!active && <Badge tone={stop_reason === null ? 'plain' : 'warn'}>{t('Stopped')}</Badge>}
          {last?.state === 'failed' && <Badge tone="bad">{t('Failed')}</Badge>}
        </>
      }
      note={said.filter(Boolean).join(' · ')}
    >
      <div className={styles.tools}>{children}</div>
    </ListRow>
  )
}
