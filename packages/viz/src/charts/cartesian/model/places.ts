/** The places along the axis of a dimension: its values in order, time buckets without holes. */
import { isDate, numberOf, periodOf, wallTimeOf, type Cell, type Column, type Data } from '../../../data/index.ts'
import { nextBucket } from '../../../scale/index.ts'
import type { XScale } from '../settings/index.ts'

export interface Places {
  kind: 'time' | 'number' | 'band'
  /** The values, in the order in which they stand. */
  cells: Cell[]
  /** Milliseconds or numbers, ascending; empty for bands. Places beyond them, such as a total, come last. */
  at: number[]
  /** The place of each row; -1 for a row that has none. */
  ofRows: number[]
  /** What lies between two times: `month`, `day`; null for times of no order, and for all else. */
  period: string | null
  /** Numbers that have no place on an axis of logarithms. */
  leftOut: number
}

/** More buckets than this are not filled in. */
const MOST_FILLED = 20_000
const MOST_BINS = 1_000
const MOST_OF_INFERRED = 2_000

interface Axis {
  scale: XScale | undefined
  /** The text that means all other values. */
  rest: string | undefined
  /** True where a second column splits: the order of the rows is that of both. */
  isSplit: boolean
}

export function placesOf(data: Data, column: Column | undefined, { scale, rest, isSplit }: Axis): Places {
  if (column === undefined) {
    return { ...BANDS, cells: data.rows.length > 0 ? [null] : [], ofRows: data.rows.map(() => 0) }
  }
  const kind = axisKindOf(column, scale)
  if (kind !== 'band') return ordered(data, column, kind, scale === 'log')
  const places = withRestLast(bands(data, column), rest)
  if (column.binWidth !== null) return moved(places, binsOf(places.cells, column.binWidth))
  // Rows that share a label are in an order of their own, such as those of a box plot.
  const isShared = column.labels !== null && places.cells.length < data.rows.length
  const isOrdered = isSplit || isShared || scale === 'histogram'
  return isOrdered && column.kind === 'number' ? moved(places, places.cells.toSorted(byValue)) : places
}

/** How the values of a column stand along the axis. */
export function axisKindOf(column: Column, scale: XScale | undefined): Places['kind'] {
  if (scale === 'ordinal' || scale === 'histogram') return 'band'
  if (isDate(column)) return 'time'
  if (column.kind !== 'number' || column.labels !== null) return 'band'
  if (scale === 'linear' || scale === 'pow' || scale === 'log') return 'number'
  // Parts of dates and keys are names, not amounts; bins stand side by side.
  return column.unit !== null || column.binWidth !== null || column.semanticType?.endsWith('K') ? 'band' : 'number'
}

const BANDS = { kind: 'band', at: [], period: null, leftOut: 0 } as const satisfies Partial<Places>

function bands({ rows }: Data, { index }: Column): Places {
  const known = new Map<unknown, number>()
  const cells: Cell[] = []
  const ofRows = rows.map((row) => {
    const cell = row[index] ?? null
    const key = typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell
    let place = known.get(key)
    if (place === undefined) {
      known.set(key, (place = cells.length))
      cells.push(cell)
    }
    return place
  })
  return { ...BANDS, cells, ofRows }
}

function withRestLast(places: Places, rest: string | undefined): Places {
  if (rest === undefined || !places.cells.includes(rest)) return places
  return moved(places, [...places.cells.filter((cell) => cell !== rest), rest])
}

/** The same places in another order, between more of them. */
function moved({ cells, ofRows, ...rest }: Places, to: Cell[]): Places {
  const placeOf = new Map(to.map((cell, place) => [cell, place]))
  return { ...rest, cells: to, ofRows: ofRows.map((place) => placeOf.get(cells[place] ?? null) ?? -1) }
}

/** Numbers ascending, what is none last. */
export function byValue(a: Cell, b: Cell): number {
  const [one, other] = [numberOf(a), numberOf(b)]
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  return one - other
}

/** Every bin from the first to the last; those that have rows where there are too many of them. */
function binsOf(cells: readonly Cell[], width: number): Cell[] {
  const present = cells.toSorted(byValue)
  const [first, last] = [numberOf(present[0]), present.findLast((cell) => numberOf(cell) !== undefined)]
  const count = first === undefined ? 0 : Math.round((Number(last) - first) / width) + 1
  if (first === undefined || count > MOST_BINS) return present
  const known = new Map(present.map((cell) => [Math.round((Number(cell) - first) / width), cell]))
  const all = Array.from({ length: count }, (_, i): Cell => known.get(i) ?? Number((first + i * width).toPrecision(12)))
  const rest = present.filter((cell) => !all.includes(cell))
  return [...all, ...rest]
}

function ordered(data: Data, column: Column, kind: 'time' | 'number', isLog: boolean): Places {
  const { rows } = data
  const { index } = column
  const period = kind === 'time' ? periodOf(column, data) : null
  const read = kind === 'time' ? wallTimeOf : numberOf
  const all = rows.map((row) => read(row[index]))
  const hasPlace = (value: number | undefined) => kind === 'time' || !isLog || value === undefined || value > 0
  const values = all.map((value) => (hasPlace(value) ? value : undefined))
  const cellOf = new Map<number, Cell>()
  for (const [i, value] of values.entries()) {
    if (value !== undefined && !cellOf.has(value)) cellOf.set(value, rows[i]?.[index] ?? null)
  }
  const present = [...cellOf.keys()].sort((a, b) => a - b)
  const isGiven = column.unit !== null
  const most = isGiven ? MOST_FILLED : Math.max(MOST_OF_INFERRED, present.length * 4)
  // Single days without a neighbor are marks at their place, not a series with holes.
  const isSeries = isGiven || period !== 'day' || present.some((time, i) => nextBucket(time, 'day') === present[i + 1])
  const whole = period === null || !isSeries ? undefined : filled(present, period, most)
  const at = whole ?? present
  const sample = present[0] === undefined ? null : cellOf.get(present[0])
  const placeOf = new Map(at.map((value, place) => [value, place]))
  return {
    kind,
    period: whole ? period : null,
    leftOut: all.filter((value) => !hasPlace(value)).length,
    at,
    cells: at.map((value) => cellOf.get(value) ?? isoLike(value, String(sample))),
    ofRows: values.map((value) => (value === undefined ? -1 : (placeOf.get(value) ?? -1))),
  }
}

/** Every bucket from the first to the last; undefined where steps of the unit do not meet all of the times. */
function filled(times: readonly number[], unit: string, most: number): number[] | undefined {
  const last = times.at(-1) ?? 0
  const all: number[] = []
  let met = 0
  for (let time = times[0]; time !== undefined && time <= last; time = nextBucket(time, unit)) {
    all.push(time)
    if (time === times[met]) met += 1
    if (all.length > most) return undefined
  }
  return met === times.length ? all : undefined
}

function isoLike(time: number, sample: string): string {
  const iso = new Date(time).toISOString()
  if (sample.length <= 10) return iso.slice(0, 10)
  return iso.slice(0, 19) + (sample.endsWith('Z') ? 'Z' : '')
}
