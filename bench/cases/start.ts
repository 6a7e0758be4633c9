/** Start on an existing SQLite app database, and the memory of a server that has nothing to do. */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { freePort } from '../../test/support/free-port.ts'
import { setUp } from '../support/context.ts'
import type { BenchRow } from '../support/report.ts'
import { startServer, untilHealthy } from '../support/server-process.ts'
import { median } from '../support/stats.ts'

const ROUNDS = 5
const IDLE_MS = 3_000
const BARE = new URL('../limits/start.ts', import.meta.url).pathname

export async function start(): Promise<BenchRow[]> {
  const first = await startServer()
  await setUp(first.url)
  await first.stop()
  const ours: number[] = []
  const limit: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    limit.push(await startBare())
    const server = await startServer({ dataDir: first.dataDir })
    ours.push(server.startMs)
    await server.stop()
  }
  const idleMb = await idleMemory(first.dataDir)
  rmSync(first.dataDir, { recursive: true, force: true })
  const against = 'node start + node:http listening'
  return [
    { what: 'start to healthy', value: median(ours), limit: null, unit: 'ms', aim: 1000, against: '' },
    { what: 'start to healthy, ratio', value: median(ours), limit: median(limit), unit: 'ms', aim: 10, against },
    { what: 'idle memory', value: idleMb, limit: null, unit: 'MB', aim: 150, against: '' },
  ]
}

async function startBare(): Promise<number> {
  const port = await freePort()
  const before = performance.now()
  const child = spawn(process.execPath, [BARE, String(port)], { stdio: ['ignore', 'ignore', 'inherit'] })
  await untilHealthy(`http://127.0.0.1:${port}`, child)
  const startMs = performance.now() - before
  child.kill()
  await new Promise((resolve) => child.once('exit', resolve))
  return startMs
}

/** Somebody has opened the login page; then nothing happens. */
async function idleMemory(dataDir: string): Promise<number> {
  const server = await startServer({ dataDir })
  await (await fetch(`${server.url}/api/session/properties`)).text()
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  const residentMb = server.residentMb()
  await server.stop()
  return residentMb
}
