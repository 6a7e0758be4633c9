import { CopiesDialect } from '@querent/drivers'
import type { Dialect } from '@querent/query'

const dialects = new Map<string, CopiesDialect>()

/** How copies of a database are asked, by the dialect of the database. */
export function copiesDialect({ engine, maxIdentifierBytes }: Dialect): CopiesDialect {
  const known = dialects.get(engine) ?? new CopiesDialect(engine, maxIdentifierBytes)
  dialects.set(engine, known)
  return known
}
