import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGroup, createPerson } from '../support/people.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer, type Client } from '../support/test-server.ts'

type Outcome = 'allowed' | 'limited' | 'refused'

/** A shop with open and closed tables and collections, and people of all kinds. */
async function prepare(t: Parameters<typeof testServer>[0]) {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  const people = await shop.table('people')
  const state = await shop.field('people', 'state')
  const closed = (await as.admin.post('/api/collection', { name: 'Closed' })).body.id
  const openOne = (await as.admin.post('/api/collection', { name: 'Open' })).body.id

  async function card(name: string, dataset_query: object, collection_id: number): Promise<number> {
    const { body } = await as.admin.post('/api/card', {
      name,
      display: 'table',
      visualization_settings: {},
      dataset_query: { database: shop.id, ...dataset_query },
      collection_id,
    })
    return body.id
  }
  const builtQuery = (table: number | string) => ({ type: 'query', query: { 'source-table': table, limit: 1 } })
  const cards = {
    orders: await card('Orders', builtQuery(orders.id), openOne),
    people: await card('People', builtQuery(people.id), openOne),
    sql: await card('SQL', { type: 'native', native: { query: 'select 1 as a' } }, openOne),
    closed: await card('Closed orders', builtQuery(orders.id), closed),
    nested: 0,
  }
  cards.nested = await card('On closed orders', builtQuery(`card__${cards.closed}`), openOne)

  const board = (await as.admin.post('/api/dashboard', { name: 'Board', collection_id: openOne })).body.id
  for (const cardId of [cards.orders, cards.closed]) {
    const place = { row: 0, col: 0, size_x: 4, size_y: 4 }
    assert.equal((await as.admin.post(`/api/dashboard/${board}/cards`, { cardId, ...place })).status, 200)
  }

  const groups = {
    builders: await createGroup(server, 'Builders'),
    sql: await createGroup(server, 'SQL writers'),
    ruled: await createGroup(server, 'Ruled'),
    partial: await createGroup(server, 'Partial'),
    curators: await createGroup(server, 'Curators'),
  }
  const none = { 'view-data': 'blocked', 'create-queries': 'no' }
  const graph = {
    1: { [shop.id]: none },
    [groups.builders]: { [shop.id]: { 'view-data': 'unrestricted', 'create-queries': 'query-builder' } },
    [groups.sql]: { [shop.id]: { 'view-data': 'unrestricted', 'create-queries': 'query-builder-and-native' } },
    [groups.ruled]: { [shop.id]: { 'view-data': 'unrestricted', 'create-queries': 'query-builder' } },
    [groups.partial]: {
      [shop.id]: {
        'view-data': { '': { [orders.id]: 'unrestricted', [people.id]: 'blocked' } },
        'create-queries': { '': { [orders.id]: 'query-builder', [people.id]: 'no' } },
        'data-model': { schemas: { '': { [orders.id]: 'all' } } },
      },
    },
    [groups.curators]: { [shop.id]: none },
  }
  const { revision } = (await as.admin.get('/api/permissions/graph')).body
  const put = await as.admin.put('/api/permissions/graph', { revision, groups: graph })
  assert.equal(put.status, 200, put.text)
  const rule = { group_id: groups.ruled, table_id: people.id, card_id: null }
  const remapping = { attribute_remappings: { state: ['dimension', ['field', state.id, null]] } }
  assert.equal((await as.admin.post('/api/mt/gtap', { ...rule, ...remapping })).status, 200)
  const collections = (await as.admin.get('/api/collection/graph')).body.revision
  const places = {
    1: { root: 'none', [closed]: 'none', [openOne]: 'read' },
    [groups.curators]: { [closed]: 'write', [openOne]: 'write' },
  }
  const opened = await as.admin.put('/api/collection/graph', { revision: collections, groups: places })
  assert.equal(opened.status, 200, opened.text)

  const person = (name: string, ids: readonly number[]) => createPerson(server, name, ids)
  const persons = {
    stranger: await person('stranger', []),
    builder: await person('builder', [groups.builders]),
    writer: await person('writer', [groups.sql]),
    ruled: await person('ruled', [groups.ruled]),
    ruledToo: await person('ruled-with-attribute', [groups.ruled]),
    free: await person('free', [groups.ruled, groups.builders]),
    partial: await person('partial', [groups.partial]),
    curator: await person('curator', [groups.curators]),
    curatorWriter: await person('curator-writer', [groups.curators, groups.sql]),
    admin: { id: server.adminId, as: as.admin },
  }
  await as.admin.put(`/api/user/${persons.ruledToo.id}`, { login_attributes: { state: 'CA' } })
  return { server, as, shop, orders, people, cards, groups, persons, closed, openOne, board }
}

