/** What has to be known of a query before a card with it is saved. */
import { ConnectionError, QueryCancelled, QueryError } from '@querent/query'
import { canQueryDatabase, canWriteNativeQueries } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { describeColumns, type Runner } from '../../../query-runner/index.ts'
import type { StoredColumn } from '../../../store/index.ts'
import type { StoredQuery } from './stored-query.ts'

/** Saving does not wait longer than this for a slow statement. */
const TIMEOUT_MS = 10_000

export interface InspectedQuery {
  /**
   * Only who may run a query may save it. Where it cannot be compiled, what it reads is not known: then the right to the
   * whole database decides.
   */
  isAllowed: boolean
  /**
   * Gives the columns of the result as a card stores them; asks the database where only that knows them. Null when they
   * cannot be told now: the query cannot be compiled as things are, its statement fails, or the database cannot be
   * reached. Cards are saved all the same (contract: cards, section 3): tables come and go, and clients save before a sync.
   */
  columns(): Promise<StoredColumn[] | null>
}

export type InspectQuery = (user: CurrentUser, query: StoredQuery) => Promise<InspectedQuery>

/** The query is compiled once, whatever is asked of it. */
export function inspectQuery(runner: Pick<Runner, 'prepare'>): InspectQuery {
  return async (user, query) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const ready = await runner.prepare({ user, query: query.dataset_query, context: 'question', signal }, 'screen')
      return { isAllowed: true, columns: () => nullIfFailed(describeColumns(ready, signal)) }
    } catch (error) {
      if (!isQueryFailure(error)) throw error
      return { isAllowed: !isRefusal(error) && mayQuery(user, query), columns: async () => null }
    }
  }
}

async function nullIfFailed<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (isQueryFailure(error)) return null
    throw error
  }
}

/** What a query or its database did wrong, as opposed to a fault of this server. */
function isQueryFailure(error: unknown): boolean {
  return error instanceof QueryError || error instanceof ConnectionError || error instanceof QueryCancelled
}

function isRefusal(error: unknown): boolean {
  return error instanceof QueryError && error.type === 'missing-required-permissions'
}

function mayQuery(user: CurrentUser, { database_id, query_type }: StoredQuery): boolean {
  return canQueryDatabase(user, database_id) && (query_type !== 'native' || canWriteNativeQueries(user, database_id))
}
