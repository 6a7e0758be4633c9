import { isShownIn } from '@querent/contract'
import type { FieldRow, Store } from '../../../store/index.ts'
import { columnOf, type Clause } from '../../data/field-values/index.ts'
import type { FieldOfTable } from '../../data/fields/index.ts'

/** Which column is shown in place of a field's values. */
export function shownFields(store: Store) {
  return {
    /**
     * The one chosen for a foreign key; the Name field for the key of a table. Undefined when the values are shown as
     * they are, or by labels of their own.
     */
    async find({ field }: Pick<FieldOfTable, 'field'>): Promise<Clause | undefined> {
      const dimension = await store.dimensions.findOfField(field.id)
      if (dimension?.type === 'external') {
        const [shown] = await store.fields.findMany([dimension.human_readable_field_id ?? 0])
        return shown === undefined ? undefined : behindKey(store, field, shown)
      }
      if (dimension !== undefined || field.semantic_type !== 'type/PK') return undefined
      const name = (await store.fields.listOfTables([field.table_id])).find(isName)
      return name === undefined ? undefined : columnOf(name)
    },
  }
}

/** The column as seen from the key's own table; undefined when the key does not lead to it. */
async function behindKey(store: Store, field: FieldRow, shown: FieldRow): Promise<Clause | undefined> {
  if (!shown.active) return undefined
  if (shown.table_id === field.table_id) return columnOf(shown)
  const target = field.fk_target_field_id === null ? undefined : await store.fields.find(field.fk_target_field_id)
  return target?.table_id === shown.table_id ? columnOf(shown, { 'source-field': field.id }) : undefined
}

function isName(field: FieldRow): boolean {
  return field.semantic_type === 'type/Name' && isShownIn('suggestion', field)
}
