/** Lists of values from several columns as one. */

/** A value, or a value with what stands for it. */
export type ValuePair = [unknown] | [unknown, unknown]

export interface ValuePage {
  values: ValuePair[]
  /** True when there are more than were given. */
  has_more_values: boolean
}

/** Values in one answer (contract: parameter-values, section 2). */
export const MAX_VALUES = 1000

/**
 * Each value once, one with a label before one without. In order of the labels when all have one, of the values
 * otherwise.
 */
export function mergeValues(lists: readonly ValuePage[]): ValuePage {
  const byValue = new Map<string, ValuePair>()
  for (const pair of lists.flatMap((list) => list.values)) {
    const key = JSON.stringify(pair[0])
    const known = byValue.get(key)
    if (known === undefined || (known.length === 1 && pair.length === 2)) byValue.set(key, pair)
  }
  const pairs = [...byValue.values()]
  const isLabeled = pairs.every((pair) => pair.length === 2)
  const sorted = isLabeled
    ? pairs.toSorted((left, right) => compare(left[1], right[1]) || compare(left[0], right[0]))
    : pairs.toSorted((left, right) => compare(left[0], right[0]))
  return {
    values: sorted.slice(0, MAX_VALUES),
    has_more_values: sorted.length > MAX_VALUES || lists.some((list) => list.has_more_values),
  }
}

/**
 * The first of the rows of a column and its label, as a list.
 * @param withNull Whether null is a value, as a NaN is one in JSON.
 */
export function pageOf(rows: readonly (readonly unknown[])[], withNull = false): ValuePage {
  const pairs = rows.flatMap(([value, label]): ValuePair[] => {
    if (value === undefined || (value === null && !withNull)) return []
    return [label === null || label === undefined ? [value] : [value, label]]
  })
  return { values: pairs.slice(0, MAX_VALUES), has_more_values: rows.length > MAX_VALUES }
}

/** Numbers by size, everything else as text by its signs, which gives the same order whatever the engine. */
function compare(left: unknown, right: unknown): number {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null)
  const [low, high] = [numberOf(left), numberOf(right)]
  if (low !== undefined && high !== undefined) return low - high
  const [first, second] = [textOf(left), textOf(right)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** Numbers that are too exact for a double arrive as raw JSON. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const number = typeof value === 'object' && value !== null ? Number(JSON.stringify(value)) : Number.NaN
  return Number.isNaN(number) ? undefined : number
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** True when the text is in the label, or in the value of a pair without one; in any case. */
export function holdsText(pair: readonly unknown[], text: string): boolean {
  return textOf(pair[1] ?? pair[0])
    .toLowerCase()
    .includes(text.toLowerCase())
}
