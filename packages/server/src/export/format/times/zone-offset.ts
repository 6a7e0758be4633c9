/** Offsets of a zone, asking `Intl` only once per quarter of an hour. */

const QUARTER_HOUR_MS = 900_000
/** Quarters of an hour kept, after which the cache starts again. */
const CACHE_LIMIT = 4096

/**
 * Gives the offset from UTC, in seconds, at an instant in milliseconds; zones change at no finer step than a quarter
 * of an hour. Undefined for UTC itself and for an unknown zone, which counts as UTC.
 */
export function zoneOffset(timeZone: string): ((utc: number) => number) | undefined {
  const format = offsetFormat(timeZone)
  if (!format) return undefined
  const known = new Map<number, number>()
  return (utc) => {
    const quarter = Math.floor(utc / QUARTER_HOUR_MS)
    let offset = known.get(quarter)
    if (offset === undefined) {
      if (known.size >= CACHE_LIMIT) known.clear()
      offset = readOffset(format, utc)
      known.set(quarter, offset)
    }
    return offset
  }
}

function offsetFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  if (/^(?:etc\/)?(?:utc|gmt|z|zulu)$/i.test(timeZone)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  } catch {
    return undefined
  }
}

function readOffset(format: Intl.DateTimeFormat, utc: number): number {
  const name = format.formatToParts(utc).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const parts = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name)
  if (!parts) return 0
  const seconds = Number(parts[2]) * 3600 + Number(parts[3]) * 60 + Number(parts[4] ?? 0)
  return parts[1] === '-' ? -seconds : seconds
}

/** `Z`, `+01:00`, or `-00:01:15` for the odd offsets of the past. */
export function offsetText(seconds: number): string {
  if (seconds === 0) return 'Z'
  const size = Math.abs(seconds)
  const rest = size % 60 === 0 ? '' : `:${twoDigits(size % 60)}`
  return `${seconds < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 3600))}:${twoDigits(Math.floor((size % 3600) / 60))}${rest}`
}

/** `07` for 7. */
export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}
