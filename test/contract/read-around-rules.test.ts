/** Rows that a rule hides come out through no door, on any engine. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marketEngines } from '../support/market.ts'
import { createGroup, createPerson } from '../support/people.ts'
import { secretDoors } from '../support/secret-doors.ts'
import { wrongDoors } from '../support/secret-doors-run.ts'
import { connectSecrets } from '../support/secret-shop.ts'
import { testServer, type Client, type TestServer } from '../support/test-server.ts'

/** So many values that an engine would rather ask anything else first. */
const MORE = Array.from({ length: 30 }, (_, index) => `other ${index}`)

/** Keeps all questions of the database as tables, as far as they can be; returns how many administrators then read there. */
async function storeQuestions({ server, as: { admin } }: TestServer, database: number): Promise<number> {
  const cards: { id: number; database_id: number; type: string }[] = (await admin.get('/api/card')).body
  const own = cards.filter(({ database_id, type }) => database_id === database && type !== 'metric')
  for (const { id } of own) await admin.put(`/api/card/${id}`, { type: 'model' })
  await admin.post('/api/persist/enable')
  const switched = await admin.post(`/api/database/${database}/persist`)
  assert.equal(switched.status, 204, switched.text)
  for (const { id } of own) await admin.post(`/api/card/${id}/refresh`)
  await server.jobs.drain()
  const answers = []
  for (const { id } of own) answers.push(await admin.post(`/api/card/${id}/query`))
  return answers.filter(({ body }) => body.data?.persisted_models !== undefined).length
}

/** Has copies answer in place of these tables. */
async function copyTables({ as: { admin }, server }: TestServer, tables: readonly number[]): Promise<void> {
  assert.equal((await admin.post('/api/persist/enable', {})).status, 204)
  for (const table of tables) assert.equal((await admin.post(`/api/persist/table/${table}/persist`, {})).status, 204)
  await server.jobs.drain()
  const { body } = await admin.get('/api/persist/copy')
  assert.deepEqual(
    body.data.map(({ state }: { state: string }) => state),
    tables.map(() => 'persisted'),
  )
}

