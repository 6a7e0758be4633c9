/** A filter clause in words. */
import { lookup, isMap } from '@querent/contract'

const PHRASES: Readonly<Record<string, string>> = lookup({
  '=': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is greater than',
  '>=': 'is at least',
  between: 'is between',
  contains: 'contains',
  'does-not-contain': 'does not contain',
  'starts-with': 'starts with',
  'ends-with': 'ends with',
  'is-null': 'is empty',
  'not-null': 'is not empty',
  'is-empty': 'is empty',
  'not-empty': 'is not empty',
  'time-interval': 'is within',
})

/** Of a list of values; nobody reads thousands. */
const MOST_VALUES = 20

/** What is told instead of the ids in a filter. */
interface FilterNames {
  fields: ReadonlyMap<number, string>
  segments: ReadonlyMap<number, string>
}

/** `Total is greater than 50 and Status is paid`; fields appear by their display names. */
export function describeFilter(filter: unknown, names: FilterNames): string {
  if (!Array.isArray(filter) || typeof filter[0] !== 'string') return wordOf(filter)
  const [op, ...args] = filter
  if (op === 'and' || op === 'or') return args.map((part) => describeFilter(part, names)).join(` ${op} `)
  if (op === 'not') return `not (${describeFilter(args[0], names)})`
  if (op === 'field') return nameOf(args[0], names.fields)
  if (op === 'segment') return nameOf(args[0], names.segments)
  if (op === 'expression') return wordOf(args[0])
  const [subject, ...values] = args.filter((part) => !isMap(part))
  const words = values.slice(0, MOST_VALUES).map((value) => describeFilter(value, names))
  if (values.length > MOST_VALUES) words.push(`and ${values.length - MOST_VALUES} more`)
  return [describeFilter(subject, names), PHRASES[op] ?? op.replaceAll('-', ' '), join(op, words)]
    .filter((part) => part !== '')
    .join(' ')
}

/** Ids of the fields, or of the segments, that a filter names. */
export function idsInFilter(filter: unknown, kind: 'field' | 'segment'): number[] {
  if (!Array.isArray(filter)) return []
  const own = filter[0] === kind && typeof filter[1] === 'number' ? [filter[1]] : []
  return [...own, ...filter.flatMap((part) => idsInFilter(part, kind))]
}

function join(op: string, words: string[]): string {
  return words.join(op === 'between' ? ' and ' : op === 'time-interval' ? ' ' : ', ')
}

function nameOf(id: unknown, names: ReadonlyMap<number, string>): string {
  return (typeof id === 'number' ? names.get(id) : undefined) ?? wordOf(id)
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}
