/** Makes of what a group may do what it may do after a change, with all that follows from it (contract: permissions, section 4). */
import type { DatabaseLevels } from '../../../permissions/rights/index.ts'
import { invalid } from '../graphs/index.ts'
import type { DatabaseChange, Scoped } from './read-change.ts'
import { withTableLevels, withLevel, type LevelName } from './state.ts'
import type { GraphTable } from './tables.ts'

interface Applied {
  state: DatabaseLevels
  /** Tables whose row rules end, because their data was given another level. */
  freed: ReadonlySet<number>
  /** Tables that are to have a row rule. */
  sandboxed: ReadonlySet<number>
  /** Whether the group's role on the database ends, because all of its data was given another level. */
  endsImpersonation: boolean
  /** Whether the group is to have a role on the database. */
  isImpersonated: boolean
}

/** @throws {ApiError} 400 for a table that the database does not have. */
export function applyChange(before: DatabaseLevels, change: DatabaseChange, tables: readonly GraphTable[]): Applied {
  const scopes = {
    data_model: scopeOf(change.levels.data_model, tables),
    download: scopeOf(change.levels.download, tables),
    create_queries: scopeOf(change.levels.create_queries, tables),
    view_data: scopeOf(change.levels.view_data, tables),
  }
  let state: DatabaseLevels = change.details === undefined ? before : { ...before, details: change.details }
  state = put(state, 'data_model', scopes.data_model, tables)
  state = put(state, 'download', scopes.download, tables)
  state = put(state, 'create_queries', scopes.create_queries, tables)
  state = put(
    state,
    'view_data',
    only(scopes.create_queries, (level) => level !== 'no', 'unrestricted'),
    tables,
  )
  state = put(state, 'view_data', stored(scopes.view_data), tables)
  const blocked = (level: string) => level === 'blocked'
  state = put(state, 'create_queries', only(scopes.view_data, blocked, 'no'), tables)
  state = put(state, 'download', only(scopes.view_data, blocked, 'none'), tables)
  const view = scopes.view_data
  return {
    state,
    freed: tablesWith(view, tables, (level) => level !== 'sandboxed' && level !== 'impersonated'),
    sandboxed: tablesWith(view, tables, (level) => level === 'sandboxed'),
    endsImpersonation: typeof view === 'string' && view !== 'impersonated',
    isImpersonated: view === 'impersonated',
  }
}

/** A level for all tables, levels for some, or nothing. */
type Scope = string | ReadonlyMap<number, string> | undefined

function scopeOf(scoped: Scoped | undefined, tables: readonly GraphTable[]): Scope {
  if (scoped === undefined || typeof scoped === 'string') return scoped
  const known = new Set(tables.map(({ id }) => id))
  const levels = new Map<number, string>()
  for (const [schema, value] of scoped) {
    if (typeof value === 'string') {
      for (const table of tables) if ((table.schema ?? '') === schema) levels.set(table.id, value)
      continue
    }
    for (const [id, level] of value) {
      if (!known.has(id)) throw invalid(`there is no table ${id} in the database`)
      levels.set(id, level)
    }
  }
  return levels
}

function put(state: DatabaseLevels, name: LevelName, scope: Scope, tables: readonly GraphTable[]): DatabaseLevels {
  if (scope === undefined) return state
  return typeof scope === 'string' ? withLevel(state, name, scope) : withTableLevels(state, name, scope, tables)
}

/** What follows for the part of a scope whose level is such. */
function only(scope: Scope, isSuch: (level: string) => boolean, level: string): Scope {
  if (scope === undefined) return undefined
  if (typeof scope === 'string') return isSuch(scope) ? level : undefined
  return new Map([...scope].flatMap(([id, one]) => (isSuch(one) ? [[id, level] as const] : [])))
}

/** Data under a rule is stored as open: the rule itself restricts it. */
function stored(scope: Scope): Scope {
  const isRule = (level: string) => level === 'sandboxed' || level === 'impersonated'
  if (scope === undefined) return undefined
  if (typeof scope === 'string') return isRule(scope) ? 'unrestricted' : scope
  return new Map([...scope].map(([id, level]) => [id, isRule(level) ? 'unrestricted' : level]))
}

function tablesWith(
  scope: Scope,
  tables: readonly GraphTable[],
  isSuch: (level: string) => boolean,
): ReadonlySet<number> {
  if (scope === undefined) return new Set()
  if (typeof scope === 'string') return new Set(isSuch(scope) ? tables.map(({ id }) => id) : [])
  return new Set([...scope].flatMap(([id, level]) => (isSuch(level) ? [id] : [])))
}
