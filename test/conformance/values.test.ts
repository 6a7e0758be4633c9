/**
 * Every value of every engine, from the database to JSON and to files (contract: results, section 3; exports,
 * section 4): exact, and never breaking what it is written to. The values stand in values/<engine>.ts.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { parseExactJson } from '@querent/contract'
import { readXlsx } from 'hucre/xlsx'
import { testServer, type TestServer } from '../support/test-server.ts'
import type { ValueCase } from './values/case.ts'
import { readCsv, readExact, type ExactData } from './values/read-answers.ts'
import { valueDatabases, type ValuesDatabase } from './values/connect.ts'
import { SUMS } from './values/sums.ts'

interface Connected extends ValuesDatabase {
  id: number
  tableId: number
}

const ENGINES = ['sqlite', 'duckdb', 'postgres', 'mysql']

/** Of engines that give texts without values: more than the first batch of PostgreSQL, or the first chunk of DuckDB. */
const MANY_ROWS: Readonly<Record<string, { rows: string; count: number }>> = {
  duckdb: { rows: 'range(2100)', count: 2100 },
  postgres: { rows: 'generate_series(1, 1100)', count: 1100 },
}

describe('values', () => {
  let server: TestServer
  const connected = new Map<string, Connected>()
  const closers: (() => unknown)[] = []

  before(async () => {
    server = await testServer({ after: (close: () => unknown) => closers.push(close) })
    for (const database of await valueDatabases(server.dataDir, SUMS.tables)) {
      const { engine, details } = database
      // Every cell is a column of its own; paths inside JSON are proved by test/contract/sync-nested.test.ts.
      const input = { name: engine, engine, details: { ...details, 'json-unfolding': false } }
      const { body } = await server.as.admin.post('/api/database', input)
      await server.server.jobs.drain()
      const tables = await server.server.store.tables.listOfDatabase(body.id)
      connected.set(engine, { ...database, id: body.id, tableId: tables.find(({ name }) => name === 'cells')?.id ?? 0 })
    }
  })
  after(async () => {
    for (const close of closers.toReversed()) await close()
  })

  function queriesOf({ id, tableId, cases }: Connected): [string, Record<string, unknown>][] {
    const columns = cases.map((_, index) => `c${index}`).join(', ')
    return [
      ['SQL', { database: id, type: 'native', native: { query: `select ${columns} from cells` } }],
      ['question', { database: id, type: 'query', query: { 'source-table': tableId } }],
    ]
  }

  async function ask(query: Record<string, unknown>): Promise<ExactData> {
    const { text, body } = await server.as.admin.post('/api/dataset', query)
    assert.equal(body.status, 'completed', body.error)
    return readExact(text)
  }

  async function download(format: string, query: Record<string, unknown>, isFormatted = false): Promise<string> {
    const { status, text } = await server.as.admin.post(`/api/dataset/${format}`, { query, format_rows: isFormatted })
    assert.equal(status, format === 'api' ? 202 : 200, text.slice(0, 200))
    return text
  }

  for (const engine of ENGINES) {
    test(engine, async (t) => {
      const database = connected.get(engine)
      if (database === undefined) return t.skip('no server')
      const { cases } = database
      const label = (index: number) => `${cases[index]?.[0]} ${cases[index]?.[1].slice(0, 60)}`
      for (const [kind, query] of queriesOf(database)) {
        const { rows } = await ask(query)
        const csv = readCsv(await download('csv', query))
        assert.equal(rows[0]?.length, cases.length, kind)
        cases.forEach((one, index) => {
          const [, , json] = one
          assert.ok(rows[0]?.[index] === json, `${kind}, ${label(index)}: ${rows[0]?.[index]?.slice(0, 100)}`)
          assert.ok(
            csv[1]?.[index] === csvOf(one),
            `${kind} as CSV, ${label(index)}: ${csv[1]?.[index]?.slice(0, 100)}`,
          )
        })
        const objects: unknown = JSON.parse(await download('json', query))
        assert.ok(Array.isArray(objects) && objects.length === 1)
        assert.equal(readExact(await download('api', query)).rows[0]?.length, cases.length)
      }
    })

    test(`${engine}: a sheet has the same cells`, async (t) => {
      const database = connected.get(engine)
      if (database === undefined) return t.skip('no server')
      const [, question] = queriesOf(database)
      const { app } = server.server
      const response = await app.inject({
        method: 'POST',
        url: '/api/dataset/xlsx',
        headers: { 'x-metabase-session': await sessionOf(server), 'content-type': 'application/json' },
        payload: JSON.stringify({ query: question?.[1] }),
      })
      const [sheet] = (await readXlsx(response.rawPayload)).sheets
      assert.equal(sheet?.rows[1]?.length, database.cases.length)
      database.cases.forEach(([type, value, json], index) => {
        const cell = sheet?.rows[1]?.[index]
        if (/^-?\d+(\.\d+)?$/.test(json) && json.length <= 15)
          assert.equal(Number(cell), Number(json), `${type} ${value}`)
      })
    })

    test(`${engine}: formatted cells are the same in every text format`, async (t) => {
      const database = connected.get(engine)
      if (database === undefined) return t.skip('no server')
      const [, [, question] = ['', {}]] = queriesOf(database)
      const [, cells] = readCsv(await download('csv', question, true))
      const [object]: Record<string, string | null>[] = JSON.parse(await download('json', question, true))
      assert.deepEqual(
        cells,
        Object.values(object ?? {}).map((text) => text ?? ''),
      )
    })

    const many = MANY_ROWS[engine]
    if (many !== undefined) {
      test(`${engine}: rows that never were values are written as those that were`, async () => {
        const database = connected.get(engine)
        assert.ok(database)
        const columns = [...database.cases.keys()].filter((index) => !database.cases[index]?.[1].startsWith('repeat('))
        const query = `select ${columns.map((index) => `c${index}`).join(', ')} from cells, ${many.rows}`
        for (const isFormatted of [false, true]) {
          const sql = { database: database.id, type: 'native', native: { query } }
          const records = readCsv(await download('csv', sql, isFormatted))
          assert.equal(records.length, many.count + 1)
          // the first batch of a statement is read as values, because they tell types
          const first = records[1] ?? []
          for (const record of records.slice(1)) {
            assert.equal(record.length, first.length)
            if (record.some((cell, index) => cell !== first[index])) assert.deepEqual(record, first)
          }
        }
      })
    }

    test(`${engine}: values of every type are told apart, sorted and matched`, async (t) => {
      const database = connected.get(engine)
      if (database === undefined) return t.skip('no server')
      const { id, tableId, cases } = database
      const fields = await server.server.store.fields.listOfTables([tableId])
      const byName = new Map(fields.map((field) => [field.name, field]))
      const refs = cases.map((_, index) => ['field', byName.get(`c${index}`)?.id, { 'temporal-unit': 'default' }])
      const answer = async (query: object): Promise<ExactData> =>
        ask({ database: id, type: 'query', query: { 'source-table': tableId, ...query } })
      const [groups] = (await answer({ breakout: refs, aggregation: [['count']] })).rows
      cases.forEach(([type, value, json], index) =>
        assert.ok(groups?.[index] === json, `${type} ${value.slice(0, 60)}`),
      )
      const distinct = await answer({ aggregation: refs.map((ref) => ['distinct', ref]) })
      assert.deepEqual(
        distinct.rows[0],
        cases.map(([, value]) => (value === 'null' ? '0' : '1')),
      )
      const sorted = await answer({ fields: [refs[0]], 'order-by': refs.map((ref) => ['asc', ref]) })
      assert.equal(sorted.rows.length, 1)
      const texts = refs.filter((_, index) => /Text|Enum|UUID|IP|Bit/.test(byName.get(`c${index}`)?.base_type ?? ''))
      const beside = texts.map((ref, index) => [`e${index}`, ['coalesce', ref, 'none']])
      const all = await answer({
        expressions: Object.fromEntries(beside),
        aggregation: beside.map(([name]) => ['count', ['expression', name]]),
      })
      assert.deepEqual(new Set(all.rows[0]), new Set(['1']))
      for (const [index, [type, , json]] of cases.entries()) {
        const isInstant = byName.get(`c${index}`)?.base_type === 'type/DateTimeWithLocalTZ' && /^"\d{4}-/.test(json)
        if (!isInstant) continue
        const found = await answer({ filter: ['=', refs[index], JSON.parse(json)], aggregation: [['count']] })
        assert.equal(found.rows[0]?.[0], '1', `${type} ${json}`)
      }
    })

    test(`${engine}: a value that is shown finds its row, or is refused`, async (t) => {
      const database = connected.get(engine)
      if (database === undefined) return t.skip('no server')
      const { id, tableId, cases } = database
      const fields = new Map((await server.server.store.fields.listOfTables([tableId])).map((f) => [f.name, f.id]))
      const question = { database: id, type: 'query', query: { 'source-table': tableId } }
      const { text } = await server.as.admin.post('/api/dataset', question)
      const [shown]: unknown[][] = Object(parseExactJson(text.replace('"rows"', '"query"'))).data.query
      assert.ok(shown)
      for (const [index, [type, value]] of cases.entries()) {
        if (shown[index] === null || isRounded(type, value)) continue
        const field = ['field', fields.get(`c${index}`), null]
        for (const clause of [
          ['=', field, shown[index]],
          ['=', field, shown[index], shown[index]],
        ]) {
          const query: object = { 'source-table': tableId, aggregation: [['count-where', clause], ['count']] }
          const { status, body } = await server.as.admin.post('/api/dataset', { ...question, query })
          const label = `${type} ${value.slice(0, 60)}: ${body.error}`
          if (status === 413) assert.ok(Buffer.byteLength(JSON.stringify(query)) > MAX_QUERY_BYTES - 1024, label)
          else if (body.status === 'failed') assert.match(body.error, /^"=": ".*" is (no|neither)/, label)
          else assert.deepEqual(body.data.rows, [[1, 1]], label)
        }
      }
    })

    test(`${engine}: sums are exact`, async (t) => {
      const database = connected.get(engine)
      if (database === undefined) return t.skip('no server')
      const tables = await server.server.store.tables.listOfDatabase(database.id)
      const table = tables.find(({ name }) => name === 'amounts')
      assert.ok(table)
      const fields = new Map((await server.server.store.fields.listOfTables([table.id])).map((f) => [f.name, f.id]))
      for (const [name, expected] of Object.entries(SUMS.expected)) {
        const ref = ['field', fields.get(name), null]
        const query = {
          'source-table': table.id,
          aggregation: [
            ['sum', ref],
            ['min', ref],
            ['max', ref],
          ],
        }
        const { rows } = await ask({ database: database.id, type: 'query', query })
        assert.deepEqual(rows[0], expected, name)
      }
    })
  }
})

/** Values that an answer cannot hold to the last digit, and times with an offset of their own. */
/** A query may be as large as this (contract: http, section 1.1). */
const MAX_QUERY_BYTES = 1024 * 1024

function isRounded(type: string, value: string): boolean {
  return /^(timestamp_ns|timetz|time with time zone)/.test(type) || value.includes("'nan'")
}

function csvOf([, , json, csv]: ValueCase): string {
  return csv ?? (json.startsWith('"') ? String(JSON.parse(json)) : json)
}

async function sessionOf({ server, adminId }: TestServer): Promise<string> {
  return server.services.sessions.start(adminId)
}
