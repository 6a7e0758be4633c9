/** Finds what an x-ray is about, and what may be known of it. */
import { badRequest, forbidden, invalidField, isId, LARGEST_ID, notFound } from '@querent/contract'
import { QueryError } from '@querent/query'
import { msg, wordsIn } from '../../../delivery/index.ts'
import { canQueryTable, canSeeAllRows, canSeeWholeTable, requireRight } from '../../../permissions/check.ts'
import { visibleColumns } from '../../../permissions/statistics.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Settings } from '../../../settings/index.ts'
import type { CardWithPeople, TableRow } from '../../../store/index.ts'
import type { CardService } from '../../content/cards/index.ts'
import {
  columnOf,
  wordsWith,
  type Clause,
  type Column,
  type OwnMeasure,
  type Subject,
  type Words,
} from '../engine/index.ts'
import { decodeQuery } from '../request.ts'
import { innerOf, partsOf, pinnedBy, type QueryParts } from './query-parts.ts'
import { keysOf } from './card-keys.ts'
import { entityOf, fingerprintOf, hasRange, linkedColumns, tableColumns, type ColumnDeps } from './table-columns.ts'

export const ENTITIES = ['table', 'field', 'segment', 'metric', 'question', 'model', 'adhoc'] as const
export type Entity = (typeof ENTITIES)[number]

interface SubjectDeps extends ColumnDeps {
  cards: Pick<CardService, 'getRow'>
  settings: Settings
  now: () => number
}

/** A subject with where it comes from. */
export interface Found {
  entity: Entity
  subject: Subject
  /** The last part of its own path. */
  key: string
  /** Null where it is not made of one table. */
  table: TableRow | null
}

