/** Trend lines: the straight line that lies nearest to a series' values. */
import type { Drawn, Model } from './model.ts'

interface Trend {
  /** Value at each place. */
  values: number[]
}

/** Least squares; undefined when the series shows none or has fewer than two values. */
export function trendOf(model: Model, { series, isStacked }: Drawn): Trend | undefined {
  if (!(series.style.showTrend ?? model.settings.showTrend) || isStacked) return undefined
  const at = model.places.kind === 'band' ? series.values.map((_, i) => i) : model.places.at
  const line = fitted(series.values.flatMap((value, i) => (value === null ? [] : [[at[i] ?? 0, value] as const])))
  return line && { values: at.map(line) }
}

/** The line through points; undefined where there is none. */
export function fitted(points: readonly (readonly [number, number])[]): ((x: number) => number) | undefined {
  const count = points.length
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count
  let [across, along] = [0, 0]
  for (const [x, y] of points) {
    across += (x - meanX) * (y - meanY)
    along += (x - meanX) ** 2
  }
  if (count < 2 || along === 0) return undefined
  const slope = across / along
  return (x) => meanY + slope * (x - meanX)
}
