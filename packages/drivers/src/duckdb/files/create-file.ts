/** Makes an empty DuckDB file, in a process of its own: the engine is not loaded here. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const MAIN = fileURLToPath(new URL('../process/create-main.ts', import.meta.url))

/** @throws {Error} where the folder cannot be written, or the file is there already. */
export async function createDuckDbFile(path: string): Promise<void> {
  await promisify(execFile)(process.execPath, [MAIN, path], { env: {} })
}