async function outcomes(admin: Client, query: string): Promise<Record<string, Outcome>> {
  const { status, body } = await admin.get(`/api/permissions/explain?${query}`)
  assert.equal(status, 200, `${query}: ${JSON.stringify(body)}`)
  for (const { question, steps } of body.questions) {
    assert.ok(steps.length > 0, `${query} ${question} has no steps`)
    assert.ok(
      steps.some((step: { decides: boolean }) => step.decides),
      `${query} ${question}: nothing decides`,
    )
  }
  return Object.fromEntries(
    body.questions.map((one: { question: string; outcome: Outcome }) => [one.question, one.outcome]),
  )
}

const isIn = ({ status }: { status: number }) => status < 300
const ran = ({ status, body }: { status: number; body: { status?: string } }) =>
  status === 202 && body.status === 'completed'

test('what is explained is what the doors answer', async (t) => {
  const { as, shop, orders, people, cards, persons, closed, openOne, board } = await prepare(t)
  const faults: string[] = []
  const compare = (what: string, explained: Outcome | undefined, isOpen: boolean) => {
    const isSaid = explained === 'allowed' || explained === 'limited'
    if (isSaid !== isOpen) faults.push(`${what}: explained ${explained}, the door is ${isOpen ? 'open' : 'closed'}`)
  }
  for (const [name, person] of Object.entries(persons)) {
    const who = `user_id=${person.id}`
    for (const [place, id] of Object.entries({ closed, openOne })) {
      const said = await outcomes(as.admin, `${who}&collection_id=${id}`)
      compare(`${name} reads ${place}`, said['read'], isIn(await person.as.get(`/api/collection/${id}`)))
      compare(
        `${name} writes ${place}`,
        said['write'],
        isIn(await person.as.put(`/api/collection/${id}`, { description: name })),
      )
    }
    const glance = await outcomes(as.admin, `${who}&dashboard_id=${board}`)
    compare(`${name} reads the dashboard`, glance['read'], isIn(await person.as.get(`/api/dashboard/${board}`)))
    compare(
      `${name} writes the dashboard`,
      glance['write'],
      isIn(await person.as.put(`/api/dashboard/${board}`, { description: name })),
    )
    for (const [card, id] of Object.entries(cards)) {
      const said = await outcomes(as.admin, `${who}&card_id=${id}`)
      compare(`${name} reads card ${card}`, said['read'], isIn(await person.as.get(`/api/card/${id}`)))
      compare(`${name} runs card ${card}`, said['run'], ran(await person.as.post(`/api/card/${id}/query`, {})))
      compare(
        `${name} writes card ${card}`,
        said['write'],
        isIn(await person.as.put(`/api/card/${id}`, { description: name })),
      )
      const { body } = await as.admin.get(`/api/card/${id}`)
      compare(
        `${name} builds card ${card}`,
        said['build'],
        ran(await person.as.post('/api/dataset', body.dataset_query)),
      )
    }
    for (const table of [orders, people]) {
      const said = await outcomes(as.admin, `${who}&table_id=${table.id}`)
      const query = { database: shop.id, type: 'query', query: { 'source-table': table.id, limit: 1 } }
      compare(`${name} queries ${table.name}`, said['query'], ran(await person.as.post('/api/dataset', query)))
      compare(
        `${name} edits ${table.name}`,
        said['data-model'],
        isIn(await person.as.put(`/api/table/${table.id}`, { description: name })),
      )
    }
    const said = await outcomes(as.admin, `${who}&database_id=${shop.id}`)
    const sql = { database: shop.id, type: 'native', native: { query: 'select 1 as a' } }
    compare(`${name} writes SQL`, said['native'], ran(await person.as.post('/api/dataset', sql)))
    const listed = (await person.as.get('/api/database')).body.data.some((one: { id: number }) => one.id === shop.id)
    compare(`${name} queries the database`, said['query'], listed)
    compare(
      `${name} manages the database`,
      said['details'],
      isIn(await person.as.post(`/api/database/${shop.id}/dismiss_spinner`, {})),
    )
  }
  assert.deepEqual(faults, [])
})

