/** Writes what a group may do with a database as the graph has it (contract: permissions, section 2). */
import type { DatabaseWords } from '../../../permissions/rights/index.ts'
import { ORDERS, wordOf, type GraphTable, type WordName } from './state.ts'

/** Rules that show in the graph as words of their own. */
interface GraphRules {
  sandboxedTables: ReadonlySet<number>
  isImpersonated: boolean
}

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

/** Null for a group that may do nothing with the database. */
export function printDatabase(
  state: DatabaseWords,
  tables: readonly GraphTable[],
  rules: GraphRules,
): Record<string, unknown> | null {
  const active = tables.filter((table) => table.active)
  const entry: Record<string, unknown> = {}
  const view = rules.isImpersonated
    ? 'impersonated'
    : printWord('view_data', (id) => rules.sandboxedTables.has(id), state, active)
  const queries = printWord('create_queries', () => false, state, active)
  const download = printWord('download', () => false, state, active)
  const dataModel = printWord('data_model', () => false, state, active)
  if (view !== null) entry['view-data'] = view
  if (queries !== null) entry['create-queries'] = queries
  if (download !== null) entry['download'] = { schemas: download }
  if (dataModel !== null) entry['data-model'] = { schemas: dataModel }
  if (state.details === 'yes') entry['details'] = 'yes'
  return Object.keys(entry).length === 0 ? null : entry
}

function printWord(
  name: WordName,
  isSandboxed: (tableId: number) => boolean,
  state: DatabaseWords,
  tables: readonly GraphTable[],
): Printed | null {
  const leastWord = ORDERS[name][0]!
  const whole = state[name]
  if (whole !== null && !tables.some(({ id }) => isSandboxed(id))) return whole === leastWord ? null : whole
  const wordFor = ({ id }: GraphTable) => (isSandboxed(id) ? 'sandboxed' : wordOf(state, name, id))
  const schemas = new Map<string, string | Record<string, string>>()
  for (const [schema, members] of Map.groupBy(tables, (table) => table.schema ?? '')) {
    const words = members.map((table) => [String(table.id), wordFor(table)] as const)
    const [first, ...others] = new Set(words.map(([, word]) => word))
    if (others.length > 0) schemas.set(schema, Object.fromEntries(words.filter(([, word]) => word !== leastWord)))
    else if (first !== leastWord) schemas.set(schema, first!)
  }
  return schemas.size === 0 ? null : Object.fromEntries(schemas)
}
