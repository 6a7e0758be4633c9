import type { Notification } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { nameOf } from '../model/say-delivery.ts'
import type { useNotificationChanges } from './use-notification-changes.ts'

interface SwitchButtonProps {
  notification: Notification
  switching: ReturnType<typeof useNotificationChanges>['switching']
}

/** Stops a subscription or alert, or starts it again. */
export function SwitchButton({ notification, switching }: SwitchButtonProps) {
  const name = nameOf(notification)
  const { active } = notification
  return (
    <Button
      isSmall
      isDisabled={switching.isPending}
      aria-label={active ? t('Stop “{name}”', { name }) : t('Restart “{name}”', { name })}
      onPress={() => switching.mutate(notification)}
    >
      {active ? t('Stop') : t('Restart')}
    </Button>
  )
}
