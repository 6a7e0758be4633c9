import { lookup, isA } from '@querent/contract'
import type { FieldRow } from '../store/index.ts'

type Ordered = Pick<
  FieldRow,
  'id' | 'name' | 'base_type' | 'semantic_type' | 'custom_position' | 'database_position' | 'position'
>

/**
 * New positions of a table's fields under its `field_order`; only those that change (contract: data-model, section 2).
 */
export function positionsOf(fields: readonly Ordered[], order: string): { id: number; position: number }[] {
  if (order === 'database') {
    return fields.flatMap(({ id, position, database_position }) =>
      position === database_position ? [] : [{ id, position: database_position }],
    )
  }
  const sorted = fields.toSorted(COMPARE[order] ?? byDatabase)
  return sorted.flatMap(({ id, position }, index) => (position === index ? [] : [{ id, position: index }]))
}

type Compare = (a: Ordered, b: Ordered) => number

const byDatabase: Compare = (a, b) => a.database_position - b.database_position || a.id - b.id
const byName: Compare = (a, b) => compareText(a.name.toLowerCase(), b.name.toLowerCase()) || a.id - b.id

const COMPARE: Readonly<Record<string, Compare>> = lookup({
  alphabetical: byName,
  custom: (a, b) => a.custom_position - b.custom_position || byDatabase(a, b),
  smart: (a, b) => kindOf(a) - kindOf(b) || byName(a, b),
})

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Keys first and foreign keys last; between them the name, then times, places and the rest by how telling they are. */
function kindOf({ semantic_type, base_type }: Ordered): number {
  if (semantic_type === 'type/PK') return 0
  if (semantic_type === 'type/Name' || semantic_type === 'type/Title') return 1
  if (semantic_type === 'type/FK') return 6
  if (isA(base_type, 'type/Temporal')) return 2
  if (semantic_type !== null) return 3
  return isA(base_type, 'type/Large') ? 5 : 4
}
