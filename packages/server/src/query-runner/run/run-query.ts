/** The frame of every run: whatever the query comes to, its run is ended and logged once. */
import { ApiError } from '@querent/contract'
import { ConnectionError, QueryError, watchedStep } from '@querent/query'
import type { Observe } from '../../observe/events.ts'
import { mayReadCopies } from '../prepare/copies.ts'
import type { LocatedRequest, Preparation, ReadyQuery } from '../prepare/prepare.ts'
import type { Limits, RunRequest } from '../types.ts'
import type { ActiveRun, Run, RunOutcome } from './active-run.ts'

/**
 * What is done with a query that is ready. It gives its value with the outcome of the run; or, when the run lasts until
 * the value has been read, the value for a function that ends the run.
 */
type Work<T> = (
  run: Run,
  ready: ReadyQuery,
) => Promise<(RunOutcome & { value: T }) | ((finish: (outcome: RunOutcome) => void) => T)>

/** What a run came to. */
type RunResult<T> =
  | { kind: 'done'; run: Run; ready: ReadyQuery; value: T }
  /** `ready` is null for a query that was refused before it was compiled. */
  | { kind: 'failed'; run: Run; ready: ReadyQuery | null; error: unknown }

interface RunStages extends Pick<Preparation, 'locate' | 'prepare'> {
  begin(located: LocatedRequest): Promise<ActiveRun>
  observe: Observe
  /** Called when copies, by their ids, did not answer. */
  copiesFailed(ids: readonly number[]): void
}

export function queryRunner({ locate, begin, prepare, observe, copiesFailed }: RunStages) {
  /**
   * Runs a query. What the query or its database did wrong is in the result.
   * @throws {ApiError} when it names no database that exists.
   */
  return async <T>(asked: RunRequest, limits: Limits, work: Work<T>): Promise<RunResult<T>> => {
    const located = await locate(asked)
    const run = await begin(located)
    let ready: ReadyQuery | null = null
    const attempt = async (readsSource: boolean) => {
      const request = readsSource ? { ...located.request, readsSource } : located.request
      const step = watchedStep((name, ms) => run.timed(name, ms))
      ready = await prepare({ ...located, request }, limits, { step, readsCopies: mayReadCopies(request) })
      run.compiled(ready.prepared)
      return { ready, done: await work(run, ready) }
    }
    // A stored table or a copy may be gone, and a copy may fail where the source does not: the source answers, once.
    const attempts = () =>
      attempt(false).catch((error: unknown) => {
        if (ready === null || !hasSource(ready) || !isOfDatabase(error)) throw error
        observe({
          type: 'background.failed',
          task: `${ready.copies.length > 0 ? 'copies' : 'stored model'} of database ${located.databaseId}`,
          error: error.message,
        })
        if (ready.copies.length > 0) copiesFailed(ready.copies.map(({ copyId }) => copyId))
        return attempt(true)
      })
    try {
      const { ready: prepared, done } = await attempts()
      ready = prepared
      if (typeof done === 'function') return { kind: 'done', run, ready, value: done((outcome) => run.finish(outcome)) }
      run.finish(done)
      return { kind: 'done', run, ready, value: done.value }
    } catch (caught) {
      const error = run.explain(caught)
      run.finish({ rows: 0, cached: false, error })
      if (error instanceof ApiError) throw error
      return { kind: 'failed', run, ready, error }
    }
  }
}

/** Whether the statement reads rows that are kept beside a source, which can be asked in their place. */
function hasSource({ prepared: { stored, place } }: ReadyQuery): boolean {
  return stored !== null || (place.at === 'copies' && place.source !== null)
}

/** A file of a copy that cannot be opened fails as a connection does. */
function isOfDatabase(error: unknown): error is QueryError | ConnectionError {
  return error instanceof ConnectionError || (error instanceof QueryError && error.type === 'db')
}
