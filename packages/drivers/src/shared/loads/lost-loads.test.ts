/** What is left of loads whose connection, server or data source goes away in the middle: nothing. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import type { ConnectionDetails, DataSource, Load } from '@querent/query'
import { mysqlServer, postgresServer } from '../../../../../test/support/servers.ts'
import { findDriver } from '../../registry.ts'
import { readAll, TEST_OPTIONS, testFolder } from '../test-support.ts'

const MANY_LINES = Buffer.from('1\tsome text\n'.repeat(2000))

function loadOf(name: string, rows: AsyncIterable<Uint8Array>, given: Partial<Load> = {}): Load {
  return {
    mode: 'create',
    table: { schema: null, name },
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'name', type: 'text' },
    ],
    keyColumn: null,
    added: [],
    widened: [],
    rows,
    timeZone: 'UTC',
    holdsSql: false,
    signal: new AbortController().signal,
    ...given,
  }
}

async function* lines(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** Some rows, then something that happens, then rows without an end. */
async function* interrupted(happens: () => Promise<unknown> | void): AsyncGenerator<Uint8Array> {
  for (let count = 0; count < 5; count += 1) yield MANY_LINES
  await happens()
  for (;;) {
    yield MANY_LINES
    await delay(1)
  }
}

function open(engine: string, details: ConnectionDetails): DataSource {
  const source = findDriver(engine)!.connect(details, TEST_OPTIONS)
  after(() => source.close())
  return source
}

async function tableNames(source: DataSource): Promise<string[]> {
  const { tables } = await source.describe(new AbortController().signal)
  return tables.map(({ name }) => name)
}

test('PostgreSQL: a connection that is cut leaves the table as it was', async () => {
  const database = await (await postgresServer()).createDatabase('lost')
  const source = open('postgres', database.details)
  await source.load(loadOf('kept', lines('1\tone\n')))
  const cut = () =>
    database.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'COPY%'`)
  await assert.rejects(source.load(loadOf('lost', interrupted(cut))))
  await assert.rejects(source.load(loadOf('kept', interrupted(cut), { mode: 'replace' })))
  assert.deepEqual(await tableNames(source), ['kept'])
  assert.deepEqual((await readAll(source, 'select * from kept')).rows, [[1, 'one']])
  assert.deepEqual(await source.load(loadOf('kept', lines('2\ttwo\n'), { mode: 'append' })), { rowCount: 1 })
})

test('MySQL: a connection that is cut leaves the table as it was, and the next load removes what is left', async (t) => {
  const server = await mysqlServer()
  if (server === undefined) return t.skip('no server was found')
  const database = await server.createDatabase('lost')
  const source = open('mysql', database.details)
  await source.load(loadOf('kept', lines('1\tone\n')))
  const cut = async () => {
    const found = await database.query(`select id from information_schema.processlist
      where db = database() and id <> connection_id()`)
    for (const { id } of found) await database.exec(`kill ${String(id)}`)
  }
  await assert.rejects(source.load(loadOf('kept', interrupted(cut), { mode: 'replace' })))
  assert.deepEqual((await readAll(source, 'select * from kept')).rows, [[1, 'one']])
  await assert.rejects(source.load(loadOf('lost', interrupted(cut))))
  const left = (await tableNames(source)).filter((name) => name !== 'kept')
  assert.equal(left.length, 1)
  assert.match(left[0]!, /^querent_load_/)
  // The server may still be taking back what the connection did.
  for (let count = 0; count < 50 && (await tableNames(source)).includes(left[0]!); count += 1) {
    await delay(100)
    await source.load(loadOf(`made_${count}`, lines('1\tone\n')))
  }
  assert.ok(!(await tableNames(source)).includes(left[0]!))
})

test('MySQL: what another load is filling stays', async (t) => {
  const server = await mysqlServer()
  if (server === undefined) return t.skip('no server was found')
  const source = open('mysql', (await server.createDatabase('beside')).details)
  async function* rows() {
    yield MANY_LINES
    await source.load(loadOf('inner', lines('1\tone\n')))
    yield MANY_LINES
  }
  assert.deepEqual(await source.load(loadOf('outer', rows())), { rowCount: 4000 })
  assert.deepEqual((await tableNames(source)).toSorted(), ['inner', 'outer'])
})

test('a data source that is closed ends its loads, and nothing is left', async () => {
  const path = join(testFolder(), 'closed.sqlite')
  new DatabaseSync(path).close()
  const postgres = await (await postgresServer()).createDatabase('closed')
  const mysql = await (await mysqlServer())?.createDatabase('closed')
  const all: [string, ConnectionDetails | undefined][] = [
    ['sqlite', { db: path }],
    ['postgres', postgres.details],
    ['mysql', mysql?.details],
  ]
  for (const [engine, details] of all) {
    if (details === undefined) continue
    const source = open(engine, details)
    const rows = interrupted(() => source.close())
    await assert.rejects(source.load(loadOf('lost', rows)), Error, engine)
    assert.deepEqual(await tableNames(open(engine, details)), [], engine)
  }
})

test('large pieces do not hold up the server, nor rows that are at hand', async () => {
  const path = join(testFolder(), 'large.sqlite')
  new DatabaseSync(path).close()
  const postgres = await (await postgresServer()).createDatabase('large')
  const large = Buffer.concat(Array.from({ length: 200 }, () => MANY_LINES))
  for (const [engine, details] of [
    ['sqlite', { db: path }],
    ['postgres', postgres.details],
  ] as const) {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 5)
    async function* rows() {
      yield large
      yield large
    }
    const source = open(engine, details)
    assert.deepEqual(await source.load(loadOf('large', rows())), { rowCount: 800_000 })
    clearInterval(timer)
    assert.ok(turns > 10, `${engine}: ${turns}`)
  }
})
