import { holdsText, type ValuePage, type ValuePair } from './merge-values.ts'

/** Values that the author of a parameter wrote down, in this order; a bare one is wrapped. Anything else is left out. */
export function staticList(values: unknown): ValuePair[] {
  if (!Array.isArray(values)) return []
  return values.flatMap((item): ValuePair[] => {
    if (!Array.isArray(item)) return item === null || item === undefined ? [] : [[item]]
    const [value, label] = item
    if (value === undefined) return []
    return [label === undefined || label === null ? [value] : [value, label]]
  })
}

/** Those whose value or label contains the text. */
export function searchStaticList(values: unknown, search: string | undefined): ValuePage {
  const pairs = staticList(values)
  const found = search === undefined ? pairs : pairs.filter((pair) => pair.some((part) => holdsText([part], search)))
  return { values: found, has_more_values: false }
}