export function subjects(deps: SubjectDeps) {
  const { store, cards, settings, now, runner } = deps

  async function wordsFor(user: CurrentUser): Promise<Words> {
    const locale = user.locale ?? (await settings.current()).get('site-locale') ?? 'en'
    return wordsWith(await wordsIn(locale), locale)
  }

  const compile = (user: CurrentUser, query: Record<string, unknown>) =>
    runner.prepare({ user, query, context: 'ad-hoc', signal: new AbortController().signal }, 'screen')

  /** @param part Of the path, for what is wrong in it. @throws {ApiError} 400, 403 or 404 */
  async function find(user: CurrentUser, entity: Entity, key: string, part = 'entity'): Promise<Found> {
    if (entity === 'adhoc') return ofQuery(user, decodeQuery(key, part), { key, part })
    const virtual = entity === 'table' ? /^card__(\d+)$/.exec(key)?.[1] : undefined
    if (virtual !== undefined) return { ...(await ofCard(user, 'question', idOf(virtual))), key }
    const id = idOf(key)
    if (entity === 'table') return ofTable(user, id)
    if (entity === 'field') return ofField(user, id)
    return entity === 'segment' ? ofSegment(user, id) : ofCard(user, entity, id)
  }

  async function ofTable(user: CurrentUser, id: number): Promise<Found> {
    const table = await store.tables.find(id)
    if (table === undefined || !table.active) throw notFound()
    requireRight(canQueryTable(user, table.db_id, id))
    return { entity: 'table', key: String(id), table, subject: await tableSubject(user, table) }
  }

  async function tableSubject(user: CurrentUser, table: TableRow): Promise<Subject> {
    const { columns, rows } = await tableColumns(deps, user, table)
    return {
      name: table.display_name,
      source: { databaseId: table.db_id, tableId: table.id, from: { 'source-table': table.id }, filter: null },
      entity: entityOf(table),
      rows,
      columns,
      measures: [],
      pinned: [],
      now: now(),
      words: await wordsFor(user),
    }
  }

  async function ofField(user: CurrentUser, id: number): Promise<Found> {
    const field = await store.fields.find(id)
    if (field === undefined || !field.active) throw notFound()
    const { table, subject } = await ofTable(user, field.table_id)
    const own = subject.columns.find((column) => column.id === id && column.via === null)
    const isWhole = table !== null && canSeeWholeTable(user, table.db_id, table.id)
    const column =
      own ??
      columnOf(
        {
          id,
          name: field.name,
          label: field.display_name,
          type: field.effective_type,
          semantic: field.semantic_type,
          fingerprint: isWhole ? fingerprintOf(field.fingerprint) : null,
          hasRange: hasRange(field.fingerprint),
          via: null,
        },
        subject.rows,
      )
    // Fields that rules hide are not columns of the subject; those that nobody offers are shown by themselves.
    if (own === undefined) requireRight(user.rights.sandboxes(table?.db_id ?? 0, field.table_id).length === 0)
    const columns = own === undefined ? [...subject.columns, column] : subject.columns
    return {
      entity: 'field',
      key: String(id),
      table,
      subject: { ...subject, columns, field: column, name: field.display_name },
    }
  }

  async function ofSegment(user: CurrentUser, id: number): Promise<Found> {
    const segment = await store.segments.find(id)
    if (segment === undefined) throw notFound()
    const { table, subject } = await ofTable(user, segment.table_id)
    const source = { ...subject.source, filter: ['segment', id] }
    return {
      entity: 'segment',
      key: String(id),
      table,
      subject: { ...subject, name: segment.name, source, rows: null },
    }
  }

  async function ofCard(user: CurrentUser, entity: 'question' | 'model' | 'metric', id: number): Promise<Found> {
    const card = await cards.getRow(user, id)
    if (entity !== 'question' && card.type !== entity) throw notFound()
    if (card.database_id === null) throw notFound()
    const kind = card.type === 'question' ? 'question' : card.type
    const parts = kind === 'model' ? null : partsOf(card.dataset_query)
    const found = { entity, key: String(id) }
    if (parts !== null && canBeReplaced(parts) && (await mayAsk(user, parts))) {
      return { ...found, ...(await ofParts(user, parts, card)) }
    }
    return { ...found, table: null, subject: await cardSubject(user, card) }
  }

  /** Whoever reads a question need not be allowed to ask its table. */
  async function mayAsk(user: CurrentUser, { from }: QueryParts): Promise<boolean> {
    const id = from['source-table']
    const table = isId(id) ? await store.tables.find(id) : undefined
    return table === undefined || (table.active && canQueryTable(user, table.db_id, table.id))
  }

  async function ofParts(user: CurrentUser, parts: QueryParts, { name }: Pick<CardWithPeople, 'name'>) {
    const base = await baseOf(user, parts)
    const { joins, expressions, filter } = parts
    const source = { ...base.subject.source, joins, expressions, filter }
    const measures: OwnMeasure[] = parts.aggregations.map((clause, at) => ({
      clause,
      title: parts.aggregations.length === 1 ? name : `${name} (${at + 1})`,
    }))
    const isFiltered = filter !== null || joins.length > 0
    const rows = isFiltered ? null : base.subject.rows
    const pinned = pinnedBy(filter, base.subject.columns)
    return { table: base.table, subject: { ...base.subject, name, source, measures, rows, pinned } }
  }

  /** The table or the question that a query starts from. */
  async function baseOf(user: CurrentUser, { from }: QueryParts): Promise<Pick<Found, 'table' | 'subject'>> {
    const table = from['source-table']
    if (isId(table)) return ofTable(user, table)
    const card = typeof table === 'string' ? /^card__(\d+)$/.exec(table)?.[1] : undefined
    if (card === undefined) throw badRequest('The query has no source.')
    return { table: null, subject: await cardSubject(user, await cards.getRow(user, idOf(card))) }
  }

  /** The rows of a question or a model, as a table. */
  async function cardSubject(user: CurrentUser, card: CardWithPeople): Promise<Subject> {
    const databaseId = card.database_id
    if (databaseId === null) throw notFound()
    const from = { 'source-table': `card__${card.id}` }
    const columns = canSeeAllRows(user)
      ? visibleColumns(user, databaseId, (card.result_metadata ?? []).map(withRange))
      : await columnsFor(user, databaseId, from)
    return {
      name: card.name,
      source: { databaseId, tableId: card.table_id, from, filter: null },
      entity: null,
      rows: null,
      columns: [...columns.flatMap(cardColumn), ...(await linkedColumns(deps, user, keysOf(columns), null))],
      measures: [],
      pinned: [],
      now: now(),
      words: await wordsFor(user),
    }
  }

  /** The columns that somebody gets, of a query that is compiled and not run; none where only the database knows. */
  async function columnsFor(user: CurrentUser, databaseId: number, from: object): Promise<readonly object[]> {
    const query = { database: databaseId, type: 'query', query: from }
    const { prepared } = await refusing('entity', () => compile(user, query))
    return (prepared.columns ?? []).map((column) => ({ ...withRange(column), fingerprint: null }))
  }

  async function ofQuery(
    user: CurrentUser,
    query: Record<string, unknown>,
    { key, part }: { key: string; part: string },
  ): Promise<Found> {
    const ready = await refusing(part, () => compile(user, query))
    const words = await wordsFor(user)
    const parts = partsOf(query)
    const found = { entity: 'adhoc' as const, key }
    const name = words.say(UNSAVED)
    if (parts !== null && canBeReplaced(parts)) {
      const { table, subject } = await ofParts(user, parts, { name })
      const isWhole = parts.filter === null && parts.joins.length === 0 && table !== null
      const whole = table === null || isWhole ? {} : { whole: table.display_name }
      return { ...found, table, subject: { ...subject, ...whole, name: nameOf(table, isWhole, words) } }
    }
    const columns = visibleColumns(user, ready.database.id, (ready.prepared.columns ?? []).map(withRange))
    const subject: Subject = {
      name,
      source: {
        databaseId: ready.database.id,
        tableId: null,
        from: { 'source-query': innerOf(query) ?? nativeOf(query) },
        filter: null,
      },
      entity: null,
      rows: null,
      columns: columns.flatMap(cardColumn),
      measures: [],
      pinned: [],
      now: now(),
      words,
    }
    return { ...found, table: null, subject }
  }

  /** The same rows, fewer of them. @throws {ApiError} 400 for a condition that does not fit, 403 */
  async function narrowed(
    user: CurrentUser,
    subject: Subject,
    filter: Clause,
    pinned: readonly Column[],
  ): Promise<Subject> {
    const source = { ...subject.source, filter }
    const inner = {
      ...source.from,
      joins: source.joins,
      expressions: source.expressions,
      filter,
      aggregation: [['count']],
    }
    const query = { database: source.databaseId, type: 'query', query: inner }
    await refusing('cell-query', () => compile(user, query))
    return { ...subject, source, pinned, rows: null }
  }

  return { find, narrowed, wordsFor }
}