for (const engine of await marketEngines()) {
  test(`on ${engine}, rows that a rule hides come out through no door`, async (t) => {
    const server = await testServer(t)
    const { admin } = server.as
    const shop = await connectSecrets(server, engine)
    const group = await createGroup(server, 'Ruled')
    const person = await createPerson(server, 'ruled', [group])
    await admin.put(`/api/user/${person.id}`, { login_attributes: { kind: ['open', ...MORE] } })
    const words = {
      'view-data': 'unrestricted',
      'create-queries': 'query-builder-and-native',
      download: { schemas: 'full' },
    }
    const { revision } = (await admin.get('/api/permissions/graph')).body
    const groups = { 1: { [shop.id]: { 'view-data': 'blocked' } }, [group]: { [shop.id]: words } }
    assert.equal((await admin.put('/api/permissions/graph', { revision, groups })).status, 200)
    const kind = ['field', await shop.field('wages.kind'), null]
    const open = {
      database: shop.id,
      type: 'query',
      query: { 'source-table': await shop.table('wages'), filter: ['=', kind, 'open'] },
    }
    const { body: question } = await admin.post('/api/card', {
      name: 'Open',
      display: 'table',
      visualization_settings: {},
      dataset_query: open,
    })
    const doors = await secretDoors(shop, 'orders', admin)
    // That a question is the rule is the same on all engines.
    if (engine === 'sqlite') doors.push(...(await secretDoors(shop, 'wages', admin)))
    const rules = [
      {
        table_id: await shop.table('orders'),
        card_id: null,
        attribute_remappings: { kind: ['dimension', ['field', await shop.field('orders.kind'), null]] },
      },
      { table_id: await shop.table('wages'), card_id: question.id, attribute_remappings: {} },
    ]
    for (const rule of rules) assert.equal((await admin.post('/api/mt/gtap', { group_id: group, ...rule })).status, 200)
    assert.deepEqual(await wrongDoors(doors, { admin, person: person.as }), [])
    if (engine === 'postgres') {
      await copyTables(server, [await shop.table('orders'), await shop.table('people'), await shop.table('links')])
      assert.deepEqual(await wrongDoors(doors, { admin, person: person.as }), [], 'where copies answer')
    }

    // Tables that hold everybody's rows are doors, too. That such rows are not read is decided the same way for all engines.
    if (engine === 'postgres' || engine === 'sqlite') {
      assert.ok((await storeQuestions(server, shop.id)) > 2)
      assert.deepEqual(await wrongDoors(doors, { admin, person: person.as }), [])
    }

    // What is kept for one person is given to nobody with another rule, nor to one with another attribute.
    await admin.put('/api/setting/enable-query-caching', { value: true })
    const other = await createPerson(server, 'other', [group])
    await admin.put(`/api/user/${other.id}`, { login_attributes: { kind: 'secret' } })
    const note = ['field', await shop.field('orders.note'), null]
    const notes = {
      database: shop.id,
      type: 'query',
      query: { 'source-table': await shop.table('orders'), fields: [note] },
    }
    const { body: kept } = await admin.post('/api/card', {
      name: 'Notes',
      display: 'table',
      visualization_settings: {},
      dataset_query: notes,
      cache_ttl: 10,
    })
    const read = async (client: Client) => {
      const { body } = await client.post(`/api/card/${kept.id}/query`)
      return body.data.rows.map(([text]: [string]) => text.slice(0, 6)).sort()
    }
    for (let round = 0; round < 2; round += 1) {
      assert.deepEqual(await read(other.as), ['secret', 'secret', 'secret'])
      assert.equal((await read(admin)).length, 6)
      assert.deepEqual(await read(person.as), ['1', '2', '3'])
    }
    await admin.put(`/api/user/${other.id}`, { login_attributes: { kind: 'open' } })
    assert.deepEqual(await read(other.as), ['1', '2', '3'])

    // Bins lie within the rows that are seen.
    const orders = await shop.table('orders')
    const binning = { strategy: 'num-bins', 'num-bins': 2 }
    const bins = { aggregation: [['count']], breakout: [['field', await shop.field('orders.amount'), { binning }]] }
    for (const query of [
      { 'source-table': orders, ...bins },
      { 'source-query': { 'source-table': orders }, ...bins },
    ]) {
      const { body } = await person.as.post('/api/dataset', { database: shop.id, type: 'query', query })
      assert.deepEqual(body.data?.cols[0].binning_info.max_value, 30, body.error)
      assert.equal(
        body.data.rows.reduce((sum: number, [, count]: [number, number]) => sum + count, 0),
        3,
      )
    }

    // Conditions that could not be computed for hidden rows are not computed for them: a failure would tell of those.
    const amount = ['field', await shop.field('orders.amount'), null]
    const overflow = [amount, amount, amount, amount, amount].reduce((product, one) => ['*', product, one] as never)
    for (const value of [overflow, ['exp', amount], ['integer', ['field', await shop.field('orders.note'), null]]]) {
      const source = { 'source-table': orders }
      const nested = {
        'source-query': { ...source, expressions: { e: value } },
        filter: ['>', ['field', 'e', { 'base-type': 'type/Integer' }], 0],
      }
      for (const inner of [{ ...source, filter: ['>', value, 0] }, nested]) {
        const query = { database: shop.id, type: 'query', query: { ...inner, aggregation: [['count']] } }
        const { body } = await person.as.post('/api/dataset', query)
        assert.deepEqual(body.data.rows, [[3]], `${JSON.stringify(value)}: ${body.error}`)
      }
    }
  })
}

