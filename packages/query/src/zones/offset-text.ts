const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** `07` for 7. */
export function twoDigits(value: number): string {
  return TWO_DIGITS[value] ?? String(value)
}

const texts = new Map<number, string>()
/** More than zones have had. */
const TEXTS_KEPT = 1_000

/** `Z`, `+01:00`, or `-00:01:15` for the local times of old, from seconds east of Greenwich. */
export function offsetText(seconds: number): string {
  let text = texts.get(seconds)
  if (text === undefined) {
    text = makeText(seconds)
    if (texts.size < TEXTS_KEPT) texts.set(seconds, text)
  }
  return text
}

function makeText(seconds: number): string {
  if (seconds === 0) return 'Z'
  const size = Math.abs(seconds)
  const rest = size % 60 === 0 ? '' : `:${twoDigits(size % 60)}`
  return `${seconds < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 3600))}:${twoDigits(Math.floor(size / 60) % 60)}${rest}`
}

/** Seconds east of Greenwich of `Z`, `+01:00`, `+0100`, `+01` or `-00:01:15`. */
export function offsetSeconds(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = (text.match(/\d\d/g) ?? []).map(Number)
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds)
}

/** Minutes east of Greenwich of a zone that is a fixed offset, such as `+02:00`; undefined for a named zone. */
export function offsetMinutes(zone: string): number | undefined {
  return /^[+-]\d\d(?::?\d\d)?$/.test(zone) ? offsetSeconds(zone) / 60 : undefined
}
