import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldRow } from '../../packages/server/src/store/index.ts'
import { connectDocuments, type Documents } from '../support/documents.ts'
import { marketEngines } from '../support/market.ts'
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

for (const engine of await marketEngines()) {
  for (const type of engine === 'postgres' ? ['json', 'jsonb'] : ['json']) {
    test(`${engine}: paths inside ${type} become fields with types, meanings and values`, async (t) => {
      const server = await testServer(t)
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
      const values = async (path: string) =>
        (await server.server.store.fieldValues.findOfField(found[path]!.id))?.values
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
      const fields = ['big', 'day', 'user.first.name'].map((path) => ['field', found[path]!.id, null])
      const { body } = await ask(server, documents, { fields, 'order-by': [['asc', ['field', id.id, null]]] })
      assert.ok(JSON.stringify(body.data.rows).includes('9007199254740993'), JSON.stringify(body.data.rows))
    })
  }
}
