/** Values of several series on top of each other. */

/** Bottom and top of a mark, in the axis' units; undefined where there is no value. */
export type Span = readonly [low: number, high: number] | undefined

/**
 * Stacks values, those above zero upwards and those below downwards.
 * @param series One list of values per series, all as long; the first lies at zero.
 * @param isNormalized True for shares of the whole, from 0 to 1.
 */
export function stacked(series: readonly (readonly (number | null)[])[], isNormalized: boolean): Span[][] {
  const length = series[0]?.length ?? 0
  const up = Array.from({ length }, () => 0)
  const down = Array.from({ length }, () => 0)
  const totals = Array.from({ length }, () => 0)
  for (const values of series) {
    for (let i = 0; i < length; i += 1) totals[i]! += Math.abs(values[i] ?? 0)
  }
  return series.map((values) =>
    Array.from({ length }, (_, i): Span => {
      const value = values[i]
      if (value === null || value === undefined) return undefined
      const part = isNormalized ? value / (totals[i] || 1) : value
      const from = part < 0 ? down : up
      const start = from[i]!
      from[i] = start + part
      return [start, start + part]
    }),
  )
}
