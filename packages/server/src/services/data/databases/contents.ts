/** Schemas, tables and fields of a database, for clients that choose among them. */
import { isShownIn, notFound } from '@querent/contract'
import { flatMapInTurns, workTurn } from '../../../process/work-turns.ts'
import { canWriteNativeQueries, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { FieldRow, Store } from '../../../store/index.ts'
import { compareNames } from '../../shared/compare-names.ts'
import { fieldRecord, tableRecord } from '../data-model/index.ts'
import type { DatabaseAccess } from './access.ts'
import { listVisibleTables, seenBy } from './metadata.ts'
import { autocomplete, cardAutocomplete } from './suggestions.ts'

/** Tables whose fields are read at a time: all fields of a large database would fill the memory, and let others wait. */
const TABLES_AT_ONCE = 50

async function byBatch<Item>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<Item[]>,
): Promise<Item[]> {
  const found: Item[] = []
  for (let start = 0; start < ids.length; start += TABLES_AT_ONCE) {
    await workTurn()
    for (const item of await read(ids.slice(start, start + TABLES_AT_ONCE))) found.push(item)
  }
  return found
}

export function databaseContents(store: Store, { getReadable }: DatabaseAccess) {
  /** Schemas with a visible table; null and blank are one. */
  async function schemas(user: CurrentUser, id: number, includeHidden: boolean): Promise<string[]> {
    await getReadable(user, id)
    const tables = await listVisibleTables(store, id, includeHidden, seenBy(user, id))
    return [...new Set(tables.map((table) => table.schema ?? ''))].sort(compareNames)
  }

  async function schemaTables(user: CurrentUser, id: number, schema: string, includeHidden: boolean) {
    await getReadable(user, id)
    const tables = (await listVisibleTables(store, id, includeHidden, seenBy(user, id))).filter(
      (table) => (table.schema ?? '') === schema,
    )
    if (tables.length === 0 && schema !== '') throw notFound()
    return flatMapInTurns(tables, (table) => [tableRecord(table)])
  }

  async function fields(user: CurrentUser, id: number) {
    const tables = await visibleById(user, id)
    const nameOf = (field: FieldRow) => {
      const table = tables.get(field.table_id)
      const { display_name, base_type, semantic_type } = field
      if (table === undefined || !isShownIn('use', field)) return []
      const { display_name: table_name, schema } = table
      // The name shown to people is the one under `name` (contract: databases, section 2).
      return [
        { id: field.id, name: display_name, display_name, base_type, semantic_type, table_name, schema: schema ?? '' },
      ]
    }
    return byBatch([...tables.keys()], async (ids) => (await store.fields.listOfTables(ids)).flatMap(nameOf))
  }

  async function idFields(user: CurrentUser, id: number) {
    const tables = await visibleById(user, id)
    const recordOf = (field: FieldRow) => {
      const table = tables.get(field.table_id)
      const isShown = table !== undefined && isShownIn('whole-metadata', field)
      return isShown ? [{ ...fieldRecord(field), table: tableRecord(table) }] : []
    }
    const byName = [...tables.values()].sort((a, b) => compareNames(a.name, b.name)).map((table) => table.id)
    return byBatch(byName, async (ids) => {
      const keys = Map.groupBy(await store.fields.keysOfTables(ids), (field) => field.table_id)
      return ids.flatMap((table) => (keys.get(table) ?? []).flatMap(recordOf))
    })
  }

  async function visibleById(user: CurrentUser, id: number) {
    await getReadable(user, id)
    const tables = await listVisibleTables(store, id, false, seenBy(user, id))
    return new Map(tables.map((table) => [table.id, table]))
  }

  return {
    schemas,
    schemaTables,
    fields,
    idFields,
    async autocomplete(user: CurrentUser, id: number, query: Parameters<typeof autocomplete>[2]) {
      await getReadable(user, id)
      requireRight(canWriteNativeQueries(user, id))
      return autocomplete(store, id, query)
    },
    async cardAutocomplete(user: CurrentUser, id: number, query: string) {
      await getReadable(user, id)
      requireRight(canWriteNativeQueries(user, id))
      return cardAutocomplete(store, user, id, query)
    },
  }
}
