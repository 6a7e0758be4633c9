/** Drills of the web application, run on the sample data: their answers hold the rows that the mark stands for. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import * as drill from '../../packages/web/src/features/question/drill/index.ts'
import type { Hit, ResultColumn } from '../../packages/web/src/features/question/drill/index.ts'
import {
  addClause,
  addJoin,
  addStage,
  clausesOf,
  draftOf,
  makeFilter,
  nativeQuery,
  queryOf,
  stepsOf,
  type Clause,
  type Column,
  type FilterParts,
  type QuestionDraft,
  type StagedQuery,
} from '../../packages/web/src/models/question/index.ts'
import { makeUuid } from '../../packages/web/src/lib/uuid.ts'
import { testServer, type Client } from '../support/test-server.ts'

interface Result {
  cols: ResultColumn[]
  rows: unknown[][]
}

const PERSON = { email: 'first@example.org', password: 'proof pass 42x', first_name: 'Ada', last_name: 'Min' }

async function sample(t: TestContext) {
  const testing = await testServer(t, { users: false, env: { QUERENT_LOAD_SAMPLE_CONTENT: 'true' } })
  const { databases } = testing.server.services
  await databases.sample.task.begin?.()
  await testing.server.jobs.drain()
  const token = (await testing.as.nobody.get('/api/session/properties')).body['setup-token']
  const setup = await testing.as.nobody.post('/api/setup', { token, user: PERSON, prefs: { site_name: 'Proof' } })
  const client: Client = testing.client({ 'x-metabase-session': setup.body.id })
  const database = (await client.get('/api/database')).body.data[0].id as number
  const { tables } = (await client.get(`/api/database/${database}/metadata`)).body
  const tableOf = (name: string) => tables.find((table: { name: string }) => table.name === name)
  const fieldOf = (table: string, name: string) =>
    tableOf(table).fields.find((field: { name: string }) => field.name === name).id as number

  async function run(query: StagedQuery, path = '/api/dataset', more: object = {}): Promise<Result> {
    const { body, text } = await client.post(path, { ...query, ...more })
    assert.equal(body.status, 'completed', text.slice(0, 500))
    return body.data
  }
  /** Rows, however many. */
  async function count(query: StagedQuery): Promise<number> {
    const counted = addClause(addStage(query), -1, 'aggregation', ['count', {}])
    return (await run(counted)).rows[0]?.[0] as number
  }
  async function describe(query: StagedQuery) {
    const { body } = await client.post('/api/dataset/describe', { query })
    assert.deepEqual(body.errors, [])
    return body
  }
  const field = (table: string, name: string, options = {}): Clause => ['field', options, fieldOf(table, name)]
  const orders = queryOf(database, { kind: 'table', id: tableOf('ORDERS').id })
  const people = queryOf(database, { kind: 'table', id: tableOf('PEOPLE').id })
  const grouped = (breakout: Clause[], aggregation: Clause[] = [['count', { 'lib/uuid': makeUuid() }]], on = orders) =>
    draftOf({ ...on, stages: [{ ...on.stages[0], 'lib/type': 'mbql.stage/mbql', aggregation, breakout }] }, 'bar')
  return { client, database, run, count, describe, field, orders, people, grouped, tableOf, fieldOf }
}

function hitAt({ cols, rows }: Result, row: number | null, name?: string): Hit {
  const column = name === undefined ? null : cols.findIndex((one) => one.name === name)
  assert.notEqual(column, -1, `no column ${name}`)
  return { columns: cols, row: row === null ? null : (rows[row] ?? null), column }
}

function given(draft: QuestionDraft | null): QuestionDraft {
  assert.ok(draft)
  return draft
}

const total = (rows: unknown[][], at = -1) => rows.reduce((sum, row) => sum + Number(row.at(at)), 0)

