/** The clock of a query: one moment and one zone, which everything in the query uses. */
import { Time } from '../zones/index.ts'

export interface Clock {
  /** Now as wall time in the report zone. */
  readonly now: Temporal.PlainDateTime
  /** Its offset there, which the wall time alone does not tell when clocks go back. */
  readonly offset: string
  /** Effective zone of the results: an IANA name. */
  readonly timeZone: string
  /** 0 for Sunday to 6 for Saturday. */
  readonly startOfWeek: number
  /** Whether anybody has asked for the moment so far. */
  readonly isRead: boolean
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export function createClock(epochMs: number, timeZone: string, startOfWeek: string): Clock {
  let found: Temporal.ZonedDateTime | undefined
  // Most queries ask for nothing relative.
  const zoned = () => (found ??= Time.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone))
  return {
    get now() {
      return zoned().toPlainDateTime()
    },
    get offset() {
      return zoned().offset
    },
    timeZone,
    startOfWeek: Math.max(0, DAYS.indexOf(startOfWeek)),
    get isRead() {
      return found !== undefined
    },
  }
}
