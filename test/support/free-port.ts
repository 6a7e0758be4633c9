import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Below the ports that systems give to connections by themselves: between the look at a port and the start of the server
 * that is to listen there, another test's connection would take it, and a server's place would be another's.
 */
const FIRST_PORT = 20_000
const PORTS = 10_000
/** A file for each port that is taken, with the id of the process whose it is. */
const TAKEN = join(tmpdir(), 'querent-test-ports')

const own = new Set<string>()
let last = (process.pid * 101) % PORTS

process.on('exit', () => {
  for (const file of own) rmSync(file, { force: true })
})

/**
 * A port of this machine that nobody listens on: the preferred one where that is free. No other process that asks here
 * gets it while this one lives.
 */
export async function freePort(preferred = 0): Promise<number> {
  if (preferred !== 0 && (await isFree(preferred))) return preferred
  for (let tried = 0; tried < PORTS; tried += 1) {
    last = (last + 1) % PORTS
    const port = FIRST_PORT + last
    if (take(join(TAKEN, String(port))) && (await isFree(port))) return port
  }
  throw new Error('No port is free.')
}

/** False when it is, or may be, another living process's. */
function take(file: string): boolean {
  if (own.has(file)) return false
  mkdirSync(TAKEN, { recursive: true })
  if (isLeft(file)) rmSync(file, { force: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    return false
  }
  own.add(file)
  return true
}

/** Whether the process whose port it was has ended without tidying up. */
function isLeft(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  const isListening = await new Promise<boolean>((resolve) => {
    probe.once('listening', () => resolve(true))
    probe.once('error', () => resolve(false))
  })
  if (isListening) await new Promise((resolve) => probe.close(resolve))
  return isListening
}
