/** Runs the statements of an explanation with the rights of whoever asks, each taking its turn. */
import { collectRows, type Runner } from '../../../query-runner/index.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'

export interface Asking {
  user: CurrentUser
  /** Aborted when the caller goes away: what runs then stops in the database. */
  signal: AbortSignal
}

type JsonMap = Record<string, unknown>

export function reasonsRun(runner: Runner) {
  return async ({ user, signal }: Asking, query: JsonMap) => {
    const request = {
      user,
      signal,
      query,
      context: 'question',
      middleware: { 'disable-remaps?': true },
      useCache: false,
    }
    return collectRows(runner, request)
  }
}

export type ReasonsRun = ReturnType<typeof reasonsRun>
