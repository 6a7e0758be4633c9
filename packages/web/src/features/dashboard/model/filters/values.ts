/** Values of filters: their one form, which all else here takes and gives. */
import type { Parameter } from '../../../../api/card.ts'
import { arityOf, filterKindOf, isOperatorType } from './types.ts'

/**
 * Values by ids of parameters. Null is a filter that is set to nothing, also against its default; no entry is one that nobody
 * has touched and that has no default.
 */
export type FilterValues = Readonly<Record<string, unknown>>

type Typed = Pick<Parameter, 'type'> & Partial<Parameter>

/**
 * The value as requests have it: null for none, a list for types with an operator, a text for dates and units, otherwise a
 * lone value or a list of several. What cannot be one of the type is left out.
 */
export function normalValue(parameter: Typed, value: unknown): unknown {
  const items = (Array.isArray(value) ? value : [value]).map((item) => normalItem(parameter, item))
  const arity = arityOf(parameter)
  if (arity === 'two') {
    const [low = null, high = null] = items
    return low === null && high === null ? null : [low, high]
  }
  const given = items.filter((item) => item !== null)
  if (given.length === 0) return null
  // Older clients keep the ends of a range of days as a list of two.
  if (arity === 'text') return filterKindOf(parameter) === 'date' ? given.slice(0, 2).join('~') : given[0]
  if (arity === 'one') return [given[0]]
  if (isOperatorType(parameter.type)) return given
  return given.length === 1 ? given[0] : given
}

/** The values one by one, for editors; `[low, high]` of a range of numbers. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined || value === '') return []
  return Array.isArray(value) ? value : [value]
}

function normalItem(parameter: Typed, item: unknown): string | number | boolean | null {
  if (typeof item === 'boolean') return item
  if (typeof item === 'string' ? item.trim() === '' : typeof item !== 'number') return null
  const given = item as string | number
  switch (filterKindOf(parameter)) {
    case 'number':
      return typeof given === 'number' ? (Number.isFinite(given) ? given : null) : readNumber(given, parameter.type)
    case 'id':
      return typeof given === 'number' ? given : readId(given)
    case 'boolean':
      return given === 'true' ? true : given === 'false' ? false : null
    default:
      return String(given)
  }
}

/** Whole numbers beyond 2^53 stay texts: a number would lose digits. */
function readNumber(text: string, type: string): string | number | null {
  const trimmed = text.trim()
  const number = Number(trimmed)
  if (/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(trimmed) && Number.isFinite(number))
    return Number.isInteger(number) && !Number.isSafeInteger(number) ? trimmed : number
  // A variable of SQL takes several numbers in a text.
  return type === 'number' && /^[-+\d.]+(?:\s*,\s*[-+\d.]+)*,?$/.test(trimmed) ? trimmed : null
}

function readId(text: string): string | number {
  const number = Number(text)
  return /^-?(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(number) ? number : text
}
