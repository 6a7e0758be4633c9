import { isA, isMap } from '@querent/contract'
import { TEXT_LIMIT, type Cell } from '@querent/query'
import { offsetSeconds } from '@querent/query/zones/index.ts'

/**
 * The value at a path as a query would give it, for fingerprints; null where there is none or it is of another type.
 * Whole numbers beyond 53 bits lose their last digits, and long texts their ends: neither shows in a fingerprint.
 */
export function cellAt(document: Record<string, unknown>, keys: readonly string[], type: string): Cell {
  let value: unknown = document
  for (const key of keys) {
    if (!isMap(value) || !Object.hasOwn(value, key)) return null
    value = value[key]
  }
  if (value === null || value === undefined) return null
  if (isA(type, 'type/Boolean')) return typeof value === 'boolean' ? value : null
  if (isA(type, 'type/Number')) return typeof value === 'number' ? value : null
  if (isA(type, 'type/DateTime')) return typeof value === 'string' ? wallTime(value) : null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.slice(0, TEXT_LIMIT)
}

const MOMENT = /^([0-9-]{10})(?:[T ]([0-9:.]+) ?([Zz]|[+-][0-9]{2}:?(?:[0-9]{2})?)?)?$/

/** ISO text in the form of a cell; text with an offset is wall time of UTC, as for every engine. */
function wallTime(text: string): string | null {
  const [, day, time = '00:00', offset = 'Z'] = MOMENT.exec(text) ?? []
  const wall = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(wall)) return null
  return new Date(wall - offsetSeconds(offset) * 1000).toISOString().replace(/(\.000)?Z$/, '')
}
