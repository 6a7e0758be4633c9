/** A server with its page, the sample database and the examples about it, for browsers. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { loadConfig } from '../../packages/server/src/config/config.ts'
import { createServer, type Server } from '../../packages/server/src/server.ts'
import { createSite, type Site } from '../../packages/server/src/web/index.ts'
import { freePort } from './free-port.ts'
import { TEST_PASSWORD_COST } from './test-server.ts'

export interface WebServer {
  url: string
  server: Server
  /** Ids of sessions: of Ada, an administrator, and of Ben, who has no group but All Users. */
  sessions: { admin: string; reader: string }
  /** By how much its clock is ahead. */
  clock: { aheadMs: number }
}

/** Also of Ben. */
export const PASSWORD = 'correct horse 9'
export const ADMIN_EMAIL = 'ada@example.org'
const READER_EMAIL = 'ben@example.org'

interface Prepared {
  folder: string
  /** Of Ada and of Ben. */
  userIds: readonly number[]
}

let prepared: Promise<Prepared> | undefined
/** The same for one server after the other: what the browser has compiled of the page then serves the next as well. */
let port = 0

/**
 * Starts a server whose content is that of a new one that somebody has just set up; each has its own copy. The page is built
 * once for all, in the folder where servers look for it.
 */
export async function webServer(t: Pick<TestContext, 'after'>, env: NodeJS.ProcessEnv = {}): Promise<WebServer> {
  const { folder, userIds } = await (prepared ??= prepare())
  const dataDir = mkdtempSync(join(tmpdir(), 'querent-web-'))
  cpSync(folder, dataDir, { recursive: true })
  const clock = { aheadMs: 0 }
  const { server, url } = await start(dataDir, { clock, env })
  t.after(async () => {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  })
  // Who signed in ten minutes ago is asked for the password here and there, and the preparation may be older.
  const [admin, reader] = await Promise.all(userIds.map((id) => server.services.sessions.start(id)))
  return { url, server, sessions: { admin: admin ?? '', reader: reader ?? '' }, clock }
}

/** The same for a server that nobody has set up; its sample database is being made. */
export async function freshWebServer(t: TestContext): Promise<Pick<WebServer, 'url' | 'server'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'querent-web-'))
  const { server, url } = await start(dataDir)
  t.after(async () => {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  })
  return { url, server }
}

interface StartOptions {
  clock?: WebServer['clock']
  env?: NodeJS.ProcessEnv
}

async function start(
  dataDir: string,
  { clock = { aheadMs: 0 }, env = {} }: StartOptions = {},
): Promise<{ server: Server; url: string }> {
  const config = loadConfig({ ...env, PORT: '0', QUERENT_DATA_DIR: dataDir, QUERENT_LOG_LEVEL: 'silent' })
  let site: Site | undefined
  const server = await createServer(config, () => Date.now() + clock.aheadMs, {
    passwordCost: TEST_PASSWORD_COST,
    makeSite: (observe) => (site = createSite({ dataDir, observe })),
  })
  port = await freePort(port)
  const url = await server.app.listen({ port, host: '127.0.0.1' })
  await site?.prepare(true)
  const status = site?.status()
  if (status?.state !== 'ready') throw new Error(`The page could not be built: ${JSON.stringify(status)}`)
  return { server, url }
}

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'querent-web-content-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { server } = await start(folder)
  const { services, jobs } = server
  const token = (await services.settings.properties(undefined))['setup-token']
  await post(server, '/api/setup', {
    token,
    user: { email: ADMIN_EMAIL, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' },
    prefs: { site_name: 'Our data' },
  })
  await jobs.drain()
  const { id } = await server.store.users.create({
    email: READER_EMAIL,
    first_name: 'Ben',
    last_name: 'Reader',
    type: 'personal',
    is_superuser: false,
    date_joined: new Date().toISOString(),
  })
  await server.store.groups.add(id, [1])
  const ada = await server.store.users.firstAdministrator()
  await server.close()
  return { folder, userIds: [ada ?? 0, id] }
}

async function post(server: Server, url: string, payload: object): Promise<{ id?: string }> {
  const { payload: text, statusCode } = await server.app.inject({ method: 'POST', url, payload })
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${text}`)
  return JSON.parse(text)
}
