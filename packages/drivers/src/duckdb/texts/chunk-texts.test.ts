/** Values and texts read from memory are those of the client library. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Row } from '@querent/query'
import { zoneOffset } from '@querent/query/zones/index.ts'
import { rowsOfTexts, textsFrom } from '../../../../../test/support/statements.ts'
import { TEST_OPTIONS, readAll, statement, testFolder } from '../../shared/test-support.ts'
import { CellConverter, floatCell } from '../cells.ts'
import { DuckDbDataSource } from '../data-source.ts'
import { loadDuckDb } from '../native/api.ts'
import { createFile } from '../../../../../test/support/duckdb-file.ts'

/** More than one chunk, which has 2,048. */
const ROWS = 3000

/** Numbers of every size, and none where they do not fit. */
const NUMBERS = [
  'tinyint',
  'utinyint',
  'smallint',
  'usmallint',
  'integer',
  'uinteger',
  'bigint',
  'ubigint',
  'hugeint',
  'uhugeint',
  'decimal(4,1)',
  'decimal(9,2)',
  'decimal(18,0)',
  'decimal(18,18)',
  'decimal(38,3)',
  'decimal(38,30)',
  'float',
  'double',
].map((type) => `try_cast(if(i % 9 = 0, i - ${ROWS / 2}, (random() - 0.5) * pow(10, random() * 24 - 2)) as ${type})`)

const MICROS = '((random() - 0.3) * if(i % 2 = 0, 4e15, 9e18))::bigint'
const TIMES = [
  `make_timestamp(${MICROS})`,
  `make_timestamp(${MICROS} // 1000000 * 1000000)`,
  `make_timestamp(${MICROS})::timestamptz`,
  `try_cast(make_timestamp(${MICROS}) as timestamp_s)`,
  `try_cast(make_timestamp(${MICROS}) as timestamp_ms)`,
  `make_timestamp_ns(${MICROS})`,
  `make_timestamp(${MICROS})::date`,
  `make_timestamp(${MICROS})::time`,
  "if(i % 2 = 0, 'infinity', '-infinity')::timestamp",
  "if(i % 2 = 0, 'infinity', '-infinity')::timestamptz",
  "if(i % 2 = 0, 'infinity', '-infinity')::date",
]

/** What fits into a number and what just does not, in integers and decimals of 128 bits. */
const LARGE = `case i % 8 when 0 then 9007199254740991 when 1 then -9007199254740991 when 2 then 9007199254740992 when 3 then -1
  when 4 then 18446744073709551615 when 5 then -18446744073709551616 when 6 then 4294967296 else -4294967295 end::hugeint`

const OTHERS = [
  LARGE,
  `(${LARGE})::decimal(38,2)`,
  `(${LARGE})::decimal(38,2) / 100`,
  "if(i % 3 > 0, repeat('é', i % 40), null)",
  'if(i % 5 > 0, i::varchar, null)',
  "'the same long text'",
  'i % 2 = 0',
  "if(i % 2 = 0, 'a', 'b,c')::enum('a', 'b,c')",
  'uuid()',
  '[i, null]',
  "encode('é' || i)",
]

const LARGE_COLUMNS = 3

const folder = testFolder()
const path = join(folder, 'texts.duckdb')
const expressions = [...NUMBERS, ...TIMES, ...OTHERS]
await createFile(path, [
  "set TimeZone = 'UTC'",
  'select setseed(0.5)',
  `create table t as select i, ${expressions.map((sql, index) => `${sql} as c${index}`).join(', ')} from range(${ROWS}) r(i)`,
])
const source = new DuckDbDataSource(path, TEST_OPTIONS)
after(() => source.close())

/** The rows as the client library reads them, value by value. */
async function valuesOfClient(sql: string, timeZone: string): Promise<Row[]> {
  const api = await loadDuckDb()
  const instance = await api.DuckDBInstance.create(path, { access_mode: 'READ_ONLY' })
  const connection = await instance.connect()
  await connection.run(`set TimeZone = '${timeZone}'`)
  const result = await connection.runAndReadAll(sql)
  const isFloat = result.columnTypes().map(({ typeId }) => typeId === api.DuckDBTypeId.FLOAT)
  const { convert } = new CellConverter(api, zoneOffset(timeZone))
  const rows = result.getRows().map((row) => row.map((value, column) => (isFloat[column] ? floatCell : convert)(value)))
  connection.closeSync()
  instance.closeSync()
  return rows
}

const QUERIES = [
  'select * from t',
  'select * from t where i % 7 > 2 order by hash(i)',
  `select * replace (c${NUMBERS.length + TIMES.length + LARGE_COLUMNS} || '!' || i as c0) from t`,
  'select null, 1, null::varchar from t',
]

for (const sql of QUERIES) {
  for (const timeZone of ['UTC', 'America/St_Johns']) {
    test(`${sql} in ${timeZone}`, async () => {
      const values = await valuesOfClient(sql, timeZone)
      const { rows } = await readAll(source, sql, { timeZone })
      assert.deepEqual(rows, values)
      const texts = await textsFrom(source, sql, { timeZone })
      assert.equal(texts.length, values.length)
      const expected = values.map((row) => row.map((cell) => (cell === null ? null : String(cell))))
      // Comparing cell by cell takes long, and is needed only to tell where they differ.
      if (JSON.stringify(texts) !== JSON.stringify(expected)) assert.deepEqual(texts, expected)
    })
  }
}

test('texts go on where values were left, within a chunk', async () => {
  const stream = await source.run(statement('select i from t order by i'))
  const first = await stream[Symbol.asyncIterator]().next()
  const texts: unknown[][] = []
  for await (const batch of stream.texts?.() ?? []) texts.push(...rowsOfTexts(batch))
  assert.equal(first.value?.length, 1000)
  assert.deepEqual(
    texts,
    Array.from({ length: ROWS - 1000 }, (_, index) => [String(index + 1000)]),
  )
})

test('long texts come in several batches', async () => {
  const stream = await source.run(statement('select repeat(i::varchar, 20000) from range(1000, 1500) r(i)'))
  const sizes: number[] = []
  for await (const batch of stream.texts?.() ?? []) {
    for (const [text] of rowsOfTexts(batch)) assert.ok(text === text?.slice(0, 4).repeat(20_000))
    sizes.push(batch.rowCount)
  }
  assert.equal(
    sizes.reduce((sum, size) => sum + size),
    500,
  )
  assert.ok(sizes.length >= 4, `${sizes.length} batches of 40 MB`)
})

test('leaving early stops the statement', async () => {
  for await (const batch of (await source.run(statement('select i from range(1000000000) r(i)'))).texts?.() ?? []) {
    assert.ok(batch.rowCount > 0)
    break
  }
  assert.equal(source.poolStatus().open, source.poolStatus().idle)
})
