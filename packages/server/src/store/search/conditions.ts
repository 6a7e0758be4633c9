/** What a document has to fulfil beside its words, in SQL. */
import { sql, type RawBuilder } from 'kysely'
import type { Engine } from '../migrations/index.ts'
import { INDEXED_MODELS } from './documents/index.ts'
import { collectionPlace, databasePlace, LOWEST_DATABASE, tablesPlace } from './places.ts'
import type { IdSet, SearchFilter, SearchRequest, SearchScope, TimeRange } from './request.ts'
import type { SearchModel } from './weights.ts'

type Condition = RawBuilder<boolean>

type PlaceScope = 'collection' | 'database' | 'table'

const NEVER: Condition = sql`1 = 0`

/** All of it; the table of documents is called `d`. */
export function conditions({ filter, scope }: Pick<SearchRequest, 'filter' | 'scope'>, engine: Engine): Condition {
  return all([...filterConditions(filter, engine), ...scopeConditions(scope, engine)])
}

function filterConditions(filter: SearchFilter, engine: Engine): Condition[] {
  const { models, archived, databaseId, creatorIds, editorIds, created, edited, displays, ids } = filter
  const found: Condition[] = [archived ? sql`d.archived` : sql`not d.archived`, ...modelConditions(models, engine)]
  if (databaseId !== undefined) found.push(sql`d.database_id = ${databaseId}`)
  if (creatorIds !== undefined) found.push(isIn('creator_id', { only: creatorIds }, engine))
  if (editorIds !== undefined) found.push(isIn('last_editor_id', { only: editorIds }, engine))
  if (created !== undefined) found.push(...within('created_at', created))
  if (edited !== undefined) found.push(...within('last_edited_at', edited))
  if (displays !== undefined) found.push(displays.length === 0 ? NEVER : sql`d.display in (${sql.join(displays)})`)
  if (ids !== undefined) found.push(isIn('model_id', { only: ids }, engine))
  if (filter.verified === true) found.push(sql`d.is_verified`)
  if (!filter.withDashboardQuestions) found.push(sql`d.dashboard_id is null`)
  return found
}

function modelConditions(models: readonly SearchModel[], engine: Engine): Condition[] {
  const searched = models.filter((model) => INDEXED_MODELS.includes(model))
  if (searched.length === 0) return [NEVER]
  if (searched.length === INDEXED_MODELS.length) return []
  return searched.length === 1
    ? [sql`d.model = ${searched[0]}`]
    : [sql`${column('model', engine)} in (${sql.join(searched)})`]
}

function within(name: string, { start, end }: TimeRange): Condition[] {
  const at = sql.ref(`d.${name}`)
  const found: Condition[] = []
  if (start !== null) found.push(sql`${at} >= ${start}`)
  if (end !== null) found.push(sql`${at} < ${end}`)
  return found.length === 0 ? [sql`${at} is not null`] : found
}

/** Rights: one list of places, and what stands for very many of them. */
function scopeConditions({ root, collections, databases, tables }: SearchScope, engine: Engine): Condition[] {
  const places: number[] = []
  const parts: Condition[] = []
  if (root && collections === 'all' && databases === 'all' && tables.databases === 'all') return []
  if (root) places.push(collectionPlace(null))
  add('collection', collections, collectionPlace)
  add('database', databases, databasePlace)
  add('table', tables.databases, tablesPlace)
  if (tables.tables !== 'all' && 'only' in tables.tables && tables.tables.only.length > 0) {
    parts.push(all([isPlaceOf('table'), isIn('table_id', tables.tables, engine)]))
  }
  return [any([isIn('place', { only: places }, engine), ...parts])]

  function add(scope: PlaceScope, ids: IdSet, place: (id: number) => number): void {
    if (ids === 'all') parts.push(all([isPlaceOf(scope), sql`d.place <> ${collectionPlace(null)}`]))
    else if ('only' in ids) for (const id of ids.only) places.push(place(id))
    else {
      const except = [...ids.except.map(place), collectionPlace(null)]
      parts.push(all([isPlaceOf(scope), isIn('place', { except }, engine)]))
    }
  }
}

/** One bound value for any number of ids. */
export function isIn(name: string, ids: IdSet, engine: Engine): Condition {
  if (ids === 'all') return sql`1 = 1`
  const isOnly = 'only' in ids
  const list = isOnly ? ids.only : ids.except
  if (list.length === 0) return isOnly ? NEVER : sql`${sql.ref(`d.${name}`)} is not null`
  if (isOnly && list.length === 1) return sql`${sql.ref(`d.${name}`)} = ${list[0]}`
  const ref = column(name, engine)
  if (engine === 'postgres') {
    const array = sql`cast(${`{${list.join()}}`} as integer[])`
    return isOnly ? sql`${ref} = any(${array})` : sql`${ref} <> all(${array})`
  }
  const values = sql`(select value from json_each(${`[${list.join()}]`}))`
  return isOnly ? sql`${ref} in ${values}` : sql`${ref} not in ${values}`
}

/**
 * A column that several values are allowed for. SQLite would rather use an index for it, and then has to sort all that it
 * finds, than read in the order of the ids and stop; PostgreSQL knows which is less work.
 */
function column(name: string, engine: Engine): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`+${sql.ref(`d.${name}`)}` : sql.ref(`d.${name}`)
}

function isPlaceOf(scope: PlaceScope): Condition {
  if (scope === 'collection') return sql`d.place >= 0`
  return scope === 'table' ? sql`d.place < ${LOWEST_DATABASE}` : sql`d.place between ${LOWEST_DATABASE} and -1`
}

export function all(parts: readonly Condition[]): Condition {
  return sql`(${sql.join(parts, sql` and `)})`
}

function any(parts: readonly Condition[]): Condition {
  return sql`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` or `,
  )})`
}
