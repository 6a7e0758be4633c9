/** Loads are written as a whole or not at all, on every engine, and what was written comes back. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import {
  ChangeError,
  QueryCancelled,
  type Cell,
  type ConnectionDetails,
  type DataSource,
  type Load,
  type LoadColumn,
  type LoadType,
  type Row,
} from '@querent/query'
import { mysqlServer, postgresServer } from '../../../../../test/support/servers.ts'
import { findDriver } from '../../registry.ts'
import { written } from '../../../../../test/support/statements.ts'
import { columnLines, readAll, TEST_OPTIONS, testFolder } from '../test-support.ts'

type Engine = 'postgres' | 'mysql' | 'sqlite' | 'duckdb'

const folder = testFolder()

async function detailsOf(engine: Engine): Promise<ConnectionDetails | undefined> {
  if (engine === 'sqlite') {
    const path = join(folder, 'uploads.sqlite')
    new DatabaseSync(path).close()
    return { db: path }
  }
  if (engine === 'duckdb') return { database_file: ':memory:' }
  const server = await (engine === 'postgres' ? postgresServer() : mysqlServer())
  return (await server?.createDatabase('loads'))?.details
}

/** The columns of a table with one of each type, as the catalog describes them. */
const DESCRIBED: Record<Engine, string[]> = {
  postgres: [
    '0 key int8 BigInteger pk auto indexed',
    '1 yes bool Boolean',
    '2 whole int8 BigInteger',
    '3 real float8 Float',
    '4 short varchar Text',
    '5 long text Text',
    '6 day date Date',
    '7 wall timestamp DateTime',
    '8 moment timestamptz DateTimeWithLocalTZ',
  ],
  mysql: [
    '0 key bigint BigInteger pk auto indexed',
    '1 yes tinyint(1) Boolean',
    '2 whole bigint BigInteger',
    '3 real double Float',
    '4 short varchar Text',
    '5 long longtext Text',
    '6 day date Date',
    '7 wall datetime DateTime',
    '8 moment timestamp DateTimeWithLocalTZ',
  ],
  sqlite: [
    '0 key integer Integer pk auto indexed',
    '1 yes boolean Boolean',
    '2 whole bigint BigInteger',
    '3 real double Float',
    '4 short varchar(255) Text',
    '5 long text Text',
    '6 day date Date',
    '7 wall datetime DateTime',
    '8 moment timestamp with local time zone DateTimeWithLocalTZ',
  ],
  duckdb: [
    '0 key bigint BigInteger pk auto indexed',
    '1 yes boolean Boolean',
    '2 whole bigint BigInteger',
    '3 real double Float',
    '4 short varchar Text',
    '5 long varchar Text',
    '6 day date Date',
    '7 wall timestamp DateTime',
    '8 moment timestamp with time zone DateTimeWithTZ',
  ],
}

const ALL_TYPES: LoadColumn[] = [
  { name: 'yes', type: 'boolean' },
  { name: 'whole', type: 'integer' },
  { name: 'real', type: 'float' },
  { name: 'short', type: 'varchar-255' },
  { name: 'long', type: 'text' },
  { name: 'day', type: 'date' },
  { name: 'wall', type: 'datetime' },
  { name: 'moment', type: 'offset-datetime' },
]

const SIMPLE: LoadColumn[] = [
  { name: 'id', type: 'integer' },
  { name: 'name', type: 'text' },
]

const HARD_TEXTS = [
  '',
  'a\tb',
  'a\nb',
  'a\r\nb',
  '\\',
  '\\N',
  '\\.',
  'it\'s "quoted" `here`',
  'ünï 漢字 🙂',
  ' blank ',
  '?',
  '$1',
]

function line(...values: (string | null)[]): string {
  const escaped = (value: string) =>
    value.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  return `${values.map((value) => (value === null ? '\\N' : escaped(value))).join('\t')}\n`
}

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

/** So many rows, in pieces of a thousand lines. */
async function* manyRows(
  count: number,
  edited: (row: number) => string | undefined = () => undefined,
): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < count; start += 1000) {
    const lines = Array.from({ length: Math.min(1000, count - start) }, (_, index) => {
      const row = start + index + 1
      return edited(row) ?? line(String(row), `name ${row}`)
    })
    yield Buffer.from(lines.join(''))
  }
}

