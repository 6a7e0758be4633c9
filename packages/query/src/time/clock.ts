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
  }
}

/** Minutes east of UTC of a fixed offset such as `+02:00`; undefined for a named zone. */
export function offsetMinutes(zone: string): number | undefined {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d)(?::?(\d\d))?$/.exec(zone) ?? []
  return hours === undefined ? undefined : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const knownZones = new Set<string>()
/** More than there are zones; their names are known in any case. */
const KNOWN_ZONES = 1_000

/** True for a name that the runtime knows as a zone; fixed offsets such as `+02:00` are zones too. */
export function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true
  try {
    Time.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
  } catch {
    return false
  }
  if (knownZones.size < KNOWN_ZONES) knownZones.add(name)
  return true
}
