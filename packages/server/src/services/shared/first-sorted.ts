/** The first of many in an order, without sorting the others. */

/** For more of them, sorting everything takes less. */
const MOST_PICKED = 1_000

/** As `items.toSorted(compare).slice(0, count)`. */
export function firstSorted<T>(items: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  if (count > MOST_PICKED || count >= items.length) return items.toSorted(compare).slice(0, count)
  const first: T[] = []
  for (const item of items) {
    const last = first[count - 1]
    if (last !== undefined && compare(last, item) <= 0) continue
    first.splice(placeOf(item, first, compare), 0, item)
    if (first.length > count) first.pop()
  }
  return first
}

/** Where an item belongs among those that are sorted: after its equals. */
function placeOf<T>(item: T, sorted: readonly T[], compare: (a: T, b: T) => number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = sorted[middle]
    if (other !== undefined && compare(other, item) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
