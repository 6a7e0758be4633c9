/** How much a value holds, before it is worked on. */

/** Characters of a text that take about as long as a short value. */
const VALUE_CHARACTERS = 500

/**
 * How many values the lists and maps in a value hold, on all levels together, and itself; a long text counts as several. Stops
 * counting beyond `most`, and gives then some number above it.
 */
export function countValues(value: unknown, most: number): number {
  const waiting: object[] = []
  let count = weightOf(value)
  for (let next: unknown = value; next !== undefined && count <= most; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue
    for (const one of Array.isArray(next) ? next : Object.values(next)) {
      count += weightOf(one)
      if (count > most) break
      if (typeof one === 'object' && one !== null) waiting.push(one)
    }
  }
  return count
}

function weightOf(value: unknown): number {
  return typeof value === 'string' ? 1 + Math.floor(value.length / VALUE_CHARACTERS) : 1
}
