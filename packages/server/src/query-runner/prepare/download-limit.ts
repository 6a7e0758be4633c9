/** How many rows a caller may take away (contract: permissions, section 5). */
import { ApiError } from '@querent/contract'
import type { QueryAccess } from '@querent/query'
import { downloadRight } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Download } from '../../store/index.ts'
import type { Limits } from '../types.ts'

const NO_DOWNLOAD = 'You do not have permissions to download the results of this query.'

const LIMITED_ROWS = 10_000
/** What a screen shows of rows that are not grouped, unless settings say otherwise. */
const SCREEN_ROWS = 2_000

/** Undefined for all rows. */
type RowLimit = number | undefined

/** Of a file, and of an answer that holds all rows: that is no file, but would be as good as one. */
const ROWS: Readonly<Record<'file' | 'answer', Record<Download, RowLimit | 'refused'>>> = {
  file: { full: undefined, limited: LIMITED_ROWS, none: 'refused' },
  answer: { full: undefined, limited: LIMITED_ROWS, none: SCREEN_ROWS },
}

/** @throws {ApiError} 403 for a file of what the user may not download. */
export function downloadLimit(user: CurrentUser, access: QueryAccess, limits: Limits): RowLimit {
  if (limits !== 'file' && limits !== 'answer') return undefined
  const rows = ROWS[limits][downloadOf(user, access)]
  if (rows === 'refused') throw new ApiError(403, NO_DOWNLOAD)
  return rows
}

/** How many of the rows of a query the user may save as a file. SQL may read any table of the database. */
export function downloadOf(user: CurrentUser, access: QueryAccess): Download {
  const tables = access.tables.map(({ table }) => table.id)
  const holdsSql = access.native || access.sqlCardIds.size > 0
  return downloadRight(user, access.databaseId, holdsSql ? 'all' : tables)
}
