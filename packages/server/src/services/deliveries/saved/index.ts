/**
 * Subscriptions and alerts, however a client writes them: `/api/pulse`, `/api/alert` and `/api/notification` show the same
 * rows. Tested by test/contract/{pulse,alert,notification}.test.ts.
 */
import { notFound } from '@querent/contract'
import {
  canReadCollection,
  canReadNotification,
  canWriteNotification,
  requireRight,
} from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { WithRights } from '../../../permissions/with-rights.ts'
import type { Notification, NotificationFilter } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import type { NoticeService } from '../notices/index.ts'
import { isRecipient } from './access.ts'
import { inputOf, type NotificationInput } from './input.ts'
import { OWNER_GONE, requireOwner } from './owner.ts'
import { notificationRules } from './rules.ts'
import { surroundingsOf, type Surroundings } from './surroundings.ts'
import { notificationWrites } from './write.ts'

export { inputOf, type HandlerInput, type NotificationInput, type RecipientInput, type ScheduleInput } from './input.ts'
export { isRecipient } from './access.ts'
export { isAllowedDomain, requireAllowedDomain } from './addresses.ts'
export { findOwner, OWNER_GONE } from './owner.ts'
export { surroundingsOf, type Surroundings } from './surroundings.ts'
export { reportZone } from './write.ts'

/** A notification with what its record shows, and what the user may do with it. */
export interface SeenNotification {
  notification: Notification
  surroundings: Surroundings
  /** Whether the user may see the content that it sends. */
  readsContent: boolean
  canWrite: boolean
}

interface NotificationServiceDeps extends Pick<Deps, 'store' | 'change' | 'settings'> {
  collections: CollectionService
  withRights: WithRights
  notices: Pick<NoticeService, 'queue'>
  cards: Parameters<typeof notificationRules>[0]['cards']
  dashboards: Parameters<typeof notificationRules>[0]['dashboards']
}

export function notificationService(deps: NotificationServiceDeps) {
  const { store, change, collections } = deps
  const rules = notificationRules(deps)
  const writes = notificationWrites(deps)

  /** Those that the user may read, of these; what is in the Trash is left out. */
  async function seen(user: CurrentUser, rows: readonly Notification[]): Promise<SeenNotification[]> {
    const [surroundings, tree] = await Promise.all([surroundingsOf(store, rows), collections.tree()])
    return rows.flatMap((notification) => {
      const content = contentOf(notification, surroundings)
      if (content === undefined) return []
      const creatorId = notification.creator_id
      const readsContent = canReadCollection(user, tree.scopeAt(content.collection_id))
      if (!canReadNotification(user, { creatorId, isRecipient: isRecipient(user, notification) })) return []
      const canWrite = canWriteNotification(user, { creatorId, readsContent })
      return [{ notification, surroundings, readsContent, canWrite }]
    })
  }

  async function list(user: CurrentUser, filter: NotificationFilter): Promise<SeenNotification[]> {
    return seen(user, await store.notifications.list(filter))
  }

  /** @throws {ApiError} 404, or 403 for somebody else's. */
  async function get(user: CurrentUser, id: number): Promise<SeenNotification> {
    const notification = await store.notifications.find(id)
    if (notification === undefined) throw notFound()
    const [found] = await seen(user, [notification])
    const readable = { creatorId: notification.creator_id, isRecipient: isRecipient(user, notification) }
    requireRight(canReadNotification(user, readable))
    if (found === undefined) throw notFound()
    return found
  }

  /** @throws {ApiError} 404 or 403. */
  async function getWritable(user: CurrentUser, id: number): Promise<SeenNotification> {
    const found = await get(user, id)
    requireRight(found.canWrite)
    return found
  }

  async function create(user: CurrentUser, input: NotificationInput): Promise<SeenNotification> {
    await rules.requireAllowed(user, input)
    await rules.requireMeasured(input)
    return get(user, await writes.create(user, input))
  }

  /** @param input The whole: what it leaves out is deleted. @throws {ApiError} as for a new one. */
  async function update(user: CurrentUser, before: Notification, input: NotificationInput): Promise<SeenNotification> {
    await rules.requireAllowed(user, input, before)
    const isMeasured = before.card_id === input.card_id && before.condition.kind === input.condition.kind
    // What was saved before stays: a question may have changed since.
    if (!isMeasured) await rules.requireMeasured(input)
    await writes.update(user, before, input)
    return get(user, before.id)
  }

  /** @throws {ApiError} 400 for somebody who cannot be the owner of what is sent. */
  async function requireNewOwner({ notification, surroundings }: SeenNotification, id: number): Promise<void> {
    const tree = await collections.tree()
    await requireOwner(deps, id, tree.scopeAt(contentOf(notification, surroundings)?.collection_id ?? null))
  }

  /** Gives it another owner, whose rights count from now on. What stopped with its owner goes on. */
  async function handOver(user: CurrentUser, before: Notification, ownerId: number): Promise<SeenNotification> {
    const active = before.active || before.stop_reason === OWNER_GONE
    await writes.update(user, before, { ...inputOf(before), active, creator_id: ownerId })
    return get(user, before.id)
  }

  /** Takes the user out of the recipients. @returns false when the user was none. */
  async function leave(user: CurrentUser, notification: Notification): Promise<boolean> {
    const own = notification.handlers.flatMap(({ recipients }) => recipients).filter((one) => one.user_id === user.id)
    if (own.length === 0) return false
    const notices = await deps.notices.queue()
    await change(user, async (work) => {
      await work.repositories.notifications.deleteRecipients(own.map(({ id }) => id))
      await notices.left(work, notification)
    })
    return true
  }

  async function remove(user: CurrentUser, id: number): Promise<void> {
    const { notification } = await getWritable(user, id)
    const notices = await deps.notices.queue()
    await change(user, async (work) => {
      await work.repositories.notifications.delete(notification.id)
      await notices.changed(work, { before: notification, after: undefined })
    })
  }

  const reading = { list, get, getWritable, rules }
  return { ...reading, create, update, requireNewOwner, handOver, leave, remove, stop: writes.stop }
}

export type NotificationService = ReturnType<typeof notificationService>

/** Where what it sends is kept; undefined when that is gone or in the Trash. */
function contentOf(
  { card_id, dashboard_id, collection_id }: Notification,
  { cards, dashboards }: Surroundings,
): { collection_id: number | null } | undefined {
  if (card_id === null && dashboard_id === null) return { collection_id }
  const content = card_id === null ? dashboards.get(dashboard_id ?? 0) : cards.get(card_id)
  return content?.archived === false ? content : undefined
}
