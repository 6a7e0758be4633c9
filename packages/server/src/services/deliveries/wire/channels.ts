/** Channels of subscriptions and alerts as older clients write and read them. */
import { deliveryChannel, invalidField, type PulseChannelRecord, type PulseChannelBody } from '@querent/contract'
import type { Notification, NotificationHandler, NotificationRecipient } from '../../../store/index.ts'
import { personRecord } from '../../shared/person.ts'
import type { HandlerInput, RecipientInput } from '../saved/index.ts'
import { cadenceOf, cronOf } from '../schedules/cadence.ts'
import { flag } from './flag.ts'

/** Once an hour: what a channel is shown with whose schedule is gone. */
const HOURLY = '0 0 * * * ? *'

/** @throws {ApiError} 400 for a schedule that lacks something, or a Slack channel without a name. */
export function handlerOf(channel: PulseChannelBody): HandlerInput {
  const { id, channel_type, channel_id, enabled, details, recipients } = channel
  const type = `channel/${channel_type}` as const
  const slack = details?.channel
  if (type === 'channel/slack' && !slack) throw invalidField('channels', 'A Slack channel needs details.channel.')
  return {
    id: id ?? undefined,
    channel_type: type,
    channel_id: channel_id ?? null,
    active: flag(enabled) ?? true,
    options: {
      ...(slack && { channel: slack }),
      ...(flag(details?.attachment_only) && { attachment_only: true }),
      ...(flag(details?.include_pdf) && { include_pdf: true }),
    },
    recipients: type === 'channel/email' ? (recipients ?? []).map(recipientOf) : [],
    schedule: { cron_schedule: cronOf(channel), ui_display_type: 'cron/builder' },
  }
}

function recipientOf({ id, email }: NonNullable<PulseChannelBody['recipients']>[number]): RecipientInput {
  if (id != null) {
    return {
      type: 'notification-recipient/user',
      user_id: id,
      permissions_group_id: null,
      address: null,
      ...(email != null && { email }),
    }
  }
  if (email == null) throw invalidField('channels', 'A recipient needs an id or an email.')
  return { type: 'notification-recipient/raw-value', user_id: null, permissions_group_id: null, address: email }
}

/** @param seesRecipients Whether other recipients are shown. */
export function channelRecord(
  { id: pulse_id, schedules }: Notification,
  handler: NotificationHandler,
  seesRecipients: (recipient: NotificationRecipient) => boolean,
): PulseChannelRecord {
  const own = schedules.find(({ handler_id }) => handler_id === handler.id)
  const schedule = own ?? schedules.find(({ handler_id }) => handler_id === null)
  const { id, entity_id, channel_type, channel_id, active, options, recipients, created_at, updated_at } = handler
  return {
    id,
    pulse_id,
    entity_id,
    channel_type: deliveryChannel(channel_type).name,
    channel_id,
    enabled: active,
    ...cadenceOf(schedule?.cron_schedule ?? HOURLY),
    details: options,
    recipients: recipientRecords(recipients.filter(seesRecipients)),
    created_at,
    updated_at,
  }
}

/** Addresses first, then users. */
function recipientRecords(recipients: readonly NotificationRecipient[]) {
  const addresses = recipients.flatMap(({ address }) => (address === null ? [] : [{ email: address }]))
  const users = recipients.flatMap(({ user_id, email, first_name, last_name, is_active }) =>
    user_id === null || email === null || is_active !== true
      ? []
      : [{ ...personRecord({ id: user_id, email, first_name, last_name }), email }],
  )
  return [...addresses, ...users]
}
