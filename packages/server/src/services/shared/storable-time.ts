const FIRST_YEAR = Date.parse('0000-01-01')
const YEAR_10000 = Date.parse('+010000-01-01')

/**
 * A time as the app database keeps it: ISO 8601 in UTC. Undefined for what is no time, and for one whose text would not sort
 * like all others: that of the year 10000 begins with a sign.
 */
export function storableTime(text: string): string | undefined {
  const time = Date.parse(text)
  return time >= FIRST_YEAR && time < YEAR_10000 ? new Date(time).toISOString() : undefined
}
