/** Data that is blocked comes out through no door, on any engine, and no message tells its names. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marketEngines } from '../support/market.ts'
import { createGroup, createPerson } from '../support/people.ts'
import { wrongDoors } from '../support/secret-doors-run.ts'
import { secretDoors } from '../support/secret-doors.ts'
import { connectSecrets } from '../support/secret-shop.ts'
import { testServer, type Answer } from '../support/test-server.ts'

/** Messages that name what is blocked. */
function namesIn({ body, text }: Answer): string | null {
  const message = typeof body === 'object' ? String(Object(body)['error'] ?? '') : text
  return /wages|kind|amount/.exec(message)?.[0] ?? null
}

for (const engine of await marketEngines()) {
  test(`on ${engine}, a table that is blocked comes out through no door`, async (t) => {
    const server = await testServer(t)
    const { admin } = server.as
    const shop = await connectSecrets(server, engine)
    const group = await createGroup(server, 'Some')
    const { as } = await createPerson(server, 'some', [group])
    const doors = await secretDoors(shop, 'wages', admin)
    const [wages, orders] = [await shop.table('wages'), await shop.table('orders')]
    const { body: table } = await admin.get(`/api/table/${wages}`)
    const put = async (words: object) => {
      const { revision } = (await admin.get('/api/permissions/graph')).body
      const groups = { 1: { [shop.id]: { 'view-data': 'blocked' } }, [group]: { [shop.id]: words } }
      const answer = await admin.put('/api/permissions/graph', { revision, groups })
      assert.equal(answer.status, 200, answer.text)
    }
    const all = {
      'view-data': 'unrestricted',
      'create-queries': 'query-builder-and-native',
      download: { schemas: 'full' },
    }
    await put(all)
    // What is alike is blocked, too: its values are the same.
    await put({ 'view-data': { [table.schema ?? '']: { [wages]: 'blocked', [orders]: 'blocked' } } })
    assert.deepEqual(await wrongDoors(doors, { admin, person: as, check: namesIn }), [])

    // What is wrong with a query tells nothing of the table either.
    const inner = { 'source-table': wages }
    for (const more of [
      { fields: [['field', 'no', null]] },
      { fields: [['field', 999_999, null]] },
      { 'order-by': [['asc', ['field', 'nothing', { 'base-type': 'type/Text' }]]] },
    ]) {
      const { body } = await as.post('/api/dataset', { database: shop.id, type: 'query', query: { ...inner, ...more } })
      assert.equal(body.error, 'You do not have permissions to run this query.')
    }
    // A column that would stand for a foreign key is left out.
    const link = await shop.field('links.wage_id')
    const dimension = { type: 'external', name: 'Note', human_readable_field_id: await shop.field('wages.note') }
    await admin.post(`/api/field/${link}/dimension`, dimension)
    const links = { database: shop.id, type: 'query', query: { 'source-table': await shop.table('links') } }
    const widths = await Promise.all(
      [admin, as].map(async (client) => (await client.post('/api/dataset', links)).body.data.cols.length),
    )
    assert.deepEqual(widths, [4, 3])
  })
}
