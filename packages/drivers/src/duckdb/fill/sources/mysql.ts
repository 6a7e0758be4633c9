/** Columns of MySQL and MariaDB in copies. */
import { absent, full, shown, UNSCALED, type CopySource, type StoredType } from '../stored-type.ts'

const TEXT = full('varchar', { order: 'collated' })
const BYTES = full('blob')

/** Dates without a month or day are null to readers, and not to the engine's conditions. */
const isZeroDate = (column: string) =>
  `CASE WHEN ${column} IS NOT NULL AND (MONTH(${column}) = 0 OR DAYOFMONTH(${column}) = 0) THEN 1 END`

/** Cut to the hour, 24:00 stays what it is, which no other engine's clock shows. */
const isDayOver = (column: string) => `CASE WHEN ${column} >= '24:00:00' THEN 1 END`

const TYPES: ReadonlyMap<string, StoredType> = new Map([
  ['tinyint(1)', full('tinyint')],
  ['bit(1)', shown('only its value is kept', 'tinyint')],
  ['tinyint', full('tinyint')],
  ['smallint', full('smallint')],
  ['mediumint', full('integer')],
  ['int', full('integer')],
  ['bigint', full('bigint')],
  ['tinyint unsigned', full('utinyint')],
  ['smallint unsigned', full('usmallint')],
  ['mediumint unsigned', full('uinteger')],
  ['int unsigned', full('uinteger')],
  ['bigint unsigned', full('ubigint')],
  ['year', full('smallint')],
  ['bit', shown('only its value is kept', 'ubigint')],
  ['decimal', UNSCALED],
  ['decimal unsigned', UNSCALED],
  // The server shows fewer digits than it compares.
  ['float', shown('the server shows fewer digits than it compares', 'float')],
  ['float unsigned', shown('the server shows fewer digits than it compares', 'float')],
  ['double', full('double')],
  ['double unsigned', full('double')],
  ...['char', 'varchar', 'tinytext', 'text', 'mediumtext', 'longtext'].map((name) => [name, TEXT] as const),
  ...['binary', 'varbinary', 'tinyblob', 'blob', 'mediumblob', 'longblob'].map((name) => [name, BYTES] as const),
  ['date', full('date', { guard: isZeroDate })],
  ['datetime', full('timestamp', { guard: isZeroDate })],
  ['timestamp', full('timestamp with time zone', { isInstant: true, guard: isZeroDate })],
  ['time', full('time', { guard: isDayOver, otherwise: shown('values beyond a day') })],
  ...['json', 'enum', 'set', 'uuid', 'inet4', 'inet6', 'geometry', 'vector'].map(
    (name) => [name, shown('only its text is kept')] as const,
  ),
])

export const MYSQL_COPIES: CopySource = {
  typeOf: ({ databaseType }) => TYPES.get(databaseType) ?? absent('its type is not known'),
  collation: (column) => `COLLATION(${column})`,
  // Those that end in `_bin` compare a text as if blanks were behind it.
  isBinary: (collation) => collation === 'binary' || /_(?:nopad|0900)_bin$/.test(collation),
  collations: null,
  decimalSize: (column) => {
    const text = `CAST(ABS(${column}) AS CHAR)`
    const whole = `LENGTH(SUBSTRING_INDEX(${text}, '.', 1))`
    return { fraction: `GREATEST(LENGTH(${text}) - ${whole} - 1, 0)`, whole }
  },
}
