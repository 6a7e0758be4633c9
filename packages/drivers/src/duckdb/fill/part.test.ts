/** A version made of the one before and of new rows is as one that reads all rows, where rows are appended and change late. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import type { CopiedColumn, DataSource, Dialect } from '@querent/query'
import fc from 'fast-check'
import { mysqlServer, postgresServer } from '../../../../../test/support/servers.ts'
import { mysqlDriver } from '../../mysql/index.ts'
import { postgresDriver } from '../../postgres/index.ts'
import { readAll, TEST_OPTIONS, testFolder } from '../../shared/test-support.ts'
import { sqliteDriver } from '../../sqlite/index.ts'
import { duckdbDriver } from '../index.ts'
import { fillCopy, type CopyToFill, type FilledCopy } from './fill-copy.ts'

interface Site {
  source: DataSource
  dialect: Dialect
  exec(sql: string): Promise<unknown> | void
}

const folder = testFolder()
const START = Date.parse('2026-01-01T00:00:00Z')
const HOUR_MS = 3_600_000
const LOOK_BACK_DAYS = 2
const LOOK_BACK_IDS = 10
const RUNS = 4
let number = 0

const sites: Record<string, () => Promise<Site | undefined>> = {
  async postgres() {
    const database = await (await postgresServer()).createDatabase('parts')
    after(() => database.drop())
    return { ...postgresSource(database.details), exec: (sql) => database.exec(sql) }
  },
  async mysql() {
    const database = await (await mysqlServer())?.createDatabase('parts')
    if (database === undefined) return undefined
    after(() => database.drop())
    const source = mysqlDriver.connect(database.details, TEST_OPTIONS)
    after(() => source.close())
    return { source, dialect: mysqlDriver.dialect, exec: (sql) => database.exec(sql) }
  },
  async sqlite() {
    const db = join(folder, 'parts.sqlite')
    const file = new DatabaseSync(db)
    const source = sqliteDriver.connect({ db }, TEST_OPTIONS)
    after(() => source.close())
    return { source, dialect: sqliteDriver.dialect, exec: (sql) => file.exec(sql) }
  },
}

function postgresSource(details: Parameters<typeof postgresDriver.connect>[0]) {
  const source = postgresDriver.connect(details, TEST_OPTIONS)
  after(() => source.close())
  return { source, dialect: postgresDriver.dialect }
}

const TYPES: Record<string, string> = {
  postgres: 'id bigint, at timestamptz, seen timestamp, day date, name text collate "en-x-icu", n numeric',
  mysql:
    'id bigint, at timestamp(6) null, seen datetime(6), day date, name varchar(40) collate utf8mb4_general_ci, n decimal(12,3)',
  sqlite: 'id integer, at text, seen timestamp, day date, name text, n real',
}

/** One refresh: rows that are appended, and those of them and of late ones that change. */
const step = fc.record({
  added: fc.array(
    fc.record({
      hours: fc.integer({ min: 0, max: 30 }),
      name: fc.constantFrom('a', 'B', 'ä', 'Z', 'z', 'new', null),
      n: fc.integer({ min: -9999, max: 9999 }),
      isNull: fc.boolean(),
    }),
    { maxLength: 12 },
  ),
  changed: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
})

/** The moments of a row that is so many hours after the first; texts that every engine reads. */
function moments(hours: number) {
  const iso = new Date(START + hours * HOUR_MS).toISOString()
  return { seen: `${iso.slice(0, 10)} ${iso.slice(11, 19)}`, day: iso.slice(0, 10) }
}

async function copied(site: Site, growing: CopyToFill['growing']): Promise<FilledCopy & { path: string }> {
  const path = join(folder, `${(number += 1)}.duckdb`)
  const { signal } = new AbortController()
  const session = { timeZone: 'UTC', holdsSql: false }
  const rows = { table: { schema: null, name: 'grown' } }
  const zones = ['Europe/Berlin']
  const { source, dialect } = site
  const filled = await fillCopy({ path, source, dialect, rows, session, zones, signal, ...(growing && { growing }) })
  return { ...filled, path }
}