test('drills give what the mark stands for', async (t) => {
  const s = await sample(t)
  const { run, count, describe, field, orders, people, grouped } = s
  const month = field('ORDERS', 'CREATED_AT', { 'temporal-unit': 'month' })
  const category = field('PRODUCTS', 'CATEGORY', { 'source-field': s.fieldOf('ORDERS', 'PRODUCT_ID') })
  const bins = field('ORDERS', 'TOTAL', { binning: { strategy: 'default' } })
  const three = grouped([month, category, bins])
  const threeRows = await run(three.dataset_query)

  await t.test('rows of a mark are as many as it counts', async () => {
    for (const row of [0, 40, threeRows.rows.length - 1]) {
      const hit = hitAt(threeRows, row, 'count')
      assert.equal(await count(given(drill.seeRows(three, hit)).dataset_query), hit.row?.at(-1))
    }
    for (const unit of ['week', 'quarter', 'year', 'hour', 'day-of-week', 'month-of-year', 'week-of-year']) {
      const draft = grouped([field('ORDERS', 'CREATED_AT', { 'temporal-unit': unit })])
      const result = await run(draft.dataset_query)
      const hit = hitAt(result, 1, 'count')
      assert.equal(await count(given(drill.seeRows(draft, hit)).dataset_query), hit.row?.at(-1), unit)
    }
    // Whole numbers stand on the edges of bins.
    const quantities = grouped([field('ORDERS', 'QUANTITY', { binning: { strategy: 'bin-width', 'bin-width': 2 } })])
    const inBins = await run(quantities.dataset_query)
    assert.ok(inBins.rows.length > 1)
    for (const [row, [, expected]] of inBins.rows.entries()) {
      assert.equal(await count(given(drill.seeRows(quantities, hitAt(inBins, row))).dataset_query), expected)
    }
    const discount = grouped([field('ORDERS', 'DISCOUNT')])
    const result = await run(discount.dataset_query)
    const empty = result.rows.findIndex(([value]) => value === null)
    assert.ok(empty >= 0)
    assert.equal(
      await count(given(drill.seeRows(discount, hitAt(result, empty))).dataset_query),
      result.rows[empty]?.[1],
    )
  })

  await t.test('rows of a conditional number, of a later stage, and of cells of a pivot', async () => {
    const big: Clause = ['>', {}, field('ORDERS', 'TOTAL'), 100]
    const where = grouped(
      [category],
      [
        ['count', { 'lib/uuid': makeUuid() }],
        ['count-where', { 'lib/uuid': makeUuid() }, big],
      ],
    )
    const result = await run(where.dataset_query)
    assert.equal(
      await count(given(drill.seeRows(where, hitAt(result, 1, 'count_where'))).dataset_query),
      result.rows[1]?.[2],
    )
    assert.equal(await count(given(drill.seeRows(where, hitAt(result, 1, 'count'))).dataset_query), result.rows[1]?.[1])

    const base = grouped([category, month])
    const named: Clause = ['field', { 'base-type': 'type/BigInteger' }, 'count']
    const later = draftOf(addClause(addStage(base.dataset_query), 1, 'filters', ['>', {}, named, 60]))
    const filtered = await run(later.dataset_query)
    assert.ok(filtered.rows.every((row) => Number(row[2]) > 60))
    assert.equal(
      await count(given(drill.seeRows(later, hitAt(filtered, 2, 'count'))).dataset_query),
      filtered.rows[2]?.[2],
    )

    const pivot = grouped([field('ORDERS', 'CREATED_AT', { 'temporal-unit': 'year' }), category])
    const cells = await run(pivot.dataset_query, '/api/dataset/pivot', { pivot_rows: [0], pivot_cols: [1] })
    const groups = cells.rows.map((row) => Number(row[2]))
    for (const group of new Set(groups)) {
      const at = groups.indexOf(group)
      const found = await count(given(drill.seeRows(pivot, hitAt(cells, at, 'count'))).dataset_query)
      assert.equal(found, cells.rows[at]?.[3], `group ${group}`)
    }
    assert.equal(new Set(groups).size, 4)
    assert.equal(drill.seeRows(draftOf(orders), hitAt(await run(orders), 0, 'TOTAL')), null)
  })

  await t.test('filters by a value keep what compares so', async () => {
    const raw = draftOf(orders)
    const rows = await run(orders)
    const all = await count(orders)
    for (const name of ['TOTAL', 'CREATED_AT', 'QUANTITY', 'PRODUCT_ID', 'DISCOUNT']) {
      const hit = hitAt(rows, 1, name)
      const same = await count(given(drill.filterByValue(raw, hit, '=')).dataset_query)
      assert.ok(same > 0 && same < all, name)
      assert.equal(await count(given(drill.filterByValue(raw, hit, '!=')).dataset_query), all - same, name)
    }
    const hit = hitAt(rows, 1, 'TOTAL')
    const [less, more, same] = await Promise.all(
      (['<', '>', '='] as const).map((operator) => count(given(drill.filterByValue(raw, hit, operator)).dataset_query)),
    )
    assert.equal(Number(less) + Number(more) + Number(same), all)
    assert.equal(drill.filterByValue(raw, hitAt(rows, 1, 'PRODUCT_ID'), '<'), null)

    for (const [name, at] of [
      ['CREATED_AT', 0],
      ['CATEGORY', 1],
      ['TOTAL', 2],
    ] as const) {
      const value = threeRows.rows[40]?.[at]
      const filtered = await run(given(drill.filterByValue(three, hitAt(threeRows, 40, name), '=')).dataset_query)
      assert.deepEqual([...new Set(filtered.rows.map((row) => row[at]))], [value])
      const others = await run(given(drill.filterByValue(three, hitAt(threeRows, 40, name), '!=')).dataset_query)
      assert.equal(total(filtered.rows) + total(others.rows), all, name)
    }
    const after = await run(given(drill.filterByValue(three, hitAt(threeRows, 40, 'CREATED_AT'), '>')).dataset_query)
    assert.ok(after.rows.every((row) => String(row[0]) > String(threeRows.rows[40]?.[0])))
    const few = await run(given(drill.filterByValue(three, hitAt(threeRows, 0, 'count'), '<')).dataset_query)
    assert.ok(few.rows.length > 0 && few.rows.every((row) => Number(row[3]) < Number(threeRows.rows[0]?.[3])))

    const contains = draftOf(people)
    const persons = await run(people)
    const found = await run(given(drill.filterByValue(contains, hitAt(persons, 3, 'NAME'), 'contains')).dataset_query)
    const at = persons.cols.findIndex(({ name }) => name === 'NAME')
    assert.ok(
      found.rows.length > 0 && found.rows.every((row) => String(row[at]).includes(String(persons.rows[3]?.[at]))),
    )
  })

  await t.test('a range of an axis keeps the marks within it, with the numbers that they had', async () => {
    const { cols: columns, rows } = threeRows
    for (const name of ['CREATED_AT', 'TOTAL']) {
      const column = columns.findIndex((one) => one.name === name)
      const [from, to] = [rows[40]?.[column], rows[60]?.[column]].toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
      const within = await run(given(drill.filterByRange(three, { columns, column, from, to })).dataset_query)
      const expected = rows.filter((row) => (row[column] ?? '') >= (from ?? '') && (row[column] ?? '') <= (to ?? ''))
      assert.ok(expected.length > 0 && expected.length < rows.length, name)
      assert.equal(total(within.rows), total(expected), name)
    }
  })

  await t.test('breaking out and zooming in split the number of the mark', async () => {
    const hit = hitAt(threeRows, 40, 'count')
    const value = Number(hit.row?.at(-1))
    const { stages } = await describe(orders)
    const choices = drill.breakOutChoices(three, stages[0].visible as Column[])
    assert.deepEqual(choices.times, [], 'it is grouped by the only date')
    for (const ref of [
      field('ORDERS', 'QUANTITY'),
      field('PEOPLE', 'STATE', { 'source-field': s.fieldOf('ORDERS', 'USER_ID') }),
    ]) {
      const split = given(drill.breakOut(three, hit, ref))
      assert.equal(total((await run(split.dataset_query)).rows), value)
    }
    const zoomed = given(drill.zoomIn(three, hit))
    const days = await run(zoomed.dataset_query)
    assert.equal(days.cols[0]?.unit, 'day')
    assert.equal(zoomed.display, 'line')
    assert.equal(total(days.rows), value)

    for (const [unit, finer] of [
      ['year', 'quarter'],
      ['quarter', 'month'],
      ['week', 'day'],
      ['day', 'hour'],
      ['hour', 'minute'],
    ]) {
      const draft = grouped([field('ORDERS', 'CREATED_AT', { 'temporal-unit': unit })])
      const result = await run(draft.dataset_query)
      const inner = await run(given(drill.zoomIn(draft, hitAt(result, 1, 'count'))).dataset_query)
      assert.equal(inner.cols[0]?.unit, finer)
      assert.equal(total(inner.rows), result.rows[1]?.[1], `${unit}`)
    }
    const draft = grouped([bins])
    const result = await run(draft.dataset_query)
    const inner = await run(given(drill.zoomIn(draft, hitAt(result, 0, 'count'))).dataset_query)
    const width = (one: Result) => Number(one.cols[0]?.binning_info?.['bin_width'])
    assert.ok(width(inner) < width(result))
    assert.equal(total(inner.rows), result.rows[0]?.[1])
  })

  await t.test('places get finer, on maps and by name', async () => {
    const { stages } = await describe(people)
    const states = grouped([field('PEOPLE', 'STATE')], undefined, people)
    const result = await run(states.dataset_query)
    const cities = await run(given(drill.zoomIn(states, hitAt(result, 2, 'count'), stages[0].visible)).dataset_query)
    assert.equal(cities.cols[0]?.name, 'CITY')
    assert.equal(total(cities.rows), result.rows[2]?.[1])
    const degrees = { binning: { strategy: 'bin-width', 'bin-width': 10 } }
    const map = {
      ...grouped([field('PEOPLE', 'LATITUDE', degrees), field('PEOPLE', 'LONGITUDE', degrees)], undefined, people),
      display: 'map',
    }
    const squares = await run(map.dataset_query)
    const zoomed = given(drill.zoomIn(map, hitAt(squares, 3, 'count')))
    const inner = await run(zoomed.dataset_query)
    assert.deepEqual(
      inner.cols.slice(0, 2).map((col) => col.binning_info?.['bin_width']),
      [1, 1],
    )
    assert.equal(total(inner.rows), squares.rows[3]?.[2])
    assert.equal(zoomed.display, 'map')
  })

  await t.test('a group beside the rest: its number, and that of all others', async () => {
    const draft = grouped([category])
    const result = await run(draft.dataset_query)
    const compared = given(drill.compareToRest(draft, hitAt(result, 1, 'count')))
    const groups = await run(compared.dataset_query)
    const byName = Object.fromEntries(groups.rows as [string, number][])
    assert.deepEqual(byName, {
      [`Category is ${result.rows[1]?.[0]}`.replace('Category', String(result.cols[0]?.display_name))]:
        result.rows[1]?.[1],
      'All others': total(result.rows) - Number(result.rows[1]?.[1]),
    })
    const several = await run(given(drill.compareToRest(three, hitAt(threeRows, 40, 'count'))).dataset_query)
    assert.ok(several.rows.some((row) => row[1] === threeRows.rows[40]?.[3]))
    assert.equal(total(several.rows), total(threeRows.rows))
  })

  await t.test('columns are counted, summed and sorted', async () => {
    const raw = draftOf(orders)
    const rows = await run(orders)
    const all = await count(orders)
    for (const name of ['TOTAL', 'CREATED_AT', 'QUANTITY']) {
      const spread = given(drill.distribution(raw, hitAt(rows, null, name)))
      assert.equal(total((await run(spread.dataset_query)).rows), all, name)
      assert.equal(spread.display, 'bar')
    }
    assert.equal(drill.distribution(raw, hitAt(rows, null, 'ID')), null)
    assert.equal(drill.distribution(three, hitAt(threeRows, null, 'count')), null)
    const sum = await run(given(drill.summarize(raw, hitAt(rows, null, 'TOTAL'), 'sum')).dataset_query)
    const date = (await describe(orders)).stages[0].visible.find((column: Column) => column.name === 'CREATED_AT')
    const overTime = given(drill.summarizeOverTime(raw, hitAt(rows, null, 'TOTAL'), 'sum', date))
    const months = await run(overTime.dataset_query)
    assert.equal(overTime.display, 'line')
    assert.ok(Math.abs(total(months.rows) - Number(sum.rows[0]?.[0])) < 0.01)
    assert.equal(drill.summarize(raw, hitAt(rows, null, 'PRODUCT_ID'), 'sum'), null)
    const distinct = await run(given(drill.summarize(raw, hitAt(rows, null, 'PRODUCT_ID'), 'distinct')).dataset_query)
    const products = await run(given(drill.countBy(raw, hitAt(rows, null, 'PRODUCT_ID'))).dataset_query)
    assert.equal(distinct.rows[0]?.[0], products.rows.length)

    for (const [draft, result, name] of [
      [raw, rows, 'TOTAL'],
      [three, threeRows, 'count'],
      [three, threeRows, 'CATEGORY'],
    ] as const) {
      const sorted = await run(given(drill.sort(draft, hitAt(result, null, name), 'desc')).dataset_query)
      const values = sorted.rows.map((row) => row[sorted.cols.findIndex((col) => col.name === name)])
      const isDown = values.every((value, index) => index === 0 || (values[index - 1] as number) >= (value as number))
      assert.ok(isDown && new Set(values).size > 1, name)
    }
    const twice = given(
      drill.sort(
        given(drill.sort(three, hitAt(threeRows, null, 'CATEGORY'), 'asc')),
        hitAt(threeRows, null, 'count'),
        'desc',
        true,
      ),
    )
    assert.equal(clausesOf(twice.dataset_query, 0, 'order-by').length, 2)
    await run(twice.dataset_query)
  })

  await t.test('a key leads to its record, a row to itself', async () => {
    const rows = await run(orders)
    const raw = draftOf(orders)
    const tableOf = () => s.tableOf('PRODUCTS').id as number
    const related = given(drill.relatedRecord(raw, hitAt(rows, 4, 'PRODUCT_ID'), tableOf))
    const product = await run(related.dataset_query)
    assert.deepEqual([product.rows.length, product.rows[0]?.[0], related.display], [1, rows.rows[4]?.[2], 'object'])
    const own = given(drill.rowDetails(raw, hitAt(rows, 4, 'TOTAL')))
    assert.deepEqual((await run(own.dataset_query)).rows, [rows.rows[4]])
    assert.equal(drill.relatedRecord(raw, hitAt(rows, 4, 'TOTAL'), tableOf), null)
    assert.equal(drill.rowDetails(three, hitAt(threeRows, 0)), null)

    const joined = addJoin(orders, 0, { kind: 'table', id: tableOf() }, 'Products', [
      [field('ORDERS', 'PRODUCT_ID'), field('PRODUCTS', 'ID')],
    ])
    const wide = await run(joined)
    const one = await run(given(drill.rowDetails(draftOf(joined), hitAt(wide, 7))).dataset_query)
    assert.deepEqual(one.rows, [wide.rows[7]])
    const price = hitAt(wide, 7, 'PRICE')
    const same = await run(given(drill.filterByValue(draftOf(joined), price, '=')).dataset_query)
    const at = wide.cols.findIndex(({ name }) => name === 'PRICE')
    assert.ok(same.rows.length > 0 && same.rows.every((row) => row[at] === wide.rows[7]?.[at]))
  })

  await t.test('results of SQL and of saved questions are drilled through a stage of their own', async () => {
    const sql = draftOf(nativeQuery(s.database, 'select * from ORDERS'))
    const rows = await run(sql.dataset_query)
    const hit = hitAt(rows, 1, 'TOTAL')
    const all = await count(sql.dataset_query)
    const same = await count(given(drill.filterByValue(sql, hit, '=')).dataset_query)
    assert.equal(same + (await count(given(drill.filterByValue(sql, hit, '!=')).dataset_query)), all)
    const spread = given(drill.distribution(sql, hitAt(rows, null, 'CREATED_AT')))
    assert.equal(total((await run(spread.dataset_query)).rows), all)
    await run(given(drill.sort(sql, hitAt(rows, null, 'TOTAL'), 'desc')).dataset_query)

    const card = await s.client.post('/api/card', {
      name: 'By month and category',
      display: 'line',
      visualization_settings: {},
      dataset_query: grouped([month, category]).dataset_query,
    })
    const source = queryOf(s.database, { kind: 'card', id: card.body.id })
    const on = draftOf(source)
    const cells = await run(source)
    const one = hitAt(cells, 5, 'CREATED_AT')
    const filtered = await run(given(drill.filterByValue(on, one, '=')).dataset_query)
    assert.ok(filtered.rows.length > 0 && filtered.rows.every(([date]) => date === cells.rows[5]?.[0]))
    const by = await run(given(drill.summarize(on, hitAt(cells, null, 'count'), 'sum')).dataset_query)
    assert.equal(by.rows[0]?.[0], all)
  })

  await t.test('metrics and models are sources', async () => {
    const save = async (type: string, draft: QuestionDraft): Promise<number> => {
      const card = {
        name: type,
        type,
        display: 'table',
        visualization_settings: {},
        dataset_query: draft.dataset_query,
      }
      return (await s.client.post('/api/card', card)).body.id
    }
    const all = await count(orders)
    const metric = draftOf(queryOf(s.database, { kind: 'metric', id: await save('metric', grouped([])) }))
    assert.deepEqual((await run(metric.dataset_query)).rows, [[all]])
    const byMonth = await run(addClause(metric.dataset_query, 0, 'breakout', month))
    assert.equal(total(byMonth.rows), all)
    const model = queryOf(s.database, { kind: 'model', id: await save('model', draftOf(orders)) })
    const rows = await run(model)
    const spread = given(drill.distribution(draftOf(model), hitAt(rows, null, 'TOTAL')))
    assert.equal(total((await run(spread.dataset_query)).rows), all)
  })

  await t.test('filters that editors make are understood, and steps are described', async () => {
    const created = field('ORDERS', 'CREATED_AT')
    const parts: FilterParts[] = [
      { kind: 'relative', column: created, amount: -30, unit: 'month', includeCurrent: true },
      { kind: 'relative', column: created, amount: -3, unit: 'month', offset: { amount: -1, unit: 'year' } },
      { kind: 'relative', column: created, amount: 0, unit: 'year' },
      { kind: 'dates', column: created, operator: 'between', values: ['2024-01-01', '2024-03-31'] },
      { kind: 'dates', column: created, operator: 'after', values: ['2024-01-01'] },
      { kind: 'exclude', column: created, unit: 'month-of-year', values: [1, 12] },
      { kind: 'compare', column: field('ORDERS', 'TOTAL'), operator: 'between', values: [50, 100] },
      { kind: 'compare', column: field('ORDERS', 'DISCOUNT'), operator: 'is-null', values: [] },
      { kind: 'compare', column: category, operator: 'contains', values: ['get', 'hick'], caseSensitive: false },
    ]
    for (const part of parts) await count(addClause(orders, 0, 'filters', makeFilter(part)))
    const query = parts.reduce((made, part) => addClause(made, 0, 'filters', makeFilter(part)), three.dataset_query)
    const described = await describe(query)
    const steps = stepsOf(query, described, 'Orders')
    assert.deepEqual(
      steps.map(({ kind }) => kind),
      ['source', 'filters', 'aggregation', 'breakout'],
    )
    const filters = steps[1]?.items.map(({ label }) => label) ?? []
    assert.ok(filters.includes('Total is between 50 and 100'), filters.join('\n'))
    assert.ok(filters.includes('Created At is from Jan 1, 2024 to Mar 31, 2024'), filters.join('\n'))
    const wrong = addClause(query, 0, 'filters', ['=', {}, ['field', {}, 999_999], 1])
    const answer = (await s.client.post('/api/dataset/describe', { query: wrong })).body
    const marked = stepsOf(wrong, answer, 'Orders').flatMap(({ items }) =>
      items.filter(({ errors }) => errors.length > 0),
    )
    assert.deepEqual(
      marked.map(({ path }) => path),
      [`stages[0].filters[${parts.length}]`],
    )
  })
})
