/**
 * The program that fills the new SQLite file named by its argument, in about a second. The file is complete only at
 * the end: its journal is kept in memory, so a crash leaves it useless. What goes wrong is sent as a text.
 */
import { DatabaseSync } from 'node:sqlite'
import { createIndexSql, createTableSql, insertSql } from './schema.ts'
import { createSampleRows } from './tables.ts'

const [path] = process.argv.slice(2)
if (path === undefined) throw new TypeError('The argument must be the path of the file to write')
try {
  write(path)
} catch (error) {
  process.exitCode = 1
  process.send?.(error instanceof Error ? error.message : String(error))
}

function write(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = memory; pragma synchronous = off; begin')
  for (const [table, rows] of createSampleRows()) {
    database.exec(createTableSql(table))
    const insert = database.prepare(insertSql(table))
    for (const row of rows) insert.run(row)
    for (const sql of createIndexSql(table)) database.exec(sql)
  }
  database.exec('commit; analyze')
  database.close()
}
