/** Subscriptions as older clients read them (contract: subscriptions, section 1). */
import type { PulseRecord } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { personRecord } from '../../shared/person.ts'
import type { SeenNotification } from '../saved/index.ts'
import { cardRecord } from './cards.ts'
import { channelRecord } from './channels.ts'
import { seesRecipient } from './hidden-recipients.ts'
import { stopKeys } from './stop-keys.ts'

/** Keys that subscriptions and alerts share. */
export function pulseKeys(user: CurrentUser, { notification, surroundings, canWrite }: SeenNotification) {
  const { id, entity_id, name, creator_id, dashboard_id, collection_id, collection_position } = notification
  const { active, skip_if_empty, parameters, created_at, updated_at } = notification
  const creator = surroundings.people.get(creator_id)
  return {
    id,
    entity_id,
    name,
    creator_id,
    creator: personRecord(creator ?? { id: creator_id, email: null, first_name: null, last_name: null }),
    dashboard_id,
    collection_id:
      dashboard_id === null ? collection_id : (surroundings.dashboards.get(dashboard_id)?.collection_id ?? null),
    collection_position,
    archived: !active,
    skip_if_empty,
    parameters,
    channels: notification.handlers.map((handler) => channelRecord(notification, handler, seesRecipient(user))),
    can_write: canWrite,
    ...stopKeys(notification),
    created_at,
    updated_at,
  }
}

/** Who only receives it learns neither its cards nor who else does. */
export function pulseRecord(user: CurrentUser, seen: SeenNotification): PulseRecord {
  const { notification, surroundings, readsContent } = seen
  const record = pulseKeys(user, seen)
  if (!readsContent) {
    return { ...record, channels: record.channels.map(({ recipients: _recipients, ...channel }) => channel) }
  }
  const cards = notification.cards.flatMap((card) => cardRecord(card, surroundings, notification.dashboard_id) ?? [])
  return { ...record, cards }
}
