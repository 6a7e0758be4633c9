/** Subscriptions and alerts as newer clients read them (contract: alerts, section 2). */
import type { NotificationRecord } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Notification, NotificationHandler, StoredCondition } from '../../../store/index.ts'
import { personRecord } from '../../shared/person.ts'
import { cardRecord } from './cards.ts'
import type { SeenNotification, Surroundings } from '../saved/index.ts'
import { seesRecipient } from './hidden-recipients.ts'
import { stopKeys } from './stop-keys.ts'

export function notificationRecord(
  user: CurrentUser,
  { notification, surroundings, readsContent }: SeenNotification,
): NotificationRecord {
  const { id, payload_type, active, creator_id, schedules, created_at, updated_at } = notification
  const creator = surroundings.people.get(creator_id)
  const handlers = notification.handlers.map((handler) => {
    const recipients = handler.recipients.filter(seesRecipient(user))
    return handlerRecord({ ...handler, recipients }, surroundings)
  })
  return {
    id,
    payload_type,
    payload_id: id,
    payload:
      payload_type === 'notification/card'
        ? alertPayload(notification, surroundings)
        : dashboardPayload(notification, surroundings),
    active,
    creator_id,
    creator: personRecord(creator ?? { id: creator_id, email: null, first_name: null, last_name: null }),
    ...stopKeys(notification),
    subscriptions: schedules.map(
      ({ id: scheduleId, notification_id, cron_schedule, ui_display_type, ...schedule }) => ({
        id: scheduleId,
        notification_id,
        type: 'notification-subscription/cron',
        cron_schedule,
        event_name: null,
        ui_display_type,
        handler_id: schedule.handler_id,
        next_at: schedule.next_at,
        created_at: schedule.created_at,
      }),
    ),
    // Who only receives it does not learn who else does.
    handlers: readsContent ? handlers : handlers.map((handler) => ({ ...handler, recipients: [] })),
    created_at,
    updated_at,
  }
}

function alertPayload(notification: Notification, { cards }: Surroundings): NotificationRecord['payload'] {
  const { id, condition, send_once, created_at, updated_at } = notification
  const card_id = notification.card_id ?? 0
  const card = cards.get(card_id)
  return {
    id,
    card_id,
    ...(card && { card: { id: card.id, name: card.name, display: card.display } }),
    send_condition: knownCondition(condition),
    condition: conditionName(condition),
    change: condition.kind === 'change' ? changeOf(condition) : null,
    only_when_it_begins: condition.onChangeOnly === true,
    send_once,
    created_at,
    updated_at,
  }
}

function dashboardPayload(notification: Notification, surroundings: Surroundings): NotificationRecord['payload'] {
  const { id, dashboard_id, name, parameters, skip_if_empty, created_at, updated_at } = notification
  const cards = notification.cards.flatMap((card) => cardRecord(card, surroundings, dashboard_id) ?? [])
  return { id, dashboard_id, name, parameters, cards, skip_if_empty, created_at, updated_at }
}

/** Other clients refuse a list with a condition that they do not know. */
function knownCondition(condition: StoredCondition) {
  if (condition.kind !== 'goal') return 'has_result'
  return condition.isAbove ? 'goal_above' : 'goal_below'
}

function conditionName(condition: StoredCondition) {
  if (condition.kind === 'change') return 'change'
  return condition.kind === 'no-rows' ? 'no_result' : knownCondition(condition)
}

function changeOf({ by, unit, direction, against, reasons = false }: Extract<StoredCondition, { kind: 'change' }>) {
  return { by, unit, direction, against, reasons }
}

function handlerRecord(
  handler: NotificationHandler,
  { groups, channels }: Surroundings,
): NotificationRecord['handlers'][number] {
  const { id, notification_id, channel_type, channel_id, active, options, recipients } = handler
  return {
    id,
    notification_id,
    channel_type,
    channel_id,
    channel: channels.get(channel_id ?? 0) ?? null,
    template_id: null,
    template: null,
    active,
    options,
    recipients: [...recipients.map((one) => recipientRecord(one, groups)), ...slackRecipient(handler)],
  }
}

/** Slack has a channel, which newer clients write as a recipient. */
function slackRecipient({
  id,
  channel_type,
  options,
}: NotificationHandler): NotificationRecord['handlers'][number]['recipients'] {
  if (channel_type !== 'channel/slack' || options.channel === undefined) return []
  return [
    {
      id,
      notification_handler_id: id,
      type: 'notification-recipient/raw-value',
      user_id: null,
      permissions_group_id: null,
      details: { value: options.channel },
    },
  ]
}

function recipientRecord(
  recipient: NotificationHandler['recipients'][number],
  groups: Surroundings['groups'],
): NotificationRecord['handlers'][number]['recipients'][number] {
  const { id, handler_id, type, user_id, permissions_group_id, address, email, first_name, last_name } = recipient
  const group = groups.get(permissions_group_id ?? 0)
  return {
    id,
    notification_handler_id: handler_id,
    type,
    user_id,
    ...(user_id !== null && { user: personRecord({ id: user_id, email, first_name, last_name }) }),
    permissions_group_id,
    ...(group && { permissions_group: { id: group.id, name: group.name } }),
    details: address === null ? null : { value: address },
  }
}
