import type { Load } from '@querent/query'
import { columnNames, columnSql, createTable, type LoadSyntax } from '../../shared/loads/load-sql.ts'

/** Texts have no length here; what is longer than it may be is refused before. */
const TYPES: LoadSyntax['types'] = {
  boolean: 'BOOLEAN',
  integer: 'BIGINT',
  float: 'DOUBLE',
  'varchar-255': 'VARCHAR',
  text: 'VARCHAR',
  date: 'DATE',
  datetime: 'TIMESTAMP',
  'offset-datetime': 'TIMESTAMPTZ',
  'auto-key': 'BIGINT',
}

/** What travels of a load before its rows. */
export type LoadTable = Pick<Load, 'mode' | 'table' | 'columns' | 'keyColumn' | 'added' | 'widened'>

/** A table of the session where the rows wait: rows are appended to whole tables in the order of their columns alone. */
export const STAGE = 'querent_load'

/** Of a table while it gets a key. */
const COPY = 'querent_copy'

/** What happens to the tables before the rows come. */
export function tableStatements(load: LoadTable): string[] {
  return [...keySequence(load), ...(load.mode === 'create' ? [creation(load)] : alterations(load)), stage(load)]
}

/** What happens when all rows wait. */
export function insertStatements(load: LoadTable): string[] {
  const syntax = syntaxOf(load)
  const places = load.columns.map((_, index) => `c${index}`).join(', ')
  return [
    `INSERT INTO ${tableName(load)} (${columnNames(load.columns, syntax)}) SELECT ${places} FROM temp.${STAGE}`,
    `DROP TABLE temp.${STAGE}`,
  ]
}

function creation(load: LoadTable): string {
  return createTable(tableName(load), load, syntaxOf(load))
}

function alterations(load: LoadTable): string[] {
  const { mode, keyColumn, added, widened } = load
  const syntax = syntaxOf(load)
  const alter = `ALTER TABLE ${tableName(load)}`
  return [
    ...(mode === 'replace' ? [`DELETE FROM ${tableName(load)}`] : []),
    ...widened
      .filter(({ type }) => type !== 'text')
      .map(({ name, type }) => `${alter} ALTER COLUMN ${quoted(name)} TYPE ${TYPES[type]}`),
    ...added.map((column) => `${alter} ADD COLUMN ${columnSql(column, syntax)}`),
    ...(keyColumn === null ? [] : keyAlterations(load, quoted(keyColumn))),
  ]
}

/** Through a copy: a key cannot be added beside changes of rows, and a column that counts not while settings are locked. */
function keyAlterations(load: LoadTable, key: string): string[] {
  const { schema, name } = load.table
  const copy = inSchema(schema, COPY)
  return [
    `CREATE TABLE ${copy} AS SELECT ${nextKey(load)} AS ${key}, * FROM ${tableName(load)}`,
    `ALTER TABLE ${copy} ALTER COLUMN ${key} SET DEFAULT ${nextKey(load)}`,
    `ALTER TABLE ${copy} ADD PRIMARY KEY (${key})`,
    `DROP TABLE ${tableName(load)}`,
    `ALTER TABLE ${copy} RENAME TO ${quoted(name)}`,
  ]
}

/** One of the same name is left of a table that was dropped. */
function keySequence(load: LoadTable): string[] {
  if (load.keyColumn === null) return []
  return [`DROP SEQUENCE IF EXISTS ${sequenceName(load)}`, `CREATE SEQUENCE ${sequenceName(load)}`]
}

function stage({ columns }: LoadTable): string {
  const parts = columns.map(({ type }, index) => `c${index} ${TYPES[type]}`)
  return `CREATE TEMP TABLE ${STAGE} (${parts.join(', ')})`
}

/** A key takes its numbers from a sequence of its table. */
function syntaxOf(load: LoadTable): LoadSyntax {
  const types = { ...TYPES, 'auto-key': `BIGINT DEFAULT ${nextKey(load)} PRIMARY KEY` }
  return { types, quoteIdentifier: quoted }
}

function nextKey(load: LoadTable): string {
  return `nextval('${sequenceName(load).replaceAll("'", "''")}')`
}

function sequenceName({ table: { schema, name }, keyColumn }: LoadTable): string {
  return inSchema(schema, `${name}_${keyColumn ?? ''}_seq`)
}

function tableName({ table: { schema, name } }: LoadTable): string {
  return inSchema(schema, name)
}

function inSchema(schema: string | null, name: string): string {
  return schema === null ? quoted(name) : `${quoted(schema)}.${quoted(name)}`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
