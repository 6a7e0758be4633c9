/** What stands for the values of a card's column that shows a field: the same as for the field itself. */
import type { JsonObject, Store } from '../../../store/index.ts'
import { labelsOf } from '../../data/field-values/index.ts'
import { shownFields } from './shown-field.ts'
import type { CardColumn } from './types.ts'

export function columnLabels(store: Store) {
  const shown = shownFields(store)

  /** Nothing for a column that shows no field, or a field whose values stand for themselves. */
  return async (columns: readonly JsonObject[], name: string): Promise<Partial<CardColumn>> => {
    const id = columns.find((column) => column['name'] === name)?.['id']
    const field = typeof id === 'number' ? await store.fields.find(id) : undefined
    if (field === undefined) return {}
    const display = await shown.find({ field })
    if (display === undefined) return { labels: labelsOf(await store.fieldValues.findOfField(field.id)) }
    const [, shownId, options]: readonly unknown[] = display
    // A column behind a key is joined; one of the same table must be in the card's result.
    const isThere = 'source-field' in Object(options) || columns.some((column) => column['id'] === shownId)
    return isThere ? { label: display } : {}
  }
}
