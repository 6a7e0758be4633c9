/** Whether somebody may save a query: only who may run it. */
import { forbidden } from '@querent/contract'
import { QueryError, queryKind } from '@querent/query'
import { canQueryDatabase, canWriteNativeQueries } from '../../permissions/check.ts'
import type { Runner } from '../../query-runner/index.ts'
import { isQueryFailure, unsavedRequest } from './unsaved-query.ts'
import type { QueryWriteDeps } from './write-query.ts'

/**
 * Asks for the right to run the query. Where it cannot be compiled, what it reads is not known: then the right to the
 * whole database decides.
 * @throws {ApiError} 403 when the user may not run the query.
 */
export function requireRunnable(runner: Runner): QueryWriteDeps['requireRunnable'] {
  return async (user, query) => {
    const located = await runner.locate(unsavedRequest(user, query))
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
