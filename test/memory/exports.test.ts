/**
 * A whole server with a fixed heap exports rows × 12 columns of PostgreSQL, to readers that take their time. The bench does
 * it with a million rows; here they are fewer and longer, which is as many bytes for a third of the work.
 */
import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresServer, type TestDatabase } from '../support/servers.ts'
import { connect, peakMb, setUp, startHealthy, temporaryFolder, type Client } from '../process/running-server.ts'
import { until } from '../support/until.ts'

const ROWS = 300_000
/** Of a note. As values or as a file, all rows take more than the heap, and than what the process may take beside it. */
const NOTE_TIMES = 8
const HEAP_MB = 160
/** Whole process, threads and buffers included. */
const PEAK_LIMIT_MB = 300
const NEW_LINE = 10
/** The reader rests after each of these. */
const REST_EVERY_BYTES = 4 * 1024 * 1024
const REST_MS = 20

const TABLE = `
  create table orders as select i as id, i * 7 % 50000 as user_id, i * 13 % 200 as product_id,
    (i * 37 % 10000)::numeric(12, 2) / 100 as subtotal, (i * 11 % 900)::numeric(12, 2) / 100 as tax,
    case when i % 10 = 0 then i % 500 end as discount, i * 0.37::double precision as weight, i % 5 as quantity,
    i % 3 = 0 as is_gift, case i % 3 when 0 then 'Organic' else 'Twitter, paid' end as source,
    repeat('Order note number ' || i || ' ', ${NOTE_TIMES}) as note, timestamp '2022-01-01' + i * interval '97 seconds' as created_at
  from generate_series(1, ${ROWS}) as s(i); analyze orders;`

interface Read {
  bytes: number
  lines: number
  /** The last bytes of the file. */
  tail: Buffer
}

async function read(answer: IncomingMessage): Promise<Read> {
  let bytes = 0
  let lines = 0
  let sinceRest = 0
  let tail: Buffer = Buffer.alloc(0)
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    // a stream without encoding gives buffers
    bytes += chunk.length
    sinceRest += chunk.length
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) lines += 1
    tail = Buffer.concat([tail, chunk]).subarray(-64)
    if (sinceRest < REST_EVERY_BYTES) continue
    sinceRest = 0
    await sleep(REST_MS)
  }
  return { bytes, lines, tail }
}

function responseOf(admin: Client, format: string, query: unknown): Promise<IncomingMessage> {
  const call = admin.send(`/api/dataset/${format}`, { query })
  return new Promise((resolve, reject) => call.once('response', resolve).once('error', reject))
}

const END_OF_ZIP = 'PK\u0005\u0006'
const formats = [
  { format: 'csv', lines: ROWS + 1, end: '\n' },
  { format: 'json', lines: ROWS - 1, end: ']' },
  { format: 'xlsx', lines: null, end: END_OF_ZIP },
]

/** What a vanished reader leaves must end long before the statement would by itself. */
const PATIENCE_MS = 20_000

async function proveVanishedReader(t: TestContext, admin: Client, database: number, postgres: TestDatabase) {
  const endless = { database, type: 'native', native: { query: 'select a.* from orders a, orders b' } }
  const answer = await responseOf(admin, 'csv', endless)
  await new Promise((resolve) => answer.once('data', resolve))
  answer.pause()
  await sleep(300) // every buffer on the way is full now
  answer.on('error', () => undefined)
  answer.destroy()
  const start = performance.now()
  await until('PostgreSQL to be free', PATIENCE_MS, async () => {
    const sql = `select 1 from pg_stat_activity where datname = '${postgres.name}' and pid <> pg_backend_pid()
      and state <> 'idle'`
    return (await postgres.query(sql)).length === 0
  })
  await until('the list of running queries to be empty', PATIENCE_MS, async () => {
    const running = await admin.call('GET', '/api/queries/running')
    return running.json().length === 0
  })
  t.diagnostic(`free after ${Math.round(performance.now() - start)} ms`)
}

test(`${ROWS} long rows leave a server with a small heap`, { timeout: 240_000 }, async (t) => {
  const postgres = await (await postgresServer()).createDatabase('exports')
  await postgres.exec(TABLE)
  const flags = [`--max-old-space-size=${HEAP_MB}`]
  const server = await startHealthy(t, { dataDir: temporaryFolder(t), flags })
  const admin = await setUp(server)
  const database = await connect(admin, 'postgres', postgres.details)
  const { tables } = (await admin.call('GET', `/api/database/${database}?include=tables`)).json()
  const query = { database, type: 'query', query: { 'source-table': tables[0].id } }

  for (const { format, lines, end } of formats) {
    await t.test(format, async (own) => {
      const before = performance.now()
      const answer = await responseOf(admin, format, query)
      assert.equal(answer.statusCode, 200)
      const file = await read(answer)
      if (lines !== null) assert.equal(file.lines, lines)
      assert.ok(file.bytes > 20e6, `${file.bytes} bytes`)
      assert.ok(file.tail.toString('latin1').includes(end), 'the file has its end')
      const peak = Math.round(peakMb(server.pid))
      own.diagnostic(
        `${Math.round(file.bytes / 1e6)} MB in ${Math.round(performance.now() - before)} ms, peak so far ${peak} MB`,
      )
      assert.ok(peak < PEAK_LIMIT_MB, `peak ${peak} MB`)
    })
  }
  await t.test('a reader that vanishes', (own) => proveVanishedReader(own, admin, database, postgres))
})
