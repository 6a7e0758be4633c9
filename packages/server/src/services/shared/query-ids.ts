/** Ids that queries name, as far as they can be ids at all: the app database refuses numbers beyond 32 bits. */
import { isId } from '@querent/contract'
import { referencedIds, type ReferencedIds } from '@querent/query'

type ListKey = 'tables' | 'cards' | 'fields' | 'segments' | 'metrics' | 'snippets'
const LISTS: readonly ListKey[] = ['tables', 'cards', 'fields', 'segments', 'metrics', 'snippets']

/** What the query names, without numbers that are no ids. */
export function possibleIds(query: unknown): ReferencedIds {
  const ids = referencedIds(query)
  for (const key of LISTS) ids[key] = ids[key].filter(isId)
  return ids
}

/** The first number in the place of an id that cannot be one; undefined when all can. */
export function impossibleId(query: unknown): number | undefined {
  const ids = referencedIds(query)
  return LISTS.flatMap((key) => ids[key]).find((id) => !isId(id))
}
