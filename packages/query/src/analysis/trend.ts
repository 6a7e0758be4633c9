/** Insights: how the numbers of a time series change (contract: results, section 1). Tested by trend.test.ts. */
import { isA } from '@querent/contract'
import type { Cell, Row } from '../driver.ts'
import { isExtractionUnit } from '../model/temporal-unit.ts'
import type { ResultColumn } from '../prepared.ts'
import { daysOf, isOnePeriod, unitOfStep } from './period.ts'
import { bestFit, LinearRegression, type Formula } from './regression.ts'
import { Reservoir } from './reservoir.ts'

/** What is told of one number column; x is counted in days since 1970. */
export interface Insight {
  /** Name of the column. */
  col: string
  unit: string | null
  'last-value': number | null
  /** Null also when the row before is not the period before. */
  'previous-value': number | null
  'last-change': number | null
  slope: number | null
  offset: number | null
  'best-fit': Formula | null
}

/** Points by which the kind of curve is chosen; of longer results a random sample. */
const MAX_POINTS = 2000

/** A function that makes trends of these columns; undefined unless they are one time and nothing but numbers. */
export function trendMaker(columns: readonly ResultColumn[]): (() => Trend) | undefined {
  const times = columns.flatMap((column, index) => (isTime(column) ? [index] : []))
  const numbers = columns.flatMap((column, index) => (!isTime(column) && isNumber(column) ? [index] : []))
  const [time] = times
  if (times.length !== 1 || time === undefined || numbers.length === 0) return undefined
  return times.length + numbers.length === columns.length ? () => new Trend(columns, time, numbers) : undefined
}

function isTime({ effective_type, unit }: ResultColumn): boolean {
  if (unit !== undefined && isExtractionUnit(unit)) return false
  return unit === 'year' || isA(effective_type, 'type/HasDate')
}

function isNumber({ effective_type }: ResultColumn): boolean {
  return isA(effective_type, 'type/Number')
}

class Trend {
  readonly #unit: string | undefined
  readonly #time: number
  readonly #numbers: readonly NumberTrend[]

  constructor(columns: readonly ResultColumn[], time: number, numbers: readonly number[]) {
    this.#unit = columns[time]?.unit
    this.#time = time
    this.#numbers = numbers.map((index) => new NumberTrend(columns[index]?.name ?? '', index))
  }

  /** @param rows Cells as the engine gave them. */
  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const days = readTime(row[this.#time] ?? null)
      if (!Number.isFinite(days)) continue
      for (const number of this.#numbers) number.add(days, row)
    }
  }

  /** Makes the insights one by one. */
  *finish(): Generator<Insight> {
    for (const number of this.#numbers) yield number.result(this.#unit)
  }

  result(): Insight[] {
    return [...this.finish()]
  }
}

interface Point {
  days: number
  value: number
}

/** One number column over the time; rows without a number do not count. */
class NumberTrend {
  readonly #name: string
  readonly #index: number
  readonly #regression = new LinearRegression()
  readonly #reservoir = new Reservoir(MAX_POINTS)
  readonly #xs: number[] = []
  readonly #ys: number[] = []
  /** The latest points by time, whatever the order of the rows. */
  #last: Point | undefined
  #previous: Point | undefined
  #result: Insight | undefined

  constructor(name: string, index: number) {
    this.#name = name
    this.#index = index
  }

  add(days: number, row: Row): void {
    const value = Number(row[this.#index] ?? Number.NaN)
    if (!Number.isFinite(value)) return
    this.#note({ days, value })
    this.#regression.add(days, value)
    const place = this.#reservoir.next()
    if (place < 0) return
    this.#xs[place] = days
    this.#ys[place] = value
  }

  /** @param given The time's unit, if it was bucketed. Asked once all rows were added. */
  result(given: string | undefined): Insight {
    return (this.#result ??= this.#make(given))
  }

  #make(given: string | undefined): Insight {
    const step = this.#last && this.#previous ? this.#last.days - this.#previous.days : Number.NaN
    const unit = given === undefined || given === 'default' ? unitOfStep(step) : given
    const last = this.#last?.value ?? null
    const previous = unit !== null && isOnePeriod(unit, step) ? (this.#previous?.value ?? null) : null
    const line = this.#regression.line()
    return {
      col: this.#name,
      unit,
      'last-value': last,
      'previous-value': previous,
      'last-change': change(previous, last),
      slope: line?.slope ?? null,
      offset: line?.offset ?? null,
      'best-fit': bestFit(Float64Array.from(this.#xs), Float64Array.from(this.#ys)) ?? null,
    }
  }

  #note(point: Point): void {
    if (this.#last === undefined || point.days >= this.#last.days) {
      this.#previous = this.#last
      this.#last = point
    } else if (this.#previous === undefined || point.days >= this.#previous.days) {
      this.#previous = point
    }
  }
}

/** A whole number in a column of years is a year. */
function readTime(cell: Cell): number {
  if (typeof cell === 'string') return daysOf(cell)
  return typeof cell === 'number' ? daysOf(`${String(cell).padStart(4, '0')}-01-01`) : Number.NaN
}

/** The share by which a value grew; null where it cannot be told. */
function change(before: number | null, after: number | null): number | null {
  if (before === null || after === null || before === 0) return null
  return (after - before) / Math.abs(before)
}
