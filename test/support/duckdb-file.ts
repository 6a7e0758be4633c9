import { loadDuckDb } from '../../packages/drivers/src/duckdb/native/api.ts'

/** Makes a database file for tests with these statements. */
export async function createFile(path: string, statements: string[]): Promise<void> {
  const { DuckDBInstance } = await loadDuckDb()
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  for (const sql of statements) await connection.run(sql)
  connection.closeSync()
  instance.closeSync()
}
