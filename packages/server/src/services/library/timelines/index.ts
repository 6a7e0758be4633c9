/** Timelines: named lists of events, as open as the collections that they lie in. Tested by test/contract/timeline.test.ts. */
import { notFound, type TIMELINE_ICONS } from '@querent/contract'
import { canReadCollection, canWriteCollection, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { EventWithCreator, RowChanges, TimelineWithCreator } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { CollectionService, CollectionTree } from '../collections/index.ts'
import { placement } from '../placement/index.ts'
import type { UserWork } from '../../shared/work.ts'
import { eventRecord, timelineRecord } from './records.ts'
import { isWithin, readTime, requireZone, type Range } from './times.ts'

type Icon = (typeof TIMELINE_ICONS)[number]

interface TimelineInput {
  name: string
  description?: string | null
  icon?: Icon | null
  collection_id?: number | string | null
  default?: boolean | null
  archived?: boolean | null
}
type TimelineChanges = Omit<TimelineInput, 'name'> & { name?: string | null }

interface EventInput {
  name: string
  timestamp: string
  timezone: string
  timeline_id: number
  description?: string | null
  time_matters?: boolean | null
  icon?: Icon | null
  archived?: boolean | null
}
type EventChanges = { [Key in keyof EventInput]?: EventInput[Key] | null }

/** What is shown of timelines. */
export interface TimelineView {
  withEvents?: boolean
  /** Archived timelines in place of live ones; their events of both states. */
  archived?: boolean
  start?: string | undefined
  end?: string | undefined
}

interface TimelineServiceDeps extends Pick<Deps, 'store' | 'change'> {
  collections: CollectionService
}

export function timelineService({ store, change, collections }: TimelineServiceDeps) {
  const places = placement(collections, 'timeline')

  /** @throws {ApiError} 404, or 403 when it lies in a hidden collection. */
  async function getRow(user: CurrentUser, id: number, tree: CollectionTree): Promise<TimelineWithCreator> {
    const timeline = await store.timelines.find(id)
    if (timeline === undefined) throw notFound()
    requireRight(canReadCollection(user, tree.scopeAt(timeline.collection_id)))
    return timeline
  }

  async function getWritable(user: CurrentUser, id: number): Promise<TimelineWithCreator> {
    const tree = await collections.tree()
    const timeline = await getRow(user, id, tree)
    requireRight(canWriteCollection(user, tree.scopeAt(timeline.collection_id)))
    return timeline
  }

  /** Records with their events: one more statement for any number of them. */
  async function records(
    user: CurrentUser,
    tree: CollectionTree,
    timelines: readonly TimelineWithCreator[],
    view: TimelineView,
  ) {
    if (view.withEvents !== true) return timelines.map((one) => timelineRecord(one, { user, tree }))
    const range: Range = {
      start: view.start === undefined ? undefined : readTime('start', view.start),
      end: view.end === undefined ? undefined : readTime('end', view.end),
    }
    const events = (await store.timelines.eventsOf(timelines.map(({ id }) => id)))
      .filter((event) => view.archived === true || !event.archived)
      .filter((event) => isWithin(event, range))
    const eventsOf = Map.groupBy(events, (event) => event.timeline_id)
    return timelines.map((one) => ({
      ...timelineRecord(one, { user, tree }),
      events: (eventsOf.get(one.id) ?? []).map((event) => eventRecord(event, { withCreator: true })),
    }))
  }

  /** Those of all readable collections, by name. */
  async function list(user: CurrentUser, view: TimelineView) {
    const [rows, tree] = await Promise.all([
      store.timelines.list({ archived: view.archived === true }),
      collections.tree(),
    ])
    const isShown = ({ collection_id }: TimelineWithCreator) =>
      canReadCollection(user, tree.scopeAt(collection_id)) && !isInTrash(tree, collection_id)
    return records(user, tree, rows.filter(isShown), view)
  }

  /** Those that lie in a collection; null is the root. @throws {ApiError} 404 or 403. */
  async function listOfCollection(user: CurrentUser, key: number | string | null, view: TimelineView) {
    await collections.requireReadable(user, key ?? 'root')
    const collectionId = key === null || key === 'root' ? null : await collections.resolveId(key)
    const rows = await store.timelines.list({ archived: view.archived === true, collectionId })
    return records(user, await collections.tree(), rows, view)
  }

  async function get(user: CurrentUser, id: number, view: TimelineView = {}) {
    const tree = await collections.tree()
    const [record] = await records(user, tree, [await getRow(user, id, tree)], view)
    if (record === undefined) throw notFound()
    return record
  }

  async function create(user: CurrentUser, input: TimelineInput) {
    const collection_id = await places.homeOf(user, input.collection_id ?? null)
    return get(user, await change(user, (work) => add(work, { ...input, collection_id })))
  }

  /** Archiving and bringing back take all events along. */
  async function update(user: CurrentUser, id: number, changes: TimelineChanges) {
    const timeline = await getWritable(user, id)
    const { name, description, icon, collection_id, archived } = changes
    const isMoved = collection_id !== undefined
    const next: RowChanges<'timelines'> = {
      ...(name == null ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(icon === undefined ? {} : { icon: icon ?? 'star' }),
      ...(changes.default === undefined ? {} : { is_default: changes.default ?? false }),
      ...(archived === undefined ? {} : { archived: archived ?? false }),
      ...(isMoved ? { collection_id: await places.homeOf(user, collection_id) } : {}),
    }
    await change(user, async ({ repositories: { timelines }, time }) => {
      await timelines.update(id, { ...next, updated_at: time })
      if (next.archived !== undefined && next.archived !== timeline.archived) {
        await timelines.setEventsArchived(id, next.archived)
      }
    })
    return get(user, id)
  }

  async function remove(user: CurrentUser, id: number): Promise<void> {
    await getWritable(user, id)
    await change(user, ({ repositories }) => repositories.timelines.delete(id))
  }

  async function getEventRow(user: CurrentUser, id: number): Promise<EventWithCreator> {
    const event = await store.timelines.findEvent(id)
    if (event === undefined) throw notFound()
    await getRow(user, event.timeline_id, await collections.tree())
    return event
  }

  async function getEvent(user: CurrentUser, id: number) {
    return eventRecord(await getEventRow(user, id))
  }

  async function createEvent(user: CurrentUser, input: EventInput) {
    const timeline = await targetOf(user, input.timeline_id)
    requireZone(input.timezone)
    const event = { ...input, timestamp: readTime('timestamp', input.timestamp), icon: input.icon ?? timeline.icon }
    return getEvent(user, await change(user, (work) => addEvent(work, event)))
  }

  /** @throws {ApiError} 404 that names the timeline, or 403. */
  async function targetOf(user: CurrentUser, id: number): Promise<TimelineWithCreator> {
    if ((await store.timelines.find(id)) === undefined) throw notFound(`Timeline with id ${id} not found`)
    return getWritable(user, id)
  }

  async function updateEvent(user: CurrentUser, id: number, changes: EventChanges) {
    const event = await getEventRow(user, id)
    await getWritable(user, event.timeline_id)
    const { name, timestamp, timezone, timeline_id, description, time_matters, icon, archived } = changes
    if (timeline_id != null) await targetOf(user, timeline_id)
    if (timezone != null) requireZone(timezone)
    const next: RowChanges<'timeline_events'> = {
      ...(name == null ? {} : { name }),
      ...(timestamp == null ? {} : { timestamp: readTime('timestamp', timestamp) }),
      ...(timezone == null ? {} : { timezone }),
      ...(timeline_id == null ? {} : { timeline_id }),
      ...(description === undefined ? {} : { description }),
      ...(time_matters == null ? {} : { time_matters }),
      ...(icon == null ? {} : { icon }),
      ...(archived == null ? {} : { archived }),
    }
    await change(user, ({ repositories, time }) =>
      repositories.timelines.updateEvent(id, { ...next, updated_at: time }),
    )
    return getEvent(user, id)
  }

  async function removeEvent(user: CurrentUser, id: number): Promise<void> {
    const event = await getEventRow(user, id)
    await getWritable(user, event.timeline_id)
    await change(user, ({ repositories }) => repositories.timelines.deleteEvent(id))
  }

  const events = { getEvent, createEvent, addEvent, updateEvent, removeEvent }
  return { list, listOfCollection, get, create, add, update, remove, ...events }
}

export type TimelineService = ReturnType<typeof timelineService>

/** Adds a timeline to a collection that the user may change; gives its id. */
function add(
  { repositories, user, time }: UserWork,
  input: TimelineInput & { collection_id: number | null },
): Promise<number> {
  return repositories.timelines.create({
    name: input.name,
    description: input.description ?? null,
    icon: input.icon ?? 'star',
    is_default: input.default ?? false,
    archived: input.archived ?? false,
    collection_id: input.collection_id,
    creator_id: user.id,
    created_at: time,
    updated_at: time,
  })
}

/** Adds an event to a timeline that the user may change; gives its id. */
function addEvent({ repositories, user, time }: UserWork, input: EventInput): Promise<number> {
  return repositories.timelines.createEvent({
    timeline_id: input.timeline_id,
    name: input.name,
    description: input.description ?? null,
    timestamp: input.timestamp,
    time_matters: input.time_matters ?? false,
    timezone: input.timezone,
    icon: input.icon ?? 'star',
    archived: input.archived ?? false,
    creator_id: user.id,
    created_at: time,
    updated_at: time,
  })
}

function isInTrash(tree: CollectionTree, collectionId: number | null): boolean {
  return collectionId !== null && tree.find(collectionId)?.archived === true
}