for (const engine of ['postgres', 'mysql', 'sqlite', 'duckdb'] as const) {
  const details = await detailsOf(engine)
  if (details === undefined) continue
  describe(engine, () => {
    let source: DataSource
    let last = 0
    before(() => {
      source = findDriver(engine)!.connect(details, { ...TEST_OPTIONS, maxSessions: 3 })
    })
    after(() => source.close())

    const schema = engine === 'postgres' ? 'public' : engine === 'duckdb' ? 'main' : null
    /** Nobody else's table. */
    const newName = () => `upload_${(last += 1)}`
    const load = (name: string, rows: AsyncIterable<Uint8Array>, given: Partial<Load> = {}) =>
      source.load({
        mode: 'create',
        table: { schema, name },
        columns: SIMPLE,
        keyColumn: null,
        added: [],
        widened: [],
        rows,
        timeZone: 'UTC',
        holdsSql: false,
        signal: new AbortController().signal,
        ...given,
      })
    const rows = async (sql: string): Promise<Row[]> => (await readAll(source, sql, { holdsSql: false })).rows
    const all = (name: string) => rows(`select * from ${name} order by 1`)
    const describedTables = async () => {
      const { tables } = await source.describe(new AbortController().signal)
      return tables.map(({ name }) => name)
    }
    const described = async (name: string) =>
      columnLines((await source.describe(new AbortController().signal)).columns, name)
    const isTrue = engine === 'sqlite' || engine === 'mysql' ? 1 : true
    const isFalse = engine === 'sqlite' || engine === 'mysql' ? 0 : false
    const failure = async (
      name: string,
      given: AsyncIterable<Uint8Array>,
      more: Partial<Load> = {},
    ): Promise<ChangeError> => {
      const error = await load(name, given, more).then(
        () => assert.fail('the rows were loaded'),
        (reason: unknown) => reason,
      )
      assert.ok(error instanceof ChangeError, String(error))
      return error
    }
    /** A table that has two rows, with a key. */
    const twoRows = async (columns: LoadColumn[] = SIMPLE, keyColumn: string | null = 'key'): Promise<string> => {
      const name = newName()
      await load(name, chunks(line('1', 'one') + line('2', 'two')), { columns, keyColumn })
      return name
    }
    const TWO = [
      [1, 1, 'one'],
      [2, 2, 'two'],
    ]

    test('a new table has a key, and columns of the types', async () => {
      const name = newName()
      assert.deepEqual(await load(name, chunks(), { columns: ALL_TYPES, keyColumn: 'key' }), { rowCount: 0 })
      assert.deepEqual(await described(name), DESCRIBED[engine])
      assert.deepEqual(await all(name), [])
    })

    test('texts of any length come back as they were written', async () => {
      const name = newName()
      const texts = Array.from({ length: 5000 }, (_, row) => {
        if (row % 97 === 0) return row === 970 ? 'ä\n'.repeat(50_000) : null
        return row % 2 === 0 ? 'x'.repeat(row % 40) : `${'漢'.repeat(row % 7)}${row}`
      })
      await load(name, chunks(texts.map((text, row) => line(String(row), text)).join('')))
      const found = await all(name)
      assert.deepEqual(
        found.map(([, text]) => text),
        texts,
      )
      const [[lengths] = []] = await rows(`select count(distinct name) from ${name} where name like 'x%'`)
      assert.equal(Number(lengths), 19)
    })

    test('values of every type come back as they were written', async () => {
      const name = newName()
      const lines = [
        [
          't',
          '9223372036854775807',
          '1.7976931348623157e308',
          'x'.repeat(255),
          '漢',
          '9999-12-31',
          '9999-12-31T23:59:59.999',
          '2037-12-31T23:59:59.999Z',
        ],
        ['f', '-9223372036854775808', '0.1', '', '', '1900-01-01', '1900-01-01T00:00:00', '1971-01-01T00:00:00Z'],
        ['f', '0', '-12345.6789', 'x', 'y', '2024-02-29', '2024-01-30T10:20:30.123', '2024-07-30T10:20:30.5Z'],
        [null, null, null, null, null, null, null, null],
      ]
      const result = await load(name, chunks(lines.map((values) => line(...values)).join('')), {
        columns: ALL_TYPES,
        keyColumn: 'key',
      })
      assert.deepEqual(result, { rowCount: 4 })
      const expected: Cell[][] = [
        [
          1,
          isTrue,
          9223372036854775807n,
          1.7976931348623157e308,
          'x'.repeat(255),
          '漢',
          '9999-12-31',
          '9999-12-31T23:59:59.999',
          '2037-12-31T23:59:59.999Z',
        ],
        [2, isFalse, -9223372036854775808n, 0.1, '', '', '1900-01-01', '1900-01-01T00:00:00', '1971-01-01T00:00:00Z'],
        [3, isFalse, 0, -12345.6789, 'x', 'y', '2024-02-29', '2024-01-30T10:20:30.123', '2024-07-30T10:20:30.5Z'],
        [4, null, null, null, null, null, null, null, null],
      ]
      assert.deepEqual(await all(name), expected)
    })

    test('texts keep their signs, and an empty one is not null', async () => {
      const name = newName()
      await load(name, chunks(HARD_TEXTS.map((text, index) => line(String(index), text)).join('') + line('99', null)))
      assert.deepEqual(await all(name), [...HARD_TEXTS.map((text, index) => [index, text]), [99, null]])
    })

    test('names of tables and columns may hold any signs', async () => {
      const columns: LoadColumn[] = [
        { name: 'a "b" `c` d', type: 'integer' },
        { name: 'ü', type: 'text' },
      ]
      const name = `odd "name" \`${newName()}`
      await load(name, chunks(line('1', 'one')), { columns })
      assert.ok((await describedTables()).includes(name))
      await load(name, chunks(line('2', 'two')), { columns, mode: 'append' })
    })

    test('a table may have hundreds of columns', async () => {
      const name = newName()
      const columns = Array.from({ length: 300 }, (_, index): LoadColumn => ({
        name: `c${index}`,
        type: 'varchar-255',
      }))
      await load(name, chunks(line(...columns.map((column) => column.name))), { columns })
      assert.deepEqual(await rows(`select c0, c299 from ${name}`), [['c0', 'c299']])
    })

    test('rows are appended, and a key goes on', async () => {
      const name = await twoRows()
      assert.deepEqual(await load(name, chunks(line('3', 'three')), { mode: 'append' }), { rowCount: 1 })
      assert.deepEqual(await all(name), [...TWO, [3, 3, 'three']])
    })

    test('rows are appended with columns in another order, with new ones, and with wider types', async () => {
      const name = await twoRows([
        { name: 'number', type: 'integer' },
        { name: 'name', type: 'varchar-255' },
      ])
      const long = 'x'.repeat(1000)
      await load(name, chunks(line(long, '2.5', '2024-01-30')), {
        mode: 'append',
        columns: [
          { name: 'name', type: 'text' },
          { name: 'number', type: 'float' },
          { name: 'day', type: 'date' },
        ],
        added: [{ name: 'day', type: 'date' }],
        widened: [
          { name: 'name', type: 'text' },
          { name: 'number', type: 'float' },
        ],
      })
      assert.deepEqual(await all(name), [
        [1, 1, 'one', null],
        [2, 2, 'two', null],
        [3, 2.5, long, '2024-01-30'],
      ])
      assert.ok((await described(name)).some((column) => column.startsWith('1 number') && column.endsWith('Float')))
    })

    test('booleans become whole numbers', async () => {
      const name = newName()
      const columns: LoadColumn[] = [{ name: 'n', type: 'boolean' }]
      await load(name, chunks('t\nf\n\\N\n'), { columns, keyColumn: 'key' })
      const widened: LoadColumn[] = [{ name: 'n', type: 'integer' }]
      await load(name, chunks('5\n'), { mode: 'append', columns: widened, widened })
      assert.deepEqual(await all(name), [
        [1, 1],
        [2, 0],
        [3, null],
        [4, 5],
      ])
    })

    test('rows are replaced', async () => {
      const name = await twoRows()
      assert.deepEqual(await load(name, chunks(line('7', 'seven')), { mode: 'replace' }), { rowCount: 1 })
      assert.deepEqual(await rows(`select id, name from ${name}`), [[7, 'seven']])
    })

    test('a table that has no key gets one', async () => {
      const name = await twoRows(SIMPLE, null)
      await load(name, chunks(line('3', 'three')), { mode: 'append', keyColumn: 'key' })
      assert.deepEqual(await rows(`select id, name from ${name} order by id`), [
        [1, 'one'],
        [2, 'two'],
        [3, 'three'],
      ])
      const key = (await described(name)).find((column) => column.includes(' key '))
      assert.match(key ?? '', /pk auto/)
      const keys = await rows(`select count(distinct ${engine === 'mysql' ? '`key`' : '"key"'}) from ${name}`)
      assert.deepEqual(keys, [[3]])
    })

    test('so does one whose rows are replaced, also beside a table with the name of a copy', async () => {
      for (const one of ['querent_copy', 'querent_load']) {
        const name = await twoRows(SIMPLE, null)
        await load(one, chunks(line('8', one)))
        await load(name, chunks(line('3', 'three')), { mode: 'replace', keyColumn: 'key' })
        assert.deepEqual(await rows(`select id, name from ${name}`), [[3, 'three']])
        await load(one, chunks(line('9', 'nine')), { mode: 'append' })
        assert.deepEqual(await rows(`select id, name from ${one} order by id`), [
          [8, one],
          [9, 'nine'],
        ])
      }
    })

    test('a value that does not fit takes back everything, and is named', async () => {
      const name = newName()
      const wrong = (row: number) => (row === 50_000 ? line('x', 'wrong') : undefined)
      const error = await failure(name, manyRows(60_000, wrong))
      assert.deepEqual([error.violation?.kind, error.violation?.columns], ['type', ['id']])
      assert.ok(!(await describedTables()).includes(name))
      const other = await twoRows()
      await failure(other, manyRows(60_000, wrong), { mode: 'replace' })
      await failure(other, manyRows(60_000, wrong), { mode: 'append' })
      assert.deepEqual(await all(other), TWO)
    })

    test('a text that is too long takes back new columns, too', async () => {
      const name = await twoRows()
      const columns: LoadColumn[] = [...SIMPLE, { name: 'short', type: 'varchar-255' }]
      const given = chunks(line('3', 'three', 'x'.repeat(256)))
      const error = await failure(name, given, { mode: 'append', columns, added: columns.slice(2) })
      assert.deepEqual([error.violation?.kind, error.violation?.columns], ['length', ['short']])
      assert.deepEqual(await all(name), TWO)
    })

    test('a row with more or fewer values than columns takes back everything', async () => {
      const name = await twoRows()
      await failure(name, chunks(line('3')), { mode: 'append' })
      await failure(name, chunks(line('3', 'three', '3')), { mode: 'append' })
      assert.deepEqual(await all(name), TWO)
    })

    test('a table that is there already stays', async () => {
      const name = await twoRows()
      await failure(name, chunks(line('3', 'three')))
      assert.deepEqual(await all(name), TWO)
    })

    test('a load that is aborted in the middle leaves nothing, and the next one works', async () => {
      const name = newName()
      const other = await twoRows()
      for (const [table, mode] of [
        [name, 'create'],
        [other, 'replace'],
      ] as const) {
        const controller = new AbortController()
        async function* endless() {
          yield* manyRows(5_000)
          setTimeout(() => controller.abort(), 20)
          for (;;) yield* manyRows(1_000)
        }
        await assert.rejects(load(table, endless(), { mode, signal: controller.signal }), QueryCancelled)
      }
      assert.ok(!(await describedTables()).includes(name))
      assert.deepEqual(await all(other), TWO)
      await load(name, manyRows(10))
    })

    test('aborting ends the wait for rows that do not come', async () => {
      const name = newName()
      const controller = new AbortController()
      async function* silent() {
        yield* manyRows(10)
        setTimeout(() => controller.abort(), 20)
        await new Promise(() => undefined)
      }
      await assert.rejects(load(name, silent(), { signal: controller.signal }), QueryCancelled)
      assert.ok(!(await describedTables()).includes(name))
    })

    test('rows that fail leave nothing', async () => {
      const name = newName()
      async function* failing() {
        yield* manyRows(5_000)
        throw new RangeError('no more')
      }
      await assert.rejects(load(name, failing()), RangeError)
      assert.ok(!(await describedTables()).includes(name))
    })

    test('rows are asked for as fast as the engine takes them, and told when the load has failed', async () => {
      const name = await twoRows()
      let given = 0
      let isTold = false
      async function* endless() {
        try {
          for (;;) {
            yield Buffer.from(given === 0 ? line('x', 'wrong') : line('1', 'x'.repeat(200_000)))
            given += 1
            await delay(0)
          }
        } finally {
          isTold = true
        }
      }
      await failure(name, endless(), { mode: 'append' })
      assert.ok(given < 500, String(given))
      await delay(20)
      assert.ok(isTold)
    })

    test('two loads at once are both made', async () => {
      const [one, other] = [newName(), newName()]
      const results = await Promise.all([load(one, manyRows(20_000)), load(other, manyRows(20_000))])
      assert.deepEqual(results, [{ rowCount: 20_000 }, { rowCount: 20_000 }])
      assert.deepEqual(
        await rows(`select count(*), sum(id) from ${other}`),
        await rows(`select count(*), sum(id) from ${one}`),
      )
    })

    test('the session serves others afterwards', async () => {
      const name = await twoRows()
      assert.deepEqual(await rows(`select name from ${name} where id = 2`), [['two']])
      await assert.rejects(readAll(source, `insert into ${name} (id) values (5)`, { holdsSql: false }))
      await written(source, `insert into ${name} (id, name) values (3, 'three')`)
      assert.deepEqual(await all(name), [...TWO, [3, 3, 'three']])
    })

    test('the table of a load is dropped by a change', async () => {
      const name = await twoRows()
      const step = findDriver(engine)!.dialect.dropTable(schema, name)
      await source.change({ steps: [step], timeZone: 'UTC', holdsSql: false, signal: new AbortController().signal })
      assert.ok(!(await describedTables()).includes(name))
      await load(name, manyRows(1), { keyColumn: 'key' })
    })
  })
}

test('every type of value is proven', () => {
  const proven = new Set<LoadType>([...ALL_TYPES.map(({ type }) => type), 'auto-key'])
  assert.equal(proven.size, 9)
})
