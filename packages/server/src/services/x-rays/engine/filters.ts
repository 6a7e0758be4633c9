/** Filters of the dashboard. All cards have the same rows, so each filter reaches every card. */
import { createHash } from 'node:crypto'
import type { Bound } from './bind.ts'
import { distinctOf, isConstant, type Clause, type Column } from './column.ts'
import type { Rule } from './rule.ts'

export interface Filter {
  parameter: { id: string; name: string; slug: string; type: string; sectionId: string }
  target: Clause
}

const MOST = 4
const PLACES = new Set(['type/City', 'type/ZipCode'])

export function filtersOf({ filters }: Pick<Rule, 'filters'>, bound: Bound): Filter[] {
  const columns = [...new Set(filters.flatMap((name) => bound.get(name) ?? []))]
  const slugs = new Set<string>()
  return columns
    .filter((column) => typeOf(column) !== null && !isConstant(column))
    .sort((a, b) => usefulness(b) - usefulness(a))
    .slice(0, MOST)
    .map((column) => filterOf(column, slugs))
}

/** What people filter by first: times, places and short lists. */
function usefulness(column: Column): number {
  const { kind, semantic, via } = column
  const distinct = distinctOf(column)
  return (
    (distinct !== null && distinct < 10 ? 1 : 0) -
    (distinct !== null && distinct > 20 && kind !== 'time' ? 1 : 0) +
    (semantic === 'type/Category' ? 1 : 0) +
    (kind === 'time' ? 1 : 0) +
    (semantic?.startsWith('type/Creation') === true ? 1 : 0) +
    (kind === 'state' || kind === 'country' ? 1 : 0) +
    (via === null ? 0.5 : 0)
  )
}

/** Null for columns whose values nobody picks. */
function typeOf({ kind }: Column): { type: string; sectionId: string } | null {
  if (kind === 'time') return { type: 'date/all-options', sectionId: 'date' }
  if (kind === 'country' || kind === 'state') return { type: 'string/=', sectionId: 'location' }
  return kind === 'category' ? { type: 'string/=', sectionId: 'string' } : null
}

function filterOf(column: Column, slugs: Set<string>): Filter {
  const { type, sectionId } = typeOf(column) ?? { type: 'string/=', sectionId: 'string' }
  const isNumber = column.kind === 'category' && /Integer|Float|Decimal|Number/.test(column.type)
  const kind = isNumber
    ? { type: 'number/=', sectionId: 'number' }
    : { type, sectionId: column.semantic !== null && PLACES.has(column.semantic) ? 'location' : sectionId }
  const name = column.label
  const slug = freeSlug(name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_'), slugs)
  const id = createHash('sha256').update(JSON.stringify(column.ref)).digest('hex').slice(0, 8)
  return { parameter: { id, name, slug, ...kind }, target: ['dimension', column.ref] }
}

function freeSlug(slug: string, taken: Set<string>): string {
  let free = slug
  for (let count = 2; taken.has(free); count += 1) free = `${slug}_${count}`
  taken.add(free)
  return free
}
