/**
 * Values of one field, restricted by constraints on other fields of its database: a constraint reaches the field's
 * table over foreign keys, in both directions and over several tables.
 */
import { ApiError, isA, isShownIn } from '@querent/contract'
import type { Store } from '../../../../store/index.ts'
import {
  columnOf,
  distinctValues,
  holds,
  labeled,
  sourceOf,
  valueOfText,
  type AskDatabase,
  type Asker,
  type Clause,
  type FieldList,
  type FieldLists,
} from '../../../data/field-values/index.ts'
import type { FieldOfTable } from '../../../data/fields/index.ts'
import { reachTables } from './foreign-key-paths.ts'
import { restrictionOf, type Restriction } from './joins.ts'
import { holdsLabel } from '../holds-label.ts'
import { holdsText, MAX_VALUES, pageOf, type ValuePage, type ValuePair } from '../merge-values.ts'
import { OFFERED } from '../offered.ts'
import { shownFields } from '../shown-field.ts'
import type { Constraint } from '../types.ts'

interface ChainFilter {
  own: FieldOfTable
  constraints: readonly Constraint[]
  /** Only values whose label, or which themselves, hold the text, in any case. */
  search?: string | undefined
}

interface ChainFilterDeps {
  store: Store
  ask: AskDatabase
  lists: FieldLists
}

export function chainFilters({ store, ask, lists }: ChainFilterDeps) {
  const shown = shownFields(store)

  /**
   * At most {@link MAX_VALUES} values, each with what stands for it when the field is remapped; null among those without
   * a label that a query gives.
   * @throws {ApiError} 400 for a search in values that are no texts, 403 without a right to the data. @throws {QueryError} for a constraint that the field cannot have.
   */
  async function chainFilter(asker: Asker, { own, constraints, search }: ChainFilter): Promise<ValuePage> {
    const restriction = await restrict(own, constraints)
    const display = await shown.find(own)
    if (display !== undefined)
      return pairs(asker, own, display, search === undefined ? [] : [holds(display, search)], restriction)
    const list = await lists.find(asker, own)
    if (search !== undefined && !list?.labels) requireText(own)
    const isWhole = list !== undefined && !list.has_more_values
    if (isWhole && restriction.parameters.length === 0) return fromList(list, search)
    const column = columnOf(own.field)
    const filters: Clause[] = []
    if (search !== undefined)
      filters.push(list?.labels ? holdsLabel(column, list.labels, search) : holds(column, search))
    if (list?.labels) filters.push(['not-null', column])
    const rows = await read(asker, own, [column], filters, [column], restriction)
    const { values, ...rest } = pageOf(rows, search === undefined && !list?.labels)
    return { values: values.map(([value]) => labeled(value, list?.labels ?? null)), ...rest }
  }

  async function pairs(
    asker: Asker,
    own: FieldOfTable,
    display: Clause,
    wanted: readonly Clause[],
    restriction: Restriction,
  ): Promise<ValuePage> {
    const column = columnOf(own.field)
    const filters = [['not-null', column], ...wanted]
    const rows = await read(asker, own, [column, display], filters, [display, column], restriction)
    return pageOf(rows)
  }

  function read(
    asker: Asker,
    { table }: FieldOfTable,
    columns: readonly Clause[],
    filters: readonly Clause[],
    orderBy: readonly Clause[],
    { joins, parameters }: Restriction,
  ): Promise<unknown[][]> {
    const query = distinctValues(sourceOf(table), { columns, filters, orderBy, joins, limit: MAX_VALUES + 1 })
    return ask.rows(asker, { ...query, parameters }, OFFERED)
  }

  async function restrict({ table }: FieldOfTable, constraints: readonly Constraint[]): Promise<Restriction> {
    if (constraints.length === 0) return { joins: [], parameters: [] }
    const fields = await store.fields.findMany([...new Set(constraints.map((one) => one.fieldId))])
    const tableOf = new Map(
      fields.filter((field) => isShownIn('use', field)).map((field) => [field.id, field.table_id]),
    )
    const placed = constraints.flatMap((one) => {
      const tableId = tableOf.get(one.fieldId)
      return tableId === undefined ? [] : [{ ...one, tableId }]
    })
    return restrictionOf(table.id, placed, reachTables(table.id, await store.fields.listForeignKeys(table.db_id)))
  }

  /**
   * The value with what stands for it, if anything does and the constraints leave the value. Text from a URL is read by
   * the field's type.
   */
  async function remap(
    asker: Asker,
    own: FieldOfTable,
    text: string,
    constraints: readonly Constraint[],
  ): Promise<ValuePair> {
    const value = valueOfText(own.field, text)
    if (value === undefined) return [text]
    const display = await shown.find(own)
    if (display === undefined) {
      const label = (await lists.find(asker, own))?.labels?.get(String(value))
      return label === undefined ? [value] : [value, label]
    }
    const restriction = await restrict(own, constraints)
    const { values } = await pairs(asker, own, display, [['=', columnOf(own.field), value]], restriction)
    return values[0] ?? [value]
  }

  return { chainFilter, remap }
}

/** @throws {ApiError} 400 for a field of numbers, dates or conditions. */
function requireText({ field: { name, effective_type } }: FieldOfTable): void {
  if (isA(effective_type, 'type/Text') || isA(effective_type, 'type/TextLike')) return
  throw new ApiError(400, { message: `The values of "${name}" cannot be searched: they are not text.` })
}

function fromList({ values, labels }: FieldList, search: string | undefined): ValuePage {
  const pairs = values.map((value) => labeled(value, labels))
  const found = search === undefined ? pairs : pairs.filter((pair) => holdsText(pair, search))
  return { values: found, has_more_values: false }
}
