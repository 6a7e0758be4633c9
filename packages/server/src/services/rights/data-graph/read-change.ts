/** Reads what a client sends as a change of the graph (contract: permissions, section 3). */
import { lookup, isMap } from '@querent/contract'
import { workTurn } from '../../../process/work-turns.ts'
import { idOf, invalid } from '../graphs/index.ts'
import type { LevelName } from './state.ts'

/** One level for the whole database, or levels by schema: one for the schema, or one per table. */
export type Scoped = string | ReadonlyMap<string, string | ReadonlyMap<number, string>>

export interface DatabaseChange {
  details?: 'yes' | 'no'
  levels: Partial<Record<LevelName, Scoped>>
}

/** By group and database. */
type GraphChange = ReadonlyMap<number, ReadonlyMap<number, DatabaseChange>>

interface Rule {
  name: LevelName
  /** The level that is stored for each level that clients send. */
  levels: Readonly<Record<string, string>>
  /** Levels that a database has only as a whole. */
  whole?: readonly string[]
}

const VIEW_DATA: Rule = {
  name: 'view_data',
  levels: {
    unrestricted: 'unrestricted',
    'legacy-no-self-service': 'legacy-no-self-service',
    blocked: 'blocked',
    block: 'blocked',
    // The rules themselves come beside the graph.
    sandboxed: 'sandboxed',
    segmented: 'sandboxed',
    impersonated: 'impersonated',
  },
  whole: ['impersonated'],
}
const CREATE_QUERIES: Rule = {
  name: 'create_queries',
  levels: { 'query-builder-and-native': 'query-builder-and-native', 'query-builder': 'query-builder', no: 'no' },
  whole: ['query-builder-and-native'],
}
const DOWNLOAD: Rule = { name: 'download', levels: { full: 'full', limited: 'limited', none: 'none' } }
const DATA_MODEL: Rule = { name: 'data_model', levels: { all: 'all', none: 'none' } }

/** @throws {ApiError} 400 that names the place. */
export async function readGraphChange(groups: Readonly<Record<string, unknown>>): Promise<GraphChange> {
  const change = new Map<number, ReadonlyMap<number, DatabaseChange>>()
  for (const [groupKey, databases] of Object.entries(groups)) {
    if (databases === null) continue
    await workTurn()
    const group = idOf(groupKey, 'groups')
    if (!isMap(databases)) throw invalid(`groups.${groupKey} has to be an object`)
    const byDatabase = new Map<number, DatabaseChange>()
    for (const [databaseKey, entry] of Object.entries(databases)) {
      const path = `groups.${groupKey}.${databaseKey}`
      byDatabase.set(idOf(databaseKey, `groups.${groupKey}`), readDatabase(entry, path))
    }
    change.set(group, byDatabase)
  }
  return change
}

function readDatabase(entry: unknown, path: string): DatabaseChange {
  if (entry === null) return { levels: {} }
  if (!isMap(entry)) throw invalid(`${path} has to be an object`)
  const change: DatabaseChange = { levels: {} }
  for (const [key, value] of Object.entries(entry)) {
    const place = `${path}.${key}`
    switch (key) {
      case 'view-data':
        change.levels.view_data = readScoped(value, VIEW_DATA, place)
        break
      case 'create-queries':
        change.levels.create_queries = readScoped(value, CREATE_QUERIES, place)
        break
      case 'download':
        change.levels.download = readSchemas(value, DOWNLOAD, place)
        break
      case 'data-model':
        change.levels.data_model = readSchemas(value, DATA_MODEL, place)
        break
      case 'details':
        if (value !== 'yes' && value !== 'no') throw invalid(`${place} has to be "yes" or "no"`)
        change.details = value
        break
      case 'data':
        if (entry['view-data'] === undefined && entry['create-queries'] === undefined) readOld(value, change, place)
        break
      case 'transforms':
        if (value !== 'yes' && value !== 'no') throw invalid(`${place} has to be "yes" or "no"`)
        break
      default:
        throw invalid(`${place} is not known`)
    }
  }
  requireConsistent(change, path)
  return change
}

/** `{"schemas": …}`; what older clients add to it as `native` follows from it. */
function readSchemas(value: unknown, rule: Rule, path: string): Scoped {
  if (!isMap(value) || value['schemas'] === undefined) throw invalid(`${path} has to be an object with schemas`)
  return readScoped(value['schemas'], rule, `${path}.schemas`)
}

