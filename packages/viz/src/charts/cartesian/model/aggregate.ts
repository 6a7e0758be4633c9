/** One value for several. */
import type { Aggregation } from '../settings/index.ts'

/** Null when none of the values is there. */
export function aggregated(values: readonly (number | null)[], by: Aggregation): number | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const sum = known.reduce((total, value) => total + value, 0)
  switch (by) {
    case 'sum':
      return sum
    case 'avg':
      return sum / known.length
    case 'min':
      return known.reduce((a, b) => Math.min(a, b))
    case 'max':
      return known.reduce((a, b) => Math.max(a, b))
    case 'median': {
      const sorted = [...known].sort((a, b) => a - b)
      const middle = (sorted.length - 1) / 2
      return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
    }
    case 'stddev': {
      const mean = sum / known.length
      const squares = known.reduce((total, value) => total + (value - mean) ** 2, 0)
      return known.length > 1 ? Math.sqrt(squares / (known.length - 1)) : 0
    }
  }
}
