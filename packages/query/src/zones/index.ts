/**
 * Rules for dates and zones. This is a separate entry point that loads nothing else of the package, for programs that
 * start often, such as the child processes of SQLite.
 */
export { Time } from './temporal.ts'
export { offsetOfWall, zoneOffset, type ZoneOffset } from './zone-offset.ts'
export { offsetSeconds, offsetText, twoDigits } from './offset-text.ts'
