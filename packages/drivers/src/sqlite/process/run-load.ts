import type { DatabaseSync } from 'node:sqlite'
import { addSql, createSql, insertSql, quoted, rebuiltSql, type LoadTable } from '../loads/load-sql.ts'
import { copyName } from '../../shared/loads/load-sql.ts'
import { LineReader } from '../loads/line-reader.ts'
import type { Stored } from '../loads/values.ts'
import type { SqliteDatabase } from './database.ts'

const ROWS_AT_ONCE = 8
/** Of more columns, a row at a time. */
const MOST_COLUMNS = 100

interface LoadChannel {
  /** The next lines; undefined after the last. @throws to take the load back. */
  lines(): string | undefined
  /** Called when only the commit is left. */
  committing(): void
}

/** Makes or changes the table and inserts all lines in one transaction, or does nothing. @returns the number of rows. */
export function runLoad(database: SqliteDatabase, load: LoadTable, channel: LoadChannel): number {
  database.connection()
  return database.unguarded((connection) => {
    connection.exec('begin immediate')
    try {
      prepareTable(connection, load)
      const rowCount = insertLines(connection, load, channel)
      channel.committing()
      connection.exec('commit')
      return rowCount
    } catch (error) {
      if (connection.isTransaction) connection.exec('rollback')
      throw error
    }
  })
}

function prepareTable(connection: DatabaseSync, load: LoadTable): void {
  if (load.mode === 'create') return connection.exec(createSql(load))
  if (load.mode === 'replace') connection.exec(`DELETE FROM ${quoted(load.table)}`)
  if (load.keyColumn !== null || load.widened.length > 0) rebuild(connection, load)
  for (const column of load.added) connection.exec(addSql(load, column))
}

/** Some rows at a time: a statement costs as much as some values. */
function insertLines(connection: DatabaseSync, load: LoadTable, channel: LoadChannel): number {
  const most = load.columns.length > MOST_COLUMNS ? 1 : ROWS_AT_ONCE
  const insert = connection.prepare(insertSql(load, most))
  const reader = new LineReader(load.columns)
  let rowCount = 0
  let values: Stored[] = []
  for (let text = channel.lines(); text !== undefined; text = channel.lines()) {
    reader.take(text)
    while (reader.next(values)) {
      rowCount += 1
      if (rowCount % most !== 0) continue
      insert.run(...values)
      values = []
    }
  }
  if (values.length > 0) connection.prepare(insertSql(load, rowCount % most)).run(...values)
  return rowCount
}

/** Makes the table again under its name, with its rows, indexes and triggers. */
function rebuild(connection: DatabaseSync, load: LoadTable): void {
  const [table, name] = [quoted(load.table), copyName(load.table)]
  const made = connection.prepare("select sql from sqlite_schema where type = 'table' and lower(name) = lower(?)")
  const rest = "select sql from sqlite_schema where type in ('index', 'trigger') and lower(tbl_name) = lower(?)"
  const others = connection.prepare(rest).all(load.table)
  connection.exec(rebuiltSql(String(made.get(load.table)?.sql ?? ''), name, load))
  const names = connection.prepare('select name from pragma_table_info(?)').all(load.table)
  const columns = names.map((one) => quoted(String(one['name']))).join(', ')
  connection.exec(`INSERT INTO ${quoted(name)} (${columns}) SELECT ${columns} FROM ${table} ORDER BY rowid`)
  connection.exec(`DROP TABLE ${table}`)
  // Otherwise views of the table, which is not there now, would be refused.
  connection.exec('PRAGMA legacy_alter_table = on')
  connection.exec(`ALTER TABLE ${quoted(name)} RENAME TO ${table}`)
  connection.exec('PRAGMA legacy_alter_table = off')
  for (const { sql } of others) if (sql !== null) connection.exec(String(sql))
}
