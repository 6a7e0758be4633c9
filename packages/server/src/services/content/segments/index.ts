/**
 * Segments: named filters on a table, which users who may edit the data model create. Tested by
 * test/contract/segment.test.ts.
 */
import { notFound } from '@querent/contract'
import { QueryError } from '@querent/query'
import { canEditDataModel, canQueryTable, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Runner } from '../../../query-runner/index.ts'
import type { JsonObject, NewRow, Repositories, RowChanges, SegmentWithCreator } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { personRecord } from '../../shared/person.ts'
import type { UserWork } from '../../shared/work.ts'
import { tableRecord } from '../../data/data-model/index.ts'
import { requireNoCircle } from './circle.ts'
import { filterOf, invalidDefinition, readDefinition, type Definition } from './definition.ts'
import type { EarlierVersion } from '../revisions/index.ts'
import { restored, SEGMENT_WORDS, segmentRevisions, snapshotOf } from './revised.ts'
import { describeFilter, idsInFilter } from './describe-filter.ts'

interface SegmentInput {
  name: string
  table_id: number
  definition: JsonObject
  description?: string | null
}

/** Null leaves what a segment must have, and clears the rest. */
interface SegmentChanges {
  name?: string | null
  definition?: JsonObject | null
  archived?: boolean | null
  show_in_getting_started?: boolean | null
  description?: string | null
  caveats?: string | null
  points_of_interest?: string | null
}

/** A new segment whose filter fits its table. */
type SegmentDraft = Pick<NewRow<'segments'>, 'name' | 'description' | 'table_id' | 'definition'>

interface SegmentServiceDeps extends Pick<Deps, 'store' | 'change'> {
  runner: Pick<Runner, 'prepare'>
}

const MAX_RELATED = 10

