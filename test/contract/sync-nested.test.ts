import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldRow } from '../../packages/server/src/store/index.ts'
import { connectDocuments, type Documents } from '../support/documents.ts'
import { marketEngines, type MarketEngine } from '../support/market.ts'
import { testServer, type TestServer } from '../support/test-server.ts'

const DOCUMENTS = [
  '{"user":{"id":7,"name":"Ann"},"paid":true,"total":10.5,"big":9007199254740993,"at":"2024-03-01T10:00:00+02:00","day":"2024-03-01","mixed":1,"tags":["a"],"none":null,"status":"open"}',
  '{"user":{"id":8,"name":"Bob"},"paid":false,"total":2,"at":"2024-04-01 10:00:00.5","day":"2024-03-02","mixed":"x","status":"done"}',
  '{"user":{"id":7,"name":"Ann","first.name":"A"},"total":3,"at":"2024-04-02T10:00:00Z","mixed":{"deep":1},"status":"open"}',
  '["no", "object"]',
  null,
]

function script(type: string): string {
  const rows = DOCUMENTS.map((document, index) => `(${index + 1}, ${document === null ? 'null' : `'${document}'`})`)
  return `create table events (id integer primary key, payload ${type}); insert into events values ${rows.join(', ')};`
}

async function shown({ fields }: Documents): Promise<Record<string, FieldRow>> {
  const active = (await fields()).filter(({ active, name }) => active && name.includes(' → '))
  return Object.fromEntries(active.map((field) => [field.nfc_path?.slice(1).join('.') ?? '', field]))
}

function ask({ as }: TestServer, documents: Documents, query: object) {
  const body = { database: documents.id, type: 'query', query: { 'source-table': documents.tableId, ...query } }
  return as.admin.post('/api/dataset', body)
}

test('paths inside JSON become fields with types, meanings and values', async (t) => {
  const server = await testServer(t)
  for (const engine of await marketEngines()) {
    for (const type of engine === 'postgres' ? ['json', 'jsonb'] : ['json']) {
      await t.test(`${engine}, ${type}`, () => checkFields(server, engine, type))
    }
  }
})

async function checkFields(server: TestServer, engine: MarketEngine, type: string): Promise<void> {
  const documents = await connectDocuments(server, engine, script(type))
  const found = await shown(documents)
  assert.deepEqual(
    Object.entries(found).map(([path, field]) => [path, field.base_type, field.database_type]),
    [
      ['at', 'type/DateTime', 'timestamp'],
      ['big', 'type/BigInteger', 'bigint'],
      ['day', 'type/Date', 'date'],
      ['mixed', 'type/Text', 'text'],
      ['mixed.deep', 'type/Integer', 'integer'],
      ['paid', 'type/Boolean', 'boolean'],
      ['status', 'type/Text', 'text'],
      ['total', 'type/Float', 'double precision'],
      ['user.first.name', 'type/Text', 'text'],
      ['user.id', 'type/Integer', 'integer'],
      ['user.name', 'type/Text', 'text'],
    ],
  )
  const { body: metadata } = await server.as.user.get(`/api/table/${documents.tableId}/query_metadata`)
  const id = metadata.fields.find((field: { name: string }) => field.name === 'payload → user → id')
  assert.deepEqual(id.nfc_path, ['payload', 'user', 'id'])
  assert.deepEqual(
    [id.display_name, id.parent_id, id.visibility_type, id.semantic_type, id.position],
    ['Payload: User: ID', null, 'normal', 'type/Category', 1],
  )
  assert.equal(found['user.name']?.semantic_type, 'type/Name')
  assert.deepEqual(found['user.id']?.fingerprint?.['global'], { 'distinct-count': 2, 'nil%': 0.4 })
  assert.deepEqual(Object(found['total']?.fingerprint?.['type'])['type/Number'].max, 10.5)
  assert.deepEqual(Object(found['at']?.fingerprint?.['type'])['type/DateTime'], {
    earliest: '2024-03-01T08:00:00Z',
    latest: '2024-04-02T10:00:00Z',
  })
  const values = async (path: string) => (await server.server.store.fieldValues.findOfField(found[path]!.id))?.values
  assert.deepEqual(await values('status'), ['done', 'open'])
  assert.deepEqual(await values('user.id'), [7, 8])
  assert.deepEqual(await values('paid'), [false, true])
  const answer = await ask(server, documents, {
    aggregation: [['count'], ['sum', ['field', found['total']!.id, null]]],
    breakout: [
      ['field', found['user.name']!.id, null],
      ['field', found['at']!.id, { 'temporal-unit': 'month' }],
    ],
    filter: ['=', ['field', found['user.id']!.id, null], 7],
  })
  assert.deepEqual(answer.body.data.rows, [
    ['Ann', '2024-03-01T00:00:00Z', 1, 10.5],
    ['Ann', '2024-04-01T00:00:00Z', 1, 3],
  ])
  const fields = ['big', 'day', 'at', 'paid'].map((path) => ['field', found[path]!.id, null])
  const { body } = await ask(server, documents, {
    fields,
    filter: ['not-null', ['field', found['day']!.id, null]],
    'order-by': [['desc', ['field', found['total']!.id, null]]],
  })
  assert.deepEqual(body.data.rows, [
    ['9007199254740993', '2024-03-01T00:00:00Z', '2024-03-01T08:00:00Z', true],
    [null, '2024-03-02T00:00:00Z', '2024-04-01T10:00:00.500Z', false],
  ])
}

