/** `/api/pulse`: subscriptions as older clients write them. Tested by test/contract/pulse.test.ts. */
import { invalidField, notFound, type PulseChangesBody, type PulseBody } from '@querent/contract'
import { requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Notification, Store } from '../../../store/index.ts'
import {
  inputOf,
  isRecipient,
  type NotificationInput,
  type NotificationService,
  type SeenNotification,
} from '../saved/index.ts'
import { storedCard } from './cards.ts'
import { handlerOf } from './channels.ts'
import { flag } from './flag.ts'
import { keepHidden } from './hidden-recipients.ts'
import { pulseRecord } from './pulse-record.ts'

interface PulseFilter {
  archived?: boolean | undefined
  dashboard_id?: number | undefined
  creator_or_recipient?: boolean | undefined
}

interface PulseServiceDeps {
  store: Pick<Store, 'dashboards'>
  notifications: NotificationService
}

export function pulseService({ store, notifications }: PulseServiceDeps) {
  async function list(user: CurrentUser, { archived, dashboard_id, creator_or_recipient }: PulseFilter) {
    const own = creator_or_recipient === true
    const found = await notifications.list(user, {
      payload_type: 'notification/dashboard',
      active: archived !== true,
      dashboard_id,
      creator_or_recipient_id: own ? user.id : undefined,
    })
    const isListed = ({ canWrite, notification }: SeenNotification) =>
      own ? notification.dashboard_id !== null : canWrite
    return found
      .filter(isListed)
      .map((seen) => pulseRecord(user, seen))
      .sort((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))
  }

  /** @throws {ApiError} 404 for an alert: these have endpoints of their own. */
  async function find(user: CurrentUser, id: number): Promise<SeenNotification> {
    const seen = await notifications.get(user, id)
    if (seen.notification.payload_type !== 'notification/dashboard') throw notFound()
    return seen
  }

  async function get(user: CurrentUser, id: number) {
    return pulseRecord(user, await find(user, id))
  }

  async function create(user: CurrentUser, input: PulseBody) {
    return pulseRecord(user, await notifications.create(user, pulseInput(input)))
  }

  /** What the changes leave out stays unchanged. @throws {ApiError} 404, 403 or 400. */
  async function update(user: CurrentUser, id: number, changes: PulseChangesBody) {
    const seen = await find(user, id)
    requireRight(seen.canWrite)
    const { notification } = seen
    refuseMove(notification, changes)
    const input = changed(notification, changes)
    return pulseRecord(user, await notifications.update(user, notification, keepHidden(user, notification, input)))
  }

  /** @throws {ApiError} 404 for somebody who does not receive it. */
  async function leave(user: CurrentUser, id: number): Promise<void> {
    const { notification } = await find(user, id)
    if (!isRecipient(user, notification) || !(await notifications.leave(user, notification))) throw notFound()
  }

  /** @throws {ApiError} 404, or 403 for somebody else's. */
  async function remove(user: CurrentUser, id: number): Promise<void> {
    await find(user, id)
    await notifications.remove(user, id)
  }

  function refuseMove({ dashboard_id }: Notification, changes: PulseChangesBody): void {
    if (dashboard_id === null) return
    if (changes.dashboard_id != null && changes.dashboard_id !== dashboard_id) {
      throw invalidField('dashboard_id', 'The dashboard of a subscription cannot be changed.')
    }
  }

  /** The collection of a subscription is that of its dashboard. @throws {ApiError} 400 for another one. */
  async function requireSameCollection({ dashboard_id }: Notification, collectionId: number | null | undefined) {
    if (dashboard_id === null || collectionId == null) return
    const [dashboard] = await store.dashboards.briefs([dashboard_id])
    if (dashboard !== undefined && dashboard.collection_id !== collectionId) {
      throw invalidField('collection_id', 'The collection of a dashboard subscription cannot be changed.')
    }
  }

  return {
    list,
    get,
    create,
    async update(user: CurrentUser, id: number, changes: PulseChangesBody) {
      await requireSameCollection((await find(user, id)).notification, changes.collection_id)
      return update(user, id, changes)
    },
    leave,
    remove,
    inputOf: pulseInput,
  }
}

/** A new subscription. @throws {ApiError} 400 for a schedule that lacks something. */
function pulseInput(input: PulseBody): NotificationInput {
  return {
    payload_type: 'notification/dashboard',
    name: input.name,
    card_id: null,
    dashboard_id: input.dashboard_id ?? null,
    collection_id: input.dashboard_id == null ? (input.collection_id ?? null) : null,
    collection_position: input.collection_position ?? null,
    active: true,
    condition: { kind: 'always' },
    send_once: false,
    skip_if_empty: flag(input.skip_if_empty) ?? false,
    parameters: (input.parameters ?? []).map(withType),
    cards: input.cards.map(storedCard),
    schedules: [],
    handlers: input.channels.map(handlerOf),
  }
}

function changed(before: Notification, changes: PulseChangesBody): NotificationInput {
  const old = inputOf(before)
  const archived = flag(changes.archived)
  const handlers = changes.channels?.map(handlerOf) ?? old.handlers
  return {
    ...old,
    // Each channel that an older client sends has a time of its own, and is not sent at those for all too.
    schedules: changes.channels == null ? old.schedules : [],
    active: archived === undefined ? old.active : !archived,
    name: changes.name ?? old.name,
    collection_position: changes.collection_position ?? old.collection_position,
    skip_if_empty: flag(changes.skip_if_empty) ?? old.skip_if_empty,
    parameters: changes.parameters?.map(withType) ?? old.parameters,
    cards: changes.cards?.map(storedCard) ?? old.cards,
    // Who archives switches off every channel, and who brings it back switches them on.
    handlers: archived === undefined ? handlers : handlers.map((handler) => ({ ...handler, active: !archived })),
  }
}

function withType(parameter: { id: string }) {
  return { type: 'category', ...parameter }
}
