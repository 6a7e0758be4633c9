/** What a document (`d`) has to fulfil beside its words, in SQL. */
import { sql, type RawBuilder } from 'kysely'
import type { Engine } from '../migrations/index.ts'
import { INDEXED_MODELS } from './documents/index.ts'
import type { IdSet, SearchFilter, TimeRange } from './request.ts'
import type { SearchModel } from './weights.ts'

export type Condition = RawBuilder<boolean>

export const ALWAYS: Condition = sql`1 = 1`
const NEVER: Condition = sql`1 = 0`

/** All that a filter asks for but the kinds of results. */
export function filterCondition(filter: SearchFilter, engine: Engine): Condition {
  const { archived, databaseId, creatorIds, editorIds, created, edited, displays, ids } = filter
  const found: Condition[] = [archived ? sql`d.archived` : sql`not d.archived`]
  if (databaseId !== undefined) found.push(sql`d.database_id = ${databaseId}`)
  if (creatorIds !== undefined) found.push(isIn('creator_id', { only: creatorIds }, engine))
  if (editorIds !== undefined) found.push(isIn('last_editor_id', { only: editorIds }, engine))
  if (created !== undefined) found.push(...within('created_at', created))
  if (edited !== undefined) found.push(...within('last_edited_at', edited))
  if (displays !== undefined) found.push(displays.length === 0 ? NEVER : sql`d.display in (${sql.join(displays)})`)
  if (ids !== undefined) found.push(isIn('model_id', { only: ids }, engine))
  if (filter.verified === true) found.push(sql`d.is_verified`)
  if (filter.valuesOf !== undefined) found.push(isValueOf(filter.valuesOf, engine))
  if (!filter.withDashboardQuestions) found.push(sql`d.dashboard_id is null`)
  return all(found)
}

/** @param models Of those that are indexed. */
export function isModelIn(models: readonly SearchModel[], engine: Engine): Condition {
  if (models.length === 0) return NEVER
  if (models.length === INDEXED_MODELS.length) return ALWAYS
  return models.length === 1 ? sql`d.model = ${models[0]}` : sql`${column('model', engine)} in (${sql.join(models)})`
}

/** An indexed value of one of the databases, or something else. */
function isValueOf(databases: IdSet, engine: Engine): Condition {
  return any([sql`d.entity <> 'indexed-value'`, isIn('database_id', databases, engine)])
}

function within(name: string, { start, end }: TimeRange): Condition[] {
  const at = sql.ref(`d.${name}`)
  const found: Condition[] = []
  if (start !== null) found.push(sql`${at} >= ${start}`)
  if (end !== null) found.push(sql`${at} < ${end}`)
  return found.length === 0 ? [sql`${at} is not null`] : found
}

/** One bound value for any number of ids. */
export function isIn(name: string, ids: IdSet, engine: Engine): Condition {
  if (ids === 'all') return ALWAYS
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

export function all(parts: readonly Condition[]): Condition {
  return sql`(${sql.join(parts, sql` and `)})`
}

export function any(parts: readonly Condition[]): Condition {
  if (parts.length === 0) return NEVER
  return sql`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` or `,
  )})`
}
