import type { Notification } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { ListRow } from '../../../ui/RowList/ListRow.tsx'
import { RowList } from '../../../ui/RowList/RowList.tsx'
import { useNotificationChanges } from '../lists/use-notification-changes.ts'
import { sayCondition } from '../model/condition.ts'
import { saySchedules } from '../model/say-cadence.ts'
import { sayReason } from '../model/say-delivery.ts'
import { sayReceivers } from '../model/say-receivers.ts'

interface ExistingProps {
  notifications: readonly Notification[]
  /** The reader may change it. */
  mayEdit(notification: Notification): boolean
  onEdit(notification: Notification): void
}

/** Subscriptions or alerts of a thing. */
export function Existing({ notifications, mayEdit, onEdit }: ExistingProps) {
  const { switching } = useNotificationChanges()
  return (
    <RowList>
      {notifications.map((one) => {
        const when = saySchedules(one.subscriptions)
        return (
          <ListRow
            key={one.id}
            start={<Icon name={one.payload_type === 'notification/card' ? 'bell' : 'mail'} />}
            name={one.payload_type === 'notification/card' ? sayCondition(one.payload) : when}
            badges={!one.active && <Badge>{t('Stopped')}</Badge>}
            note={[
              one.payload_type === 'notification/card' && when,
              sayReceivers(one.handlers),
              t('by {person}', { person: one.creator.common_name }),
              one.stop_reason !== null && sayReason(one.stop_reason),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            {mayEdit(one) && (
              <>
                <IconButton icon="pencil" label={t('Edit “{name}”', { name: when })} onPress={() => onEdit(one)} />
                <IconButton
                  icon={one.active ? 'stop' : 'play'}
                  label={one.active ? t('Stop “{name}”', { name: when }) : t('Restart “{name}”', { name: when })}
                  isDisabled={switching.isPending}
                  onPress={() => switching.mutate(one)}
                />
              </>
            )}
          </ListRow>
        )
      })}
    </RowList>
  )
}
