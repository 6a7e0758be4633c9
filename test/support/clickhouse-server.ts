/** Starts the ClickHouse of the tests. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { databaseServer, type DatabaseServer, type EngineCommands } from './database-server.ts'

const PROGRAM = fileURLToPath(new URL('clickhouse-process.ts', import.meta.url))
const PACKAGE = fileURLToPath(new URL('../engines/node_modules/@chdb', import.meta.url))

/** See servers.ts for the order in which servers are tried. */
export async function findClickhouseServer(): Promise<DatabaseServer | undefined> {
  const given = process.env['QUERENT_TEST_CLICKHOUSE_URL']
  if (given !== undefined) return serverAt(new URL(given), async () => undefined)
  return existsSync(PACKAGE) ? startServer() : undefined
}

function serverAt(url: URL, stop: () => Promise<void>): DatabaseServer {
  const details = {
    host: url.hostname,
    port: Number(url.port || 8123),
    dbname: decodeURIComponent(url.pathname.slice(1)) || 'default',
    user: decodeURIComponent(url.username) || 'default',
    password: decodeURIComponent(url.password),
  }
  return databaseServer(details, CLICKHOUSE, stop)
}

/** Undefined where the engine does not run, for want of libraries of the system. */
async function startServer(): Promise<DatabaseServer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'querent-clickhouse-'))
  const password = randomBytes(12).toString('hex')
  const child = spawn(process.execPath, [PROGRAM, folder], {
    env: { ...process.env, CLICKHOUSE_PASSWORD: password },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const port = await Promise.race([firstLine(child.stdout), once(child, 'exit').then(() => undefined)])
  if (port === undefined) return undefined
  child.unref()
  for (const stream of [child.stdin, child.stdout]) if (stream instanceof Socket) stream.unref()
  const cut = () => child.kill('SIGKILL')
  process.once('exit', cut)
  return serverAt(new URL(`http://default:${password}@127.0.0.1:${port}/default`), async () => {
    process.off('exit', cut)
    child.ref()
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  })
}

async function firstLine(output: Readable): Promise<string> {
  const [piece] = await once(output, 'data')
  return String(piece).trim()
}

const CLICKHOUSE: EngineCommands = {
  urlOf: ({ host, port, dbname, user, password }) =>
    `http://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/${dbname}`,
  query,
  createDatabase: (name) => [`CREATE DATABASE ${name}`],
  dropDatabase: (name) => `DROP DATABASE IF EXISTS ${name}`,
}

/** Statements one after the other, each up to a semicolon at the end of a line. */
async function query(
  { host, port, dbname, user, password }: DatabaseServer['details'],
  script: string,
): Promise<Record<string, unknown>[]> {
  let rows: Record<string, unknown>[] = []
  for (const sql of script.split(/;\s*\n|;\s*$/).filter((text) => text.trim() !== '')) {
    const response = await fetch(`http://${host}:${port}/?database=${dbname}&default_format=JSONEachRow`, {
      method: 'POST',
      headers: { 'x-clickhouse-user': user, 'x-clickhouse-key': password },
      body: sql,
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${text.trim()} in ${sql.slice(0, 200)}`)
    rows = text.startsWith('{')
      ? text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : []
  }
  return rows
}
