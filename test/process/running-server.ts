/** A real server process with a logged-in administrator, for tests of signals, crashes and cancelling. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { until } from '../support/until.ts'

export const MAIN = new URL('../../packages/server/src/main.ts', import.meta.url).pathname
const HEALTHY_WITHIN_MS = 60_000
const agent = new Agent({ keepAlive: true })

export interface Started {
  child: ChildProcess
  pid: number
  port: number
  /** All that it wrote on both streams so far. */
  output(): string
  /** Resolves with the exit code, or the signal's name. */
  ended: Promise<number | string | null>
}

export interface StartOptions {
  env?: Record<string, string>
  flags?: string[]
  dataDir: string
}

/** A folder that is removed when the test ends. */
export function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'querent-process-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What `scripts/node.mjs` gives every process; the tests run under it as well. */
export function launcherSettings(): NodeJS.ProcessEnv {
  const names = ['PATH', 'UV_THREADPOOL_SIZE', 'NODE_COMPILE_CACHE', 'NODE_OPTIONS']
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

/** Starts the program without waiting for it; whatever happens, it does not outlive the test. */
export async function start(t: TestContext, { env = {}, flags = [], dataDir }: StartOptions): Promise<Started> {
  const port = await freePort()
  const child = spawn(process.execPath, [...flags, MAIN, 'serve'], {
    env: {
      ...launcherSettings(),
      PORT: String(port),
      QUERENT_DATA_DIR: dataDir,
      QUERENT_LOG_LEVEL: 'warn',
      QUERENT_LOAD_SAMPLE_CONTENT: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? code)),
  )
  const gone = new Promise((resolve) => child.once('exit', resolve))
  t.after(async () => {
    child.kill('SIGKILL')
    await gone
    child.stdout.destroy() // processes of engines may hold the pipe a little longer
    child.stderr.destroy()
  })
  return { child, pid: child.pid ?? 0, port, output: () => output, ended }
}

/** Waits for the first healthy answer. */
async function untilHealthy({ child, port, output }: Started): Promise<void> {
  const deadline = performance.now() + HEALTHY_WITHIN_MS
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended: ${output()}`)
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
    if (answer?.ok === true) return
    await sleep(20)
  }
  throw new Error(`The server is not healthy after ${HEALTHY_WITHIN_MS} ms: ${output()}`)
}

/** Starts a server and waits until it is healthy. */
export async function startHealthy(t: TestContext, options: StartOptions): Promise<Started> {
  const started = await start(t, options)
  await untilHealthy(started)
  return started
}

export async function stop({ child, ended }: Started): Promise<number | string | null> {
  child.kill('SIGTERM')
  return ended
}

export interface Answer {
  status: number
  text: string
  /** Parsed JSON. @throws when it is none. */
  json(): any // oxlint-disable-line typescript/no-explicit-any -- tests read answers of every shape
}

export interface Client {
  sessionId: string | undefined
  headers: Record<string, string>
  call(method: string, path: string, body?: unknown): Promise<Answer>
  /** Sends a request and leaves the rest to the caller, who may destroy it. */
  send(path: string, body: unknown): ClientRequest
}

/** Asks as whoever has the session, or as nobody. */
export function clientOf({ port }: Started, sessionId?: string): Client {
  const headers = {
    'content-type': 'application/json',
    ...(sessionId !== undefined && { 'x-metabase-session': sessionId }),
  }
  const open = (method: string, path: string, own: Agent | false) =>
    request({ host: '127.0.0.1', port, method, path, headers, agent: own })
  return {
    sessionId,
    headers,
    async call(method, path, body) {
      const call = open(method, path, agent)
      call.end(body === undefined ? undefined : JSON.stringify(body))
      const chunks: Buffer[] = []
      const answer = await new Promise<IncomingMessage>((resolve, reject) =>
        call.once('response', resolve).once('error', reject),
      )
      for await (const chunk of answer) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString()
      return { status: answer.statusCode ?? 0, text, json: () => JSON.parse(text) }
    },
    send(path, body) {
      const call = open('POST', path, false)
      call.on('error', () => undefined) // destroyed on purpose
      call.end(JSON.stringify(body))
      return call
    },
  }
}

export const PERSON = { email: 'admin@example.org', password: 'proof pass 42x', first_name: 'Ada', last_name: 'Min' }

/** Sets a new server up and logs its administrator in. */
export async function setUp(started: Started): Promise<Client> {
  const nobody = clientOf(started)
  const properties = await nobody.call('GET', '/api/session/properties')
  const body = { token: properties.json()['setup-token'], user: PERSON, prefs: { site_name: 'Proof' } }
  const answer = await nobody.call('POST', '/api/setup', body)
  if (answer.status !== 200) throw new Error(`Set-up failed: ${answer.status} ${answer.text}`)
  return clientOf(started, answer.json().id)
}

/** Logs in on a server that is set up. */
export async function logIn(started: Started, password = PERSON.password): Promise<Client> {
  const { email } = PERSON
  const answer = await clientOf(started).call('POST', '/api/session', { username: email, password })
  if (answer.status !== 200) throw new Error(`Login failed: ${answer.status} ${answer.text}`)
  return clientOf(started, answer.json().id)
}

/** Adds a database and waits for its first sync. */
export async function connect(admin: Client, engine: string, details: unknown): Promise<number> {
  const answer = await admin.call('POST', '/api/database', { name: engine, engine, details })
  if (answer.status !== 200) throw new Error(`Adding ${engine} failed: ${answer.status} ${answer.text}`)
  const { id } = answer.json()
  await until(`the sync of ${engine}`, HEALTHY_WITHIN_MS, async () => {
    const { initial_sync_status } = (await admin.call('GET', `/api/database/${id}`)).json()
    return initial_sync_status !== 'incomplete'
  })
  return id
}

/** Ids of the child processes of a process; none when it has ended meanwhile. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Whether a process still runs; one that ended but was not waited for does not. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Processor time used so far by all threads of a process, in milliseconds. */
export function processorMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * 10
}

/** Largest resident memory of a process so far, in MB. */
export function peakMb(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1]) / 1024
}

/** How often threads of a process have gone to sleep so far, to wake up again. */
export function wakeUps(pid: number): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8'))
    .map((text) => Number(text.match(/^voluntary_ctxt_switches:\s+(\d+)/m)?.[1]))
    .reduce((sum, count) => sum + count, 0)
}
