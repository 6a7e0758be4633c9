/** `/api/alert`: alerts as older clients write them. Tested by test/contract/alert.test.ts. */
import { forbidden, notFound, type AlertRecord, type AlertChangesBody, type AlertBody } from '@querent/contract'
import { requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Notification, StoredCondition } from '../../../store/index.ts'
import type { CardService } from '../../content/cards/index.ts'
import {
  inputOf,
  isRecipient,
  type NotificationInput,
  type NotificationService,
  type SeenNotification,
} from '../saved/index.ts'
import { cardRecord, storedCard } from './cards.ts'
import { handlerOf } from './channels.ts'
import { flag } from './flag.ts'
import { keepHidden } from './hidden-recipients.ts'
import { pulseKeys } from './pulse-record.ts'

interface AlertServiceDeps {
  notifications: NotificationService
  cards: Pick<CardService, 'getRow' | 'getWritable'>
}

export function alertService({ notifications, cards }: AlertServiceDeps) {
  async function list(user: CurrentUser, { archived, user_id }: { archived?: boolean; user_id?: number | undefined }) {
    const person = user.is_superuser ? user_id : user.id
    return records(user, { active: archived !== true, creator_or_recipient_id: person })
  }

  /** Those about a question: all for administrators, else those that the user receives. */
  async function listOfQuestion(user: CurrentUser, cardId: number, { archived }: { archived?: boolean }) {
    return records(user, {
      card_id: cardId,
      active: archived !== true,
      recipient_id: user.is_superuser ? undefined : user.id,
    })
  }

  async function records(user: CurrentUser, filter: Parameters<NotificationService['list']>[1]) {
    const found = await notifications.list(user, { ...filter, payload_type: 'notification/card' })
    return found.flatMap((seen) => alertRecord(user, seen) ?? [])
  }

  /** @throws {ApiError} 404, or 403 for a card that the user may not see. */
  async function find(user: CurrentUser, id: number): Promise<SeenNotification> {
    const seen = await notifications.get(user, id)
    if (seen.notification.card_id === null) throw notFound()
    requireRight(seen.readsContent)
    return seen
  }

  async function get(user: CurrentUser, id: number) {
    return shown(user, await find(user, id))
  }

  async function create(user: CurrentUser, input: AlertBody) {
    await cards.getRow(user, input.card.id)
    return shown(user, await notifications.create(user, alertInput(input)))
  }

  /** @throws {ApiError} 403 for somebody else's, and for a non-administrator who adds other recipients. */
  async function update(user: CurrentUser, id: number, changes: AlertChangesBody) {
    const { notification, canWrite } = await find(user, id)
    requireRight(canWrite)
    const newCard = changes.card?.id
    if (newCard !== undefined && newCard !== notification.card_id) await cards.getWritable(user, newCard)
    const input = changed(notification, changes)
    if (!user.is_superuser && changes.channels != null) requireOnlyOwn(user, input)
    return shown(user, await notifications.update(user, notification, keepHidden(user, notification, input)))
  }

  /** @throws {ApiError} 404 for somebody who does not receive it. */
  async function leave(user: CurrentUser, id: number): Promise<void> {
    const seen = await notifications.get(user, id)
    const { notification } = seen
    if (notification.card_id === null || !isRecipient(user, notification)) throw notFound()
    if (!(await notifications.leave(user, notification))) throw notFound()
  }

  /** @throws {ApiError} 404, or 403 for somebody else's. */
  async function remove(user: CurrentUser, id: number): Promise<void> {
    await find(user, id)
    await notifications.remove(user, id)
  }

  return { list, listOfQuestion, get, create, update, leave, remove }
}

function shown(user: CurrentUser, seen: SeenNotification): AlertRecord {
  const record = alertRecord(user, seen)
  if (record === undefined) throw notFound()
  return record
}

/** Undefined for an alert whose card is gone. */
function alertRecord(user: CurrentUser, seen: SeenNotification): AlertRecord | undefined {
  const { notification, surroundings } = seen
  const [stored] = notification.cards
  const card = stored && cardRecord(stored, surroundings, null)
  if (card === undefined) return undefined
  return { ...pulseKeys(user, seen), card, ...oldCondition(notification) }
}

function oldCondition({ condition, send_once }: Notification) {
  const isGoal = condition.kind === 'goal'
  return {
    alert_condition: isGoal ? ('goal' as const) : ('rows' as const),
    alert_first_only: send_once,
    alert_above_goal: isGoal && condition.isAbove ? true : null,
  }
}

/** A new alert. @throws {ApiError} 400 for a schedule that lacks something. */
function alertInput(input: AlertBody): NotificationInput {
  const handlers = input.channels.map(handlerOf)
  return {
    payload_type: 'notification/card',
    name: null,
    card_id: input.card.id,
    dashboard_id: null,
    collection_id: null,
    collection_position: null,
    active: true,
    condition: conditionOf(input.alert_condition, flag(input.alert_above_goal) ?? false),
    send_once: flag(input.alert_first_only) ?? false,
    skip_if_empty: true,
    parameters: [],
    cards: [storedCard(input.card)],
    schedules: [],
    handlers,
  }
}

function conditionOf(kind: 'rows' | 'goal', isAbove: boolean): StoredCondition {
  return kind === 'rows' ? { kind } : { kind, isAbove }
}

function changed(before: Notification, changes: AlertChangesBody): NotificationInput {
  const old = inputOf(before)
  const handlers = changes.channels?.map(handlerOf) ?? old.handlers
  const archived = flag(changes.archived)
  const reachesSomebody = handlers.some(({ recipients, channel_type }) => {
    return channel_type !== 'channel/email' || recipients.length > 0
  })
  const isOldCondition = changes.alert_condition == null && changes.alert_above_goal == null
  const was = oldCondition(before)
  return {
    ...old,
    // Each channel that an older client sends has a time of its own, and is not sent at those for all too.
    schedules: changes.channels == null ? old.schedules : [],
    active: reachesSomebody && (archived === undefined ? old.active : !archived),
    condition: isOldCondition
      ? old.condition
      : conditionOf(
          changes.alert_condition ?? was.alert_condition,
          flag(changes.alert_above_goal) ?? was.alert_above_goal === true,
        ),
    send_once: flag(changes.alert_first_only) ?? old.send_once,
    card_id: changes.card?.id ?? old.card_id,
    cards: changes.card == null ? old.cards : [storedCard(changes.card)],
    handlers: archived === undefined ? handlers : handlers.map((handler) => ({ ...handler, active: !archived })),
  }
}

/** A non-administrator cannot have an alert sent to anybody else by changing it. */
function requireOnlyOwn(user: CurrentUser, { handlers }: NotificationInput): void {
  const recipients = handlers.flatMap((handler) => handler.recipients)
  const isOwn = handlers.length === 1 && recipients.length <= 1 && recipients.every((one) => one.user_id === user.id)
  if (!isOwn) throw forbidden()
}
