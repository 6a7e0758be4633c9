/**
 * What was learned of all values of columns, under the key `fingerprint` wherever it stands: it tells of rows. Whoever does
 * not see all rows gets none of it: a column of an answer may be made of any table.
 */
import { isMap } from '@querent/contract'
import { canSeeAllRows, canViewDatabase } from './check.ts'
import type { CurrentUser } from './current-user.ts'

const KEY = 'fingerprint'

/** What the user may know of the value: the same, or a copy without fingerprints. */
export function visibleTo<T>(user: CurrentUser, value: T): T {
  return canSeeAllRows(user) ? value : (withoutFingerprints(value) as T)
}

/** What the user may know of the columns of a question on the database, which may read any table of it. */
export function visibleColumns<T>(user: CurrentUser, databaseId: number | null, columns: T): T {
  const seesAll = canSeeAllRows(user) && databaseId !== null && canViewDatabase(user, databaseId)
  return seesAll ? columns : (withoutFingerprints(columns) as T)
}

function withoutFingerprints(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFingerprints)
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === KEY ? null : withoutFingerprints(one)]),
  )
}
