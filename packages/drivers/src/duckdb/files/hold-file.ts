/** Keeps a DuckDB file unchanged while somebody copies it: a process of its own has it open to read, so that nobody can write. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../process/hold-main.ts', import.meta.url))

/** Gives what the work gives. Writers that are there first are waited for. @throws {Error} the file cannot be opened. */
export async function holdDuckDbFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, [MAIN, path], { env: {}, stdio: ['pipe', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = once(child, 'close')
  try {
    await Promise.race([once(child.stdout, 'data'), ended])
    if (child.exitCode !== null) throw new Error(errors.trim())
    return await work()
  } finally {
    child.stdin.end()
    await ended
  }
}
