/** Deliveries as clients read them. */
import type { DeliveryLogEntry, DeliveryTry } from '@querent/contract'
import { sayCauses, type Say } from '../../../delivery/index.ts'
import type { DeliveryEntry, DeliveryTryRow, LoggedMessage, StoredCause } from '../../../store/index.ts'
import { personRecord } from '../../shared/person.ts'

/** @param say In the language of the reader. */
export function entryRecord(entry: DeliveryEntry, messages: readonly LoggedMessage[], say: Say): DeliveryLogEntry {
  const { id, notification_id, payload_type, card_id, dashboard_id, reason, due_at, state, tries } = entry
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
    // What was sent in the end has nothing to say of earlier tries.
    note: state === 'sent' ? null : whyNot(entry.causes, entry.note, say),
    tries,
    next_try_at,
    started_at,
    ended_at,
    messages: messages.map((message) => messageRecord(message, say)),
  }
}

/** @param text In English, as versions before wrote it. */
function whyNot(causes: readonly StoredCause[] | null, text: string | null, say: Say): string | null {
  return causes === null || causes.length === 0 ? text : sayCauses(causes, say)
}

function messageRecord(message: LoggedMessage, say: Say): DeliveryLogEntry['messages'][number] {
  const { id, channel_type, channel_name, recipients, state, tries, is_repeat, bytes, duration, tried_at } = message
  const error = whyNot(message.causes, message.error, say)
  return { id, channel_type, channel_name, recipients, state, tries, is_repeat, error, bytes, duration, tried_at }
}

/** Tries with what they were about. */
export function historyRecord(
  tries: readonly DeliveryTryRow[],
  messages: DeliveryLogEntry['messages'],
  say: Say,
): DeliveryTry[] {
  const known = new Map(messages.map((message) => [message.id, message]))
  return tries.map(({ message_id, tried_at, state, is_repeat, causes, error, bytes, duration }) => {
    const message = known.get(message_id ?? 0)
    return {
      message_id,
      channel_type: message?.channel_type ?? null,
      channel_name: message?.channel_name ?? null,
      recipients: message?.recipients ?? [],
      tried_at,
      state,
      is_repeat,
      error: whyNot(causes, error, say),
      bytes,
      duration,
    }
  })
}
