import { DatabaseSync } from 'node:sqlite'
import { createIndexSql, createTableSql, insertSql } from './schema.ts'
import type { SampleRow, SampleTable } from './schema.ts'
import { createSampleRows } from './tables.ts'

/** How far one table is: rows written so far and in all. */
export interface SampleDataStep {
  table: string
  done: number
  total: number
}

const ROWS_PER_STEP = 5000

/**
 * Fills a new SQLite file, blocking the process it runs in for about a second. The file is complete only on return:
 * its journal is kept in memory, so a crash leaves it useless.
 */
export function writeSampleTables(path: string, onProgress: (step: SampleDataStep) => void): void {
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma journal_mode = memory; pragma synchronous = off; begin')
    for (const [table, rows] of createSampleRows()) writeTable(database, table, rows, onProgress)
    database.exec('commit; analyze')
  } finally {
    database.close()
  }
}

function writeTable(
  database: DatabaseSync,
  table: SampleTable,
  rows: readonly SampleRow[],
  onProgress: (step: SampleDataStep) => void,
): void {
  database.exec(createTableSql(table))
  const insert = database.prepare(insertSql(table))
  const names = table.columns.map(({ name }) => name)
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_STEP === 0) onProgress({ table: table.name, done: index, total: rows.length })
    insert.run(...names.map((name) => row[name]!))
  }
  for (const sql of createIndexSql(table)) database.exec(sql)
  onProgress({ table: table.name, done: rows.length, total: rows.length })
}