function readScoped(value: unknown, rule: Rule, path: string): Scoped {
  if (typeof value === 'string') return readLevel(value, rule, path)
  if (!isMap(value)) throw invalid(`${path} has to be a word or an object`)
  const part = { ...rule, levels: withoutWhole(rule) }
  const schemas = new Map<string, string | ReadonlyMap<number, string>>()
  for (const [schema, level] of Object.entries(value)) {
    const place = `${path}.${schema}`
    if (typeof level === 'string') schemas.set(schema, readLevel(level, part, place))
    else if (isMap(level)) schemas.set(schema, readTables(level, part, place))
    else throw invalid(`${place} has to be a word or an object`)
  }
  return schemas
}

function readTables(value: Readonly<Record<string, unknown>>, rule: Rule, path: string): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(value).map(([table, level]) => [idOf(table, path), readLevel(level, rule, `${path}.${table}`)]),
  )
}

function readLevel(value: unknown, { levels }: Rule, path: string): string {
  const level = typeof value === 'string' && Object.hasOwn(levels, value) ? levels[value] : undefined
  if (level !== undefined) return level
  throw invalid(`${path} has to be one of ${Object.keys(levels).join(', ')}`)
}

function withoutWhole({ levels, whole = [] }: Rule): Rule['levels'] {
  return Object.fromEntries(Object.entries(levels).filter(([level]) => !whole.includes(level)))
}

const OLD_LEVELS: Readonly<Record<string, { queries: string; view: string }>> = lookup({
  all: { queries: 'query-builder', view: 'unrestricted' },
  none: { queries: 'no', view: 'unrestricted' },
  segmented: { queries: 'query-builder', view: 'sandboxed' },
})

/** The levels of releases before 0.50 (contract: permissions, section 2). */
function readOld(value: unknown, change: DatabaseChange, path: string): void {
  if (!isMap(value)) throw invalid(`${path} has to be an object`)
  const { schemas = 'none', native = 'none' } = value
  if (native !== 'write' && native !== 'none') throw invalid(`${path}.native has to be "write" or "none"`)
  if (native === 'write' && schemas !== 'all') throw invalid(`${path}.native can be "write" only with all schemas`)
  if (schemas === 'all' || schemas === 'none' || schemas === 'block') {
    change.levels.view_data = schemas === 'block' ? 'blocked' : 'unrestricted'
    change.levels.create_queries =
      schemas === 'all' ? (native === 'write' ? 'query-builder-and-native' : 'query-builder') : 'no'
    return
  }
  if (!isMap(schemas)) throw invalid(`${path}.schemas has to be a word or an object`)
  const views = new Map<string, string | ReadonlyMap<number, string>>()
  const queries = new Map<string, string | ReadonlyMap<number, string>>()
  for (const [schema, tables] of Object.entries(schemas)) {
    const place = `${path}.schemas.${schema}`
    if (!isMap(tables)) {
      const levels = oldLevel(tables, place)
      views.set(schema, levels.view)
      queries.set(schema, levels.queries)
      continue
    }
    const levels = Object.entries(tables).map(
      ([table, level]) => [idOf(table, place), oldTableLevel(level, `${place}.${table}`)] as const,
    )
    views.set(schema, new Map(levels.map(([id, { view }]) => [id, view])))
    queries.set(schema, new Map(levels.map(([id, one]) => [id, one.queries])))
  }
  change.levels.view_data = views
  change.levels.create_queries = queries
}

/** Tables could have `{read: all, query: all or segmented}`. */
function oldTableLevel(level: unknown, path: string) {
  return oldLevel(isMap(level) ? (level['query'] ?? level['read']) : level, path)
}

function oldLevel(level: unknown, path: string): { queries: string; view: string } {
  const levels = typeof level === 'string' ? OLD_LEVELS[level] : undefined
  if (levels === undefined) throw invalid(`${path} has to be one of ${Object.keys(OLD_LEVELS).join(', ')}`)
  return levels
}

/** SQL may read everything. */
function requireConsistent({ levels }: DatabaseChange, path: string): void {
  if (levels.create_queries !== 'query-builder-and-native' || levels.view_data !== 'blocked') return
  throw invalid(`${path} cannot allow SQL on a database that is blocked`)
}
