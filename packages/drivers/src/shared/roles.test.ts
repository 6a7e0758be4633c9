/** Statements in roles of the server, on every engine that has them. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { QueryCancelled, type DataSource } from '@querent/query'
import { makeRoles } from '../../../../test/support/role-database.ts'
import { mysqlServer, postgresServer } from '../../../../test/support/servers.ts'
import { rowsFrom, statement, written } from '../../../../test/support/statements.ts'
import { findDriver, listDrivers } from '../registry.ts'
import { TEST_OPTIONS } from './test-support.ts'

const COUNT_ORDERS = 'select count(*) from orders'
const COUNT_PEOPLE = 'select count(*) from people'

const TABLES = `
  create table orders (id int primary key, person_id int, status varchar(20), total int);
  create table people (id int primary key, name varchar(20));
  insert into people values (1, 'Ann'), (2, 'Bob');
  insert into orders values (1, 1, 'paid', 10), (2, 1, 'open', 20), (3, 2, 'paid', 30), (4, 2, 'late', 40);`

for (const engine of ['postgres', 'mysql'] as const) {
  const server = await (engine === 'postgres' ? postgresServer() : mysqlServer())
  if (server === undefined) continue
  const database = await server.createDatabase('roles')
  await database.exec(TABLES)
  const rowsOfSales = { table: 'orders', condition: "status = 'paid'" }
  const rights = { sales: ['orders'], staff: ['people'], rowsOfSales }
  const { sales, staff, details, drop } = await makeRoles(engine, database, rights)

  describe(engine, () => {
    let source: DataSource
    const rows = (sql: string, role?: string) => rowsFrom(source, sql, role === undefined ? {} : { role })
    const isRefused = (sql: string, role: string, message: RegExp) =>
      assert.rejects(rows(sql, role), (error: Error) => message.test(error.message) || assert.fail(error.message))
    const denied = /denied/
    /** Rows of orders that the role sees: the rule on rows is one of PostgreSQL. */
    const seen = engine === 'postgres' ? 2 : 4

    before(() => {
      // One session, so that whatever one statement leaves behind, the next one meets.
      source = findDriver(engine)!.connect(details, { ...TEST_OPTIONS, maxSessions: 1 })
    })
    after(async () => {
      await source.close()
      await drop()
    })

    test('a statement may do what its role may, and the next one what its own', async () => {
      for (let round = 0; round < 2; round += 1) {
        assert.deepEqual(await rows(COUNT_ORDERS, sales), [[seen]])
        await isRefused(COUNT_PEOPLE, sales, denied)
        assert.deepEqual(await rows(COUNT_PEOPLE, staff), [[2]])
        await isRefused(COUNT_ORDERS, staff, denied)
        assert.deepEqual([await rows(COUNT_ORDERS), await rows(COUNT_PEOPLE)], [[[4]], [[2]]])
      }
      assert.equal(source.poolStatus().open, 1)
    })

    test('statements of the server itself, and those with values, run in it too', async () => {
      const value = engine === 'postgres' ? '$1' : '?'
      const sql = `select count(*) from orders where total > ${value}`
      const options = { params: [5], holdsSql: false, role: sales }
      assert.deepEqual(await rowsFrom(source, sql, options), [[seen]])
      await assert.rejects(rowsFrom(source, COUNT_PEOPLE, { holdsSql: false, role: sales }), denied)
      await assert.rejects(written(source, COUNT_ORDERS, { role: staff }), denied)
    })

    test('the role is gone after an error, a stop and a reader who leaves', async () => {
      const big =
        engine === 'postgres'
          ? 'select generate_series(1, 100000) n'
          : 'with recursive r as (select 1 n union all select n + 1 from r where n < 900) select r.n from r, r r2'
      await isRefused('select nothing from orders', sales, /nothing/)
      assert.deepEqual(await rows(COUNT_PEOPLE), [[2]])
      for await (const _batch of await source.run(statement(big, { role: sales }))) break
      assert.deepEqual(await rows(COUNT_PEOPLE), [[2]])
      const stop = new AbortController()
      const sleep = engine === 'postgres' ? 'select pg_sleep(60)' : 'select sleep(60)'
      const running = rowsFrom(source, sleep, { role: sales, signal: stop.signal })
      setTimeout(() => stop.abort(), 50)
      await assert.rejects(running, QueryCancelled)
      assert.deepEqual(await rows(COUNT_PEOPLE), [[2]])
      await isRefused(COUNT_PEOPLE, sales, denied)
    })

    test('a role that the account does not have is refused, and so is what means no role', async () => {
      const none = ['none', 'NONE', '', `${sales}x`, 'a\0b', 'x'.repeat(200), `${sales}\``, `${staff}"; select 1; --`]
      for (const role of [...none, 'public', 'default', 'all', 'postgres', 'root', details.user.slice(0, -1)]) {
        await isRefused(COUNT_PEOPLE, role, /role|denied|too long/i)
        assert.deepEqual(await rows(COUNT_PEOPLE), [[2]], role)
      }
    })

    test('SQL cannot leave its role', async () => {
      const leaving = [
        'reset role',
        'set role none',
        `set session authorization default`,
        `select 1; set role none; ${COUNT_PEOPLE}`,
        `/* */ set local role none`,
        `with x as (select 1) set role none`,
        `select set_config('role', 'none', false), (${COUNT_PEOPLE})`,
        `select pg_catalog . "set_config"('role', 'none', true)`,
        `select U&"set\\005fconfig"('session_authorization', 'x', true)`,
        `select query_to_xml('select set_config(''role'', ''none'', true)', true, true, '')`,
        `select * from xpath_table('id', 'name', 'people', '/a', 'true; set role none; select 1') as t(id int)`,
        `do $$ begin set role none; end $$`,
        `execute immediate 'set role none'`,
        `explain analyze execute x`,
        `prepare x from 'set role none'`,
        `begin not atomic set role none; end`,
        `/*! set role none */`,
        `/*!50000 set role none */`,
        `call leave_it()`,
      ]
      for (const sql of leaving) {
        await assert.rejects(rows(sql, sales), Error, sql)
        await isRefused(COUNT_PEOPLE, sales, denied)
      }
    })

    if (engine === 'postgres') {
      test('what a function of the database changes is gone with its statement', async () => {
        await database.exec(`create function leave_it() returns text language plpgsql as $$
          begin set role none; return current_user; end $$`)
        assert.deepEqual(await rows('select leave_it()', sales), [[details.user]])
        assert.deepEqual(await rows('select current_user', sales), [[sales]])
        assert.deepEqual(await rows('select current_user', staff), [[staff]])
        assert.deepEqual(await rows('select current_user'), [[details.user]])
      })
      test('nothing tells what others run', async () => {
        const own = 'select count(*) from pg_stat_activity'
        for (const role of [sales, undefined]) await assert.rejects(rows(own, role), { type: 'invalid-query' })
      })
    } else {
      test('nothing tells what others run', async () => {
        const telling = [
          'show processlist',
          'show full processlist',
          'select info from information_schema.processlist',
          'select info from `information_schema` . `PROCESSLIST`',
          'show explain for 1',
          'explain for connection 1',
          'explain format = json for connection 1',
          'analyze format = json for 1',
          'desc for 1',
        ]
        for (const sql of telling) {
          for (const role of [sales, undefined]) await assert.rejects(rows(sql, role), { type: 'invalid-query' }, sql)
        }
      })

      test('an account that may read by itself is refused: its role would restrict nothing', async () => {
        const accounts = ["'localhost'", "'127.0.0.1'"].map((host) => `\`${details.user}\`@${host}`).join(', ')
        await database.exec(`grant select (id) on people to ${accounts}`)
        const open = findDriver(engine)!.connect(details, TEST_OPTIONS)
        try {
          await assert.rejects(rowsFrom(open, COUNT_ORDERS, { role: sales }), /would only add to that/)
          assert.deepEqual(await rowsFrom(open, COUNT_ORDERS), [[4]])
        } finally {
          await open.close()
          await database.exec(`revoke select (id) on people from ${accounts}`)
        }
      })
    }
  })
}

test('engines say whether they have roles', () => {
  const having = listDrivers().filter(({ dialect }) => dialect.supports('connection-impersonation'))
  assert.deepEqual(
    having.map(({ engine }) => engine),
    ['postgres', 'mysql'],
  )
  assert.equal(findDriver('mysql', 'MariaDB')?.dialect.supports('connection-impersonation'), true)
  assert.equal(findDriver('mysql', 'TiDB')?.dialect.supports('connection-impersonation'), false)
})
