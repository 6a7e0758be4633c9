/**
 * Points in time in every kind of column: around changes of the clock, ends of years, weeks and leap days. Each text is
 * wall time for the columns without a zone and UTC for those with one.
 */
import type { FieldMetadata } from '@querent/query'
import { metadataOf, type Kind, type Table, type Value } from '../data-set.ts'

const MINUTE = 60_000

/** Instants of changes: clocks forward, clocks back, a change by half an hour, midnight changes, and a skipped day. */
const CHANGES = [
  '2024-03-31T01:00:00Z', // Europe/Berlin, forward
  '2024-10-27T01:00:00Z', // Europe/Berlin, back
  '2024-03-10T07:00:00Z', // America/New_York, forward
  '2024-11-03T06:00:00Z', // America/New_York, back
  '2024-04-06T15:00:00Z', // Australia/Lord_Howe, back by 30 minutes
  '2024-10-05T15:30:00Z', // Australia/Lord_Howe, forward by 30 minutes
  '2018-02-18T02:00:00Z', // America/Sao_Paulo, back at midnight
  '2018-11-04T03:00:00Z', // America/Sao_Paulo, forward at midnight
  '2011-12-30T10:00:00Z', // Pacific/Apia, December 30th left out
  '1985-12-31T18:30:00Z', // Asia/Kathmandu, from +05:30 to +05:45
]
const AROUND = [-61 * MINUTE, -30 * MINUTE, -1, 0, 15 * MINUTE, 60 * MINUTE - 1000, 90 * MINUTE]

const CALENDAR = [
  '1970-01-02 03:04:05.678',
  '1972-02-29 12:00:00',
  '1999-12-31 23:59:59.999',
  '2000-01-01 00:00:00',
  '2000-02-29 00:00:00',
  '2012-12-31 08:00:00',
  '2016-01-01 00:30:00',
  '2020-12-31 23:59:59.999',
  '2021-01-03 12:00:00',
  '2021-01-04 00:00:00',
  '2023-02-28 23:59:59',
  '2024-02-29 23:59:59',
  '2024-12-29 12:34:56.789',
  '2024-12-30 00:00:00',
  '2026-01-01 00:00:00',
  '2037-12-31 12:00:00',
  ...Array.from({ length: 12 }, (_, day) => wallText(Date.UTC(2023, 11, 28 + day, 22, 30))),
]

/** Beyond what TIMESTAMP columns of MySQL hold. */
const FAR = [
  '1000-01-01 00:00:00',
  '1600-02-29 13:14:15',
  '1883-11-18 16:59:59', // America/New_York: offsets have seconds up to here
  '1899-12-31 23:59:59',
  '1900-03-01 12:00:00',
  '1945-05-08 12:00:00',
  '1965-07-04 03:30:00',
  '1969-12-31 23:59:59.500',
  '2038-07-01 00:00:00',
  '2099-07-01 03:30:00',
  '2100-02-28 22:30:00',
  '2100-07-01 23:15:00',
  '2399-12-31 23:00:00',
]

/** `2024-03-31 01:00:00.5` of UTC. */
function wallText(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 23).replace('T', ' ').replace('.000', '')
}

export type MomentKind = 'date' | 'time' | 'wall' | 'instant'

interface MomentColumn {
  id: number
  name: string
  stored: Kind
  kind: MomentKind
  coercion?: string
  write(text: string, row: number): Value
}

const epochMs = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`)

/** The ways in which people write the same time. */
function isoText(text: string, row: number): string {
  const short = text.endsWith(':00') ? text.slice(0, -3) : text
  return [text, text.replace(' ', 'T'), `${text.replace(' ', 'T')}Z`, short][row % 4]!
}

export const COLUMNS: readonly MomentColumn[] = [
  { id: 2, name: 'day', stored: 'date', kind: 'date', write: (text) => text.slice(0, 10) },
  { id: 3, name: 'clock', stored: 'time', kind: 'time', write: (text) => text.slice(11) },
  { id: 4, name: 'wall', stored: 'timestamp', kind: 'wall', write: (text) => text },
  { id: 5, name: 'instant', stored: 'instant', kind: 'instant', write: (text) => text },
  coerced(6, 'iso_date', 'date', 'ISO8601->Date', (text) => text.slice(0, 10)),
  coerced(7, 'iso_wall', 'wall', 'ISO8601->DateTime', isoText),
  coerced(8, 'iso_time', 'time', 'ISO8601->Time', (text) => text.slice(11)),
  coerced(9, 'compact', 'wall', 'YYYYMMDDHHMMSSString->Temporal', (text) => text.slice(0, 19).replaceAll(/\D/g, '')),
  epoch(10, 'seconds', 'UNIXSeconds', (ms) => String(Math.floor(ms / 1000))),
  epoch(11, 'millis', 'UNIXMilliSeconds', (ms) => String(ms)),
  epoch(12, 'micros', 'UNIXMicroSeconds', (ms) => `${ms}000`),
  epoch(13, 'nanos', 'UNIXNanoSeconds', (ms) => (Math.abs(ms) < 9e12 ? `${ms}000000` : null)),
]

function coerced(
  id: number,
  name: string,
  kind: MomentKind,
  strategy: string,
  write: MomentColumn['write'],
): MomentColumn {
  return { id, name, stored: 'text', kind, coercion: `Coercion/${strategy}`, write }
}

function epoch(id: number, name: string, strategy: string, write: (ms: number) => string | null): MomentColumn {
  const coercion = `Coercion/${strategy}->DateTime`
  return { id, name, stored: 'bigint', kind: 'instant', coercion, write: (text) => write(epochMs(text)) }
}

/** Whole seconds are all that these columns hold. */
const WHOLE_SECONDS: ReadonlySet<string> = new Set(['compact', 'seconds'])

/** The text that a cell of the column stands for. */
export function meaning(column: MomentColumn, text: string): string {
  return WHOLE_SECONDS.has(column.name) ? text.slice(0, 19) : text
}

export interface MomentTable {
  table: Table
  texts: readonly string[]
}

function momentTable(id: number, name: string, texts: readonly string[]): MomentTable {
  const columns: Table['columns'] = [
    [id * 100 + 1, 'id', 'integer', 'type/PK'],
    ...COLUMNS.map((column): [number, string, Kind] => [id * 100 + column.id, column.name, column.stored]),
  ]
  const rows = texts.map((text, row) => [row + 1, ...COLUMNS.map((column) => column.write(text, row))])
  return { table: { id, name, columns, rows: [...rows, [texts.length + 1, ...COLUMNS.map(() => null)]] }, texts }
}

export const NEAR = momentTable(7, 'moments', [
  ...CHANGES.flatMap((change) => AROUND.map((distance) => wallText(Date.parse(change) + distance))),
  ...CALENDAR,
])
export const FAR_AWAY = momentTable(8, 'far_moments', FAR)

const EFFECTIVE = {
  date: 'type/Date',
  time: 'type/Time',
  wall: 'type/DateTime',
  instant: 'type/Instant',
} as const

/** Metadata of both tables, with the coercions that an administrator would set. */
export const momentMetadata = metadataOf([NEAR.table, FAR_AWAY.table], ({ name }): Partial<FieldMetadata> => {
  const column = COLUMNS.find((item) => item.name === name)
  if (column?.coercion === undefined) return {}
  return { coercion_strategy: column.coercion, effective_type: EFFECTIVE[column.kind] }
})
