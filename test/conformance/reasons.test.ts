/** The parts of a change are the same on every engine, and add up to the last digit. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { createFile } from '../support/duckdb-file.ts'
import { mysqlServer, postgresServer } from '../support/servers.ts'
import { testServer } from '../support/test-server.ts'

type EngineName = 'postgres' | 'mysql' | 'sqlite' | 'duckdb'
const ENGINES: readonly EngineName[] = ['postgres', 'mysql', 'sqlite', 'duckdb']
/** SQLite has no decimals: what it sums must fit a double. */
const WHOLE = { postgres: '90071992547', mysql: '90071992547', duckdb: '90071992547', sqlite: '12' }
const SIZES = ['small', 'large', "it's", 'ß', 'Ä', ' ']

interface TestRow {
  id: number
  size: string | null
  customer: number
  amount: bigint
}

/** 1,200 sales in two halves; of the large ones, a fifth is left in the second. `amount` in ten-thousandths. */
function sales(engine: EngineName): TestRow[] {
  return Array.from({ length: 1_200 }, (_, id) => ({
    id,
    size: id % 11 === 0 ? null : (SIZES[(id * 7) % SIZES.length] ?? null),
    customer: (id * 5) % 8,
    amount: BigInt(`${WHOLE[engine]}${String((id * 7_919) % 10_000).padStart(4, '0')}`),
  })).filter(({ id, size }) => id < 600 || size !== 'large' || id % 5 === 0)
}

function statements(engine: EngineName, rows: readonly TestRow[]): string[] {
  const quoted = (text: string | null) => (text === null ? 'null' : `'${text.replaceAll("'", "''")}'`)
  const digits = (amount: bigint) => `${amount / 10_000n}.${String(amount % 10_000n).padStart(4, '0')}`
  const values = rows.map(
    ({ id, size, customer, amount }) => `(${id}, ${quoted(size)}, ${customer}, ${digits(amount)})`,
  )
  const text = engine === 'duckdb' || engine === 'sqlite' ? 'text' : 'varchar(20)'
  const customers = Array.from({ length: 8 }, (_, id) => `(${id}, '${id % 2 === 0 ? 'north' : 'south'}')`)
  return [
    `create table customers (id integer primary key, region ${text})`,
    `insert into customers values ${customers.join(', ')}`,
    `create table sales (id integer primary key, size ${text}, customer_id integer references customers (id),
      amount decimal(22, 4))`,
    `insert into sales values ${values.join(', ')}`,
  ]
}

async function detailsFor(engine: EngineName, script: string[], folder: string) {
  if (engine === 'sqlite') {
    const db = join(folder, 'sales.sqlite')
    const file = new DatabaseSync(db)
    file.exec(script.join(';'))
    file.close()
    return { db }
  }
  if (engine === 'duckdb') {
    const path = join(folder, 'sales.duckdb')
    await createFile(path, script)
    return { database_file: path }
  }
  const database = await (await (engine === 'postgres' ? postgresServer() : mysqlServer()))?.createDatabase('reasons')
  for (const sql of script) await database?.exec(sql)
  return database?.details
}

/** The change of the sum by size, as texts with all digits. */
function expected(rows: readonly TestRow[]): Map<string | null, bigint> {
  const parts = new Map<string | null, bigint>()
  for (const { id, size, amount } of rows) parts.set(size, (parts.get(size) ?? 0n) + (id < 600 ? -amount : amount))
  return parts
}

function tenThousandths(text: string): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  return BigInt(`${text.startsWith('-') ? '-' : ''}${whole}${fraction.padEnd(4, '0')}`)
}

for (const engine of ENGINES) {
  test(`${engine}: parts of a change`, async (t) => {
    const { as, server, dataDir } = await testServer(t)
    const rows = sales(engine)
    const details = await detailsFor(engine, statements(engine, rows), dataDir)
    if (details === undefined) return t.skip(`no ${engine} server`)
    const { body: database } = await as.admin.post('/api/database', { name: 'Sales', engine, details })
    await server.jobs.drain()
    const table = (await server.store.tables.listOfDatabase(database.id)).find(({ name }) => name === 'sales')
    const fields = await server.store.fields.listOfTables([table?.id ?? 0])
    const field = (name: string) => ['field', fields.find((one) => one.name === name)?.id, null]
    const { status, body } = await as.user.post('/api/explain/change', {
      query: {
        database: database.id,
        type: 'query',
        query: { 'source-table': table?.id, aggregation: [['sum', field('amount')]] },
      },
      before: ['<', field('id'), 600],
      after: ['>=', field('id'), 600],
    })
    assert.equal(status, 200, JSON.stringify(body))
    const parts = expected(rows)
    const change = [...parts.values()].reduce((sum, part) => sum + part, 0n)
    assert.equal(tenThousandths(body.change), change)
    const [first] = body.dimensions
    assert.equal(first.name, 'Size')
    assert.deepEqual([first.values[0].value, first.values[0].stands_out], ['large', true])
    const found = new Map(
      first.values.map((one: { value: string | null; contribution: string }) => [
        one.value,
        tenThousandths(one.contribution),
      ]),
    )
    assert.deepEqual(
      found,
      new Map([...parts].sort(([a], [b]) => [...found.keys()].indexOf(a) - [...found.keys()].indexOf(b))),
    )
    const names = body.dimensions.map(({ name }: { name: string }) => name)
    assert.ok(names.includes('Customer → Region'), String(names))
  })
}
