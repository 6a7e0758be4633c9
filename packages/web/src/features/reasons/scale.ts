interface Part {
  contribution: string
}

/** Up to so many times the largest value, the bar of all others is shown whole. */
const MOST = 2

/** The size that the longest bar shows. All others together may be far more than any value: their bar is cut then. */
export function scaleOf({ values, rest }: { values: readonly Part[]; rest: Part }): number {
  const sizeOf = ({ contribution }: Part) => Math.abs(Number(contribution))
  const largest = Math.max(0, ...values.map(sizeOf))
  const others = sizeOf(rest)
  if (largest === 0) return others === 0 ? 1 : others
  return others > MOST * largest ? largest : Math.max(largest, others)
}
