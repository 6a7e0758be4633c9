/**
 * Files of known content are loaded and asked for by questions: each kind of them on each engine. The reader runs in this
 * thread, since starting two threads for each file would take longer than everything else.
 */
import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { findDriver } from '@querent/drivers'
import { TEST_OPTIONS } from '@querent/drivers/shared/test-support.ts'
import type { DataSource, Load } from '@querent/query'
import { openFile } from '../../packages/server/src/upload-files/formats/open.ts'
import { describeTable } from '../../packages/server/src/upload-files/reading/describe.ts'
import { tableLines } from '../../packages/server/src/upload-files/reading/rows.ts'
import type { FileOptions, LoadType } from '../../packages/server/src/upload-files/index.ts'
import { testServer } from '../support/test-server.ts'
import { knownFile, type KnownFile } from '../support/upload-file.ts'
import { detailsOf, SCHEMAS, UPLOAD_ENGINES, type UploadEngine } from '../support/upload-site.ts'

/** Each kind meets each engine once. */
const FILES = 160
/** Wide, empty and long files come once in as many. */
const KINDS = 40
/** Columns that a row of mixed types may have; PostgreSQL and InnoDB keep a row on a page. */
const WIDE: Readonly<Record<UploadEngine, number>> = { postgres: 900, mysql: 400, sqlite: 1_600, duckdb: 1_600 }
const KEY = '_mb_row_id'

const server = await testServer({ after })

/** The kinds meet each engine in turn. */
function seedsOf(engine: UploadEngine): number[] {
  const place = UPLOAD_ENGINES.indexOf(engine)
  return Array.from({ length: FILES }, (_, seed) => seed).filter(
    (seed) => (seed + Math.floor(seed / KINDS)) % UPLOAD_ENGINES.length === place,
  )
}

for (const engine of UPLOAD_ENGINES) {
  test(`${engine}: questions give what the files hold`, async () => {
    const details = await detailsOf(engine, server.dataDir)
    if (details === undefined) return
    const files = new Map(seedsOf(engine).map((seed) => [`file_${seed}`, knownFile(seed, WIDE[engine])]))
    const source = findDriver(engine)!.connect(details, TEST_OPTIONS)
    for (const [name, file] of files) await load(source, file, { schema: SCHEMAS[engine], name })
    await source.close()
    const { admin } = server.as
    const { id: database } = (await admin.post('/api/database', { name: engine, engine, details })).body
    await server.server.jobs.drain()
    const tables = await server.server.store.tables.listOfDatabase(database)
    for (const [name, file] of files) {
      const table = tables.find((one) => one.name === name)!.id
      const { body } = await admin.post('/api/dataset', { database, type: 'query', query: { 'source-table': table } })
      const cols: { name: string }[] = body.data.cols
      const names = cols.map((column) => column.name)
      assert.deepEqual(names, [KEY, ...file.columns.map((column) => column.name)], file.about)
      const rows: unknown[][] = body.data.rows
      const values = rows.map((row) => row.slice(1).map((value, index) => asLoaded(value, file.columns[index]!.type)))
      assert.deepEqual(values, wanted(file), file.about)
    }
  })
}

async function load(source: DataSource, file: KnownFile, table: Load['table']): Promise<void> {
  const path = join(server.dataDir, table.name)
  writeFileSync(path, file.bytes)
  const options: FileOptions = { ...file, maxNameLength: 63 }
  const found = await describeTable(await openFile(path, options), options, () => {})
  const columns = found.columns.map(({ header, name, type }) => ({ header, name, type }))
  const { problems, rowCount } = found
  assert.deepEqual(
    { columns, problems, rowCount },
    { columns: file.columns, problems: [], rowCount: file.rows.length },
    file.about,
  )
  await source.load({
    mode: 'create',
    table,
    columns,
    keyColumn: KEY,
    added: [],
    widened: [],
    rows: tableLines(await openFile(path, options), options, columns, () => {}),
    timeZone: 'UTC',
    holdsSql: false,
    signal: new AbortController().signal,
  })
  rmSync(path)
}

/** What is answered for a value, in a form that is the same on all engines. */
function asLoaded(value: unknown, type: LoadType): unknown {
  if (value === null) return null
  if (type === 'boolean') return Boolean(value)
  // No engine keeps the sign of a zero everywhere.
  if (type === 'integer' || type === 'float') return Number(value) + 0
  if (type === 'date') return String(value).slice(0, 10)
  if (type === 'datetime' || type === 'offset-datetime') return moment(String(value))
  return value
}

function wanted({ columns, rows }: KnownFile): unknown[][] {
  return rows.map((row) =>
    row.map((text, index) => {
      const { type } = columns[index]!
      return type === 'boolean' && text !== null ? text === 't' : asLoaded(text, type)
    }),
  )
}

/** Without zone, and zeros at the end of a fraction. */
function moment(text: string): string {
  return text
    .replace(/Z$/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
}