test('rules of rows and columns are told with the groups that make and lift them', async (t) => {
  const { as, people, orders, shop, groups, persons, cards } = await prepare(t)
  const explain = async (query: string) => (await as.admin.get(`/api/permissions/explain?${query}`)).body
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  const questionOf = (body: { questions: { question: string }[] }, question: string): any =>
    body.questions.find((one) => one.question === question)
  const rules = (one: { steps: { rule: string; decides: boolean; group: { name: string } | null }[] }) =>
    one.steps
      .filter(({ rule }) => rule.startsWith('sandbox'))
      .map(({ rule, decides, group }) => [rule, decides, group?.name])

  const without = questionOf(await explain(`user_id=${persons.ruled.id}&table_id=${people.id}`), 'query')
  assert.equal(without.outcome, 'refused')
  assert.deepEqual(rules(without), [['sandbox', true, 'Ruled']])
  const withAttribute = questionOf(await explain(`user_id=${persons.ruledToo.id}&card_id=${cards.people}`), 'run')
  assert.equal(withAttribute.outcome, 'limited')
  const free = questionOf(await explain(`user_id=${persons.free.id}&table_id=${people.id}`), 'query')
  assert.equal(free.outcome, 'allowed')
  assert.deepEqual(rules(free), [
    ['sandbox', false, 'Ruled'],
    ['sandbox-lifted', true, 'Builders'],
  ])
  const group = await explain(`group_id=${groups.ruled}&table_id=${people.id}`)
  assert.equal(questionOf(group, 'query').outcome, 'depends')
  assert.deepEqual(
    group.subject.groups.map(({ name }: { name: string }) => name),
    ['All Users', 'Ruled'],
  )

  const partial = await explain(`user_id=${persons.partial.id}&database_id=${shop.id}`)
  assert.equal(questionOf(partial, 'query').outcome, 'limited')
  const word = questionOf(await explain(`user_id=${persons.partial.id}&table_id=${orders.id}`), 'query').steps.find(
    (one: { group: { name: string } | null }) => one.group?.name === 'Partial',
  )
  assert.deepEqual(
    [word.level, word.permission, word.value, word.decides],
    ['table', 'create-queries', 'query-builder', true],
  )
  const nested = questionOf(await explain(`user_id=${persons.builder.id}&card_id=${cards.nested}`), 'run')
  assert.ok(nested.steps.some((one: { rule: string; decides: boolean }) => one.rule === 'source-card' && one.decides))
})

test('administrators and those who are deactivated have a step of their own; wrong questions are refused', async (t) => {
  const { as, shop, persons, userId } = await prepare(t).then(({ server, ...rest }) => ({
    ...rest,
    userId: server.userId,
  }))
  const explain = (query: string) => as.admin.get(`/api/permissions/explain?${query}`)
  const admin = (await explain(`group_id=2&database_id=${shop.id}`)).body
  assert.ok(admin.questions.every((one: any) => one.outcome === 'allowed' && one.steps[0].rule === 'administrator')) // oxlint-disable-line typescript/no-explicit-any
  await as.admin.delete(`/api/user/${userId}`)
  const gone = (await explain(`user_id=${userId}&collection_id=root`)).body
  assert.ok(gone.questions.every((one: any) => one.outcome === 'refused' && one.steps[0].rule === 'deactivated')) // oxlint-disable-line typescript/no-explicit-any
  const one = `user_id=${persons.builder.id}`
  for (const query of [
    '',
    one,
    `${one}&group_id=1&card_id=1`,
    `${one}&card_id=1&table_id=1`,
    `database_id=${shop.id}`,
  ]) {
    assert.equal((await explain(query)).status, 400, query)
  }
  for (const query of [
    `${one}&card_id=9999`,
    `${one}&table_id=9999`,
    'user_id=9999&card_id=1',
    'group_id=9999&card_id=1',
  ]) {
    assert.equal((await explain(query)).status, 404, query)
  }
  assert.equal((await persons.builder.as.get(`/api/permissions/explain?${one}&database_id=${shop.id}`)).status, 403)
})
