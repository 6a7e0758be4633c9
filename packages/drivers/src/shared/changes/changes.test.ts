/** Changes are made as a whole or not at all, on every engine, and say which rule they broke. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import {
  ChangeError,
  LOCK_WAIT_MS,
  QueryCancelled,
  type ChangeStep,
  type ConnectionDetails,
  type DataSource,
  type Row,
  type Violation,
} from '@querent/query'
import { holdRow, holdTable } from '../../../../../test/support/hold-row.ts'
import { mysqlServer, postgresServer } from '../../../../../test/support/servers.ts'
import { findDriver } from '../../registry.ts'
import { written } from '../../../../../test/support/statements.ts'
import { readAll, TEST_OPTIONS, testFolder } from '../test-support.ts'

const TABLES = [
  'create table shops (id int primary key, name varchar(20) not null unique)',
  `create table orders (id int primary key, shop_id int, code varchar(10), day date,
    total int, constraint orders_code unique (code, shop_id), constraint total_positive check (total > 0),
    constraint orders_shop foreign key (shop_id) references shops (id))`,
  "insert into shops values (1, 'North'), (2, 'South')",
  "insert into orders values (1, 1, 'A', '2026-01-01', 10), (2, 2, 'B', '2026-01-02', 20)",
]
const COUNT = 'select count(*) from orders'
const INSERT = "insert into orders values (3, 1, 'C', '2026-01-03', 30)"

type Engine = 'postgres' | 'mysql' | 'sqlite' | 'duckdb'

const folder = testFolder()

async function detailsOf(engine: Engine): Promise<ConnectionDetails | undefined> {
  if (engine === 'sqlite') {
    const path = join(folder, 'shop.sqlite')
    new DatabaseSync(path).close()
    return { db: path }
  }
  if (engine === 'duckdb') {
    return { database_file: ':memory:' }
  }
  const server = await (engine === 'postgres' ? postgresServer() : mysqlServer())
  return (await server?.createDatabase('changes'))?.details
}

const ENDLESS =
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000000000) select max(i) from n'

/** A step that takes longer than anybody waits. */
const SLOW: Record<Engine, string> = {
  postgres: 'select pg_sleep(60)',
  mysql: 'select sleep(60)',
  sqlite: ENDLESS,
  duckdb: ENDLESS,
}

/** A step that takes a moment. */
const MOMENT: Record<Engine, string> = {
  postgres: 'select pg_sleep(0.5)',
  mysql: 'select sleep(0.5)',
  sqlite: 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 500000) select max(i) from n',
  duckdb: 'select max(i * 2.5) from range(20000000) t(i)',
}

/** What each engine says about a broken rule. Those that leave something out have it here as undefined. */
const NAMED: Record<Engine, { uniqueColumns: string[]; other: string | undefined; shop: string[]; long: boolean }> = {
  postgres: { uniqueColumns: ['code', 'shop_id'], other: 'shops', shop: ['shop_id'], long: true },
  mysql: { uniqueColumns: ['code', 'shop_id'], other: 'shops', shop: ['shop_id'], long: true },
  sqlite: { uniqueColumns: ['code', 'shop_id'], other: undefined, shop: [], long: false },
  duckdb: { uniqueColumns: ['code', 'shop_id'], other: undefined, shop: [], long: false },
}

