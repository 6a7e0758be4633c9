/** What can be chosen when a subscription or an alert is made (contract: subscriptions, section 3). */
import { SCHEDULE_TYPES } from '@querent/contract'
import type { EmailChannel } from '../../../delivery/index.ts'
import { canSubscribe, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Deps } from '../../deps.ts'
import type { SlackService } from '../slack/index.ts'

const SCHEDULES = [...SCHEDULE_TYPES]
const EMAIL = {
  type: 'email',
  name: 'Email',
  allows_recipients: true,
  recipients: ['user', 'email'],
  schedules: SCHEDULES,
}
const WEBHOOK = { type: 'http', name: 'Webhook', allows_recipients: false, schedules: SCHEDULES }

interface FormInputDeps extends Pick<Deps, 'store'> {
  email: EmailChannel
  slack: SlackService
}

export function formInputService({ store, email, slack }: FormInputDeps) {
  async function slackForm() {
    const { isConfigured, places, error } = await slack.choices()
    return {
      type: 'slack',
      name: 'Slack',
      allows_recipients: false,
      schedules: SCHEDULES,
      configured: isConfigured,
      fields: [{ name: 'channel', type: 'select', displayName: 'Post to', options: places, required: true }],
      ...(error !== undefined && { error }),
    }
  }

  /** @throws {ApiError} 403 without the right to subscribe. */
  async function get(user: CurrentUser) {
    requireRight(canSubscribe(user))
    // Those under row rules would bring rows to a channel of everybody.
    const mayUseSlack = !user.rights.isUnderRule()
    const [isMail, webhooks, slackChannel] = await Promise.all([
      email.isConfigured(),
      store.channels.list({ includeInactive: false }),
      mayUseSlack ? slackForm() : undefined,
    ])
    return {
      channels: {
        email: { ...EMAIL, configured: isMail },
        ...(slackChannel !== undefined && { slack: slackChannel }),
        http: {
          ...WEBHOOK,
          configured: webhooks.length > 0,
          // Where they lead, and with which secrets, is for those who set them up.
          webhooks: webhooks.map(({ id, name }) => ({ id, name })),
        },
      },
    }
  }

  return { get }
}
