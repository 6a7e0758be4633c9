/** Files become tables and models, on each engine that takes them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { UPLOAD_ENGINES, uploadSite } from '../support/upload-site.ts'

const FILE = [
  'Name,Size,Price,Open,Since,Seen at,Größe',
  'North,1,1.5,yes,2024-01-30,2024-01-30T10:20:30,a',
  '"South ""End""",2,"1,000.25",no,"Jan 31, 2024",2024-01-31 10:20,b',
  ',,,,,,',
].join('\r\n')

for (const engine of UPLOAD_ENGINES) {
  describe(engine, () => {
    test('a file is a model with the names, types and values of the file', async (t) => {
      const site = await uploadSite(t, engine)
      if (site === undefined) return
      await site.enable()
      const { tables } = site.server.store
      const known = (await tables.listOfDatabase(site.database)).map(({ id }) => id)
      const { last_synced_at: synced } = (await site.server.store.databases.find(site.database))!
      const answer = await site.upload(FILE, { name: 'Our shops (2024).csv' })
      assert.equal(answer.status, 200, answer.text)
      assert.equal(typeof answer.body, 'number')
      const table = Number(answer.headers['metabase-table-id'])
      assert.equal(await site.tableOf(answer.body), table)
      const { body: card } = await site.as.admin.get(`/api/card/${answer.body}`)
      assert.deepEqual([card.type, card.display, card.based_on_upload], ['model', 'table', table])
      const { body: stored } = await site.as.admin.get(`/api/table/${table}`)
      assert.match(stored.name, /^up_our_shops_2024_+\d{14}$/)
      assert.deepEqual([stored.is_upload, stored.initial_sync_status], [true, 'complete'])
      const others = (await tables.listOfDatabase(site.database)).filter(({ id, active }) => active && id !== table)
      assert.deepEqual(others.map(({ id }) => id).sort(), known.sort())
      assert.equal((await site.server.store.databases.find(site.database))!.last_synced_at, synced)
      const { columns, rows } = await site.model(answer.body)
      assert.deepEqual(
        columns.map(([name, shown]: string[]) => [name, shown]),
        [
          ['_mb_row_id', '_mb_row_id'],
          ['name', 'Name'],
          ['size', 'Size'],
          ['price', 'Price'],
          ['open', 'Open'],
          ['since', 'Since'],
          ['seen_at', 'Seen At'],
          ['grosse', 'Größe'],
        ],
      )
      const [first, second, third] = rows
      assert.deepEqual([...first!.slice(1, 4), Number(first![4])], ['North', 1, 1.5, 1])
      assert.match(String(first![5]), /^2024-01-30/)
      assert.match(String(first![6]), /^2024-01-30T10:20:30/)
      assert.deepEqual([...second!.slice(1, 4), Number(second![4])], ['South "End"', 2, 1000.25, 0])
      assert.deepEqual(third!.slice(1), [null, null, null, null, null, null, null])
    })

    test('a column whose type is only known at its end has it, and one table is made', async (t) => {
      const site = await uploadSite(t, engine)
      if (site === undefined) return
      await site.enable()
      const many = Array.from({ length: 25_000 }, (_, at) => `${at},${at},,${'x'.repeat(90)}\n`).join('')
      const answer = await site.upload(`id,code,late,filling\n${many}25000,A7,1.5,\n`)
      assert.equal(answer.status, 200, answer.text)
      const found = await site.as.admin.post('/api/dataset', {
        database: site.database,
        type: 'query',
        query: {
          'source-table': await site.tableOf(answer.body),
          filter: ['>=', ['field', 'id', { 'base-type': 'type/BigInteger' }], 24_999],
        },
      })
      assert.deepEqual(
        found.body.data.rows.map((row: unknown[]) => row.slice(1, 4)),
        [
          [24_999, '24999', null],
          [25_000, 'A7', 1.5],
        ],
      )
      await site.as.admin.post(`/api/database/${site.database}/sync_schema`)
      await site.server.jobs.drain()
      const tables = await site.server.store.tables.listOfDatabase(site.database)
      assert.equal(tables.filter(({ name, active }) => active && name !== 'other').length, 1)
    })

    test('what is wrong with a file is said, and leaves no table', async (t) => {
      const site = await uploadSite(t, engine)
      if (site === undefined) return
      await site.enable()
      const tables = async () =>
        (await site.server.store.tables.listOfDatabase(site.database)).filter(({ active }) => active).length
      const before = await tables()
      const longer = await site.upload('a,b\n1,2\n1,2,3\n')
      assert.equal(longer.status, 400, longer.text)
      assert.match(longer.body.message, /3/)
      assert.equal((await site.upload('')).status, 400)
      const binary = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 1, 2, 3])
      assert.deepEqual(
        [(await site.upload(binary)).status, (await site.upload('a\n1', { name: 'a.exe' })).status],
        [415, 415],
      )
      await site.as.admin.post(`/api/database/${site.database}/sync_schema`)
      await site.server.jobs.drain()
      assert.equal(await tables(), before)
      assert.equal((await site.upload('only,a header')).status, 200)
    })
  })
}

test('checks come in the order of the contract', async (t) => {
  const site = (await uploadSite(t, 'sqlite'))!
  const { as } = site
  assert.deepEqual(
    [(await site.upload('a\n1')).status, (await site.upload('a\n1')).body.message],
    [422, 'The uploads database is not configured.'],
  )
  await as.admin.put('/api/setting/uploads-settings', { value: { db_id: 999_999 } })
  assert.equal((await site.upload('a\n1')).body.message, 'The uploads database does not exist.')
  await site.enable()
  const { body: listed } = await as.admin.get('/api/database?include_only_uploadable=true')
  assert.deepEqual(
    listed.data.map(({ id, can_upload }: { id: number; can_upload: boolean }) => [id, can_upload]),
    [[site.database, true]],
  )
  const graph = (await as.admin.get('/api/permissions/graph')).body
  const shut = { 'view-data': 'unrestricted', 'create-queries': 'no' }
  const groups = Object.fromEntries(
    Object.keys(graph.groups)
      .filter((group) => graph.groups[group][site.database]?.['create-queries'] !== undefined && group !== '2')
      .map((group) => [group, { [site.database]: shut }]),
  )
  await as.admin.put('/api/permissions/graph', { groups, revision: graph.revision })
  assert.equal((await site.upload('a\n1', { by: as.user })).status, 403)
  assert.equal((await site.upload('a\n1', { by: as.nobody })).status, 401)
  await as.admin.put('/api/setting/uploads-settings', { value: { db_id: null } })
  assert.equal((await site.upload('a\n1')).body.message, 'The uploads database is not configured.')
  assert.deepEqual((await as.admin.get('/api/database?include_only_uploadable=true')).body.data, [])
})

test('a form without a file, or no form at all, says what is missing', async (t) => {
  const site = (await uploadSite(t, 'sqlite'))!
  await site.enable()
  const json = await site.as.admin.post('/api/upload/csv', { file: 'a' })
  assert.deepEqual([json.status, typeof json.body.errors?.file], [400, 'string'], json.text)
  const empty = '--b\r\nContent-Disposition: form-data; name="collection_id"\r\n\r\nroot\r\n--b--\r\n'
  const type = { 'content-type': 'multipart/form-data; boundary=b' }
  for (const body of [empty, empty.slice(0, 30), '--c--', '']) {
    const { status, text } = await site.as.admin.post('/api/upload/csv', new TextEncoder().encode(body), type)
    assert.equal(status, 400, text)
  }
  const broken = await site.as.admin.post('/api/upload/csv', new TextEncoder().encode(empty), {
    'content-type': 'multipart/form-data',
  })
  assert.equal(broken.status, 400)
  for (const [field, value] of [
    ['types', '{"a":"nothing"}'],
    ['types', '[]'],
    ['names', '{"a":1}'],
    ['separator', ',,'],
    ['encoding', 'no-such'],
    ['collection_id', '99999999'],
  ]) {
    const { status, text } = await site.upload('a\n1', { [field!]: value })
    assert.ok(status === 400 || status === 404, `${field} ${value}: ${status} ${text}`)
  }
})

test('what the sender says of types, names, separator and encoding holds', async (t) => {
  const site = (await uploadSite(t, 'sqlite'))!
  await site.enable()
  const bytes = new Uint8Array([
    ...new TextEncoder().encode('id|name\n1|M'),
    0xfc,
    ...new TextEncoder().encode('ller\n'),
  ])
  const { body } = await site.upload(bytes, {
    name: 'people.txt',
    separator: '|',
    encoding: 'windows-1252',
    types: { id: 'text' },
    names: { name: 'full_name' },
  })
  const { rows, columns } = await site.model(body)
  assert.deepEqual(
    rows.map((row) => row.slice(1)),
    [['1', 'Müller']],
  )
  assert.deepEqual(
    columns.map(([name]: string[]) => name),
    ['_mb_row_id', 'id', 'full_name'],
  )
})

test('a caller that accepts lines gets the progress and the result', async (t) => {
  const site = (await uploadSite(t, 'sqlite'))!
  await site.enable()
  const accept = 'application/x-ndjson'
  const lines = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  const done = lines((await site.upload('a\n1', { accept })).text).at(-1)
  assert.equal(typeof done.result.modelId, 'number')
  const failed = lines((await site.upload('a,b\n1,2,3', { accept })).text).at(-1)
  assert.deepEqual([failed.error.status, typeof failed.error.body.message], [400, 'string'])
})

test('a preview tells what an upload would make, and stores nothing', async (t) => {
  const site = (await uploadSite(t, 'sqlite'))!
  await site.enable()
  await site.upload('id,name\n1,a')
  const { body, status } = await site.send('/api/upload/preview', 'id,name,more\n1,a,2\n2,b,x\n', {
    name: 'new_names.csv',
  })
  assert.equal(status, 200)
  assert.deepEqual(
    body.columns.map(({ name, type }: { name: string; type: string }) => [name, type]),
    [
      ['id', 'integer'],
      ['name', 'varchar-255'],
      ['more', 'varchar-255'],
    ],
  )
  assert.deepEqual([body.name, body.rowCount, body.sample[1], body.tables.length], ['New Names', 2, ['2', 'b', 'x'], 1])
  assert.equal((await site.server.store.uploads.list()).length, 1)
})