export function segmentService({ store, change, runner }: SegmentServiceDeps) {
  /** @throws {ApiError} 404 for an unknown id, 403 without access to the data. */
  async function getRow(user: CurrentUser, id: number): Promise<SegmentWithCreator> {
    const segment = await store.segments.find(id)
    if (segment === undefined) throw notFound()
    requireRight(canQueryTable(user, segment.db_id, segment.table_id))
    return segment
  }

  async function getEditable(user: CurrentUser, id: number): Promise<SegmentWithCreator> {
    const segment = await getRow(user, id)
    requireRight(canEditDataModel(user, segment.db_id, segment.table_id))
    return segment
  }

  /** Records with their definitions in words: two more statements for any number of them. */
  async function records(segments: readonly SegmentWithCreator[]) {
    const filters = new Map(segments.map((segment) => [segment.id, filterOf(segment)]))
    const idsOf = (kind: 'field' | 'segment') => [
      ...new Set([...filters.values()].flatMap((filter) => idsInFilter(filter, kind))),
    ]
    const fields = await store.fields.findMany(idsOf('field'))
    const inner = await store.segments.findMany(idsOf('segment'))
    const names = {
      fields: new Map(fields.map((field) => [field.id, field.display_name])),
      segments: new Map(inner.map((segment) => [segment.id, segment.name])),
    }
    return segments.map(({ email, first_name, last_name, db_id: _database, ...columns }) => {
      const filter = filters.get(columns.id)
      return {
        ...columns,
        creator: personRecord({ id: columns.creator_id, email, first_name, last_name }),
        definition_description: filter === undefined ? null : `Filtered by ${describeFilter(filter, names)}`,
      }
    })
  }

  async function record(segment: SegmentWithCreator) {
    const [only] = await records([segment])
    if (only === undefined) throw notFound()
    return only
  }

  async function list(user: CurrentUser) {
    return records(
      (await store.segments.list()).filter((segment) => canQueryTable(user, segment.db_id, segment.table_id)),
    )
  }

  async function get(user: CurrentUser, id: number) {
    return record(await getRow(user, id))
  }

  async function create(user: CurrentUser, input: SegmentInput) {
    const prepared = await draft(user, input)
    return get(user, await change(user, (work) => add(work, prepared)))
  }

  /** A segment that a change can make. @throws {ApiError} 404 for the table, 403, 400 for a filter that does not fit it. */
  async function draft(user: CurrentUser, input: SegmentInput): Promise<SegmentDraft> {
    const table = await store.tables.find(input.table_id)
    if (table === undefined) throw notFound()
    requireRight(canEditDataModel(user, table.db_id, table.id))
    const definition = readDefinition(input.definition, table)
    await requireCompiles(user, definition)
    const { name, description = null } = input
    return { name, description, table_id: table.id, definition: definition.stored }
  }

  /** @param message Why, for the revision. */
  async function update(user: CurrentUser, id: number, changes: SegmentChanges, message: string) {
    const segment = await getEditable(user, id)
    const { name, archived, show_in_getting_started, description, caveats, points_of_interest } = changes
    const definition =
      changes.definition == null
        ? undefined
        : readDefinition(changes.definition, { id: segment.table_id, db_id: segment.db_id })
    if (definition !== undefined) await requireCompiles(user, definition)
    await write(user, id, message, {
      ...(name == null ? {} : { name }),
      ...(archived == null ? {} : { archived }),
      ...(show_in_getting_started == null ? {} : { show_in_getting_started }),
      ...(definition === undefined ? {} : { definition: definition.stored }),
      ...(description === undefined ? {} : { description }),
      ...(caveats === undefined ? {} : { caveats }),
      ...(points_of_interest === undefined ? {} : { points_of_interest }),
    })
    return get(user, id)
  }

  /** Changes the row and notes the change. */
  async function write(
    user: CurrentUser,
    id: number,
    message: string | null,
    changes: RowChanges<'segments'>,
    isReversion = false,
  ): Promise<void> {
    await change(user, async (work) => {
      const { repositories, time } = work
      if (changes.definition !== undefined) await requireNoCircle(repositories, id, changes.definition)
      const before = snapshotOf(await rowOf(repositories, id))
      await repositories.segments.update(id, { ...changes, updated_at: time })
      const after = snapshotOf(await rowOf(repositories, id))
      await segmentRevisions.record(work, { id, before, after, message, isReversion })
    })
  }

  /** What it was like after each change, newest first. */
  async function revisions(user: CurrentUser, id: number) {
    await getRow(user, id)
    return segmentRevisions.list(store, id, SEGMENT_WORDS)
  }

  /** An earlier version as reading the segment showed it. */
  async function earlier(user: CurrentUser, id: number, { object }: EarlierVersion) {
    return record({ ...(await getRow(user, id)), ...restored(object) })
  }

  /** Brings an earlier version back; gives the revision that this makes. @throws {ApiError} 404 for one of another. */
  async function revert(user: CurrentUser, id: number, revisionId: number) {
    const segment = await getEditable(user, id)
    const revision = await segmentRevisions.find(store, id, revisionId)
    if (revision === undefined) throw notFound()
    const changes = restored(revision.object)
    await requireCompiles(user, readDefinition(changes.definition, { id: segment.table_id, db_id: segment.db_id }))
    await write(user, id, null, changes, true)
    const [newest] = await segmentRevisions.list(store, id, SEGMENT_WORDS)
    if (newest === undefined) throw notFound()
    return newest
  }

  /** @throws {ApiError} 400 with the reason when the filter does not fit the table's fields. */
  async function requireCompiles(user: CurrentUser, { query }: Definition): Promise<void> {
    const request = { user, query, context: 'question', signal: new AbortController().signal }
    try {
      await runner.prepare(request, 'screen')
    } catch (error) {
      throw error instanceof QueryError ? invalidDefinition(error.message) : error
    }
  }

  /** What else was saved on the table, and tables that point to it. */
  async function related(user: CurrentUser, id: number) {
    const { table_id } = await getRow(user, id)
    const [table] = await store.tables.findMany([table_id])
    const [fields, segments, metrics] = await Promise.all([
      store.fields.listOfTables([table_id]),
      store.dataModelContent.segmentsOfTables([table_id]),
      store.dataModelContent.metricsOfTables([table_id]),
    ])
    const origins = await store.fields.listPointingTo(fields.map((field) => field.id))
    const originIds = [...new Set(origins.map((field) => field.table_id))].filter((one) => one !== table_id)
    const linked = (await store.tables.findMany(originIds)).filter((one) => one.active)
    return {
      table: table === undefined ? null : tableRecord(table),
      segments: segments.filter((one) => one.id !== id).slice(0, MAX_RELATED),
      metrics: metrics.slice(0, MAX_RELATED),
      'linked-from': linked.slice(0, MAX_RELATED).map(tableRecord),
    }
  }

  return { list, get, create, draft, add, update, revisions, earlier, revert, related }
}

export type SegmentService = ReturnType<typeof segmentService>

/** Makes a segment and notes what it is like; gives its id. */
async function add(work: UserWork, draft: SegmentDraft): Promise<number> {
  const { repositories, user, time } = work
  const id = await repositories.segments.create({
    ...draft,
    caveats: null,
    points_of_interest: null,
    creator_id: user.id,
    created_at: time,
    updated_at: time,
  })
  const after = snapshotOf(await rowOf(repositories, id))
  await segmentRevisions.record(work, { id, before: null, after, message: null })
  return id
}

async function rowOf({ segments }: Pick<Repositories, 'segments'>, id: number): Promise<SegmentWithCreator> {
  const row = await segments.find(id)
  if (row === undefined) throw notFound()
  return row
}
