/** Writes what a group may do with a database as the graph has it (contract: permissions, section 2). */
import { remember } from '@querent/contract/lookup/index.ts'
import type { DatabaseLevels } from '../../../permissions/rights/index.ts'
import { ORDERS, levelOf, type LevelName } from './state.ts'
import type { GraphTables } from './tables.ts'

/** Rules of a group for a database, which show in the graph as levels of their own. */
export interface GraphRules {
  sandboxedTables: ReadonlySet<number>
  isImpersonated: boolean
}

const NO_TABLES: GraphTables = { all: [], active: new Map() }
const NO_RULES: ReadonlySet<number> = new Set()

type Printed = string | Record<string, string | Record<string, string>>

/** Shown for every database, and stored for none. */
export const ADMINISTRATOR_ENTRY = {
  'view-data': 'unrestricted',
  'create-queries': 'query-builder-and-native',
  download: { schemas: 'full' },
  'data-model': { schemas: 'all' },
  details: 'yes',
  transforms: 'yes',
}

/** The entry of a group and a database as JSON; null for a group that may do nothing with the database. */
export function printDatabase(
  state: DatabaseLevels,
  tables: GraphTables = NO_TABLES,
  rules?: GraphRules,
): string | null {
  if (state.tables.size > 0 || rules !== undefined) return jsonOf(state, tables, rules)
  const { view_data, create_queries, download, data_model, details } = state
  const key = [view_data, create_queries, download, data_model, details].join()
  return remember(wholes, key, () => jsonOf(state, NO_TABLES))
}

/** Entries without levels per table, of which there are not many different ones. */
const wholes = new Map<string, string | null>()

function jsonOf(state: DatabaseLevels, { active }: GraphTables, rules?: GraphRules): string | null {
  const entry: Record<string, unknown> = {}
  const view =
    rules?.isImpersonated === true
      ? 'impersonated'
      : printLevel('view_data', rules?.sandboxedTables ?? NO_RULES, state, active)
  const queries = printLevel('create_queries', NO_RULES, state, active)
  const download = printLevel('download', NO_RULES, state, active)
  const dataModel = printLevel('data_model', NO_RULES, state, active)
  if (view !== null) entry['view-data'] = view
  if (queries !== null) entry['create-queries'] = queries
  if (download !== null) entry['download'] = { schemas: download }
  if (dataModel !== null) entry['data-model'] = { schemas: dataModel }
  if (state.details === 'yes') entry['details'] = 'yes'
  return Object.keys(entry).length === 0 ? null : JSON.stringify(entry)
}

function printLevel(
  name: LevelName,
  sandboxed: ReadonlySet<number>,
  state: DatabaseLevels,
  active: GraphTables['active'],
): Printed | null {
  const leastLevel = ORDERS[name][0]!
  const whole = state[name]
  const isRuled = sandboxed.size > 0 && [...active.values()].some((ids) => ids.some((id) => sandboxed.has(id)))
  if (whole !== null && !isRuled) return whole === leastLevel ? null : whole
  const schemas = new Map<string, string | Record<string, string>>()
  for (const [schema, ids] of active) {
    const levels = ids.map((id) => (sandboxed.has(id) ? 'sandboxed' : levelOf(state, name, id)))
    const first = levels[0]!
    if (levels.some((level) => level !== first)) schemas.set(schema, byTable(ids, levels, leastLevel))
    else if (first !== leastLevel) schemas.set(schema, first)
  }
  return schemas.size === 0 ? null : Object.fromEntries(schemas)
}

/** Tables with the least level are left out. */
function byTable(ids: readonly number[], levels: readonly string[], leastLevel: string): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const [index, id] of ids.entries()) if (levels[index] !== leastLevel) shown[id] = levels[index]!
  return shown
}
