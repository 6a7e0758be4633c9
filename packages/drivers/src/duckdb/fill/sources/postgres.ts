/** Columns of PostgreSQL in copies. */
import { full, shown, UNSCALED, type CopySource, type StoredType } from '../stored-type.ts'

const TEXT = full('varchar', { order: 'collated' })

const TYPES: ReadonlyMap<string, StoredType> = new Map([
  ['bool', full('boolean')],
  ['int2', full('smallint')],
  ['int4', full('integer')],
  ['int8', full('bigint')],
  ['oid', full('uinteger')],
  ['float4', full('float')],
  ['float8', full('double')],
  ['numeric', UNSCALED],
  ['money', full('decimal(19,2)', { differsAsText: true })],
  ['text', TEXT],
  ['varchar', TEXT],
  ['bpchar', TEXT],
  ['name', TEXT],
  ['uuid', full('uuid')],
  ['bytea', full('blob')],
  ['date', full('date')],
  ['time', full('time')],
  ['timestamp', full('timestamp')],
  ['timestamptz', full('timestamp with time zone', { isInstant: true })],
])

/** Its cells are the server's texts of all other types. */
const OTHER = shown('only its text is kept')

const BINARY = /^"?(?:C|POSIX|ucs_basic|C\.utf-?8)"?$/i

export const POSTGRES_COPIES: CopySource = {
  typeOf({ databaseType, baseType }) {
    if (baseType === 'type/PostgresEnum') return full('varchar', { order: 'listed' })
    return TYPES.get(databaseType) ?? OTHER
  },
  collation: (column) => `pg_collation_for(${column})`,
  // By way of JSON: versions before 12 have neither such collations nor the column.
  mergesTexts: (column) => `EXISTS (SELECT 1 FROM pg_collation c WHERE to_jsonb(c)->>'collisdeterministic' = 'false'
    AND quote_ident(c.collname) COLLATE "C" = regexp_replace(pg_collation_for(${column}) COLLATE "C", '^("[^"]*"|[^".]*)[.]', ''))`,
  isBinary: (collation) => BINARY.test(collation),
  collations: `SELECT CASE WHEN datlocprovider = 'c' THEN datcollate ELSE 'other' END FROM pg_database
    WHERE datname = current_database()`,
  decimalSize: (column) => ({ fraction: `scale(${column})`, whole: `length(trunc(abs(${column}))::text)` }),
}
