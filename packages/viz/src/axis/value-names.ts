/** Names of the numbers along an axis. */
import type { ColumnFormat } from '../format/index.ts'

const MOST_DIGITS = 3

/** Short texts with as many digits as tell the ticks apart: 1.25M and 1.5M, but 1M and 2M. */
export function valueNames(values: readonly number[], { compact }: Pick<ColumnFormat, 'compact'>): string[] {
  // 0.30000000000000004 is 0.3: ticks are sums of steps.
  const clean = values.map((value) => Number(value.toPrecision(12)))
  const exact = clean.map((value) => compact(value, MOST_DIGITS + 3))
  for (let digits = 0; digits <= MOST_DIGITS; digits += 1) {
    const names = clean.map((value) => compact(value, digits))
    if (names.every((name, i) => name === exact[i])) return names
  }
  // Smaller than these digits can say.
  return new Set(exact).size === exact.length ? exact : clean.map((value) => compact(value))
}
