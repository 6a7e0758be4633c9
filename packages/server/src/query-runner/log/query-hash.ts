import { hash } from 'node:crypto'
import type { PreparedQuery } from '@querent/query'

const hashes = new WeakMap<PreparedQuery, string>()

/** Identifies what a query asks of its database, whatever spelling it came in. */
export function hashOf(prepared: PreparedQuery): string {
  let found = hashes.get(prepared)
  if (found === undefined) hashes.set(prepared, (found = makeHash(prepared)))
  return found
}

function makeHash({ databaseId, timeZone, sql, params }: PreparedQuery): string {
  const values = params.map((value) => `${typeof value}:${value}`)
  return hash('sha256', [databaseId, timeZone, sql, ...values].join('\n'))
}
