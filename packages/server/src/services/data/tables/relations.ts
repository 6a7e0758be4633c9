/** What is connected with a table. */
import { isShownIn, isShownTable } from '@querent/contract'
import { canQueryTable } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { FieldRow } from '../../../store/index.ts'
import { fieldRecord, readableCards, tableRecord } from '../data-model/index.ts'
import type { Deps } from '../../deps.ts'
import type { TableAccess } from './access.ts'

/** Related things named in one answer. */
const MAX_RELATED = 10

export function tableRelations({ store }: Deps, { dbRecord, getReadable, databaseOf }: TableAccess) {
  /** Foreign keys that point into the table. */
  async function foreignKeys(user: CurrentUser, id: number) {
    const table = await getReadable(user, id)
    const own = (await store.fields.listOfTables([id])).filter((field) => field.active)
    const origins = await store.fields.listPointingTo(own.map((field) => field.id))
    const tables = new Map((await store.tables.findMany(origins.map((field) => field.table_id))).map((t) => [t.id, t]))
    const fields = new Map(own.map((field) => [field.id, field]))
    const db = dbRecord(await databaseOf(table), user)
    return origins.flatMap((origin) => {
      const destination = fields.get(origin.fk_target_field_id ?? 0)
      const originTable = tables.get(origin.table_id)
      if (destination === undefined || originTable?.active !== true) return []
      if (!canQueryTable(user, originTable.db_id, originTable.id)) return []
      return [
        {
          relationship: 'Mt1' as const,
          origin_id: origin.id,
          origin: { ...fieldRecord(origin), table: { ...tableRecord(originTable), db } },
          destination_id: destination.id,
          destination: { ...fieldRecord(destination), table: tableRecord(table) },
        },
      ]
    })
  }

  /** Tables on either end of foreign keys, and what was saved on this one. */
  async function related(user: CurrentUser, id: number) {
    await getReadable(user, id)
    const own = (await store.fields.listOfTables([id])).filter((field) => field.active)
    const targets = await store.fields.findMany(own.flatMap((field) => field.fk_target_field_id ?? []))
    const origins = await store.fields.listPointingTo(own.map((field) => field.id))
    const ids = (fields: readonly FieldRow[]) =>
      [...new Set(fields.map((f) => f.table_id))].filter((other) => other !== id)
    const shown = async (tableIds: number[]) =>
      (await store.tables.findMany(tableIds))
        .filter((table) => isShownTable(table) && canQueryTable(user, table.db_id, table.id))
        .slice(0, MAX_RELATED)
        .map(tableRecord)
    return {
      segments: (await store.dataModelContent.segmentsOfTables([id])).slice(0, MAX_RELATED),
      metrics: (await readableCards(store, user, await store.dataModelContent.metricsOfTables([id]))).slice(
        0,
        MAX_RELATED,
      ),
      'linking-to': await shown(ids(targets)),
      'linked-from': await shown(ids(origins)),
      fields: own
        .filter((field) => isShownIn('suggestion', field))
        .slice(0, MAX_RELATED)
        .map(fieldRecord),
    }
  }

  return { foreignKeys, related }
}
