import type { Load, LoadColumn } from '@querent/query'
import { columnNames, columnSql, copyName, type LoadSyntax } from '../../shared/loads/load-sql.ts'

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

/**
 * A table of the session where the rows wait, under a name that no other table has: it would hide that. Rows are appended to whole
 * tables in the order of their columns alone.
 */
export const STAGE = 'rows of a load of querent'

const SYNTAX: LoadSyntax = { types: TYPES, quoteIdentifier: quoted }

/** The columns of the rows that wait: those of a new table have their key already. */
export function stagedColumns({ mode, keyColumn, columns }: LoadTable): LoadColumn[] {
  const key: LoadColumn[] = mode === 'create' && keyColumn !== null ? [{ name: keyColumn, type: 'auto-key' }] : []
  return [...key, ...columns]
}

/** What happens to the tables before the rows come. */
export function tableStatements(load: LoadTable): string[] {
  return [...(load.mode === 'create' ? [] : alterations(load)), stage(load)]
}

/** What happens when all rows wait. @param rowCount How many they are. */
export function insertStatements(load: LoadTable, rowCount: number): string[] {
  const insertion = load.mode === 'create' ? creations(load, rowCount) : [insertionOf(load)]
  return [...insertion, `DROP TABLE temp.${quoted(STAGE)}`]
}

function insertionOf(load: LoadTable): string {
  const places = load.columns.map((_, index) => `c${index}`).join(', ')
  return `INSERT INTO ${tableName(load)} (${columnNames(load.columns, SYNTAX)}) SELECT ${places} FROM temp.${quoted(STAGE)}`
}

/** A table that is made of its rows, and then gets its key, takes half the time of one that has the key before them. */
function creations(load: LoadTable, rowCount: number): string[] {
  const columns = stagedColumns(load).map(({ name }, index) => `c${index} AS ${quoted(name)}`)
  const creation = `CREATE TABLE ${tableName(load)} AS SELECT ${columns.join(', ')} FROM temp.${quoted(STAGE)}`
  if (load.keyColumn === null) return [creation]
  return [creation, ...keySequence(load, rowCount + 1), ...keyStatements(load, tableName(load))]
}

/** Makes a column that has numbers already the key, which counts up. */
function keyStatements(load: LoadTable, table: string): string[] {
  const key = quoted(load.keyColumn ?? '')
  return [
    `ALTER TABLE ${table} ALTER COLUMN ${key} SET DEFAULT ${nextKey(load)}`,
    `ALTER TABLE ${table} ADD PRIMARY KEY (${key})`,
  ]
}

function alterations(load: LoadTable): string[] {
  const { mode, keyColumn, added, widened } = load
  const alter = `ALTER TABLE ${tableName(load)}`
  return [
    ...widened
      .filter(({ type }) => type !== 'text')
      .map(({ name, type }) => `${alter} ALTER COLUMN ${quoted(name)} TYPE ${TYPES[type]}`),
    ...added.map((column) => `${alter} ADD COLUMN ${columnSql(column, SYNTAX)}`),
    ...(keyColumn === null ? [] : [...keySequence(load, 1), ...keyAlterations(load, quoted(keyColumn))]),
    // A table that has lost rows cannot be altered in the same transaction.
    ...(mode === 'replace' ? [`DELETE FROM ${tableName(load)}`] : []),
  ]
}

/** Through a copy: a key cannot be added beside changes of rows, and a column that counts not while settings are locked. */
function keyAlterations(load: LoadTable, key: string): string[] {
  const { schema, name } = load.table
  const copy = inSchema(schema, copyName(name))
  return [
    `CREATE TABLE ${copy} AS SELECT ${nextKey(load)} AS ${key}, * FROM ${tableName(load)}`,
    ...keyStatements(load, copy),
    `DROP TABLE ${tableName(load)}`,
    `ALTER TABLE ${copy} RENAME TO ${quoted(name)}`,
  ]
}

/** One of the same name is left of a table that was dropped. */
function keySequence(load: LoadTable, first: number): string[] {
  const name = sequenceName(load)
  return [`DROP SEQUENCE IF EXISTS ${name}`, `CREATE SEQUENCE ${name} START ${first}`]
}

function stage(load: LoadTable): string {
  const parts = stagedColumns(load).map(({ type }, index) => `c${index} ${TYPES[type]}`)
  return `CREATE TEMP TABLE ${quoted(STAGE)} (${parts.join(', ')})`
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
