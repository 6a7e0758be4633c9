/** What is told of the values of a place: quartiles, whiskers, what lies beyond them. */
import { numberOf } from '../../data/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { modelOf, type Drawn, type Model } from '../cartesian/index.ts'
import type { BoxplotSettings } from './settings.ts'

export interface Box {
  drawn: Drawn
  place: number
  /** Ends of the whiskers. */
  low: number
  high: number
  lower: number
  median: number
  upper: number
  mean: number
  /** Rows with their values, ascending. */
  values: readonly { row: number; value: number }[]
  /** Those beyond the whiskers. */
  outliers: readonly { row: number; value: number }[]
}

/** Beyond this many times the height of the box a value is an outlier (Tukey). */
const REACH = 1.5

/** A model whose marks reach from the lowest to the highest value of each place, with the boxes. */
export function boxesOf(input: SceneInput<BoxplotSettings>): { model: Model; boxes: Box[] } {
  const { settings, data } = input
  const given = modelOf({ ...input, settings: { ...settings, dimensions: settings.dimensions.slice(0, 1) } }, 'bar')
  const isLog = settings.y.scale === 'log'
  const hasPlace = ({ value }: { value: number }) => !isLog || value > 0
  let leftOut = 0
  const boxes: Box[] = []
  const drawn = given.drawn.map((one): Drawn => {
    const own = one.series.values.map((_, place) => {
      const rows = one.series.rows[place] ?? []
      const values = rows.flatMap((row) => {
        const value = numberOf(data.rows[row]?.[one.series.metric.index])
        return value === undefined ? [] : [{ row, value }]
      })
      const box = boxOf(values, settings)
      leftOut += values.filter((one) => !hasPlace(one)).length
      return box && { ...box, values: box.values.filter(hasPlace), outliers: box.outliers.filter(hasPlace) }
    })
    const changed: Drawn = {
      ...one,
      series: { ...one.series, values: own.map((box) => box?.median ?? null) },
      spans: own.map((box) => {
        const [first, last] = [box?.values[0], box?.values.at(-1)]
        return box && first && last ? [Math.min(box.low, first.value), Math.max(box.high, last.value)] : undefined
      }),
    }
    for (const [place, box] of own.entries()) if (box) boxes.push({ ...box, drawn: changed, place })
    return changed
  })
  return { model: { ...given, drawn, leftOut }, boxes }
}

function boxOf(
  values: { row: number; value: number }[],
  { whiskers, points }: BoxplotSettings,
): Omit<Box, 'drawn' | 'place'> | undefined {
  const sorted = values.sort((a, b) => a.value - b.value)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return undefined
  const at = (share: number) => quantile(sorted, share)
  const [lower, median, upper] = [at(0.25), at(0.5), at(0.75)]
  const reach = whiskers === 'tukey' ? (upper - lower) * REACH : Infinity
  const inside = sorted.filter(({ value }) => value >= lower - reach && value <= upper + reach)
  const [low, high] = [inside[0]?.value ?? lower, inside.at(-1)?.value ?? upper]
  const outliers = sorted.filter(({ value }) => value < low || value > high)
  return {
    low,
    high,
    lower,
    median,
    upper,
    mean: sorted.reduce((sum, { value }) => sum + value, 0) / sorted.length,
    // Without points an axis has no need to reach to outliers.
    values: points === 'none' ? inside : sorted,
    outliers,
  }
}

/** Between two values by their distance, as `percentile_cont` of SQL does. */
function quantile(sorted: readonly { value: number }[], share: number): number {
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)]?.value ?? 0, sorted[Math.ceil(place)]?.value ?? 0]
  return below + (above - below) * (place - Math.floor(place))
}
