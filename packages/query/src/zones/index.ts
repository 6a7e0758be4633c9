/**
 * Time zones: their offsets, and wall times. All else that asks for the offset of a zone or writes one does it with these.
 * An unknown zone is refused when its offsets are asked for; `isTimeZone` tells before.
 *
 * This is a separate entry point that loads nothing else of the package, for programs that start often, such as the child
 * processes of SQLite.
 */
export { offsetMinutes, offsetSeconds, offsetText, twoDigits } from './offset-text.ts'
export { Time } from './temporal.ts'
export { wallSeconds, wallTime } from './wall-time.ts'
export { offsetOfWall, zoneOffset, type ZoneOffset } from './zone-offset.ts'
