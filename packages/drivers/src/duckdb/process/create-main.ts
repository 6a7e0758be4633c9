/** Makes the DuckDB file whose path it is given. See `../files/create-file.ts`. */
import { existsSync } from 'node:fs'
import { loadDuckDb } from '../native/api.ts'

const [, , path] = process.argv
if (path === undefined || existsSync(path)) throw new Error('A path of a new file is needed.')
const { DuckDBInstance } = await loadDuckDb()
const instance = await DuckDBInstance.create(path)
instance.closeSync()
