/** From values of marks to filters that hold for the rows behind them. */
import { kindOf } from '../../../lib/columns/kind.ts'
import { bare, isMap, withFreshIds, type Clause } from '../../../models/question/index.ts'
import type { Cell } from './hit.ts'

const CLOCK_UNITS = new Set(['millisecond', 'second', 'minute', 'hour', 'default'])
const PARTS = /-of-/

/** The filters of a group: one, or two for a bin. An id may stand only once in a query, and the group keeps its own. */
export function conditionsOf(cell: Cell): Clause[] {
  return withFreshIds(plainConditions(cell))
}

function plainConditions({ ref, column, value }: Cell): Clause[] {
  if (value === null || value === undefined) return [['is-null', {}, bare(ref)]]
  const bin = binOf({ ref, column, value })
  if (bin !== null) {
    const [from, to] = bin
    return [
      ['>=', {}, bare(ref), from],
      ['<', {}, bare(ref), to],
    ]
  }
  return [['=', {}, ref, literalOf(ref, column, value)]]
}

/** Ends of the bin that a value begins, the second outside; null without bins. */
export function binOf({ ref, column, value }: Cell): [number, number] | null {
  const width = column.binning_info?.['bin_width'] ?? widthIn(ref)
  if (ref[1]['binning'] === undefined || typeof value !== 'number' || typeof width !== 'number') return null
  // 0.1 + 0.2 is to be 0.3: no row may fall between a bin and the next.
  return [value, Number((value + width).toPrecision(12))]
}

function widthIn(ref: Clause): unknown {
  const { binning } = ref[1]
  return isMap(binning) ? binning['bin-width'] : undefined
}

/** The value as a literal: dates lose their zone, for a result tells them in the one that filters are read in. */
export function literalOf(ref: Clause, column: Cell['column'], value: unknown): unknown {
  const unit = String(ref[1]['temporal-unit'] ?? column.unit ?? 'default')
  if (typeof value !== 'string' || PARTS.test(unit)) return value
  const kind = kindOf(column)
  if (kind === 'time') return value.replace(/(?:Z|[+-]\d{2}:\d{2})$/, '')
  if (kind !== 'date') return value
  const isDay = (column.effective_type ?? column.base_type) === 'type/Date'
  return isDay || !CLOCK_UNITS.has(unit) ? value.slice(0, 10) : value.replace(/(?:Z|[+-]\d{2}:\d{2})$/, '')
}
