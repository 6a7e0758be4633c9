/** Columns of DuckDB files in copies. */
import { absent, full, shown, type CopySource, type StoredType } from '../stored-type.ts'

const SAME = [
  'boolean',
  'tinyint',
  'smallint',
  'integer',
  'bigint',
  'utinyint',
  'usmallint',
  'uinteger',
  'ubigint',
  'hugeint',
  'float',
  'double',
  'uuid',
  'blob',
  'date',
  'time',
  'timestamp',
]

const TYPES: ReadonlyMap<string, StoredType> = new Map([
  ...SAME.map((name) => [name, full(name)] as const),
  // Beyond microseconds, a value does not fit.
  ...['timestamp_s', 'timestamp_ms', 'timestamp_ns'].map((name) => [name, full('timestamp')] as const),
  ['time_ns', full('time')],
  ['timestamp with time zone', full('timestamp with time zone', { isInstant: true })],
  ['varchar', full('varchar', { order: 'collated' })],
  ['enum', full('varchar', { order: 'listed' })],
  ['uhugeint', absent('its type is not kept')],
  ['bignum', absent('its type is not kept')],
  ['', absent('its type is not known')],
])

export const DUCKDB_COPIES: CopySource = {
  typeOf({ databaseType }) {
    return /^decimal\(\d+,\s*\d+\)$/.test(databaseType)
      ? full(databaseType.replaceAll(' ', ''))
      : (TYPES.get(databaseType) ?? shown('only its text is kept'))
  },
  collation: null,
  isBinary: (collation) => collation === '',
  collations: `SELECT CASE WHEN EXISTS (SELECT 1 FROM duckdb_tables() WHERE sql ILIKE '%collate%')
    OR EXISTS (SELECT 1 FROM duckdb_views() WHERE NOT internal AND sql ILIKE '%collate%') THEN 'other' ELSE '' END`,
  decimalSize: null,
}
