/** Queries in a role of the database: what the role may not read comes out through no door, on any engine that has roles. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { marketEngines } from '../support/market.ts'
import { createGroup, createPerson } from '../support/people.ts'
import { makeRoles, type RoleEngine, type Roles } from '../support/role-database.ts'
import { wrongDoors } from '../support/secret-doors-run.ts'
import { secretDoors } from '../support/secret-doors.ts'
import { connectSecrets } from '../support/secret-shop.ts'
import { testServer, type Client } from '../support/test-server.ts'

const ENGINES = (await marketEngines()).filter(
  (engine): engine is RoleEngine => engine === 'postgres' || engine === 'mysql',
)
const REFUSED = 'You do not have permissions to run this query'
const WORDS = { 'create-queries': 'query-builder-and-native', download: { schemas: 'full' } }

/** All users are blocked; who is in the group reads in the role that the attribute `role` names. */
async function roleServer(t: TestContext, engine: RoleEngine) {
  const server = await testServer(t)
  const { admin } = server.as
  let roles: Roles | undefined
  const shop = await connectSecrets(server, engine, async (database) => {
    const rowsOfSales = { table: 'orders', condition: "kind = 'open'" }
    const rights = { sales: ['orders', 'people', 'links'], staff: ['people'], rowsOfSales }
    roles = await makeRoles(engine, database, rights)
    return roles.details
  })
  const { sales, staff, drop } = roles!
  t.after(drop)
  const group = await createGroup(server, 'In a role')
  const person = await createPerson(server, 'person', [group])
  const put = async (groups: object, more: object = {}) => {
    const { revision } = (await admin.get('/api/permissions/graph')).body
    const answer = await admin.put('/api/permissions/graph', { revision, groups, ...more })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const inRole = (group_id: number, attribute = 'role') =>
    put(
      {
        1: { [shop.id]: { 'view-data': 'blocked' } },
        [group_id]: { [shop.id]: { 'view-data': 'impersonated', ...WORDS } },
      },
      { impersonations: [{ group_id, db_id: shop.id, attribute }] },
    )
  const attributes = (login_attributes: object) => admin.put(`/api/user/${person.id}`, { login_attributes })
  await inRole(group)
  await attributes({ role: sales })
  const sql = (query: string) => ({ database: shop.id, type: 'native', native: { query } })
  const ask = async (query: object, client: Client = person.as) => (await client.post('/api/dataset', query)).body
  /** Rows of SQL, or its error. */
  const read = async (query: string, client?: Client) => {
    const { error, data } = await ask(sql(query), client)
    return error ?? data.rows
  }
  return { ...server, admin, shop, group, person, put, inRole, attributes, sales, staff, sql, ask, read }
}

for (const engine of ENGINES) {
  test(`on ${engine}, what a role may not read comes out through no door`, async (t) => {
    const { admin, shop, person } = await roleServer(t, engine)
    // Rows have rules of their own on PostgreSQL alone.
    const subjects = engine === 'postgres' ? (['orders', 'wages'] as const) : (['wages'] as const)
    const doors = (await Promise.all(subjects.map((subject) => secretDoors(shop, subject, admin)))).flat()
    // Where rows of orders are open to the role, so is what they hold.
    const own = engine === 'postgres' ? doors : doors.filter(({ name }) => !/\/api\/database/.test(name))
    assert.deepEqual(await wrongDoors(own, { admin, person: person.as }), [])
    const bin = ['field', await shop.field('orders.amount'), { binning: { strategy: 'num-bins', 'num-bins': 2 } }]
    const query = { 'source-table': await shop.table('orders'), aggregation: [['count']], breakout: [bin] }
    const { body } = await person.as.post('/api/dataset', { database: shop.id, type: 'query', query })
    assert.equal(body.data.cols[0].binning_info.max_value < 100, engine === 'postgres', body.error)
  })

  test(`on ${engine}, a role is that of the attribute at the time, and somebody without one is refused`, async (t) => {
    const { admin, shop, person, attributes, sales, staff, read, put, inRole, ...server } = await roleServer(t, engine)
    const people = 'select count(*) from people'
    const orders = 'select count(*) from orders'
    assert.deepEqual(await read(people), [[3]])
    assert.deepEqual(await read(orders), [[engine === 'postgres' ? 3 : 6]])
    await attributes({ role: staff })
    assert.deepEqual(await read(people), [[3]])
    assert.match(await read(orders), /denied/)
    for (const role of [undefined, '', 7, ['a'], null]) {
      await attributes(role === undefined ? {} : { role })
      assert.match(await read(people), new RegExp(`^${REFUSED}: your attribute "role"`))
    }
    for (const role of ['none', 'NONE', 'none ', 'nobody', `${sales}x`]) {
      await attributes({ role })
      assert.match(await read(people), /role|denied/i, role)
    }
    const built = { database: shop.id, type: 'query', query: { 'source-table': await shop.table('people') } }
    const file = await person.as.post('/api/dataset/csv', { query: built })
    assert.equal(file.status, 400)
    assert.deepEqual([await read(people, admin), await read(orders, admin)], [[[3]], [[6]]])

    // Another group that asks for another role, for the same one, and for none.
    await attributes({ role: sales, other: staff })
    const other = await createGroup(server, 'Another')
    await inRole(other, 'other')
    await admin.post('/api/permissions/membership', { group_id: other, user_id: person.id })
    assert.match(await read(people), /your groups ask for different roles/)
    await attributes({ role: sales, other: sales })
    assert.deepEqual(await read(people), [[3]])
    const { body: records } = await admin.get('/api/ee/advanced-permissions/impersonation')
    assert.deepEqual(
      records.map(({ attribute }: { attribute: string }) => attribute),
      ['role', 'other'],
    )
    await put({ [other]: { [shop.id]: { 'view-data': 'unrestricted' } } })
    assert.deepEqual(await read('select count(*) from wages'), [[6]])
    assert.equal((await admin.get('/api/ee/advanced-permissions/impersonation')).body.length, 1)
  })

  test(`on ${engine}, nothing that is kept for one role is given to another`, async (t) => {
    const { admin, shop, group, person, sales, staff, sql, attributes, ...server } = await roleServer(t, engine)
    await admin.put('/api/setting/enable-query-caching', { value: true })
    const other = await createPerson(server, 'other', [group])
    await admin.put(`/api/user/${other.id}`, { login_attributes: { role: staff } })
    const clients = [admin, person.as, other.as]
    const table = engine === 'postgres' ? 'orders' : 'wages'
    const kind = ['field', await shop.field(`${table}.kind`), null]
    const queries = [
      sql(`select kind from ${table} order by id`),
      { database: shop.id, type: 'query', query: { 'source-table': await shop.table(table), fields: [kind] } },
    ]
    for (const dataset_query of queries) {
      const card = { name: 'Kinds', display: 'table', visualization_settings: {}, dataset_query, cache_ttl: 10 }
      const { body } = await admin.post('/api/card', card)
      const ask = (client: Client) => client.post(`/api/card/${body.id}/query`)
      const shown = async (client: Client) => {
        const answer = await ask(client)
        return {
          rows: answer.body.error === undefined ? answer.body.data.rows.length : null,
          isCached: answer.body.cached !== undefined && answer.body.cached !== null,
        }
      }
      const first = []
      for (const client of clients) first.push((await shown(client)).rows)
      assert.deepEqual(first, [6, engine === 'postgres' ? 3 : null, null])
      const second = []
      for (const client of clients.toReversed()) second.push(await shown(client))
      assert.deepEqual(
        second.map(({ rows }) => rows),
        first.toReversed(),
      )
      assert.equal(second[2]?.isCached, true)
      assert.equal(second[1]?.isCached, engine === 'postgres')
      // In another role, the same person is another.
      await attributes({ role: staff })
      assert.equal((await shown(person.as)).rows, null)
      await attributes({ role: sales })
      assert.equal((await shown(person.as)).rows, first[1])
    }
  })

  test(`on ${engine}, who has a rule and a role may write SQL, which the role restricts, and builds queries under both`, async (t) => {
    const { admin, shop, group, person, attributes, sales, ask, read } = await roleServer(t, engine)
    await attributes({ role: sales, name: 'Ann' })
    const people = await shop.table('people')
    const attribute_remappings = { name: ['dimension', ['field', await shop.field('people.name'), null]] }
    await admin.post('/api/mt/gtap', { group_id: group, table_id: people, card_id: null, attribute_remappings })
    const rows = { database: shop.id, type: 'query', query: { 'source-table': people } }
    assert.equal((await ask(rows)).data.rows.length, 1)
    assert.deepEqual(await read('select count(*) from people'), [[3]])
    assert.match(await read('select count(*) from wages'), /denied/)
    // Tables that SQL names by a variable are filtered like those of a query.
    const tag = { id: 't', name: 't', type: 'table', 'table-id': people, 'display-name': 'T' }
    const native = { query: 'select count(*) from {{t}} x', 'template-tags': { t: tag } }
    assert.deepEqual((await ask({ database: shop.id, type: 'native', native })).data.rows, [[1]])

    // A group with the rule alone does not free from the role of the other, nor that from the rule.
    await admin.delete(`/api/mt/gtap/${(await admin.get('/api/mt/gtap')).body[0].id}`)
    const ruled = (await admin.post('/api/permissions/group', { name: 'Ruled' })).body.id
    const { revision } = (await admin.get('/api/permissions/graph')).body
    await admin.put('/api/permissions/graph', {
      revision,
      groups: { [ruled]: { [shop.id]: { 'view-data': 'unrestricted' } } },
    })
    await admin.post('/api/mt/gtap', { group_id: ruled, table_id: people, card_id: null, attribute_remappings })
    await admin.post('/api/permissions/membership', { group_id: ruled, user_id: person.id })
    assert.equal((await ask(rows)).data.rows.length, 1)
    assert.match(await read('select count(*) from wages'), /denied/)
  })
}

test('engines without roles cannot be given any', async (t) => {
  const server = await testServer(t)
  const { admin } = server.as
  const shop = await connectSecrets(server, 'sqlite')
  const { revision } = (await admin.get('/api/permissions/graph')).body
  const impersonations = [{ group_id: 1, db_id: shop.id, attribute: 'role' }]
  const { status, text } = await admin.put('/api/permissions/graph', { revision, groups: {}, impersonations })
  assert.deepEqual([status, /cannot run in a role/.test(text)], [400, true])

  // A rule that was made when the database was another one.
  await server.server.store.accessRules.putImpersonation({ group_id: 1, db_id: shop.id, attribute: 'role' })
  const query = { database: shop.id, type: 'query', query: { 'source-table': await shop.table('people') } }
  assert.match((await server.as.user.post('/api/dataset', query)).body.error, /the database has no roles/)
  assert.equal((await admin.post('/api/dataset', query)).body.status, 'completed')
})
