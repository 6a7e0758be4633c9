/** To whom something goes, in words. */
import type { Notification } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { addressOf } from './receivers.ts'

const NAMED = 3

/** Names of all who receive it, the first few. */
export function sayReceivers(handlers: Notification['handlers']): string {
  const names = handlers.flatMap(({ channel_type, channel, recipients }) => {
    if (channel_type === 'channel/http') return [channel?.name ?? t('Webhook')]
    return recipients.flatMap((one) => one.user?.common_name ?? one.permissions_group?.name ?? addressOf(one) ?? [])
  })
  if (names.length <= NAMED) return names.join(', ')
  return t('{names} and {n, plural, one {one other} other {# others}}', {
    names: names.slice(0, NAMED).join(', '),
    n: names.length - NAMED,
  })
}
