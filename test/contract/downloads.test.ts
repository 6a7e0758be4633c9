/** Who may take how many rows away (contract: permissions, section 5). */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { createGroup, createPerson } from '../support/people.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer, type Client } from '../support/test-server.ts'

const REFUSED = 'You do not have permissions to download the results of this query.'
const ALL = 10_050

const SCRIPT = `
  create table people (id integer primary key, name text);
  create table visits (id integer primary key, person_id integer references people(id), place text);
  insert into people values (1, 'Ann'), (2, 'Bob');
  with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ALL})
    insert into visits select i, 1 + i % 2, 'Place ' || (i % 3) from n;`

/** All users are blocked; one person is in the group whose words tests set. */
async function downloadServer(t: TestContext) {
  const server = await testServer(t)
  const { admin } = server.as
  const path = join(server.dataDir, 'visits.sqlite')
  const file = new DatabaseSync(path)
  file.exec(SCRIPT)
  file.close()
  const { body: database } = await admin.post('/api/database', {
    name: 'Visits',
    engine: 'sqlite',
    details: { db: path },
  })
  await server.server.jobs.drain()
  const tables = await server.server.store.tables.listOfDatabase(database.id)
  const [people, visits] = ['people', 'visits'].map((name) => tables.find((table) => table.name === name)!)
  const fields = await server.server.store.fields.listOfTables([people!.id, visits!.id])
  const field = (table: number, name: string) => [
    'field',
    fields.find((one) => one.table_id === table && one.name === name)!.id,
    null,
  ]
  const group = await createGroup(server, 'Visitors')
  const person = await createPerson(server, 'person', [group])
  const put = async (groups: Record<number, object>) => {
    const { revision } = (await admin.get('/api/permissions/graph')).body
    const entries = Object.entries(groups).map(([id, words]) => [id, { [database.id]: words }])
    const answer = await admin.put('/api/permissions/graph', { revision, groups: Object.fromEntries(entries) })
    assert.equal(answer.status, 200, answer.text)
  }
  await put({ 1: { 'view-data': 'blocked' } })
  await put({ [group]: { 'view-data': 'unrestricted', 'create-queries': 'query-builder-and-native' } })
  const download = (schemas: unknown, id = group) => put({ [id]: { download: { schemas } } })
  const mbql = (query: object) => ({ database: database.id, type: 'query', query })
  const on = field(people!.id, 'id')
  const key = (field(visits!.id, 'person_id') as [string, number])[1]
  const queries = {
    rows: mbql({ 'source-table': visits!.id }),
    people: mbql({ 'source-table': people!.id }),
    sql: { database: database.id, type: 'native', native: { query: 'select * from visits' } },
    joined: mbql({
      'source-table': people!.id,
      joins: [
        {
          alias: 'V',
          fields: 'all',
          'source-table': visits!.id,
          condition: ['=', on, ['field', key, { 'join-alias': 'V' }]],
        },
      ],
    }),
    followed: mbql({
      'source-table': visits!.id,
      fields: [['field', (field(people!.id, 'name') as [string, number])[1], { 'source-field': key }]],
    }),
    grouped: mbql({ 'source-table': visits!.id, aggregation: [['count']], breakout: [field(visits!.id, 'place')] }),
  }
  const save = async (dataset_query: object, more: object = {}) => {
    const { body } = await admin.post('/api/card', {
      name: 'C',
      display: 'table',
      visualization_settings: {},
      dataset_query,
      ...more,
    })
    return Number(body.id)
  }
  const csv = (query: object, client: Client = person.as, more: object = {}) =>
    client.post('/api/dataset/csv', { query, ...more })
  /** How many rows the file has; null when there is none. */
  const count = async (query: object, client?: Client) => {
    const { status, text } = await csv(query, client)
    return status === 200 ? text.trimEnd().split('\n').length - 1 : null
  }
  return {
    ...server,
    admin,
    database,
    group,
    person,
    put,
    download,
    queries,
    save,
    csv,
    count,
    mbql,
    people: people!.id,
    visits: visits!.id,
  }
}

