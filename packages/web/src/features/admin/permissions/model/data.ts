/** Rights on data: a level for a whole database, or one for each of its tables (contract: permissions, sections 2 to 4). */
import { emptyTable, lookup, ownValue } from '@querent/contract/lookup/index.ts'
import type { DatabaseLevels, Graph, RowRule, ScopedLevel } from '../../../../api/permissions.ts'
import type { Rights, Setting, Value } from './types.ts'

/** A level for the whole database, or by table. */
type Held = string | Readonly<Record<string, string>>
type KindLevels = Readonly<Record<string, Held>>
/** By group, by database. */
export type DataState = Readonly<Record<string, Readonly<Record<string, KindLevels>>>>

/** What a row stands for. */
export interface DataPlace {
  database: number
  tables: readonly number[]
  isWhole: boolean
}

/** Tables of each database, with their schemas. */
type Tables = ReadonlyMap<number, readonly { id: number; schema: string }[]>

const LEAST: Readonly<Record<string, string>> = lookup({
  'view-data': 'blocked',
  'create-queries': 'no',
  download: 'none',
  'data-model': 'none',
  details: 'no',
})
const KINDS = Object.keys(LEAST)

/** The graph with each mix of levels spelled out by table. */
export function readDataGraph(graph: Graph<DatabaseLevels>, tables: Tables): DataState {
  return mapValues(graph.groups, (databases) =>
    mapValues(databases ?? {}, (levels, database) => {
      const own = tables.get(Number(database)) ?? []
      return Object.fromEntries(KINDS.map((kind) => [kind, hold(scopedOf(levels, kind), kind, own)]))
    }),
  )
}

function scopedOf(levels: DatabaseLevels, kind: string): ScopedLevel | undefined {
  if (kind === 'download') return levels.download?.schemas
  if (kind === 'data-model') return levels['data-model']?.schemas
  return levels[kind as 'view-data' | 'create-queries' | 'details']
}

function hold(scoped: ScopedLevel | undefined, kind: string, tables: readonly { id: number; schema: string }[]): Held {
  const least = LEAST[kind] ?? 'no'
  if (scoped === undefined) return least
  if (typeof scoped === 'string') return scoped
  const held = tables.map(({ id, schema }) => {
    const levels = ownValue(scoped, schema)
    return [id, (typeof levels === 'string' ? levels : levels?.[id]) ?? least]
  })
  return gather(Object.fromEntries(held) as Record<string, string>)
}

/** One level where all tables agree. */
function gather(held: Readonly<Record<string, string>>): Held {
  const levels = new Set(Object.values(held))
  const [only] = levels
  return levels.size === 1 && only !== undefined ? only : held
}

function heldOf(state: DataState, group: number, database: number, kind: string): Held {
  return state[group]?.[database]?.[kind] ?? LEAST[kind] ?? 'no'
}

/** @param places Rows by their ids. */
export function dataRights(places: ReadonlyMap<string, DataPlace>): Rights<DataState> {
  function read(state: DataState, group: number, id: string, kind: string): Value {
    const place = places.get(id)
    if (place === undefined) return { level: null, isInherited: false }
    const held = heldOf(state, group, place.database, kind)
    if (typeof held === 'string') return { level: held, isInherited: !place.isWhole }
    const levels = new Set(place.tables.map((table) => held[table] ?? LEAST[kind] ?? 'no'))
    const [only] = levels
    return { level: levels.size === 1 && only !== undefined ? only : null, isInherited: false }
  }

  function apply(state: DataState, { group, place: id, kind, level }: Setting): DataState {
    const place = places.get(id)
    if (place === undefined) return state
    let next = setLevel(state, group, place, kind, () => level)
    if (kind === 'view-data' && level === 'blocked') {
      next = setLevel(next, group, place, 'create-queries', () => 'no')
      next = setLevel(next, group, place, 'download', () => 'none')
    }
    if (kind === 'create-queries' && level !== 'no') {
      // Whoever may ask sees the data; a rule for its rows stays.
      next = setLevel(next, group, place, 'view-data', (before) => (before === 'blocked' ? 'unrestricted' : before))
    }
    return next
  }

  return { read, apply }

  function setLevel(
    state: DataState,
    group: number,
    place: DataPlace,
    kind: string,
    next: (before: string) => string,
  ): DataState {
    const { database, tables, isWhole } = place
    const held = heldOf(state, group, database, kind)
    const entry = state[group]?.[database] ?? {}
    const put = (value: Held): DataState => ({
      ...state,
      [group]: { ...state[group], [database]: { ...entry, [kind]: value } },
    })
    if (typeof held === 'string' && (isWhole || next(held) === held)) return put(next(held))
    const all = places.get(placeOfDatabase(database))?.tables ?? tables
    const inside = new Set(tables)
    // Only a whole database has SQL.
    const levels = all.map((table) => {
      const before = typeof held === 'string' ? partOf(held) : (held[table] ?? LEAST[kind] ?? 'no')
      return [table, isWhole || inside.has(table) ? next(before) : before]
    })
    return put(
      levels.length === 0 ? next(LEAST[kind] ?? 'no') : gather(Object.fromEntries(levels) as Record<string, string>),
    )
  }
}

