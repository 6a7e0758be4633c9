/** Small queries for the values of a field or a column, in the query language. */
import { forbidden } from '@querent/contract'
import { QueryError } from '@querent/query'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { collectRows, type RowRunner, type Runner, type RunRequest } from '../../../query-runner/index.ts'

/** On whose behalf values are read. */
export interface Asker {
  /** Null for callers without a login, who see what somebody shared with everybody. */
  user: CurrentUser | null
  /** The values belong to content that the caller may read, which then takes no right to the tables. */
  throughContent?: boolean
  signal: AbortSignal
}

export interface ValuesQuery {
  /** The outer query. */
  query: Record<string, unknown>
  parameters?: readonly Record<string, unknown>[]
}

export function askDatabase(runner: RowRunner & Pick<Runner, 'prepare'>) {
  return {
    /** Rows as JSON shows them, which nobody changes; for a while equal queries have the same. @throws {ApiError} 403 without a right to the data. @throws {QueryError} */
    async rows(asker: Asker, query: ValuesQuery, kept: { keptMs?: number } = {}): Promise<unknown[][]> {
      const { rows } = await asked(() => collectRows(runner, requestFor(asker, query), kept))
      return rows
    },

    /**
     * True when rows or columns are hidden from the caller, whose values then must not be cached for others.
     * @throws {ApiError} 403 without a right to the data.
     */
    async isRestricted(asker: Asker, query: ValuesQuery): Promise<boolean> {
      const request = requestFor(asker, query)
      const { prepared } = await asked(async () => runner.prepare(request, 'maximum'))
      return prepared.isRestricted
    },
  }
}

export type AskDatabase = ReturnType<typeof askDatabase>

function requestFor({ user, throughContent, signal }: Asker, { query, parameters }: ValuesQuery): RunRequest {
  return {
    user,
    query,
    ...(parameters === undefined ? {} : { parameters }),
    throughContent: throughContent === true,
    context: 'field-values',
    signal,
    middleware: { 'disable-remaps?': true, 'skip-results-metadata?': true },
    useCache: false,
  }
}

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof QueryError && error.type === 'missing-required-permissions') throw forbidden()
    throw error
  }
}
