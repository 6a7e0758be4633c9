import { isTimeZone } from '@querent/contract'
import type { QueryContext } from '../context.ts'
import { QueryError } from '../errors.ts'
import type { Query } from '../model/query.ts'

/** The report zone that the query or the settings ask for; null when none is set. */
export function requestedZone(query: Query, { settings }: QueryContext): string | null {
  const own = query.settings?.['report-timezone']
  return typeof own === 'string' ? own : settings.reportTimeZone
}

/**
 * The report zone where the engine can work in it, else the database's, else the server's.
 * @throws {QueryError} `bad-configuration` for a report zone that is not named as everybody names it.
 */
export function resultsZone(query: Query, context: QueryContext): string {
  const requested = requestedZone(query, context)
  if (requested !== null && context.dialect.supports('set-timezone')) {
    if (isNamedZone(requested)) return requested
    throw new QueryError('bad-configuration', `"${requested}" is not a time zone.`)
  }
  const zones = [context.database.timezone, context.systemTimeZone]
  return zones.find((zone) => zone !== null && isNamedZone(zone)) ?? 'UTC'
}

/** False for fixed offsets: `+02:00` lies west of Greenwich to PostgreSQL, as POSIX has it. */
function isNamedZone(zone: string): boolean {
  return /^[A-Za-z]/.test(zone) && isTimeZone(zone)
}
