/** The last value of a series and what became of earlier ones. */
import { lookup } from '@querent/contract/lookup/index.ts'
import { columnNamed, numberOf, periodOf, wallTimeOf, type Cell, type Column, type Data } from '../../data/index.ts'
import type { Format } from '../../format/index.ts'
import type { Comparison, TrendSettings } from './settings.ts'

export interface Point {
  time: number
  value: number
  /** Place in the result. */
  row: number
}

export interface Change {
  /** What it is compared with: a period, or the name of a number. */
  name: string
  /** The same with short names of months, for small pictures. */
  short: string
  /** Null when there is nothing to compare with. */
  before: number | null
  /** Share of the change, 0.5 is half more; null when it cannot be told. */
  share: number | null
  /** The last value less the compared one; 0 when there is none. */
  difference: number
}

/** Rows that have a date and a number, oldest first. */
export function pointsOf({ rows }: Data, dimension: Column, metric: Column): Point[] {
  return rows
    .flatMap((cells, row): Point[] => {
      const time = wallTimeOf(cells[dimension.index])
      const value = numberOf(cells[metric.index])
      return time === undefined || value === undefined ? [] : [{ time, value, row }]
    })
    .sort((a, b) => a.time - b.time)
}

/** The changes from the compared values to the last of the points. */
export function changesOf(
  { data, settings, format }: { data: Data; settings: TrendSettings; format: Format },
  { points, dimension, metric }: { points: readonly Point[]; dimension: Column; metric: Column },
): Change[] {
  const last = points.at(-1)
  if (last === undefined) return []
  const period = format.of(dimension)
  const brief = format.of({ ...dimension, settings: { ...dimension.settings, date_abbreviate: true } })
  const dated = (cell: Cell): [name: string, short: string] => [period.text(cell), brief.text(cell)]
  const unit = periodOf(dimension, data)
  return settings.comparisons.flatMap((chosen): Change[] => {
    const change = ([name, short = name]: [string, string?], before: number | undefined): Change[] => [
      {
        name,
        short,
        before: before ?? null,
        share: before === undefined ? null : shareOf(before, last.value),
        difference: before === undefined ? 0 : last.value - before,
      },
    ]
    const comparison: Comparison =
      chosen.type === 'previousPeriod' && unit === null ? { type: 'previousValue' } : chosen
    switch (comparison.type) {
      case 'staticNumber':
        return change([comparison.label ?? format.of(metric).text(comparison.value)], comparison.value)
      case 'anotherColumn': {
        const column = columnNamed(data.columns, comparison.column)
        if (column === undefined) return []
        return change([comparison.label ?? format.of(column).title], numberOf(data.rows[last.row]?.[column.index]))
      }
      case 'previousValue': {
        const previous = points.at(-2)
        return change(previous ? dated(data.rows[previous.row]?.[dimension.index] ?? null) : [''], previous?.value)
      }
      default: {
        const time = earlier(last.time, unit ?? 'day', periodsOf(comparison))
        return change(dated(isoOf(time, dimension)), points.findLast((point) => point.time === time)?.value)
      }
    }
  })
}

function periodsOf(comparison: Comparison): number {
  return comparison.type === 'periodsAgo' ? comparison.value : 1
}

function shareOf(before: number, now: number): number | null {
  if (before === now) return 0
  return before === 0 ? null : (now - before) / Math.abs(before)
}

const STEPS: Readonly<Record<string, number>> = lookup({
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 7 * 86_400_000,
})
const MONTHS: Readonly<Record<string, number>> = lookup({ month: 1, quarter: 3, year: 12 })

/** So many periods earlier; the last day of a shorter month stands for days that it does not have. */
function earlier(time: number, unit: string, periods: number): number {
  const months = MONTHS[unit]
  if (months === undefined) return time - (STEPS[unit] ?? STEPS['day'] ?? 0) * periods
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months * periods)
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.setUTCDate(Math.min(day, days))
}

function isoOf(time: number, { kind }: Column): string {
  const iso = new Date(time).toISOString()
  return kind === 'date' ? iso.slice(0, 10) : iso.slice(0, 19)
}
