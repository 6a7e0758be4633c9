/** Dates of relatives that lack some of what `dates.ts` uses. */
import { cast, numberLiteral, offsetMinutes, sql, type Sql, type TypedSql } from '@querent/query'
import { PostgresDates } from './dates.ts'

/** Without intervals as zones: an offset is added to the wall time of UTC. */
export class OffsetZones extends PostgresDates {
  override wallTime(value: Sql, zone: string, reportZone: string): Sql {
    const minutes = offsetMinutes(zone)
    if (minutes === undefined) return super.wallTime(value, zone, reportZone)
    return sql`((${value} AT TIME ZONE 'UTC') + ${numberLiteral(minutes)} * INTERVAL '1 minute')`
  }

  override fromWallTime(value: Sql, zone: string): Sql {
    const minutes = offsetMinutes(zone)
    if (minutes === undefined) return super.fromWallTime(value, zone)
    return sql`((${value} - ${numberLiteral(minutes)} * INTERVAL '1 minute') AT TIME ZONE 'UTC')`
  }
}

/** Complete months without `age`: one less where the last has not come to the day and the time at which the first began. */
export function monthsByHand(from: TypedSql, to: TypedSql): Sql {
  const [start, end] = [cast(from.sql, 'timestamp'), cast(to.sql, 'timestamp')]
  const months = (moment: Sql) => sql`(EXTRACT(year FROM ${moment}) * 12 + EXTRACT(month FROM ${moment}))`
  const rest = (moment: Sql) => sql`(${moment} - date_trunc('month', ${moment}))`
  const difference = sql`(${months(end)} - ${months(start)})`
  return cast(
    sql`(${difference} - CASE
      WHEN ${difference} > 0 AND ${rest(end)} < ${rest(start)} THEN 1
      WHEN ${difference} < 0 AND ${rest(end)} > ${rest(start)} THEN -1 ELSE 0 END)`,
    'integer',
  )
}
