/** `limit` and `offset`, read the same way for every route (contract: http, section 3). */
import type { Paging } from '@querent/contract'

const DEFAULT_LIMIT = 50

/** The page asked for; undefined when neither is given. A value that is no number counts as absent. */
export function readPage(query: unknown): Paging | undefined {
  const limit = readCount(Object(query)['limit'])
  const offset = readCount(Object(query)['offset'])
  if (limit === undefined && offset === undefined) return undefined
  return { limit: limit ?? DEFAULT_LIMIT, offset: offset ?? 0 }
}

function readCount(raw: unknown): number | undefined {
  return typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : undefined
}
