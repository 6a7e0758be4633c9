/** Values of fields: cached lists, search and labels. Tested by test/contract/field.test.ts. */
import { badRequest, notFound, type FieldValuesBody } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { FieldRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { fieldAccess, type FieldOfTable } from '../fields/index.ts'
import type { AskDatabase, Asker } from './ask-database.ts'
import { pairQuery, searchQuery, summaryQuery, valueOfText } from './field-queries.ts'
import { labeled, mayHaveLabels, type FieldLists } from './lists.ts'

export { askDatabase, type AskDatabase, type Asker } from './ask-database.ts'
export { columnOf, distinctValues, holds, sourceOf, valueOfText, type Clause } from './field-queries.ts'
export { fieldLists, labeled, labelsOf, type FieldList, type FieldLists } from './lists.ts'

/** Values in one answer of a search. */
const MAX_FOUND = 1000

interface FieldValuesRecord {
  values: unknown[][]
  field_id: number
  has_more_values: boolean
}

/** A field and the one that stands for it, in one table. */
interface Pair {
  key: FieldOfTable
  shown: FieldRow
}

type FieldValuesDeps = Pick<Deps, 'store' | 'now'> & { ask: AskDatabase; lists: FieldLists }

export function fieldValuesService({ store, now, ask, lists }: FieldValuesDeps) {
  const access = fieldAccess(store)
  const time = () => new Date(now()).toISOString()

  /** Cached values, with labels where there are any; read from the database the first time. */
  async function valuesOf(asker: Asker, own: FieldOfTable): Promise<FieldValuesRecord> {
    const { id } = own.field
    const dimension = await store.dimensions.findOfField(id)
    if (dimension?.type === 'external' && dimension.human_readable_field_id !== null) {
      const pair = await pairOf(own, dimension.human_readable_field_id)
      if (pair !== undefined && pair.shown.visibility_type !== 'sensitive') return remappedValues(asker, own, pair)
    }
    const list = await lists.find(asker, own)
    if (list === undefined) return { values: [], field_id: id, has_more_values: false }
    const pairs = list.values.map((value) => labeled(value, list.labels))
    return { values: pairs, field_id: id, has_more_values: list.has_more_values }
  }

  /** Values of a foreign key with what stands for them in the other table. */
  async function remappedValues(asker: Asker, own: FieldOfTable, { key, shown }: Pair): Promise<FieldValuesRecord> {
    const rows = await ask.rows(asker, searchQuery(key, shown, undefined, MAX_FOUND + 1))
    return { values: rows.slice(0, MAX_FOUND), field_id: own.field.id, has_more_values: rows.length > MAX_FOUND }
  }

  /**
   * Where a field and the one that stands for it lie in one table: its own table, or the one that a foreign key leads to.
   * Undefined when there is no such table, or one of the two is gone from the database.
   */
  async function pairOf(own: FieldOfTable, shownId: number): Promise<Pair | undefined> {
    const { field, table } = own
    const shown = shownId === field.id ? field : await store.fields.find(shownId)
    if (shown === undefined) throw notFound()
    if (!shown.active) return undefined
    if (shown.table_id === table.id) return { key: own, shown }
    const target = field.fk_target_field_id === null ? undefined : await store.fields.find(field.fk_target_field_id)
    const targetTable = target?.active === true ? await store.tables.find(target.table_id) : undefined
    if (target === undefined || targetTable === undefined || shown.table_id !== targetTable.id) return undefined
    return { key: { field: target, table: targetTable }, shown }
  }

  /** @throws {ApiError} 400 when the field and the other one do not lie in one table. */
  async function followed(own: FieldOfTable, shownId: number): Promise<Pair> {
    const pair = await pairOf(own, shownId)
    if (pair === undefined) throw badRequest()
    return pair
  }

  /** Values whose shown text contains the given one, in any case. */
  async function searchIn(
    asker: Asker,
    own: FieldOfTable,
    searchId: number,
    options: { value: string | undefined; limit: number },
  ): Promise<unknown[][]> {
    const { key, shown } = await followed(own, searchId)
    return ask.rows(asker, searchQuery(key, shown, options.value, Math.min(options.limit, MAX_FOUND)))
  }

  /** The pair of a value and what stands for it; empty when the value does not occur. */
  async function remap(asker: Asker, own: FieldOfTable, shownId: number, text: string): Promise<unknown[]> {
    const { key, shown } = await followed(own, shownId)
    if (valueOfText(key.field, text) === undefined) return []
    const [pair = []] = await ask.rows(asker, pairQuery(key, shown, text))
    return pair
  }

  /** `[["count", n], ["distincts", n]]`, in this order (contract: data-model, section 3). */
  async function summary(user: CurrentUser, id: number, signal: AbortSignal): Promise<[string, number][]> {
    const own = await access.readable(user, id)
    const [row = []] = await ask.rows({ user, signal }, summaryQuery(own))
    const [count, distincts] = row
    return [
      ['count', Number(count ?? 0)],
      ['distincts', Number(distincts ?? 0)],
    ]
  }

  /** Keeps values with the labels that people gave them. @throws {ApiError} 400 unless all or none have one. */
  async function setValues(user: CurrentUser, id: number, { values: pairs }: FieldValuesBody): Promise<void> {
    const { field } = await access.editable(user, id)
    if (!mayHaveLabels(field)) {
      throw badRequest(
        'Values can be labeled only for a field whose `has_field_values` is `list`, or for a boolean one.',
      )
    }
    const labels = pairs.flatMap(([, label]) => (label === undefined || label === null ? [] : [String(label)]))
    if (labels.length > 0 && labels.length < pairs.length) {
      throw badRequest('If remapped values are specified, they must be specified for all field values')
    }
    const known = await store.fieldValues.findOfField(id)
    await store.auditLog.note('field.values-changed', { model: 'field', id })
    await store.fieldValues.setMany([
      {
        field_id: id,
        // As rows show them.
        values: pairs.map(([value]) => (typeof value === 'bigint' ? value.toString() : value)),
        human_readable_values: labels.length === 0 ? null : labels,
        has_more_values: known?.has_more_values ?? false,
        created_at: time(),
        updated_at: time(),
        last_used_at: time(),
      },
    ])
  }

  return {
    valuesOf,
    searchIn,
    remap,
    summary,
    setValues,

    values: async (user: CurrentUser, id: number, signal: AbortSignal) =>
      valuesOf({ user, signal }, await access.readable(user, id)),

    search: async (
      user: CurrentUser,
      id: number,
      searchId: number,
      { signal, ...options }: { value: string | undefined; limit: number; signal: AbortSignal },
    ) => searchIn({ user, signal }, await access.readable(user, id), searchId, options),

    remapping: async (user: CurrentUser, id: number, shownId: number, text: string, signal: AbortSignal) =>
      remap({ user, signal }, await access.readable(user, id), shownId, text),
  }
}

export type FieldValuesService = ReturnType<typeof fieldValuesService>