/** All rows, and the values of each column with an order, in that order. */
async function contentOf({ path, columns }: { path: string; columns: readonly CopiedColumn[] }) {
  const file = duckdbDriver.connect({ database_file: path }, TEST_OPTIONS)
  try {
    const names = columns.flatMap(({ name, wallTimes }) => [name, ...Object.values(wallTimes)])
    const list = names.map((name) => `"${name}"`).join(', ')
    const { rows } = await readAll(file, `select ${list} from t order by id, n, name, day`)
    const orders = new Map<string, unknown[]>()
    for (const { name, orderColumn } of columns) {
      if (orderColumn === null) continue
      const sql = `select "${name}", min("${orderColumn}") as p from t where "${name}" is not null group by 1 order by 2, 1`
      orders.set(
        name,
        (await readAll(file, sql)).rows.map(([value]) => value),
      )
    }
    return { rows, orders }
  } finally {
    await file.close()
  }
}

for (const engine of ['postgres', 'mysql', 'sqlite']) {
  test(`new rows beside kept ones are all rows (${engine})`, async (t) => {
    const site = await sites[engine]?.()
    if (site === undefined) return t.skip(`no server of ${engine}`)
    const growing = fc.constantFrom(...(engine === 'sqlite' ? ['id', 'seen', 'day'] : ['id', 'at', 'seen', 'day']))
    let parts = 0
    await fc.assert(
      fc.asyncProperty(growing, fc.array(step, { minLength: 2, maxLength: 4 }), async (column, steps) => {
        await site.exec('drop table if exists grown')
        await site.exec(`create table grown (${TYPES[engine]})`)
        const lookBack = column === 'id' ? LOOK_BACK_IDS : LOOK_BACK_DAYS
        let [id, hours] = [0, 0]
        let before: Awaited<ReturnType<typeof copied>> | undefined
        for (const { added, changed } of steps) {
          for (const row of added) {
            id += 1
            hours += row.hours
            const { seen, day } = moments(hours)
            const time = (value: string) => (row.isNull && column !== 'id' ? 'null' : `'${value}'`)
            const at = engine === 'sqlite' ? time(`${seen}`) : time(`${seen}${engine === 'postgres' ? '+00' : ''}`)
            const name = row.name === null ? 'null' : `'${row.name}'`
            await site.exec(`insert into grown values (${id}, ${at}, ${time(seen)}, ${time(day)}, ${name}, ${row.n})`)
          }
          // The last rows are within what is looked back.
          for (const back of changed.filter((one) => column === 'id' || one === 0))
            await site.exec(`update grown set n = n + 1 where id = ${id - back}`)
          const since =
            before?.greatest == null
              ? undefined
              : { path: before.path, columns: before.columns, greatest: before.greatest, lookBack }
          const next = await copied(site, { column, ...(since && { since }) })
          assert.equal(next.isPart, since !== undefined, `${column} ${before?.greatest}`)
          const whole = await copied(site, { column })
          assert.deepEqual([next.rows, next.greatest], [whole.rows, whole.greatest])
          const [part, all] = [await contentOf(next), await contentOf(whole)]
          assert.deepEqual(part.rows, all.rows)
          for (const [name, values] of part.orders) assert.deepEqual(values, all.orders.get(name), name)
          if (next.isPart) parts += 1
          before = next
        }
      }),
      { numRuns: RUNS },
    )
    assert.ok(parts > 0)
  })
}

test('what does not fit the version before has all rows read', async () => {
  const site = await sites['sqlite']!()
  assert.ok(site !== undefined)
  await site.exec(
    "drop table if exists grown; create table grown (id integer, day date); insert into grown values (1, '2026-01-01'), (5, '2026-01-02')",
  )
  const first = await copied(site, { column: 'id' })
  assert.deepEqual([first.isPart, first.added, first.greatest], [false, 2, '5'])
  const since = { path: first.path, columns: first.columns, greatest: '5', lookBack: 0 }
  await site.exec("insert into grown values (6, '2026-01-03')")
  const part = await copied(site, { column: 'id', since })
  assert.deepEqual([part.isPart, part.rows, part.added, part.greatest], [true, 3, 2, '6'])
  // A deleted row stays where it is not read again.
  await site.exec('delete from grown where id = 1')
  assert.equal((await copied(site, { column: 'id', since })).rows, 3)
  await site.exec("insert into grown values (7, 'some day')")
  const odd = await copied(site, { column: 'id', since })
  assert.deepEqual([odd.isPart, odd.rows, odd.columns[1]?.class], [false, 3, 'absent'])
  await site.exec('alter table grown add column more integer')
  assert.equal((await copied(site, { column: 'id', since })).isPart, false)
})