const NAMES = `create table events (id integer primary key, payload json);
  insert into events values (1, '{"name":"Ann","age":44}'), (2, '{"name":"Bob"}');`

test('fields follow the documents, and what a person said stays', async (t) => {
  const server = await testServer(t)
  const documents = await connectDocuments(server, 'sqlite', NAMES)
  const { name, age } = await shown(documents)
  await server.as.admin.put(`/api/field/${age!.id}`, { display_name: 'Years', semantic_type: 'type/Score' })
  await documents.run(`update events set payload = '{"name":1,"born":"2000-01-01"}'`)
  await documents.resync()
  const without = await shown(documents)
  assert.deepEqual(
    Object.values(without).map((field) => [field.name, field.base_type]),
    [
      ['payload → name', 'type/Integer'],
      ['payload → born', 'type/Date'],
    ],
  )
  assert.equal(without['name']?.id, name?.id)
  await documents.run(`update events set payload = '{"name":"Cy","age":1.5}'`)
  await documents.resync()
  const back = await shown(documents)
  assert.deepEqual(
    [back['age']?.id, back['age']?.display_name, back['age']?.base_type, back['age']?.semantic_type],
    [age?.id, 'Years', 'type/Float', 'type/Score'],
  )
  assert.equal(back['born'], undefined)
  await server.as.admin.put('/api/setting/humanization-strategy', { value: 'none' })
  const named = await shown(documents)
  assert.deepEqual([named['name']?.display_name, named['age']?.display_name], ['payload → name', 'Years'])
  await documents.run('alter table events drop column payload')
  await documents.resync()
  assert.deepEqual(await shown(documents), {})
})

test('a sample of a larger table takes nothing away and only widens types', async (t) => {
  const server = await testServer(t)
  const documents = await connectDocuments(server, 'sqlite', NAMES.replaceAll('"age":44', '"age":4.5'))
  await documents.run(`delete from events; insert into events with recursive n(i) as
    (select 1 union all select i + 1 from n where i < 10001) select i, '{"age":' || i || '}' from n`)
  await documents.resync()
  const { name, age } = await shown(documents)
  assert.deepEqual([name?.active, age?.base_type], [true, 'type/Float'])
  await documents.run('delete from events where id > 5')
  await documents.resync()
  const found = await shown(documents)
  assert.deepEqual([found['name'], found['age']?.base_type], [undefined, 'type/Integer'])
})