/** What it is made of can be looked at in its place: groups of it, or all of its rows. */
function canBeReplaced({ from, aggregations, breakouts, isPlain }: QueryParts): boolean {
  const isTable = isId(from['source-table']) || typeof from['source-table'] === 'string'
  return isTable && (aggregations.length > 0 || (isPlain && breakouts.length === 0))
}

const UNSAVED = msg('Result rows')

/** Of a query that is not saved. */
function nameOf(table: TableRow | null, isWhole: boolean, { say }: Words): string {
  if (table === null) return say(UNSAVED)
  return isWhole ? table.display_name : say(msg('{name} (selected rows)'), { name: table.display_name })
}

/** SQL as the source of another query, from either form. */
function nativeOf(query: Record<string, unknown>): Record<string, unknown> {
  const stages: unknown = query['stages']
  const stage: Record<string, unknown> = Object(Array.isArray(stages) ? stages[0] : query['native'])
  const { query: written, native = written, 'template-tags': tags } = stage
  return { native, ...(tags !== undefined && { 'template-tags': tags }) }
}

/** With whether its numbers can be put into ranges, which is not a secret. */
function withRange(column: object) {
  const { fingerprint }: { fingerprint?: unknown } = column
  return { ...column, hasRange: hasRange(fingerprint) }
}

/** A column of a question, known by its name. */
function cardColumn(stored: object): Column[] {
  const known: Record<string, unknown> = { ...stored }
  const { name, display_name, base_type, effective_type, semantic_type, fingerprint } = known
  const type = effective_type ?? base_type
  if (typeof name !== 'string' || typeof type !== 'string') return []
  const column = {
    id: null,
    name,
    label: typeof display_name === 'string' ? display_name : name,
    type,
    semantic: typeof semantic_type === 'string' ? semantic_type : null,
    fingerprint: fingerprintOf(fingerprint),
    hasRange: known['hasRange'] === true,
    via: null,
  }
  return [columnOf(column, null)]
}

/** @throws {ApiError} 404 for what cannot be an id. */
function idOf(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > LARGEST_ID) throw notFound()
  return id
}

/** A query that cannot be compiled is refused with the reason, under the part of the path that holds it. */
async function refusing<T>(field: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    throw error.type === 'missing-required-permissions' ? forbidden() : invalidField(field, error.message)
  }
}