test('who may not download gets no file, through no door', async (t) => {
  const { admin, person, download, queries, save, csv, mbql } = await downloadServer(t)
  await download('none')
  const cards = await Promise.all([queries.rows, queries.sql].map((query) => save(query)))
  const model = await save(queries.rows, { type: 'model' })
  const onCards = [...cards, model].map((id) => mbql({ 'source-table': `card__${id}` }))
  for (const query of [...Object.values(queries), ...onCards]) {
    for (const format of ['csv', 'json', 'xlsx']) {
      const { status, text } = await person.as.post(`/api/dataset/${format}`, { query })
      assert.deepEqual([status, text], [403, REFUSED], JSON.stringify(query))
    }
    assert.equal((await person.as.post('/api/dataset', query)).body.status, 'completed')
    assert.equal((await csv(query, admin)).status, 200)
  }
  for (const id of [...cards, model]) {
    for (const format of ['csv', 'json', 'xlsx']) {
      const { status, text } = await person.as.post(`/api/card/${id}/query/${format}`)
      assert.deepEqual([status, text], [403, REFUSED])
    }
    assert.equal((await person.as.post(`/api/card/${id}/query`)).body.status, 'completed')
  }
  const { body: board } = await admin.post('/api/dashboard', { name: 'Board' })
  const place = { id: -1, card_id: cards[0], row: 0, col: 0, size_x: 4, size_y: 4 }
  const { body: saved } = await admin.put(`/api/dashboard/${board.id}`, { dashcards: [place] })
  const shown = `/api/dashboard/${board.id}/dashcard/${saved.dashcards[0].id}/card/${cards[0]}/query`
  assert.equal((await person.as.post(shown)).body.status, 'completed')
  const ofBoard = await person.as.post(`${shown}/csv`)
  assert.deepEqual([ofBoard.status, ofBoard.text], [403, REFUSED])
  const pivot = { ...queries.grouped, pivot_rows: [0], pivot_cols: [] }
  assert.deepEqual((await csv(pivot, person.as, { pivot_results: true })).status, 403)
  const form = `query=${encodeURIComponent(JSON.stringify(queries.rows))}`
  const sent = await person.as.post('/api/dataset/csv', form, { 'content-type': 'application/x-www-form-urlencoded' })
  assert.deepEqual([sent.status, sent.text], [403, REFUSED])

  // What answers with all rows is no file, and holds no more of them than a screen.
  const answers = [queries.rows, queries.sql].map(
    async (query) => (await person.as.post('/api/dataset/api', { query })).body.data.rows.length,
  )
  assert.deepEqual(await Promise.all(answers), [2_000, 2_000])
  assert.equal((await admin.post('/api/dataset/api', { query: queries.rows })).body.data.rows.length, ALL)
})

test('an answer says what its reader may download, also one from the cache', async (t) => {
  const { admin, person, download, queries, save } = await downloadServer(t)
  const id = await save(queries.sql)
  await admin.put('/api/setting/enable-query-caching', { value: true })
  const { body: board } = await admin.post('/api/dashboard', { name: 'Board' })
  await admin.put(`/api/dashboard/${board.id}`, {
    dashcards: [{ id: -1, card_id: id, row: 0, col: 0, size_x: 4, size_y: 4 }],
  })
  const told = async (client: Client) => {
    const answers = [await client.post(`/api/card/${id}/query`), await client.post('/api/dataset', queries.rows)]
    const line = (await client.post(`/api/dashboard/${board.id}/query`, {})).text.split('\n')[0]!
    return [...answers.map(({ body }) => body), JSON.parse(line).result].map(({ data }) => data.download_perms)
  }
  for (const right of ['none', 'limited'] as const) {
    await download(right)
    assert.deepEqual(await told(person.as), [right, right, right])
    assert.deepEqual(await told(person.as), [right, right, right])
    assert.deepEqual(await told(admin), [undefined, undefined, undefined])
  }
  await download('full')
  assert.deepEqual(await told(person.as), [undefined, undefined, undefined])
  await admin.put('/api/setting/enable-public-sharing', { value: true })
  const { body: link } = await admin.post(`/api/card/${id}/public_link`)
  const { body: shared } = await admin.get(`/api/public/card/${link.uuid}/query`)
  assert.equal('download_perms' in shared.data, false)
})

