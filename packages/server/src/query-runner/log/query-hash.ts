import { hash } from 'node:crypto'
import { remember } from '@querent/contract/lookup/index.ts'
import type { PreparedQuery } from '@querent/query'

const hashes = new WeakMap<PreparedQuery, string>()

/** Identifies what a query asks of its database, whatever spelling it came in. */
export function hashOf(prepared: PreparedQuery): string {
  return remember(hashes, prepared, () => makeHash(prepared))
}

/** One that is answered from copies asks the same as its statement on the source. */
function makeHash(prepared: PreparedQuery): string {
  const { databaseId, timeZone, place } = prepared
  const { sql, params } = (place.at === 'copies' ? place.source : null) ?? prepared
  const values = params.map((value) => `${typeof value}:${value}`)
  return hash('sha256', [databaseId, timeZone, sql, ...values].join('\n'))
}
