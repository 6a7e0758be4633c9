/** The places along the axis of a dimension: its values in order, time buckets without holes. */
import { isDate, numberOf, wallTimeOf, type Cell, type Column, type Data } from '../../../data/index.ts'
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
}

/** More buckets than this are not filled in. */
const MOST_FILLED = 20_000

export function placesOf(data: Data, column: Column | undefined, scale: XScale | undefined): Places {
  if (column === undefined) {
    return { kind: 'band', cells: data.rows.length > 0 ? [null] : [], at: [], ofRows: data.rows.map(() => 0) }
  }
  const kind = axisKindOf(column, scale)
  return kind === 'band' ? bands(data, column) : ordered(data, column, kind)
}

/** How the values of a column stand along the axis. */
export function axisKindOf(column: Column, scale: XScale | undefined): Places['kind'] {
  if (scale === 'ordinal' || scale === 'histogram') return 'band'
  if (isDate(column)) return 'time'
  if (column.kind !== 'number') return 'band'
  if (scale === 'linear' || scale === 'pow' || scale === 'log') return 'number'
  // Parts of dates and keys are names, not amounts; bins stand side by side.
  return column.unit !== null || column.binWidth !== null || column.semanticType?.endsWith('K') ? 'band' : 'number'
}

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
  return { kind: 'band', cells, at: [], ofRows }
}

function ordered({ rows }: Data, { index, unit }: Column, kind: 'time' | 'number'): Places {
  const read = kind === 'time' ? wallTimeOf : numberOf
  const values = rows.map((row) => read(row[index]))
  const cellOf = new Map<number, Cell>()
  for (const [i, value] of values.entries()) {
    if (value !== undefined && !cellOf.has(value)) cellOf.set(value, rows[i]?.[index] ?? null)
  }
  const present = [...cellOf.keys()].sort((a, b) => a - b)
  const at = kind === 'time' && unit !== null ? filled(present, unit) : present
  const sample = present[0] === undefined ? null : cellOf.get(present[0])
  const placeOf = new Map(at.map((value, place) => [value, place]))
  return {
    kind,
    at,
    cells: at.map((value) => cellOf.get(value) ?? isoLike(value, String(sample))),
    ofRows: values.map((value) => (value === undefined ? -1 : (placeOf.get(value) ?? -1))),
  }
}

/** Every bucket from the first to the last; the times as they are where steps of the unit do not meet all of them. */
function filled(times: readonly number[], unit: string): number[] {
  const last = times.at(-1) ?? 0
  const all: number[] = []
  let met = 0
  for (let time = times[0]; time !== undefined && time <= last; time = nextBucket(time, unit)) {
    all.push(time)
    if (time === times[met]) met += 1
    if (all.length > MOST_FILLED) break
  }
  return met === times.length ? all : [...times]
}

function isoLike(time: number, sample: string): string {
  const iso = new Date(time).toISOString()
  if (sample.length <= 10) return iso.slice(0, 10)
  return iso.slice(0, 19) + (sample.endsWith('Z') ? 'Z' : '')
}
