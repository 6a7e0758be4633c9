/** Timelines and events as clients see them (contract: timelines, section 1). */
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { EventWithCreator, TimelineWithCreator } from '../../../store/index.ts'
import { collectionRecord, rootRecord, type CollectionTree } from '../collections/index.ts'
import { personRecord } from '../../shared/person.ts'

export function timelineRecord(
  timeline: TimelineWithCreator,
  { user, tree }: { user: CurrentUser; tree: CollectionTree },
) {
  const { email, first_name, last_name, is_default, ...columns } = timeline
  const home = timeline.collection_id === null ? undefined : tree.find(timeline.collection_id)
  return {
    ...columns,
    default: is_default,
    collection: home === undefined ? rootRecord(user, null) : collectionRecord(home, tree, user),
    creator: personRecord({ id: timeline.creator_id, email, first_name, last_name }),
  }
}

export function eventRecord(event: EventWithCreator, { withCreator = false } = {}) {
  const { email, first_name, last_name, ...columns } = event
  const creator = personRecord({ id: event.creator_id, email, first_name, last_name })
  return withCreator ? { ...columns, creator } : columns
}
