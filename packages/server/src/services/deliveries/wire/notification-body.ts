/** What newer clients send as a subscription or an alert (contract: alerts, section 2). */
import { invalidField, type NotificationBody } from '@querent/contract'
import type { StoredCondition } from '../../../store/index.ts'
import { storedCard } from './cards.ts'
import { flag } from './flag.ts'
import type { HandlerInput, NotificationInput, RecipientInput } from '../saved/index.ts'

type HandlerSent = NonNullable<NotificationBody['handlers']>[number]
type RecipientSent = NonNullable<HandlerSent['recipients']>[number]

/** @throws {ApiError} 400 naming what is missing or does not belong there. */
export function inputOfBody(sent: NotificationBody): NotificationInput {
  const { payload_type, payload, active, subscriptions, handlers } = sent
  const isAlert = payload_type === 'notification/card'
  if (isAlert && payload.card_id == null) throw invalidField('payload.card_id', 'value must be the id of a question.')
  if (!isAlert && payload.dashboard_id == null) {
    throw invalidField('payload.dashboard_id', 'value must be the id of a dashboard.')
  }
  const card = { id: payload.card_id, include_csv: true, include_xls: false }
  return {
    payload_type,
    name: isAlert ? null : (payload.name ?? null),
    card_id: isAlert ? (payload.card_id ?? null) : null,
    dashboard_id: isAlert ? null : (payload.dashboard_id ?? null),
    collection_id: null,
    collection_position: null,
    active: flag(active) ?? true,
    condition: isAlert ? conditionOf(payload) : { kind: 'always' },
    send_once: flag(payload.send_once) ?? false,
    skip_if_empty: isAlert || (flag(payload.skip_if_empty) ?? false),
    parameters: (payload.parameters ?? []).map((parameter) => ({ type: 'category', ...parameter })),
    cards: isAlert ? [storedCard(card)] : (payload.cards ?? []).map(storedCard),
    schedules: (subscriptions ?? []).map(({ id, cron_schedule, ui_display_type }) => ({
      id: id ?? undefined,
      cron_schedule,
      ui_display_type: ui_display_type ?? null,
    })),
    handlers: (handlers ?? []).map(handlerOf),
  }
}

function conditionOf({ change, only_when_it_begins, ...payload }: NotificationBody['payload']): StoredCondition {
  const begins = flag(only_when_it_begins) === true ? { onChangeOnly: true } : {}
  const name = conditionName(payload)
  switch (name) {
    case 'goal_above':
    case 'goal_below':
      return { kind: 'goal', isAbove: name === 'goal_above', ...begins }
    case 'change':
      if (change == null) throw invalidField('payload.change', 'value must say by how much the value has to change.')
      return { kind: 'change', ...change, reasons: change.reasons === true, ...begins }
    case 'no_result':
      return { kind: 'no-rows', ...begins }
    default:
      return { kind: 'rows', ...begins }
  }
}

/** Who knows only `send_condition` sends `has_result` back for conditions of ours, with `condition` as it was read. */
function conditionName({ send_condition: sent, condition }: NotificationBody['payload']) {
  return sent == null || sent === 'has_result' ? (condition ?? sent) : sent
}

function handlerOf({ id, channel_type, channel_id, active, options, recipients }: HandlerSent): HandlerInput {
  const wanted = (recipients ?? []).map(recipientOf)
  const isSlack = channel_type === 'channel/slack'
  const channel = isSlack ? wanted.find(({ address }) => address !== null)?.address : undefined
  if (isSlack && channel == null) throw invalidField('handlers', 'A Slack handler needs a channel as its recipient.')
  return {
    id: id ?? undefined,
    channel_type,
    channel_id: channel_id ?? null,
    active: flag(active) ?? true,
    options: {
      ...(channel != null && { channel }),
      ...(flag(options?.attachment_only) && { attachment_only: true }),
      ...(flag(options?.include_pdf) && { include_pdf: true }),
    },
    recipients: channel_type === 'channel/email' ? wanted : [],
  }
}

/** Some text, and nothing beside it. */
function isText(value: unknown, more: object): value is string {
  return typeof value === 'string' && value.trim() !== '' && Object.keys(more).length === 0
}

/** Each type has its own key and no other. */
function recipientOf({ type, user_id, permissions_group_id, details }: RecipientSent): RecipientInput {
  const given = [user_id, permissions_group_id, details].filter((one) => one != null).length
  if (given !== 1) throw invalidField('recipients', 'A recipient has one of user_id, permissions_group_id and details.')
  if (type === 'notification-recipient/user' && user_id != null) {
    return { type, user_id, permissions_group_id: null, address: null }
  }
  if (type === 'notification-recipient/group' && permissions_group_id != null) {
    return { type, user_id: null, permissions_group_id, address: null }
  }
  const { value, ...more } = details ?? {}
  if (type === 'notification-recipient/raw-value' && isText(value, more)) {
    return { type, user_id: null, permissions_group_id: null, address: value.trim() }
  }
  throw invalidField('recipients', `A recipient of type ${type} is incomplete.`)
}
