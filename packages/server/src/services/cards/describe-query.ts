/** What a query's result looks like, for cards that are saved without having been run. */
import { describeColumns, type Runner } from '../../query-runner/index.ts'
import { isQueryFailure, unsavedRequest } from './unsaved-query.ts'
import type { QueryWriteDeps } from './write-query.ts'

/**
 * Columns of the result, or null when they cannot be told now: the query cannot be compiled as things are, its
 * statement fails, or the database cannot be reached. Cards are saved all the same (contract: cards, section 3): tables
 * come and go, and clients save before a sync.
 */
export function describeQuery(runner: Runner): QueryWriteDeps['describeQuery'] {
  return async (user, query) => {
    try {
      return await describeColumns(runner, unsavedRequest(user, query))
    } catch (error) {
      if (isQueryFailure(error)) return null
      throw error
    }
  }
}
