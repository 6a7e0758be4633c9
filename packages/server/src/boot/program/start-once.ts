/** A first start of a program that was just made: what Node compiles for it is kept for the next one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))
/** On a machine that has other things to do. */
const WITHIN_MS = 60_000

/** On an empty data folder of its own, and a port that nobody knows: nothing of the configuration is taken over. */
export async function startOnce(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'querent-first-start-'))
  const env = { ...nodeVariables(), PORT: '0', QUERENT_DATA_DIR: data, QUERENT_LOAD_SAMPLE_CONTENT: 'false' }
  const server = spawn(process.execPath, [MAIN, 'serve'], { stdio: ['ignore', 'pipe', 'ignore'], env })
  const limit = setTimeout(() => server.kill('SIGKILL'), WITHIN_MS)
  try {
    // Its first line says that it listens.
    createInterface({ input: server.stdout }).once('line', () => server.kill('SIGTERM'))
    await once(server, 'exit')
  } finally {
    clearTimeout(limit)
    rmSync(data, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** What was compiled is found again by a Node that was started in the same way. */
function nodeVariables(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(?:NODE_|UV_|MALLOC_|PATH$)/.test(name)))
}
