/** A compiled query as the pattern of all queries of its form. */
import type { PreparedQuery } from '@querent/query'

/** Gives the query with these values in place of those that it was compiled with. */
export type Template = (values: readonly number[]) => PreparedQuery

/** What holds values as such, and what holds them as the digits of a text. Anything else must not depend on them. */
const HOLDS_VALUES: readonly (keyof PreparedQuery)[] = ['params', 'json_query']
const HOLDS_DIGITS: readonly (keyof PreparedQuery)[] = ['sql', 'chunks']

/** Stand for the values while a template is made; such numbers occur nowhere by chance, and if they do, it is noticed. */
const markOf = (index: number): number => 1_987_654_321 + index
/** Other values to compile the query with: far from the marks. */
const otherOf = (index: number): number => 3 + index

/**
 * The template of a compiled query, or undefined for one that depends on its values in other ways than by holding them.
 * It is made of the query compiled with marks, and has to give what compiling gives, for these values and for others.
 */
export async function templateOf(
  prepared: PreparedQuery,
  values: readonly number[],
  compile: (values: readonly number[]) => Promise<PreparedQuery>,
): Promise<Template | undefined> {
  if (values.length === 0) return () => prepared
  const compileAny = (some: readonly number[]) => compile(some).catch(() => undefined)
  const others = values.map((_value, index) => otherOf(index))
  const marked = await compileAny(values.map((_value, index) => markOf(index)))
  const other = await compileAny(others)
  // Where one of them is refused, the values mean something.
  if (marked === undefined || other === undefined) return undefined
  const template = templateFrom(marked, values.length, prepared)
  return isSame(template(values), prepared) && isSame(template(others), other) ? template : undefined
}

function isSame(one: PreparedQuery, other: PreparedQuery): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type Fill = (values: readonly number[]) => unknown

/** @param shared gives all parts that hold no values: the same objects for all queries. */
function templateFrom(marked: PreparedQuery, count: number, shared: PreparedQuery): Template {
  const fills: [key: string, fill: Fill][] = [
    ...HOLDS_VALUES.map((key): [string, Fill] => [key, fillTree(marked[key], count)]),
    ...HOLDS_DIGITS.map((key): [string, Fill] => [key, fillDigits(marked[key], count)]),
  ]
  return (values) => ({ ...shared, ...Object.fromEntries(fills.map(([key, fill]) => [key, fill(values)])) })
}

function fillTree(tree: unknown, count: number): Fill {
  if (typeof tree === 'number') {
    const index = tree - markOf(0)
    return index >= 0 && index < count ? (values) => values[index] : () => tree
  }
  if (typeof tree !== 'object' || tree === null) return () => tree
  const entries = Object.entries(tree).map(([key, value]): [string, Fill] => [key, fillTree(value, count)])
  const isConstant = entries.every(([key, fill]) => fill([]) === Reflect.get(tree, key))
  if (isConstant) return () => tree
  if (Array.isArray(tree)) return (values) => entries.map(([, fill]) => fill(values))
  return (values) => Object.fromEntries(entries.map(([key, fill]) => [key, fill(values)]))
}

function fillDigits(text: unknown, count: number): Fill {
  if (Array.isArray(text)) {
    const fills = text.map((one) => fillDigits(one, count))
    return (values) => fills.map((fill) => fill(values))
  }
  const marks = Array.from({ length: count }, (_, index) => markOf(index))
  const pieces = String(text).split(new RegExp(`\\b(${marks.join('|')})\\b`))
  // Every second piece is a mark.
  return (values) =>
    pieces.map((piece, place) => (place % 2 === 0 ? piece : values[Number(piece) - markOf(0)])).join('')
}