for (const engine of ['postgres', 'mysql', 'sqlite', 'duckdb'] as const) {
  const details = await detailsOf(engine)
  if (details === undefined) continue
  describe(engine, () => {
    let source: DataSource
    before(async () => {
      source = findDriver(engine)!.connect(details, { ...TEST_OPTIONS, maxSessions: 2 })
      for (const sql of TABLES) await written(source, sql)
    })
    after(() => source.close())
    const value = (place: number) => (engine === 'postgres' || engine === 'duckdb' ? `$${place}` : '?')
    const change = (steps: (string | ChangeStep)[], signal = new AbortController().signal) =>
      source.change({
        steps: steps.map((step) => (typeof step === 'string' ? { sql: step, params: [], table: 'orders' } : step)),
        timeZone: 'UTC',
        holdsSql: false,
        signal,
      })
    const rows = async (sql: string): Promise<Row[]> => (await readAll(source, sql)).rows
    const failure = async (sql: string): Promise<ChangeError> => {
      const error = await change([sql]).then(
        () => assert.fail(`${sql} was carried out`),
        (reason: unknown) => reason,
      )
      assert.ok(error instanceof ChangeError, String(error))
      return error
    }
    const violation = async (sql: string): Promise<Violation> =>
      (await failure(sql)).violation ?? assert.fail(`${sql} breaks no rule`)

    test('all steps are made, and say how many rows they gave or changed', async () => {
      const results = await change([
        { sql: `select total from orders where id = ${value(1)}`, params: [1], rowCount: 1 },
        { sql: `update orders set total = total + 1 where id < ${value(1)}`, params: [3], rowCount: 2 },
        INSERT,
      ])
      assert.deepEqual(
        results.map(({ rowCount }) => rowCount),
        [1, 2, 1],
      )
      assert.deepEqual(results[0]!.rows, [[10]])
      assert.deepEqual(await rows('select id, total from orders order by id'), [
        [1, 11],
        [2, 21],
        [3, 30],
      ])
      await change(['delete from orders where id = 3', 'update orders set total = total - 1'])
    })

    test('a step that fails takes back those before it', async () => {
      await assert.rejects(change([INSERT, INSERT]), (error) => error instanceof ChangeError && error.step === 1)
      assert.deepEqual(await rows(COUNT), [[2]])
    })

    test('another number of rows than expected takes everything back', async () => {
      const wrong = { sql: 'update orders set total = 5', params: [], rowCount: 1 }
      await assert.rejects(
        change([INSERT, wrong]),
        (error) => error instanceof ChangeError && error.step === 1 && error.rowCount === 3,
      )
      const none = { sql: 'delete from orders where id = 77', params: [], rowCount: 1 }
      await assert.rejects(change([none]), (error) => error instanceof ChangeError && error.rowCount === 0)
      assert.deepEqual(await rows('select id, total from orders order by id'), [
        [1, 10],
        [2, 20],
      ])
    })

    test('other rows than expected take everything back', async () => {
      const read = { sql: 'select id, total from orders order by id', params: [] }
      const isStale = (error: unknown) => error instanceof ChangeError && error.isStale && error.step === 1
      for (const found of [
        [[1, 10]],
        [
          [1, 10],
          [2, 21],
        ],
        [
          [1, 10],
          [2, null],
        ],
        [],
      ]) {
        await assert.rejects(change([INSERT, { ...read, rows: [...found, [3, 30]] }]), isStale)
      }
      assert.deepEqual(await rows(COUNT), [[2]])
      const same = [
        [1, 10],
        [2, 20],
      ]
      await change([{ ...read, rows: same }])
      assert.deepEqual(same, [
        [1, 10],
        [2, 20],
      ])
    })

    test('a change that is aborted before the commit changes nothing', async () => {
      const controller = new AbortController()
      controller.abort()
      await assert.rejects(change([INSERT], controller.signal), QueryCancelled)
      assert.deepEqual(await rows(COUNT), [[2]])
    })

    test('a change that is aborted while a step runs changes nothing, and the next one works', async () => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), 200)
      await assert.rejects(change([INSERT, SLOW[engine]], controller.signal), QueryCancelled)
      assert.deepEqual(await rows(COUNT), [[2]])
      await change([INSERT, 'delete from orders where id = 3'])
    })

    test('of two changes that wait for each other, one is made and one says that it was in the way', async () => {
      const both = [1, 2].map((id) => `update orders set total = total + 1 where id = ${id}`)
      const outcomes = await Promise.allSettled([
        change([both[0]!, MOMENT[engine], both[1]!]),
        change([both[1]!, MOMENT[engine], both[0]!]),
      ])
      const errors = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      // SQLite lets one write after the other.
      assert.equal(errors.length, engine === 'sqlite' ? 0 : 1)
      for (const error of errors) assert.ok(error instanceof ChangeError && error.isStale, String(error))
      const more = outcomes.length - errors.length
      assert.deepEqual(await rows('select total from orders order by id'), [[10 + more], [20 + more]])
      await change([`update orders set total = total - ${more}`])
    })

    for (const held of ['row', 'table'] as const) {
      test(`a change waits for a ${held} of another for five seconds, and changes nothing then`, async () => {
        // DuckDB waits for nobody, and no other program writes its file meanwhile.
        if (engine === 'duckdb' || (held === 'table' && engine !== 'mysql')) return
        const release = await (held === 'row' ? holdRow(engine, details) : holdTable(details))
        const before = performance.now()
        await assert.rejects(
          change([INSERT, 'update orders set total = 5 where id = 1']),
          (error) => error instanceof ChangeError && error.isBusy && error.violation === undefined,
        )
        const waited = performance.now() - before
        assert.ok(waited > LOCK_WAIT_MS - 1_500 && waited < LOCK_WAIT_MS + 10_000, `waited ${waited} ms`)
        await release()
        assert.deepEqual(await rows('select id, total from orders order by id'), [
          [1, 10],
          [2, 20],
        ])
        await change([INSERT, 'update orders set total = 10 where id = 1', 'delete from orders where id = 3'])
      })
    }

    test('a second row with the key of another breaks the rule that keys are unique', async () => {
      const found = await violation("insert into orders values (9, 1, 'A', null, 1)")
      assert.equal(found.kind, 'unique')
      assert.deepEqual(found.columns, NAMED[engine].uniqueColumns)
      assert.deepEqual((await violation("insert into orders values (1, 2, 'Z', null, 1)")).columns, ['id'])
    })

    test('a value that is missing is named', async () => {
      const found = await violation('insert into shops (id) values (9)')
      assert.deepEqual([found.kind, found.columns], ['not-null', ['name']])
    })

    test('a reference to nothing, and a row that others refer to', async () => {
      const { other, shop } = NAMED[engine]
      const missing = await violation("insert into orders values (9, 77, 'Q', null, 1)")
      assert.deepEqual([missing.kind, missing.table, missing.columns], ['foreign-key', other, shop])
      const referenced = await violation('delete from shops where id = 1')
      assert.equal(referenced.kind, 'foreign-key')
      if (engine !== 'sqlite') assert.equal(referenced.isReferenced, true)
      if (other !== undefined) assert.equal(referenced.table, 'orders')
    })

    test('a check, a wrong type and a text that is too long', async () => {
      const check = await violation("insert into orders values (9, 1, 'Q', null, -1)")
      assert.equal(check.kind, 'check')
      assert.match(check.constraint ?? '', /total/)
      if (engine !== 'sqlite')
        assert.equal((await violation("insert into orders values (9, 1, 'Q', 'x', 1)")).kind, 'type')
      if (NAMED[engine].long) {
        const long = await violation("insert into orders values (9, 1, 'QQQQQQQQQQQQQ', null, 1)")
        assert.equal(long.kind, 'length')
      }
    })

    test('an error of the statement itself breaks no rule', async () => {
      assert.equal((await failure('insert into nothing values (1)')).violation, undefined)
      assert.deepEqual(await rows(COUNT), [[2]])
    })

    test('reading goes on beside it, and writes nothing', async () => {
      await assert.rejects(readAll(source, INSERT, { holdsSql: false }))
      assert.deepEqual(await rows(COUNT), [[2]])
    })

    test('rows that a step returns come back, exact numbers with them', async () => {
      if (engine === 'mysql') return
      const sql = `insert into orders (id, shop_id, total) values (50, 1, ${value(1)}) returning id, total`
      assert.deepEqual((await change([{ sql, params: [7], rowCount: 1 }]))[0]!.rows, [[50, 7]])
      await change(['delete from orders where id = 50'])
    })
  })
}
