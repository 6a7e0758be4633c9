/** What can be chosen when a subscription or an alert is made (contract: subscriptions, section 3). */
import { SCHEDULE_TYPES } from '@querent/contract'
import type { EmailChannel } from '../../../delivery/index.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Deps } from '../../deps.ts'

export function formInputService({
  store,
  settings,
  email,
}: Pick<Deps, 'store' | 'settings'> & { email: EmailChannel }) {
  async function get(user: CurrentUser) {
    const [isMail, webhooks, current] = await Promise.all([
      email.isConfigured(),
      store.channels.list({ includeInactive: false }),
      settings.current(),
    ])
    const schedules = [...SCHEDULE_TYPES]
    const slack = {
      type: 'slack',
      name: 'Slack',
      allows_recipients: false,
      schedules,
      configured: current.get('slack-app-token') !== null && current.get('slack-token-valid?') === true,
      fields: [{ name: 'channel', type: 'select', displayName: 'Post to', options: [], required: true }],
    }
    return {
      channels: {
        email: {
          type: 'email',
          name: 'Email',
          allows_recipients: true,
          recipients: ['user', 'email'],
          schedules,
          configured: isMail,
        },
        // Those under row rules would bring rows to a channel of everybody.
        ...(!user.rights.isUnderRule() && { slack }),
        http: { type: 'http', name: 'Webhook', allows_recipients: false, schedules, configured: webhooks.length > 0 },
      },
    }
  }

  return { get }
}
