/** Queries that are about to be saved, as the runner takes them. */
import { ConnectionError, QueryCancelled, QueryError } from '@querent/query'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { JsonObject } from '../../store/index.ts'

/** Saving does not wait longer than this for a slow statement. */
const TIMEOUT_MS = 10_000

export function unsavedRequest(user: CurrentUser, query: JsonObject) {
  return { user, query, context: 'question', signal: AbortSignal.timeout(TIMEOUT_MS) }
}

/** What a query or its database did wrong, as opposed to a fault of this server. */
export function isQueryFailure(error: unknown): boolean {
  return error instanceof QueryError || error instanceof ConnectionError || error instanceof QueryCancelled
}
