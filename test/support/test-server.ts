/**
 * A whole server in this process, on an app database of its own, called through HTTP injection. The app database is
 * SQLite, or PostgreSQL when QUERENT_TEST_APP_DB=postgres. Every JSON answer is checked against the route's schema.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { loadConfig } from '../../packages/server/src/config/config.ts'
import { createServer, type Server } from '../../packages/server/src/server.ts'
import { appDatabase, type AppDatabase } from './app-database.ts'
import { checkAnswer } from './check-answer.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  /** Parsed JSON, or the text; undefined when empty. */
  body: any // oxlint-disable-line typescript/no-explicit-any -- tests read answers of every shape
  text: string
  /** As they were sent. */
  bytes: Uint8Array
}

export interface Client {
  get(url: string, headers?: Record<string, string>): Promise<Answer>
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  delete(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

export interface TestServer {
  server: Server
  /** Calls as an administrator, as another user, and without credentials. */
  as: { admin: Client; user: Client; nobody: Client }
  adminId: number
  userId: number
  dataDir: string
  database: AppDatabase
  /** False when it has an environment or a clock of its own. */
  isUsual: boolean
  /** A client that sends the given headers with every request. */
  client(headers: Record<string, string>): Client
}

/** The least that bcrypt allows: a millisecond in place of 60. */
export const TEST_PASSWORD_COST = 4

export interface TestServerOptions {
  env?: Record<string, string>
  now?: () => number
  /** False for a server that nobody has set up yet; `as.admin` and `as.user` then have no rights. */
  users?: boolean
  /** The pages for people; there are none without it. */
  makeSite?: NonNullable<Parameters<typeof createServer>[2]>['makeSite']
}

/** Starts a server with one administrator and one ordinary user; it is taken down when the test ends. */
export async function testServer(t: TestContext | { after(fn: () => unknown): void }, options: TestServerOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'querent-test-'))
  const database = await appDatabase(join(dataDir, 'querent.db'))
  const config = loadConfig({
    PORT: '0',
    QUERENT_DATA_DIR: dataDir,
    QUERENT_LOG_LEVEL: 'silent',
    QUERENT_LOAD_SAMPLE_CONTENT: 'false',
    ...database.env,
    ...options.env,
  })
  const server = await createServer(config, options.now ?? Date.now, {
    passwordCost: TEST_PASSWORD_COST,
    ...(options.makeSite && { makeSite: options.makeSite }),
  })
  takeDownAfter(t, { server, database, dataDir })
  const nobody = { id: 0, sessionId: '' }
  const isSetUp = options.users !== false
  const admin = isSetUp ? await createUser(server, 'admin@example.org', true) : nobody
  const user = isSetUp ? await createUser(server, 'user@example.org', false) : nobody
  await server.app.ready()
  const client = (headers: Record<string, string>) => clientFor(server, headers)
  const isUsual = options.env === undefined && options.now === undefined
  const as = {
    admin: client({ 'x-metabase-session': admin.sessionId }),
    user: client({ 'x-metabase-session': user.sessionId }),
    nobody: client({}),
  }
  return { server, as, adminId: admin.id, userId: user.id, dataDir, database, isUsual, client } satisfies TestServer
}

/** The test runner keeps hooks of tests that are over: this one lets go of the server. */
function takeDownAfter(
  t: Pick<TestContext, 'after'>,
  parts: Pick<TestServer, 'server' | 'database' | 'dataDir'>,
): void {
  let held: typeof parts | undefined = parts
  t.after(async () => {
    if (held === undefined) return
    const { server, database, dataDir } = held
    held = undefined
    await server.close()
    await database.release()
    // A helper process of SQLite may be leaving a file just now.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  })
}

async function createUser({ store, services }: Server, email: string, isAdmin: boolean) {
  const time = new Date().toISOString()
  const [first_name = ''] = email.split('@')
  const { id } = await store.users.create({
    email,
    first_name,
    last_name: 'Tester',
    type: 'personal',
    is_superuser: isAdmin,
    date_joined: time,
  })
  await store.groups.add(id, isAdmin ? [1, 2] : [1])
  return { id, sessionId: await services.sessions.start(id) }
}

function clientFor(server: Server, base: Record<string, string>): Client {
  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body: unknown, headers = {}) {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array || body === undefined
    const response = await server.app.inject({
      method,
      url,
      headers: { ...(isRaw ? {} : { 'content-type': 'application/json' }), ...base, ...headers },
      payload: body === undefined ? undefined : isRaw ? Buffer.from(body) : JSON.stringify(body),
    })
    const text = response.payload
    const isJson = String(response.headers['content-type'] ?? '').includes('application/json')
    const answer: Answer = {
      status: response.statusCode,
      headers: response.headers,
      text,
      bytes: new Uint8Array(response.rawPayload),
      body: text === '' ? undefined : isJson ? JSON.parse(text) : text,
    }
    await checkAnswer(server, method, url, answer)
    return answer
  }
  return {
    get: (url, headers) => call('GET', url, undefined, headers),
    post: (url, body, headers) => call('POST', url, body, headers),
    put: (url, body, headers) => call('PUT', url, body, headers),
    delete: (url, body, headers) => call('DELETE', url, body, headers),
  }
}
