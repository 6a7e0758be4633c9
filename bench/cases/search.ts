import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { postgresServer } from '../../test/support/servers.ts'
import { caller, connect, setUp } from '../support/context.ts'
import { send } from '../support/http.ts'
import type { BenchRow } from '../support/report.ts'
import { postgresTarget, sqliteTarget, type ContentTarget } from '../support/content-target.ts'
import { fillContent } from '../support/search-content.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { alternately, median, percentile } from '../support/stats.ts'

const ROUNDS = 40
const WARM_UPS = 5
const INDEXING_MS = 600_000
const PASSWORD = 'search pass 42x'

/** What is searched for, each with a name for the report. */
const SEARCHES: readonly [string, string][] = [
  ['a word of 50,000', 'q=revenue'],
  ['two words', 'q=revenue a'],
  ['one letter', 'q=r'],
  ['three letters', 'q=rev'],
  ['all cards', 'models=card'],
  ['all collections', 'models=collection'],
]

/** An app database of either engine. */
interface Place {
  engine: string
  env: Record<string, string>
  target: ContentTarget
  /** The best thousand of a common word, by the index alone. */
  bare(): Promise<unknown>
  isIndexed(): Promise<boolean>
  drop(): Promise<void>
}

/** Searches among 100,000 things, by an administrator and by somebody in 5 of 500 groups, on both app databases. */
export async function search(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const open of [openSqlite, openPostgres]) {
    const dataDir = mkdtempSync(join(tmpdir(), 'querent-bench-'))
    const place = await open(dataDir)
    const people = await prepare(dataDir, place)
    const server = await startServer({ dataDir, env: place.env })
    await untilIndexed(place)
    for (const [who, headers] of people) {
      for (const [what, query] of SEARCHES) rows.push(...(await measure(server, place, { who, what, query, headers })))
    }
    await server.stop()
    await place.drop()
    rmSync(dataDir, { recursive: true })
  }
  return rows
}

interface Measured {
  who: string
  what: string
  query: string
  headers: Record<string, string>
}

async function measure(
  server: ServerProcess,
  place: Place,
  { who, what, query, headers }: Measured,
): Promise<BenchRow[]> {
  const url = encodeURI(`${server.url}/api/search?limit=50&${query}`)
  const ask = () => send(url, { method: 'GET', headers })
  const { ours, limit } = await alternately(ROUNDS, ask, place.bare, WARM_UPS)
  const name = `search, ${place.engine}, ${who}: ${what}`
  return [
    {
      what: `${name}, p50`,
      value: median(ours),
      limit: median(limit),
      unit: 'ms',
      aim: 10,
      against: 'ids of a thousand matches from the full-text index',
    },
    { what: `${name}, p95`, value: percentile(ours, 0.95), limit: null, unit: 'ms', aim: 30, against: '' },
  ]
}

/** Sets a server up, and fills its app database while it is down. Gives the headers of two people. */
async function prepare(dataDir: string, place: Place): Promise<[string, Record<string, string>][]> {
  const server = await startServer({ dataDir, env: place.env })
  const admin = await setUp(server.url)
  const call = caller(server.url, admin)
  const { id: adminId } = await call('GET', '/api/user/current')
  const email = 'reader@example.org'
  const { id: userId } = await call('POST', '/api/user', { email, first_name: 'R', last_name: 'S', password: PASSWORD })
  const session = await call('POST', '/api/session', { username: email, password: PASSWORD })
  const databaseId = await connect(call, 'sqlite', { db: emptyFile(dataDir) })
  await server.stop()
  await fillContent(place.target, { adminId, userId, databaseId })
  return [
    ['admin', admin],
    ['reader', { ...admin, 'x-metabase-session': session.id }],
  ]
}

/** A database without tables. */
function emptyFile(folder: string): string {
  const path = join(folder, 'empty.db')
  const file = new DatabaseSync(path)
  file.exec('create table t (a); drop table t')
  file.close()
  return path
}

async function untilIndexed({ isIndexed }: Place): Promise<void> {
  const deadline = performance.now() + INDEXING_MS
  while (!(await isIndexed())) {
    if (performance.now() > deadline) throw new Error('The index was not made')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function openSqlite(dataDir: string): Promise<Place> {
  const path = join(dataDir, 'querent.db')
  const query = (text: string) => {
    const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    try {
      return file.prepare(text).all()
    } finally {
      file.close()
    }
  }
  return {
    engine: 'SQLite',
    env: {},
    target: sqliteTarget(path),
    bare: async () =>
      query(`select rowid from search_text where search_text match '"revenue" *' order by rowid limit 1000`),
    isIndexed: async () => query('select version from search_index').length > 0,
    drop: async () => {},
  }
}

async function openPostgres(): Promise<Place> {
  const database = await (await postgresServer()).createDatabase('search')
  return {
    engine: 'PostgreSQL',
    env: { QUERENT_APP_DB_URL: database.url },
    target: postgresTarget(database),
    bare: () =>
      database.query(`select id from search_documents where vector @@ '''revenue'':*'::tsquery order by id limit 1000`),
    isIndexed: async () => (await database.query('select version from search_index')).length > 0,
    drop: () => database.drop(),
  }
}
