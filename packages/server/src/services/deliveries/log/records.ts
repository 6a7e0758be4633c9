/** Deliveries as clients read them. */
import type { DeliveryLogEntry, DeliveryTry } from '@querent/contract'
import type { DeliveryEntry, DeliveryTryRow, LoggedMessage } from '../../../store/index.ts'
import { personRecord } from '../../shared/person.ts'

export function entryRecord(entry: DeliveryEntry, messages: readonly LoggedMessage[]): DeliveryLogEntry {
  const { id, notification_id, payload_type, card_id, dashboard_id, reason, due_at, state, note, tries } = entry
  const { next_try_at, started_at, ended_at, creator_id, email, first_name, last_name } = entry
  return {
    id,
    notification_id,
    payload_type,
    name: entry.name ?? entry.card_name ?? entry.dashboard_name ?? '',
    card_id,
    dashboard_id,
    creator: personRecord({ id: creator_id, email, first_name, last_name }),
    reason,
    due_at,
    state,
    note,
    tries,
    next_try_at,
    started_at,
    ended_at,
    messages: messages.map(messageRecord),
  }
}

function messageRecord(message: LoggedMessage): DeliveryLogEntry['messages'][number] {
  const { id, channel_type, channel_name, recipients, state, tries, is_repeat, error, bytes, duration, tried_at } =
    message
  return { id, channel_type, channel_name, recipients, state, tries, is_repeat, error, bytes, duration, tried_at }
}

/** Tries with what they were about. */
export function historyRecord(tries: readonly DeliveryTryRow[], messages: DeliveryLogEntry['messages']): DeliveryTry[] {
  const known = new Map(messages.map((message) => [message.id, message]))
  return tries.map(({ id: _id, delivery_id: _delivery, message_id, ...one }) => {
    const message = known.get(message_id ?? 0)
    return {
      message_id,
      channel_type: message?.channel_type ?? null,
      channel_name: message?.channel_name ?? null,
      recipients: message?.recipients ?? [],
      ...one,
    }
  })
}
