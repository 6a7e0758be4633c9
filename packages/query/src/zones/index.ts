/**
 * The runtime's rules for dates and zones. A second way into this package, which loads nothing else of it: programs that
 * start often, such as the processes of SQLite, need no more.
 */
export { Time } from './temporal.ts'
export { offsetOfWall, zoneOffset, type ZoneOffset } from './zone-offset.ts'