const partOf = (level: string) => (level === 'query-builder-and-native' ? 'query-builder' : level)

export const placeOfDatabase = (id: number) => `db:${id}`
export const placeOfSchema = (database: number, schema: string) => `db:${database}/${schema}`
export const placeOfTable = (id: number) => `table:${id}`

/**
 * What is sent so that `base` becomes `draft`: for each group and database with a difference, all levels of the kinds that
 * depend on each other, tables one by one.
 */
export function dataChange(base: DataState, draft: DataState, tables: Tables): Graph<DatabaseLevels>['groups'] {
  const change = emptyTable<Record<string, DatabaseLevels>>()
  for (const [group, databases] of Object.entries(draft)) {
    for (const [database, levels] of Object.entries(databases)) {
      const before = base[group]?.[database]
      if (before === levels) continue
      const isChanged = (kind: string) =>
        JSON.stringify(before?.[kind] ?? LEAST[kind]) !== JSON.stringify(levels[kind] ?? LEAST[kind])
      const changed = new Set(KINDS.filter(isChanged))
      if (changed.size === 0) continue
      // Levels of these kinds imply one another on the server.
      if (['view-data', 'create-queries', 'download'].some((kind) => changed.has(kind))) {
        for (const kind of ['view-data', 'create-queries', 'download']) changed.add(kind)
      }
      const own = tables.get(Number(database)) ?? []
      const entry = emptyTable<unknown>()
      for (const kind of changed) {
        const scoped = scope(levels[kind] ?? LEAST[kind] ?? 'no', own)
        entry[kind] = kind === 'download' || kind === 'data-model' ? { schemas: scoped } : scoped
      }
      ;(change[group] ??= {})[database] = { ...entry } as DatabaseLevels
    }
  }
  return { ...change }
}

function scope(held: Held, tables: readonly { id: number; schema: string }[]): ScopedLevel {
  if (typeof held === 'string') return held
  const schemas = emptyTable<Record<string, string>>()
  for (const { id, schema } of tables) (schemas[schema] ??= {})[id] = held[id] ?? 'no'
  return { ...schemas }
}

/** The rules for rows that go with a change: those of tables that are under one in the end. */
export function rulesOf(
  settings: readonly Setting[],
  draft: DataState,
  places: ReadonlyMap<string, DataPlace>,
  known: readonly RowRule[],
): RowRule[] {
  const rules = new Map<string, RowRule>()
  for (const { group, place, rule } of settings) {
    const table = places.get(place)
    if (rule === undefined || table === undefined) continue
    const held = heldOf(draft, group, table.database, 'view-data')
    const level = typeof held === 'string' ? held : held[rule.table_id]
    if (level === 'sandboxed') rules.set(`${group}/${rule.table_id}`, rule)
  }
  return [...rules.values()].map((rule) => {
    const id = known.find((one) => one.group_id === rule.group_id && one.table_id === rule.table_id)?.id
    const { id: _old, ...rest } = rule
    return id === undefined ? rest : { ...rest, id }
  })
}

function mapValues<In, Out>(
  values: Readonly<Record<string, In>>,
  map: (value: In, key: string) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]))
}
