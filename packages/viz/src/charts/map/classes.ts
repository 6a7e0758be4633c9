/** Classes of values: few, and alike within. */

/** Sorts better than this many values by a sample of them. */
const MOST = 400

/**
 * The smallest value of each class, ascending: the sums of squared distances to the means of the classes are as small as
 * can be (Jenks, by dynamic programming). Fewer classes where there are fewer values.
 */
export function classesOf(values: readonly number[], most: number): number[] {
  const all = values.toSorted((a, b) => a - b)
  const every = Math.max(1, all.length / MOST)
  const sorted = all.length > MOST ? Array.from({ length: MOST }, (_, i) => all[Math.floor(i * every)]!) : all
  const count = Math.min(most, new Set(sorted).size)
  if (count === 0) return []
  const { length } = sorted
  const sums = [0]
  const squares = [0]
  for (const value of sorted) {
    sums.push(sums.at(-1)! + value)
    squares.push(squares.at(-1)! + value * value)
  }
  const cost = (from: number, to: number) => {
    const sum = sums[to]! - sums[from]!
    return squares[to]! - squares[from]! - (sum * sum) / (to - from)
  }
  let best = Array.from({ length: length + 1 }, (_, to) => (to === 0 ? 0 : cost(0, to)))
  const starts: number[][] = []
  for (let k = 1; k < count; k += 1) {
    const next = Array.from({ length: length + 1 }, () => Infinity)
    const from = Array.from({ length: length + 1 }, () => 0)
    for (let to = k + 1; to <= length; to += 1) {
      for (let start = k; start < to; start += 1) {
        const sum = best[start]! + cost(start, to)
        if (sum < next[to]!) [next[to], from[to]] = [sum, start]
      }
    }
    best = next
    starts.push(from)
  }
  const limits: number[] = []
  for (let k = count - 2, to = length; k >= 0; k -= 1) {
    to = starts[k]![to]!
    limits.unshift(sorted[to]!)
  }
  return [all[0]!, ...limits]
}

/** The class of a value. */
export function classAt(classes: readonly number[], value: number): number {
  return Math.max(
    0,
    classes.findLastIndex((least) => value >= least),
  )
}
