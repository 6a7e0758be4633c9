/** What a query's result looks like, for cards that are saved without having been run. */
import { forbidden } from '@querent/contract'
import { ConnectionError, QueryCancelled, QueryError, queryKind } from '@querent/query'
import { canQueryDatabase, canWriteNativeQueries } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { describeColumns, type Runner } from '../../query-runner/index.ts'
import type { JsonObject } from '../../store/index.ts'
import type { DescribeQuery } from './write.ts'

/**
 * Columns of the result, or null when they cannot be told now: the query cannot be compiled as things are, its
 * statement fails, or the database cannot be reached. Cards are saved all the same (contract: data, section 14.3):
 * tables come and go, and clients save before a sync.
 */
export function describeQuery(runner: Runner): DescribeQuery {
  return async (user, query) => {
    try {
      return await describeColumns(runner, requestFor(user, query))
    } catch (error) {
      if (isQueryFailure(error)) return null
      throw error
    }
  }
}

/**
 * Asks for the right to run the query. Where it cannot be compiled, what it reads is not known: then the right to the
 * whole database decides.
 * @throws {ApiError} 403 when the user may not run the query.
 */
export function requireRunnable(runner: Runner): (user: CurrentUser, query: JsonObject) => Promise<void> {
  return async (user, query) => {
    const located = await runner.locate(requestFor(user, query))
    const { databaseId } = located
    try {
      await runner.prepare(located, 'screen')
    } catch (error) {
      if (!isQueryFailure(error)) throw error
      if (error instanceof QueryError && error.type === 'missing-required-permissions') throw forbidden()
      const isNative = queryKind(query) === 'native'
      if (!canQueryDatabase(user, databaseId)) throw forbidden()
      if (isNative && !canWriteNativeQueries(user, databaseId)) throw forbidden()
    }
  }
}

/** What a query or its database did wrong, as opposed to a fault of this server. */
function isQueryFailure(error: unknown): boolean {
  return error instanceof QueryError || error instanceof ConnectionError || error instanceof QueryCancelled
}

function requestFor(user: CurrentUser, query: JsonObject) {
  return { user, query, context: 'question', signal: AbortSignal.timeout(DESCRIBE_TIMEOUT_MS) }
}

/** Saving does not wait longer than this for a slow statement. */
const DESCRIBE_TIMEOUT_MS = 10_000
