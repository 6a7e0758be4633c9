/** All values of a field that is picked from a list: cached in the app database, else read from the field's database. */
import { isShownIn } from '@querent/contract'
import type { FieldRow, FieldValuesRow, Store } from '../../../store/index.ts'
import { cutValues, holdsValues, LISTED_VALUES } from '../../../sync/index.ts'
import type { FieldOfTable } from '../fields/index.ts'
import type { AskDatabase, Asker } from './ask-database.ts'
import { listQuery } from './field-queries.ts'

export interface FieldList {
  values: unknown[]
  /** What people call the values, by value as text; null when nobody gave them names. */
  labels: ReadonlyMap<string, string> | null
  has_more_values: boolean
}

/** A list's use is noted no more often. */
const USE_INTERVAL_MS = 3_600_000

export function fieldLists({ store, ask, now }: { store: Store; ask: AskDatabase; now: () => number }) {
  /**
   * The list of a field; undefined for one that has none. Callers from whom rows are hidden get a list of their own,
   * which is not cached.
   * @throws {ApiError} 403 without a right to the data.
   */
  async function find(asker: Asker, own: FieldOfTable): Promise<FieldList | undefined> {
    const cached = await store.fieldValues.findOfField(own.field.id)
    const isLabeled = mayHaveLabels(own.field) && cached?.human_readable_values != null
    if (!holdsValues(own.field) && !isLabeled) return undefined
    const query = listQuery(own, LISTED_VALUES + 1)
    const isRestricted = await ask.isRestricted(asker, query)
    if (cached !== undefined && !isRestricted) {
      await noteUse(cached)
      return { ...cached, labels: labelsOf(cached) }
    }
    const rows = await ask.rows(asker, query)
    const found = cutValues(rows.map(([value]) => value))
    if (!isRestricted) await putIntoCache(own.field.id, found)
    return { ...found, labels: labelsOf(cached) }
  }

  async function putIntoCache(fieldId: number, found: Pick<FieldList, 'values' | 'has_more_values'>): Promise<void> {
    const time = new Date(now()).toISOString()
    const row = { field_id: fieldId, ...found, human_readable_values: null }
    await store.fieldValues.setMany([{ ...row, created_at: time, updated_at: time, last_used_at: time }])
  }

  async function noteUse({ field_id, last_used_at }: FieldValuesRow): Promise<void> {
    if (now() - Date.parse(last_used_at) < USE_INTERVAL_MS) return
    await store.fieldValues.markUsed(field_id, new Date(now()).toISOString())
  }

  return { find }
}

export type FieldLists = ReturnType<typeof fieldLists>

/** True for a field that is picked from a list, and for one of true and false. */
export function mayHaveLabels(field: FieldRow): boolean {
  return holdsValues(field) || (field.base_type === 'type/Boolean' && isShownIn('suggestion', field))
}

/** What people call the values of a field. */
export function labelsOf(cached: FieldValuesRow | undefined): FieldList['labels'] {
  const labels = cached?.human_readable_values
  if (cached === undefined || labels === null || labels === undefined) return null
  return new Map(cached.values.map((value, index) => [String(value), labels[index] ?? String(value)]))
}

/** A value with its label where the field has labels; a value without one stands for itself. */
export function labeled(value: unknown, labels: FieldList['labels']): [unknown] | [unknown, string] {
  return labels === null ? [value] : [value, labels.get(String(value)) ?? String(value)]
}
