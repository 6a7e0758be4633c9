/** Values that a click hands on. */
import { emptyTable, ownValue } from '@querent/contract/lookup/index.ts'
import type { Parameter } from '../../../api/card.ts'
import { isMap } from '../../question/index.ts'
import { dateKindsOf, daysOf, readDates } from '../../../filters/dates/index.ts'
import { filterKindOf, readValue, type FilterValues } from '../../../filters/index.ts'
import type { ClickedColumn, ClickMapping, ClickSource } from './types.ts'

/** What was clicked, and on which dashboard. */
export interface ClickContext {
  readonly columns: readonly ClickedColumn[]
  readonly row: readonly unknown[]
  /** Of the dashboard that the card is on. */
  readonly parameters: readonly Parameter[]
  readonly values: FilterValues
  readonly userAttributes?: Readonly<Record<string, unknown>>
}

/** The value of a source, with the column it comes from; undefined where there is no such source. */
export function sourceValue(
  { type, id, name }: ClickSource,
  { columns, row, values, parameters, userAttributes = {} }: ClickContext,
): { value: unknown; column: ClickedColumn | null } | undefined {
  if (type === 'column') {
    const index = columns.findIndex((column) => column.name === id)
    const place = index < 0 ? columns.findIndex((column) => column.name === name) : index
    const column = columns[place]
    return column === undefined ? undefined : { value: row[place], column }
  }
  if (type === 'parameter') {
    return parameters.some((parameter) => parameter.id === id)
      ? { value: ownValue(values, id) ?? null, column: null }
      : undefined
  }
  return Object.hasOwn(userAttributes, id) ? { value: userAttributes[id], column: null } : undefined
}

/** The values that a mapping hands to parameters of its target, by their ids. Unknown parameters get none. */
export function mappedValues(
  mapping: ClickMapping | undefined,
  targets: readonly Parameter[],
  context: ClickContext,
): FilterValues {
  const values = emptyTable<unknown>()
  for (const { source, target } of Object.values(mapping ?? {})) {
    const parameter = target.type === 'parameter' ? targets.find(({ id }) => id === target.id) : undefined
    const found = parameter === undefined ? undefined : sourceValue(source, context)
    if (parameter === undefined || found === undefined) continue
    const value = valueFor(parameter, found.value, found.column)
    if (value !== undefined) values[parameter.id] = readValue(parameter, value)
  }
  return { ...values }
}

/** Ends of the bin that the value begins, the second outside; null where the column has no bins. */
export function binOf(value: unknown, column: ClickedColumn | null): [from: number, to: number] | null {
  const width = isMap(column?.binning_info) ? column.binning_info['bin_width'] : undefined
  if (typeof value !== 'number' || typeof width !== 'number') return null
  // 0.1 + 0.2 is to be 0.3.
  return [value, Number((value + width).toPrecision(12))]
}

/** A clicked value as the filter takes it, the whole period for a date in the unit of its column; undefined where it cannot. */
function valueFor(parameter: Parameter, value: unknown, column: ClickedColumn | null): unknown {
  const bin = binOf(value, column)
  if (bin !== null && parameter.type === 'number/between') return bin
  if (bin !== null && parameter.type === 'number/<=') return bin[1]
  if (filterKindOf(parameter).id !== 'date' || column === null || value === null) return value
  const text = periodText(String(value), column.unit)
  const filter = readDates(text)
  if (filter === null) return undefined
  const kinds = dateKindsOf(parameter.type)
  if (kinds.includes(filter.kind)) return text
  const days = daysOf(filter, { today: String(value).slice(0, 10), weekStart: 0 })
  if (days?.start == null) return undefined
  switch (kinds[0]) {
    case 'at':
      return days.start
    case 'month':
      return periodText(days.start, 'month')
    case 'quarter':
      return periodText(days.start, 'quarter')
    case 'range':
      return `${days.start}~${days.end ?? ''}`
    default:
      return undefined
  }
}

/**
 * The text of the period that begins at the date, for date filters: `2024-03`, `Q1-2024`, `2024-01-01~2024-12-31`.
 * @param unit Of the column; none for a date as it is stored.
 */
export function periodText(date: string, unit: string | null | undefined): string {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})-\d{2}/.exec(date) ?? []
  if (year === '') return date
  const day = date.slice(0, 10)
  switch (unit) {
    case 'month':
      return `${year}-${month}`
    case 'quarter':
      return `Q${Math.floor((Number(month) - 1) / 3) + 1}-${year}`
    case 'year':
      return `${year}-01-01~${year}-12-31`
    case 'week': {
      const end = new Date(`${day}T00:00:00Z`)
      end.setUTCDate(end.getUTCDate() + 6)
      return `${day}~${end.toISOString().slice(0, 10)}`
    }
    case 'hour':
      return `${date.slice(0, 13)}:00~${date.slice(0, 13)}:59`
    case 'minute':
      return date.slice(0, 16)
    default:
      return day
  }
}
