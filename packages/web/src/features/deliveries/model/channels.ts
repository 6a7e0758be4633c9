/** The channels of deliveries as pages show them. */
import type { Handler } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import type { IconName } from '../../../ui/Icon/icons.ts'

interface ShownChannel {
  icon: IconName
  name(): string
}

export const CHANNELS: Readonly<Record<Handler['channel_type'], ShownChannel>> = {
  'channel/email': { icon: 'mail', name: () => t('Email') },
  'channel/slack': { icon: 'message', name: () => 'Slack' },
  'channel/http': { icon: 'webhook', name: () => t('Webhook') },
}
