/** Which columns fill which dimensions of a rule. A column fills one: the one that says most about it. */
import { distinctOf, emptyShare, isConstant, type Column } from './column.ts'
import type { Dimension, Rule } from './rule.ts'
import type { Subject } from './subject.ts'

/** The columns of each dimension, the most interesting first. */
export type Bound = ReadonlyMap<string, readonly Column[]>

export function bind(
  { dimensions }: Pick<Rule, 'dimensions'>,
  subject: Pick<Subject, 'columns' | 'field' | 'pinned'>,
): Bound {
  const bound = new Map<string, Column[]>(Object.keys(dimensions).map((name) => [name, []]))
  const pinned = new Set(subject.pinned)
  for (const column of subject.columns) {
    if (isConstant(column) || pinned.has(column)) continue
    const isSubject = column === subject.field
    const [best] = Object.entries(dimensions)
      .filter(([, dimension]) => (dimension.isSubject === true) === isSubject && fits(column, dimension))
      .sort(([, a], [, b]) => weightOf(b) - weightOf(a) || b.score - a.score)
    if (best !== undefined) bound.get(best[0])?.push(column)
  }
  for (const columns of bound.values()) columns.sort((a, b) => interestOf(b) - interestOf(a))
  return bound
}

function fits(column: Column, { kinds, types, named, from, entity, most }: Dimension): boolean {
  if (!kinds.includes(column.kind)) return false
  if (from !== undefined && (from === 'own') !== (column.via === null)) return false
  if (entity !== undefined && column.via?.entity !== entity) return false
  const distinct = distinctOf(column)
  if (most !== undefined && (distinct === null || distinct > most)) return false
  if (types === undefined && named === undefined) return true
  return types?.some((type) => type === column.semantic) === true || named?.test(column.name) === true
}

/** How much a dimension asks of a column. */
function weightOf({ types, named, from, entity, most }: Dimension): number {
  const hasMeaning = types !== undefined || named !== undefined
  return (
    (hasMeaning ? 8 : 0) + (entity === undefined ? 0 : 4) + (most === undefined ? 0 : 2) + (from === undefined ? 0 : 1)
  )
}

/** Few different values are easier to compare; what a table has itself says more of it than what it refers to. */
const READABLE = 10
const MANY = 100
const MONEY = new Set(['type/Income', 'type/Currency', 'type/GrossMargin', 'type/Price', 'type/Cost'])

/** From 0 to 100. */
export function interestOf(column: Column): number {
  const { via, semantic } = column
  const distinct = distinctOf(column)
  const clarity = distinct === null ? 0 : distinct <= READABLE ? 15 : distinct > MANY ? -10 : 5
  const money = semantic !== null && MONEY.has(semantic) ? 10 : 0
  const meaning = semantic === null ? 0 : semantic.startsWith('type/Creation') ? 20 : 10
  return 50 + clarity + meaning + money + (via === null ? 15 : 0) - 60 * emptyShare(column)
}
