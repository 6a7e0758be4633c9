import type { QueryContext } from '../context.ts'
import type { Query } from '../model/query.ts'
import { applyParameters } from '../parameters/apply-parameters.ts'
import type { LoadedMetadata } from '../metadata.ts'
import { createClock, type Clock } from '../time/clock.ts'
import { resultsZone } from '../time/results-zone.ts'

/** A query with nothing left open. */
export interface CompleteQuery {
  /** With its parameters built in. */
  query: Query
  /** By which everything relative in it is read, from here on. */
  clock: Clock
}

/** @throws {QueryError} for a value that does not fit its parameter, and for a report zone that is none. */
export function completeQuery(query: Query, metadata: LoadedMetadata, context: QueryContext): CompleteQuery {
  const clock = createClock(context.now, resultsZone(query, context), context.settings.startOfWeek)
  return { query: applyParameters(query, metadata, clock), clock }
}
