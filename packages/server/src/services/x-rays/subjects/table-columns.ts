/** The columns of a table, and of tables one foreign key away, as far as somebody may see them. */
import { ENTITY_TYPES, isMap, isShownTable, type EntityType } from '@querent/contract'
import type { Fingerprint } from '@querent/query'
import { canQueryTable, canSeeWholeTable } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Runner } from '../../../query-runner/index.ts'
import type { FieldRow, Store, TableRow } from '../../../store/index.ts'
import { columnOf, type Column, type Via } from '../engine/index.ts'

export interface ColumnDeps {
  store: Store
  runner: Pick<Runner, 'prepare'>
}

/** Tables that are looked at besides the subject's own. */
const MOST_LINKED = 12

interface TableColumns {
  columns: readonly Column[]
  /** How many rows the table has, as far as that is known, and the user may know it. */
  rows: number | null
}

export async function tableColumns(deps: ColumnDeps, user: CurrentUser, table: TableRow): Promise<TableColumns> {
  const { store } = deps
  const all = await store.fields.listOfTables([table.id])
  const own = await shownFields(deps, user, table, all)
  const rows = rowsOf(user, table, all)
  const columns = own.map((field) => tableColumn(field, { rows, isWhole: isWhole(user, table), via: null }))
  return { columns: [...columns, ...(await linkedColumns(deps, user, own, table.id))], rows }
}

/** A column that may be a foreign key. */
export type PossibleKey = Pick<FieldRow, 'id' | 'display_name' | 'semantic_type' | 'fk_target_field_id'>

/** The columns of the tables that foreign keys lead to. @param except The table that they are in, where there is one. */
export async function linkedColumns(
  deps: ColumnDeps,
  user: CurrentUser,
  own: readonly PossibleKey[],
  except: number | null,
): Promise<Column[]> {
  const { store } = deps
  const keys = own.filter(
    ({ semantic_type, fk_target_field_id }) => semantic_type === 'type/FK' && fk_target_field_id !== null,
  )
  const targets = await store.fields.findMany(keys.flatMap((key) => key.fk_target_field_id ?? []))
  const targetById = new Map(targets.map((field) => [field.id, field]))
  const found = await store.tables.findMany([...new Set(targets.map((field) => field.table_id))])
  const linked = found
    .filter((one) => one.id !== except && isShownTable(one) && canQueryTable(user, one.db_id, one.id))
    .slice(0, MOST_LINKED)
  const others = Map.groupBy(await store.fields.listOfTables(linked.map(({ id }) => id)), (field) => field.table_id)
  const tables = new Map(linked.map((one) => [one.id, one]))
  const columns: Column[] = []
  for (const key of keys) {
    const target = targetById.get(key.fk_target_field_id ?? 0)
    const there = tables.get(target?.table_id ?? 0)
    if (target === undefined || there === undefined) continue
    const via = viaOf(key, target, there, keys)
    const theirs = others.get(there.id) ?? []
    const known = { rows: rowsOf(user, there, theirs), isWhole: isWhole(user, there), via }
    const fields = await shownFields(deps, user, there, theirs)
    for (const field of fields) {
      if (field.semantic_type !== 'type/FK' && field.semantic_type !== 'type/PK') {
        columns.push(tableColumn(field, known))
      }
    }
  }
  return columns
}

/** Several keys to one table are known by their own names. */
function viaOf(key: PossibleKey, target: FieldRow, table: TableRow, keys: readonly PossibleKey[]): Via {
  const isOnly = keys.filter((one) => one.fk_target_field_id === key.fk_target_field_id).length === 1
  return {
    fieldId: key.id,
    targetFieldId: target.id,
    tableId: table.id,
    label: isOnly ? table.display_name : key.display_name,
    entity: entityOf(table),
  }
}

/** Rules may hide columns: those that a query of the whole table shows are left. */
async function shownFields({ runner }: ColumnDeps, user: CurrentUser, table: TableRow, fields: readonly FieldRow[]) {
  const usual = fields.filter(
    ({ active, visibility_type, preview_display }) => active && visibility_type === 'normal' && preview_display,
  )
  if (user.rights.sandboxes(table.db_id, table.id).length === 0) return usual
  const query = { database: table.db_id, type: 'query', query: { 'source-table': table.id } }
  const signal = new AbortController().signal
  const { prepared } = await runner.prepare({ user, query, context: 'ad-hoc', signal }, 'screen')
  const seen = new Set((prepared.columns ?? []).map(({ id }) => id))
  return usual.filter(({ id }) => seen.has(id))
}

const isWhole = (user: CurrentUser, { db_id, id }: TableRow) => canSeeWholeTable(user, db_id, id)

/** Rows that sync looks at. */
const SAMPLE = 10_000

/** A key that has fewer values than sync looks at says how many rows there are; else it is what the engine estimates. */
function rowsOf(user: CurrentUser, table: TableRow, fields: readonly FieldRow[]): number | null {
  if (!isWhole(user, table)) return null
  const keys = fields.filter(({ semantic_type, active }) => active && semantic_type === 'type/PK')
  const seen = keys.length === 1 ? fingerprintOf(keys[0]?.fingerprint)?.global['distinct-count'] : undefined
  return seen !== undefined && seen > 0 && seen < SAMPLE ? seen : table.estimated_row_count
}

interface Looked {
  rows: number | null
  isWhole: boolean
  via: Via | null
}

function tableColumn(field: FieldRow, { rows, isWhole: seesAll, via }: Looked): Column {
  const label = via === null ? field.display_name : `${via.label} → ${field.display_name}`
  const known = {
    id: field.id,
    name: field.name,
    label,
    type: field.effective_type,
    semantic: field.semantic_type,
    fingerprint: seesAll ? fingerprintOf(field.fingerprint) : null,
    hasRange: hasRange(field.fingerprint),
    via,
  }
  return columnOf(known, rows)
}

/** What the rows of the table are; null where nobody knows. */
export function entityOf({ entity_type }: TableRow): EntityType | null {
  return ENTITY_TYPES.find((entity) => entity === entity_type) ?? null
}

/** As sync writes it; null for one of an earlier form. */
export function fingerprintOf(stored: unknown): Fingerprint | null {
  return isFingerprint(stored) ? stored : null
}

/** Its least and greatest number are known. */
export function hasRange(stored: unknown): boolean {
  return fingerprintOf(stored)?.type?.['type/Number'] !== undefined
}

function isFingerprint(stored: unknown): stored is Fingerprint {
  return isMap(stored) && isMap(stored['global']) && typeof stored['global']['distinct-count'] === 'number'
}
