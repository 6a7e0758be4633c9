/** The stored values of the fields that parameters filter, for older clients (contract: dashboards, section 6). */
import { canSeeWholeTable } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Store } from '../../../store/index.ts'
import { holdsValues } from '../../../sync/index.ts'
import { labeled, labelsOf } from '../../data/field-values/index.ts'

/**
 * By field; empty when there are none. What is stored is all that the field's table holds: who is to see some of it only
 * asks for the values of a parameter. @param user Null for a guest, who sees the values of filters on what was shared.
 */
export async function paramValues(store: Store, user: CurrentUser | null, fieldIds: readonly number[]) {
  if (fieldIds.length === 0) return {}
  const fields = (await store.fields.findMany([...fieldIds])).filter(holdsValues)
  const tables = await store.tables.findMany([...new Set(fields.map((field) => field.table_id))])
  const isOpen = ({ id, db_id }: (typeof tables)[number]) => user === null || canSeeWholeTable(user, db_id, id)
  const open = new Set(tables.filter(isOpen).map(({ id }) => id))
  const ids = fields.filter(({ table_id }) => open.has(table_id)).map(({ id }) => id)
  const stored = await store.fieldValues.listOfFields(ids)
  return Object.fromEntries(
    stored.map((row) => {
      const labels = labelsOf(row)
      const values = row.values.map((value) => labeled(value, labels))
      return [row.field_id, { field_id: row.field_id, values, human_readable_values: row.human_readable_values ?? [] }]
    }),
  )
}