for (const engine of await marketEngines()) {
  test(`on ${engine}, rows that SQL as a rule hides come out through no door`, async (t) => {
    const server = await testServer(t)
    const { admin } = server.as
    const shop = await connectSecrets(server, engine)
    const group = await createGroup(server, 'Ruled')
    const [person, other, nobody] = [
      await createPerson(server, 'ruled', [group]),
      await createPerson(server, 'other', [group]),
      await createPerson(server, 'nobody', [group]),
    ]
    await admin.put(`/api/user/${person.id}`, { login_attributes: { kind: 'open' } })
    await admin.put(`/api/user/${other.id}`, { login_attributes: { kind: 'secret' } })
    const words = {
      'view-data': 'unrestricted',
      'create-queries': 'query-builder-and-native',
      download: { schemas: 'full' },
    }
    const { revision } = (await admin.get('/api/permissions/graph')).body
    const groups = { 1: { [shop.id]: { 'view-data': 'blocked' } }, [group]: { [shop.id]: words } }
    const orders = await shop.table('orders')
    const { body: question } = await admin.post('/api/card', {
      name: 'Own rows',
      display: 'table',
      visualization_settings: {},
      dataset_query: {
        database: shop.id,
        type: 'native',
        native: {
          query: 'select o.*, 1 as more from orders o where o.kind = {{k}} [[and o.id > {{least}}]];',
          'template-tags': {
            k: { id: 'k', name: 'k', 'display-name': 'K', type: 'text' },
            least: { id: 'least', name: 'least', 'display-name': 'Least', type: 'number' },
          },
        },
      },
    })
    const rule = {
      group_id: group,
      table_id: orders,
      card_id: question.id,
      attribute_remappings: { kind: ['variable', ['template-tag', 'k']] },
    }
    const made = await admin.put('/api/permissions/graph', { revision, groups, sandboxes: [rule] })
    assert.equal(made.status, 200, made.text)
    const doors = await secretDoors(shop, 'orders', admin)
    assert.deepEqual(await wrongDoors(doors, { admin, person: person.as }), [])

    // What is kept for one attribute is not given for another one.
    await admin.put('/api/setting/enable-query-caching', { value: true })
    const note = ['field', await shop.field('orders.note'), null]
    const notes = { database: shop.id, type: 'query', query: { 'source-table': orders, fields: [note] } }
    const { body: kept } = await admin.post('/api/card', {
      name: 'Notes',
      display: 'table',
      visualization_settings: {},
      dataset_query: notes,
      cache_ttl: 10,
    })
    const read = async (client: Client, more: object = {}) => {
      const { body } = await client.post(`/api/card/${kept.id}/query`, more)
      return body.error ?? body.data.rows.map(([text]: [string]) => text.slice(0, 6)).sort()
    }
    const refused = 'You do not have permissions to run this query.'
    for (let round = 0; round < 2; round += 1) {
      assert.deepEqual(await read(other.as), ['secret', 'secret', 'secret'])
      assert.equal((await read(admin)).length, 6)
      assert.deepEqual(await read(person.as), ['1', '2', '3'])
      assert.equal(await read(nobody.as), refused)
    }
    // Values of the request reach no variable of the rule.
    for (const [tag, value] of [
      ['k', 'secret'],
      ['least', 2],
    ]) {
      for (const head of ['variable', 'dimension']) {
        const parameters = [{ type: 'category', target: [head, ['template-tag', tag]], value }]
        const { body } = await person.as.post('/api/dataset', { ...notes, parameters })
        assert.equal(body.data.rows.length, 3)
      }
    }
    // Texts are bound, whatever they hold.
    for (const text of ["x' or '1'='1", "open' -- ", '{{k}}', 'secret") or ("a"="a', "\\' or 1=1 -- "]) {
      await admin.put(`/api/user/${other.id}`, { login_attributes: { kind: text } })
      assert.deepEqual(await read(other.as), [], text)
    }
    // SQL of people on the database stays refused.
    const sql = { database: shop.id, type: 'native', native: { query: 'select * from orders' } }
    assert.equal((await person.as.post('/api/dataset', sql)).body.error, refused)

    // Conditions of the caller are not computed for hidden rows, and bins lie within those that are seen.
    const amount = ['field', await shop.field('orders.amount'), null]
    const tooMuch = [amount, amount, amount, amount, amount].reduce((product, one) => ['*', product, one] as never)
    for (const value of [tooMuch, ['exp', amount], ['integer', note]]) {
      const query = { 'source-table': orders, filter: ['>', value, 0], aggregation: [['count']] }
      const { body } = await person.as.post('/api/dataset', { database: shop.id, type: 'query', query })
      assert.deepEqual(body.data.rows, [[3]], `${JSON.stringify(value)}: ${body.error}`)
    }
    const binning = { strategy: 'num-bins', 'num-bins': 2 }
    const bins = { aggregation: [['count']], breakout: [[...amount.slice(0, 2), { binning }]] }
    const { body: binned } = await person.as.post('/api/dataset', {
      database: shop.id,
      type: 'query',
      query: { 'source-table': orders, ...bins },
    })
    assert.deepEqual(binned.data?.cols[0].binning_info.max_value, 30, binned.error)
  })
}
