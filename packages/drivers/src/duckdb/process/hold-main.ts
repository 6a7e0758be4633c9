/** Has the DuckDB file open whose path it is given, until its input ends. See `../files/hold-file.ts`. */
import { setTimeout as sleep } from 'node:timers/promises'
import { loadDuckDb, type DuckDbApi } from '../native/api.ts'

/** An upload that is being written has this long to end. */
const WITHIN_MS = 120_000
const PAUSE_MS = 100

const [, , path = ''] = process.argv

async function open({ DuckDBInstance }: DuckDbApi, deadline: number) {
  for (;;) {
    try {
      return await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' })
    } catch (error) {
      const isInUse = error instanceof Error && error.message.includes('Could not set lock')
      if (!isInUse || performance.now() > deadline) throw error
      await sleep(PAUSE_MS)
    }
  }
}

try {
  const instance = await open(await loadDuckDb(), performance.now() + WITHIN_MS)
  process.stdin.on('end', () => instance.closeSync()).resume()
  process.stdout.write('held\n')
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