test('a limited download has ten thousand rows, of which the database is asked for no more', async (t) => {
  const { admin, person, download, queries, save, count, csv } = await downloadServer(t)
  await download('limited')
  for (const query of [queries.rows, queries.sql, queries.joined, queries.followed]) {
    assert.equal(await count(query), 10_000)
    assert.equal(await count(query, admin), ALL)
  }
  assert.equal((await person.as.post('/api/dataset/api', { query: queries.rows })).body.data.rows.length, 10_000)
  assert.equal((await person.as.post('/api/dataset/json', { query: queries.rows })).body.length, 10_000)
  const limited = { ...queries.rows, query: { ...queries.rows.query, limit: 7 } }
  assert.equal(await count(limited), 7)
  assert.equal(await count({ ...queries.rows, constraints: { 'max-results': 10_040 } }), 10_000)
  const id = await save(queries.rows)
  assert.equal((await person.as.post(`/api/card/${id}/query/csv`)).text.trimEnd().split('\n').length, 10_001)
  await csv(queries.rows)
  const { data } = (await admin.get('/api/queries/log?limit=1')).body
  assert.match(data[0].sql, /LIMIT 10000\b/)
  await download('full')
  assert.equal(await count(queries.rows), ALL)
})

test('the least over the tables counts, and of each table the most over the groups', async (t) => {
  const server = await downloadServer(t)
  const { admin, person, download, queries, count, put, people, visits } = server
  await download({ '': { [people]: 'full', [visits]: 'none' } })
  const counts = async () => {
    const { rows, people: own, joined, followed, sql } = queries
    return Promise.all([rows, own, joined, followed, sql].map((query) => count(query)))
  }
  assert.deepEqual(await counts(), [null, 2, null, null, null])
  await download({ '': { [people]: 'none', [visits]: 'limited' } })
  assert.deepEqual(await counts(), [10_000, null, null, null, null])
  const other = await createGroup(server, 'Others')
  await put({ [other]: { 'view-data': 'unrestricted' } })
  await admin.post('/api/permissions/membership', { group_id: other, user_id: person.id })
  await download({ '': { [people]: 'full', [visits]: 'none' } }, other)
  assert.deepEqual(await counts(), [10_000, 2, 10_000, 10_000, 10_000])
  await download('full', other)
  assert.deepEqual(await counts(), [ALL, 2, ALL, ALL, ALL])
})

test('a hidden column of SQL is in no file, also where an entry means no column, also for guests', async (t) => {
  const tested = await testServer(t)
  const { as, server, userId } = tested
  const shop = await connectShop(tested)
  const native = { query: "select 'North' as region, 'Pen' as product, 7 as amount" }
  const card = await addTestCard(server.store, {
    creator_id: userId,
    database_id: shop.id,
    query_type: 'native',
    dataset_query: { database: shop.id, type: 'native', native },
    visualization_settings: {
      'table.columns': ['gone', 'region', 'product'].map((name) => ({ name, enabled: name !== 'product' })),
    },
  })
  await as.admin.put('/api/setting', { 'enable-public-sharing': true })
  const { uuid } = (await as.admin.post(`/api/card/${card}/public_link`, {})).body
  const files = [
    (format: string) => as.admin.post(`/api/card/${card}/query/${format}`, {}),
    (format: string) => as.nobody.get(`/api/public/card/${uuid}/query/${format}`),
  ]
  for (const file of files) {
    assert.equal((await file('csv')).text, 'region,amount\nNorth,7\n')
    assert.deepEqual((await file('json')).body, [{ region: 'North', amount: 7 }])
  }
})
