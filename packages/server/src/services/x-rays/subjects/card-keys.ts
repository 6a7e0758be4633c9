/** The foreign keys among the columns of a question, for a look at the tables that they lead to. */
import { isId } from '@querent/contract'
import type { PossibleKey } from './table-columns.ts'

/** Those that one field is known for: a field that two columns show cannot be named by its id. */
export function keysOf(columns: readonly object[]): PossibleKey[] {
  const known = columns.map((column): Record<string, unknown> => ({ ...column }))
  return known.flatMap(({ id, display_name, semantic_type, fk_target_field_id: target }) => {
    const isOnly = known.filter((other) => other['id'] === id).length === 1
    if (!isId(id) || !isId(target) || !isOnly || semantic_type !== 'type/FK') return []
    return [{ id, display_name: String(display_name ?? ''), semantic_type, fk_target_field_id: target }]
  })
}
