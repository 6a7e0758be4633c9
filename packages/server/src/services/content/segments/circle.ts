/** Segments that refer to one another. */
import type { JsonObject, Repositories } from '../../../store/index.ts'
import { filterOf, invalidDefinition } from './definition.ts'
import { idsInFilter } from './describe-filter.ts'

/**
 * One statement per level of nesting, while no other segment changes.
 * @throws {ApiError} 400 when the new definition leads back to the segment.
 */
export async function requireNoCircle(
  { segments }: Pick<Repositories, 'segments'>,
  id: number,
  definition: JsonObject,
): Promise<void> {
  await segments.lock()
  const seen = new Set<number>()
  let rows = (await segments.findMany([id])).map((row) => ({ ...row, definition }))
  while (rows.length > 0) {
    const reached = new Set(rows.flatMap((row) => idsInFilter(filterOf(row), 'segment')))
    if (reached.has(id)) throw invalidDefinition('A segment cannot refer to itself, directly or through others.')
    const unseen = [...reached].filter((one) => !seen.has(one))
    for (const one of unseen) seen.add(one)
    rows = await segments.findMany(unseen)
  }
}
