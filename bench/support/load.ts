/** Requests per second over kept-alive connections, by a generator in C: one in JavaScript is full before the server is. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { BenchRow } from './report.ts'
import { median } from './stats.ts'

export const CONNECTIONS = 32
const WARM_UP_SECONDS = 0.5
const SECONDS = 2
/** Within it the compiler has seen most of what a request does; what is measured sooner is mostly the compiler itself. */
const LIVED_SECONDS = 8
/** Of the clock by which Linux counts processor time. */
const TICKS_PER_SECOND = 100

export interface LoadPlan {
  url: string
  method: string
  headers: Record<string, string>
  /** Sent in turn; undefined for requests without a body. */
  bodies?: readonly string[]
}

export interface LoadResult {
  requestsPerSecond: number
  /** Processor time that the server took for one request, in microseconds: steadier than the rate on a busy machine. */
  processorMicros: number
}

/** Has a server live a little, before it is measured. */
export async function warmUp(plan: LoadPlan): Promise<void> {
  await loadFor(LIVED_SECONDS, plan, [])
}

/** Loads the server that runs as these processes. @throws when any answer is not a success: a fast error is no result. */
export function load(plan: LoadPlan, ...pids: readonly number[]): Promise<LoadResult> {
  return loadFor(SECONDS, plan, pids)
}

async function loadFor(duration: number, plan: LoadPlan, pids: readonly number[]): Promise<LoadResult> {
  const { port } = new URL(plan.url)
  const before = processorSeconds(pids)
  const generator = spawn(program('generator'), [port, CONNECTIONS, WARM_UP_SECONDS, duration].map(String), {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  generator.stdin.end(Buffer.concat((plan.bodies ?? [undefined]).map((body) => withLength(rawRequest(plan, body)))))
  const [printed, code] = await Promise.all([text(generator.stdout), exitOf(generator)])
  if (code !== 0) throw new Error(`The load on ${plan.url} ended with code ${code}`)
  const { done, sent, failures, seconds }: Record<'done' | 'sent' | 'failures' | 'seconds', number> =
    JSON.parse(printed)
  if (failures > 0) throw new Error(`${failures} requests to ${plan.url} failed`)
  return { requestsPerSecond: done / seconds, processorMicros: ((processorSeconds(pids) - before) * 1e6) / sent }
}

/** The rates of our server and of the limit, and beside them what steadier numbers say: the processor time of each. */
export function rateRows(
  what: string,
  { ours, limit, aim, against }: { ours: LoadResult[]; limit: LoadResult[]; aim: number; against: string },
): [rate: BenchRow, processorTime: BenchRow] {
  const value = (results: LoadResult[], key: keyof LoadResult) => median(results.map((result) => result[key]))
  const row = (more: string, key: keyof LoadResult, unit: BenchRow['unit']): BenchRow => ({
    what: what + more,
    value: value(ours, key),
    limit: value(limit, key),
    unit,
    aim,
    against,
  })
  return [row('', 'requestsPerSecond', 'req/s'), row(', processor time', 'processorMicros', 'µs')]
}

/** Requests per second that the generator reaches with this plan when an answer as long as `body` costs nothing. */
export async function ceilingOf(plan: LoadPlan, body: Buffer): Promise<number> {
  const responder = spawn(program('responder'), { stdio: ['pipe', 'pipe', 'inherit'] })
  responder.stdin.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`)
  responder.stdin.end(body)
  const port = await new Promise<string>((resolve) => responder.stdout.once('data', (line) => resolve(String(line))))
  try {
    return (await load({ ...plan, url: `http://127.0.0.1:${port.trim()}/` }, responder.pid!)).requestsPerSecond
  } finally {
    responder.kill()
  }
}

function processorSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND
}

function rawRequest({ url, method, headers }: LoadPlan, body: string | undefined): Buffer {
  const { host, pathname } = new URL(url)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`)
}

function withLength(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length}\n`), bytes])
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
}

let folder: string | undefined
const programs = new Map<string, string>()

/** Path of a program of `bench/load`, compiled when first asked for. @throws without a C compiler. */
function program(name: string): string {
  let path = programs.get(name)
  if (path === undefined) programs.set(name, (path = compile(name)))
  return path
}

function compile(name: string): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'querent-load-'))
    process.once('exit', () => rmSync(made, { recursive: true, force: true }))
    folder = made
  }
  const source = new URL(`../load/${name}.c`, import.meta.url).pathname
  const path = join(folder, name)
  const { status, error } = spawnSync('cc', ['-O2', '-o', path, source], { stdio: 'inherit' })
  if (status === 0) return path
  throw new Error(
    `Rates are measured by a program in C, which needs Linux and a compiler (cc). ${error?.message ?? ''}`,
  )
}