test('unfolding is turned off for a database, for a column, and by hiding the column', async (t) => {
  const server = await testServer(t)
  const { admin } = server.as
  const documents = await connectDocuments(server, 'sqlite', NAMES)
  const names = async () => Object.keys(await shown(documents))
  const payload = (await documents.fields()).find(({ name }) => name === 'payload')
  assert.equal(payload?.json_unfolding, true)
  const change = async (url: string, body: object) => {
    const { status } = await admin.put(url, body)
    assert.equal(status, 200)
    await server.server.jobs.drain()
  }
  const set = async (changes: object) => change(`/api/field/${payload.id}`, changes)
  await set({ json_unfolding: false })
  assert.deepEqual(await names(), [])
  await documents.resync()
  assert.deepEqual(await names(), [])
  await set({ json_unfolding: true })
  assert.deepEqual(await names(), ['age', 'name'])
  await set({ visibility_type: 'sensitive' })
  assert.deepEqual(await names(), [])
  await set({ visibility_type: 'normal' })
  assert.deepEqual(await names(), ['age', 'name'])
  const { details } = (await admin.get(`/api/database/${documents.id}`)).body
  await change(`/api/database/${documents.id}`, { details: { ...details, 'json-unfolding': false } })
  assert.deepEqual(await names(), [])
  await change(`/api/database/${documents.id}`, { details })
  assert.deepEqual(await names(), ['age', 'name'])
})

test('of many paths the most frequent become fields', async (t) => {
  const server = await testServer(t)
  const documents = await connectDocuments(server, 'sqlite', NAMES)
  await documents.run(`insert into events with recursive n(i) as
    (select 3 union all select i + 1 from n where i < 302) select i, '{"common":1,"key' || i || '":' || i || '}' from n`)
  await documents.resync()
  const found = Object.keys(await shown(documents))
  assert.equal(found.length, 100)
  assert.ok(['age', 'common', 'name'].every((name) => found.includes(name)))
})

test('a nested field is remapped over a foreign key, and its values are listed when asked for', async (t) => {
  const server = await testServer(t)
  const { admin } = server.as
  const people = `create table people (id integer primary key, name text); insert into people values (44, 'Ann');`
  const documents = await connectDocuments(server, 'sqlite', people + NAMES)
  const { age, name } = await shown(documents)
  const tables = await server.server.store.tables.listOfDatabase(documents.id)
  const target = await server.server.store.fields.listOfTables(
    tables.filter((table) => table.name === 'people').map(({ id }) => id),
  )
  const [id, shownName] = target.map((field) => field.id)
  await admin.put(`/api/field/${age!.id}`, { semantic_type: 'type/FK', fk_target_field_id: id })
  const body = { type: 'external', name: 'Who', human_readable_field_id: shownName }
  assert.equal((await admin.post(`/api/field/${age!.id}/dimension`, body)).status, 200)
  const answer = await ask(server, documents, {
    fields: [['field', age!.id, null]],
    'order-by': [['asc', ['field', name!.id, null]]],
  })
  assert.deepEqual(answer.body.data.rows, [
    [44, 'Ann'],
    [null, null],
  ])
  await admin.post(`/api/field/${name!.id}/discard_values`)
  const { body: listed } = await server.as.user.get(`/api/field/${name!.id}/values`)
  assert.deepEqual(listed.values, [['Ann'], ['Bob']])
  await documents.run(`insert into events values (3, '{"name":"Cy"}')`)
  await admin.post(`/api/field/${name!.id}/rescan_values`)
  await server.server.jobs.drain()
  const kept = await server.server.store.fieldValues.findOfField(name!.id)
  assert.deepEqual(kept?.values, ['Ann', 'Bob', 'Cy'])
})
