/** Makes of what a group may do what it may do after a change, with all that follows from it (contract: permissions, section 4). */
import type { DatabaseWords } from '../../../permissions/rights/index.ts'
import { invalid } from '../graph-change.ts'
import type { DatabaseChange, Scoped } from './read-change.ts'
import { withTableWords, withWord, type WordName } from './state.ts'
import type { GraphTable } from './tables.ts'

interface Applied {
  state: DatabaseWords
  /** Tables whose row rules end, because their data was given another word. */
  freed: ReadonlySet<number>
  /** Tables that are to have a row rule. */
  sandboxed: ReadonlySet<number>
  /** Whether the group's role on the database ends, because all of its data was given another word. */
  endsImpersonation: boolean
  /** Whether the group is to have a role on the database. */
  isImpersonated: boolean
}

/** @throws {ApiError} 400 for a table that the database does not have. */
export function applyChange(before: DatabaseWords, change: DatabaseChange, tables: readonly GraphTable[]): Applied {
  const scopes = {
    data_model: scopeOf(change.words.data_model, tables),
    download: scopeOf(change.words.download, tables),
    create_queries: scopeOf(change.words.create_queries, tables),
    view_data: scopeOf(change.words.view_data, tables),
  }
  let state: DatabaseWords = change.details === undefined ? before : { ...before, details: change.details }
  state = put(state, 'data_model', scopes.data_model, tables)
  state = put(state, 'download', scopes.download, tables)
  state = put(state, 'create_queries', scopes.create_queries, tables)
  state = put(
    state,
    'view_data',
    only(scopes.create_queries, (word) => word !== 'no', 'unrestricted'),
    tables,
  )
  state = put(state, 'view_data', stored(scopes.view_data), tables)
  const blocked = (word: string) => word === 'blocked'
  state = put(state, 'create_queries', only(scopes.view_data, blocked, 'no'), tables)
  state = put(state, 'download', only(scopes.view_data, blocked, 'none'), tables)
  const view = scopes.view_data
  return {
    state,
    freed: tablesWith(view, tables, (word) => word !== 'sandboxed' && word !== 'impersonated'),
    sandboxed: tablesWith(view, tables, (word) => word === 'sandboxed'),
    endsImpersonation: typeof view === 'string' && view !== 'impersonated',
    isImpersonated: view === 'impersonated',
  }
}

/** A word for all tables, words for some, or nothing. */
type Scope = string | ReadonlyMap<number, string> | undefined

function scopeOf(scoped: Scoped | undefined, tables: readonly GraphTable[]): Scope {
  if (scoped === undefined || typeof scoped === 'string') return scoped
  const known = new Set(tables.map(({ id }) => id))
  const words = new Map<number, string>()
  for (const [schema, value] of scoped) {
    if (typeof value === 'string') {
      for (const table of tables) if ((table.schema ?? '') === schema) words.set(table.id, value)
      continue
    }
    for (const [id, word] of value) {
      if (!known.has(id)) throw invalid(`there is no table ${id} in the database`)
      words.set(id, word)
    }
  }
  return words
}

function put(state: DatabaseWords, name: WordName, scope: Scope, tables: readonly GraphTable[]): DatabaseWords {
  if (scope === undefined) return state
  return typeof scope === 'string' ? withWord(state, name, scope) : withTableWords(state, name, scope, tables)
}

/** What follows for the part of a scope whose word is such. */
function only(scope: Scope, isSuch: (word: string) => boolean, word: string): Scope {
  if (scope === undefined) return undefined
  if (typeof scope === 'string') return isSuch(scope) ? word : undefined
  return new Map([...scope].flatMap(([id, one]) => (isSuch(one) ? [[id, word] as const] : [])))
}

/** Data under a rule is stored as open: the rule itself restricts it. */
function stored(scope: Scope): Scope {
  const isRule = (word: string) => word === 'sandboxed' || word === 'impersonated'
  if (scope === undefined) return undefined
  if (typeof scope === 'string') return isRule(scope) ? 'unrestricted' : scope
  return new Map([...scope].map(([id, word]) => [id, isRule(word) ? 'unrestricted' : word]))
}

function tablesWith(
  scope: Scope,
  tables: readonly GraphTable[],
  isSuch: (word: string) => boolean,
): ReadonlySet<number> {
  if (scope === undefined) return new Set()
  if (typeof scope === 'string') return new Set(isSuch(scope) ? tables.map(({ id }) => id) : [])
  return new Set([...scope].flatMap(([id, word]) => (isSuch(word) ? [id] : [])))
}
