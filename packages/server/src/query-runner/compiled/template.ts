/** A compiled query as the pattern of all queries of its form. */
import type { PreparedQuery } from '@querent/query'

/** Gives the query with these values in place of those that it was compiled with. */
export type Template = (values: readonly number[]) => PreparedQuery

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

type Fill<T = unknown> = (values: readonly number[]) => T

/**
 * Values stand as such in some parts and as the digits of a text in others. Anything else must not depend on them.
 * @param shared gives all parts that hold no values: the same objects for all queries.
 */
function templateFrom(marked: PreparedQuery, count: number, shared: PreparedQuery): Template {
  const params = fillTree(marked.params, count)
  const jsonQuery = fillTree(marked.json_query, count)
  const sql = fillDigits(marked.sql, count)
  const chunks = marked.chunks.map((chunk) => fillDigits(chunk, count))
  return (values) => ({
    ...shared,
    params: params(values),
    json_query: jsonQuery(values),
    sql: sql(values),
    chunks: chunks.map((fill) => fill(values)),
  })
}

function fillTree<T>(tree: T, count: number): Fill<T>
function fillTree(tree: unknown, count: number): Fill {
  if (typeof tree === 'number') {
    const index = tree - markOf(0)
    return index >= 0 && index < count ? (values) => values[index] : () => tree
  }
  if (typeof tree !== 'object' || tree === null) return () => tree
  const entries = Object.entries(tree).map(([key, value]): [string, Fill] => [key, fillTree(value, count)])
  const changing = entries.filter(([key, fill]) => fill([]) !== Reflect.get(tree, key))
  if (changing.length === 0) return () => tree
  if (Array.isArray(tree)) return (values) => entries.map(([, fill]) => fill(values))
  return (values) => {
    const copy: Record<string, unknown> = { ...tree }
    for (const [key, fill] of changing) copy[key] = fill(values)
    return copy
  }
}

function fillDigits(text: string, count: number): Fill<string> {
  const marks = Array.from({ length: count }, (_, index) => markOf(index))
  const pieces = text.split(new RegExp(`\\b(${marks.join('|')})\\b`))
  // Every second piece is a mark.
  const places = pieces.map((piece) => Number(piece) - markOf(0))
  return (values) => {
    const filled = pieces.slice()
    for (let index = 1; index < filled.length; index += 2) filled[index] = String(values[places[index]!])
    // Joined: V8 writes JSON the slow way once it meets a text that was put together otherwise.
    return filled.join('')
  }
}
