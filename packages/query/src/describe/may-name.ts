/** Whether a message may name what a clause names. Messages show the names of fields and tables for their ids. */
import { type Policies } from '../context.ts'
import { QueryError } from '../errors.ts'
import type { LoadedMetadata, TableMetadata } from '../metadata.ts'
import type { RestrictedTables } from '../authorize/authorize.ts'
import type { Found } from '../resolve/context.ts'
import type { CollectedIds } from '../resolve/metadata/collect-ids.ts'

interface Known {
  metadata: LoadedMetadata
  policies: Policies
  /** What the caller may read with this query, and what of it is restricted. */
  found: Found
  restricted: RestrictedTables
}

/** False when the caller may not query one of the tables, read one of the cards or see one of the fields. */
export async function mayName(names: CollectedIds, known: Known): Promise<boolean> {
  const open = new Set(known.found.tables.map(({ table }) => table.id))
  const tables = new Map<number, { table: TableMetadata; fieldIds: Set<number> }>()
  const add = (id: number, fieldId?: number): void => {
    const table = known.metadata.table(id)
    if (!table) return
    const entry = tables.get(id) ?? { table, fieldIds: new Set() }
    if (fieldId !== undefined) entry.fieldIds.add(fieldId)
    tables.set(id, entry)
  }
  for (const id of names.tables) add(id)
  for (const id of names.fields) {
    const field = known.metadata.field(id)
    if (field) add(field.table_id, id)
  }
  for (const [id, { table, fieldIds }] of tables) {
    const policy = open.has(id) ? (known.restricted.get(id) ?? null) : await ask(known.policies, table, fieldIds)
    if (policy === undefined) return false
    const visible = policy?.fieldIds
    if (visible && [...fieldIds].some((field) => !visible.has(field))) return false
  }
  const cardIds = names.cards.difference(known.found.cardIds)
  return cardIds.size === 0 || (await isAllowed(known.policies, { databaseId: 0, tables: [], cardIds }))
}

type Access = Parameters<Policies['authorize']>[0]
const NOTHING: Omit<Access, 'databaseId' | 'tables' | 'cardIds'> = {
  native: false,
  sqlCardIds: new Set(),
  binnedFieldIds: new Set(),
}

/** The policy of a table; null for none, undefined for a table that the caller may not query. */
async function ask(policies: Policies, table: TableMetadata, fieldIds: ReadonlySet<number>) {
  const tables = [{ table, fieldIds, cardId: null }]
  try {
    const asked = await policies.authorize({ ...NOTHING, databaseId: table.db_id, tables, cardIds: new Set() })
    return asked.get(table.id) ?? null
  } catch (error) {
    if (error instanceof QueryError) return undefined
    throw error
  }
}

async function isAllowed(policies: Policies, access: Pick<Access, 'databaseId' | 'tables' | 'cardIds'>) {
  try {
    await policies.authorize({ ...NOTHING, ...access })
    return true
  } catch (error) {
    if (error instanceof QueryError) return false
    throw error
  }
}
