/** Joins over copies of two engines give what the joins of their rows give by hand. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import fc from 'fast-check'
import { postgresServer } from '../support/servers.ts'
import { testServer } from '../support/test-server.ts'

interface Sale {
  id: number
  shop: number | null
  code: string | null
  day: string | null
  amount: string | null
}
interface Shop {
  id: number | null
  code: string | null
  city: string | null
}

const CODES = ['a', 'A', 'ä', 'ß', 'ss', '', ' ', 'x ', 'x', '10', '1e1']
const sales = fc.array(
  fc.record({
    shop: fc.option(fc.integer({ min: 1, max: 6 })),
    code: fc.option(fc.constantFrom(...CODES)),
    day: fc.option(fc.constantFrom('2024-01-31', '1969-12-31', '9999-12-31')),
    amount: fc.option(fc.integer({ min: -99_999, max: 99_999 }).map((cents) => (cents / 100).toFixed(2))),
  }),
  { maxLength: 40 },
)
const shops = fc.array(
  fc.record({
    id: fc.option(fc.integer({ min: 1, max: 6 })),
    code: fc.option(fc.constantFrom(...CODES)),
    city: fc.option(fc.constantFrom('Bonn', 'Köln')),
  }),
  { maxLength: 12 },
)
const strategies = ['left-join', 'right-join', 'inner-join', 'full-join'] as const
type Strategy = (typeof strategies)[number]

const text = (value: string | number | null) =>
  value === null ? 'null' : typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`

/** Pairs of rows by hand; null for the side that has none. */
function joined(left: readonly Sale[], right: readonly Shop[], strategy: Strategy, on: (a: Sale, b: Shop) => boolean) {
  const pairs: [Sale | null, Shop | null][] = left.flatMap((a) =>
    right.filter((b) => on(a, b)).map((b): [Sale, Shop] => [a, b]),
  )
  const [lefts, rights] = [new Set(pairs.map(([a]) => a)), new Set(pairs.map(([, b]) => b))]
  if (strategy === 'left-join' || strategy === 'full-join')
    for (const a of left) if (!lefts.has(a)) pairs.push([a, null])
  if (strategy === 'right-join' || strategy === 'full-join')
    for (const b of right) if (!rights.has(b)) pairs.push([null, b])
  return pairs
}

/** Rows by city: how many there are, and the sum of the amounts in cents. */
function byCity(pairs: ReturnType<typeof joined>): [string | null, number, number | null][] {
  const groups = Map.groupBy(pairs, ([, shop]) => shop?.city ?? null)
  const found = [...groups].map(([city, own]): [string | null, number, number | null] => {
    const amounts = own.flatMap(([sale]) => (sale?.amount == null ? [] : [Math.round(Number(sale.amount) * 100)]))
    return [city, own.length, amounts.length === 0 ? null : amounts.reduce((sum, one) => sum + one, 0)]
  })
  // Nulls are last in Copies.
  return found.sort(([one], [other]) => (one ?? 'zzz').localeCompare(other ?? 'zzz'))
}

test('joins of PostgreSQL and SQLite are those by hand', { timeout: 300_000 }, async (t) => {
  const database = await (await postgresServer()).createDatabase('joins')
  t.after(() => database.drop())
  await database.exec('create table sales (id int primary key, shop int, code text, day date, amount numeric(12,2))')
  const testing = await testServer(t)
  const { as, server, dataDir } = testing
  const path = join(dataDir, 'shops.sqlite')
  const sqlite = (sql: string) => {
    const file = new DatabaseSync(path)
    file.exec(sql)
    file.close()
  }
  sqlite('create table shops (id integer, code text, city text)')
  const connect = async (name: string, engine: string, details: object) => {
    const { body, text: said } = await as.admin.post('/api/database', { name, engine, details })
    assert.ok(Number.isInteger(body?.id), said)
    await server.jobs.drain()
    return (await server.store.tables.listOfDatabase(body.id))[0]?.id ?? 0
  }
  const tables = [await connect('Sales', 'postgres', database.details), await connect('Shops', 'sqlite', { db: path })]
  await as.admin.post('/api/persist/enable', {})
  const each = async (what: 'persist' | 'refresh') => {
    for (const id of tables) assert.equal((await as.admin.post(`/api/persist/table/${id}/${what}`, {})).status, 204)
    await server.jobs.drain()
  }
  await each('persist')
  const copies = (await server.store.databases.list()).find((row) => row.is_copies)?.id ?? 0
  const [own, fields] = [
    await server.store.tables.listOfDatabase(copies),
    await server.store.fields.listOfDatabase(copies),
  ]
  const tableOf = (name: string) => own.find((row) => row.name === name)?.id ?? 0
  const field = (of: string, name: string, options: object | null = null) => [
    'field',
    fields.find((row) => row.table_id === tableOf(of) && row.name === name)?.id,
    options,
  ]

  async function check(
    left: readonly Sale[],
    right: readonly Shop[],
    asked: { strategy: Strategy; by: 'id' | 'code' },
  ) {
    const { strategy, by } = asked
    const on = (a: Sale, b: Shop) =>
      by === 'id' ? a.shop !== null && a.shop === b.id : a.code !== null && a.code === b.code
    const [mine, theirs] = by === 'id' ? ['shop', 'id'] : ['code', 'code']
    const alias = { 'join-alias': 'S' }
    const condition = ['=', field('sales', mine), field('shops', theirs, alias)]
    const query = {
      'source-table': tableOf('sales'),
      joins: [{ 'source-table': tableOf('shops'), alias: 'S', strategy, condition }],
      aggregation: [['count'], ['sum', field('sales', 'amount')]],
      breakout: [field('shops', 'city', alias)],
    }
    const { body } = await as.admin.post('/api/dataset', { database: copies, type: 'query', query })
    assert.equal(body.status, 'completed', body.error)
    assert.equal(body.data.copies.length, 2)
    const got = body.data.rows.map(([city, count, sum]: [string | null, number, number | string | null]) => [
      city,
      count,
      sum === null ? null : Math.round(Number(sum) * 100),
    ])
    assert.deepEqual(got, byCity(joined(left, right, strategy, on)), JSON.stringify(asked))
  }

  await fc.assert(
    fc.asyncProperty(sales, shops, async (some, others) => {
      const left = some.map((row, index) => ({ id: index + 1, ...row }))
      const valuesOf = (rows: readonly object[]) =>
        rows
          .map(
            (row) =>
              `(${Object.values(row)
                .map((value: string | number | null) => text(value))
                .join(', ')})`,
          )
          .join(', ')
      await database.exec(`truncate sales${left.length > 0 ? `; insert into sales values ${valuesOf(left)}` : ''}`)
      sqlite(`delete from shops${others.length > 0 ? `; insert into shops values ${valuesOf(others)}` : ''}`)
      await each('refresh')
      for (const strategy of strategies)
        for (const by of ['id', 'code'] as const) await check(left, others, { strategy, by })
    }),
    { numRuns: 4 },
  )
})
