/** The collection that a new server makes about its sample database: it is there, all of it works, and it can go. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { secondServer } from '../support/second-server.ts'
import { testServer, type Client } from '../support/test-server.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
type Body = any

const JOB = 'examples.create'
const PERSON = { email: 'first@example.org', password: 'proof pass 42x', first_name: 'Ada', last_name: 'Min' }

/** A server whose sample is there, and which nobody has set up. */
async function freshServer(t: TestContext) {
  const testing = await testServer(t, { users: false, env: { QUERENT_LOAD_SAMPLE_CONTENT: 'true' } })
  const { databases } = testing.server.services
  await databases.sample.task.begin?.()
  await testing.server.jobs.drain()
  return testing
}

type Testing = Awaited<ReturnType<typeof freshServer>>

/** The same as a restart does. */
async function startAgain({ server }: Testing): Promise<void> {
  await server.services.databases.sample.task.begin?.()
  await server.services.examples.offer()
  await server.jobs.drain()
}

async function signUp({ server, client }: Testing, email: string, isAdmin: boolean): Promise<Client> {
  const { id } = await server.store.users.create({
    email,
    type: 'personal',
    is_superuser: isAdmin,
    date_joined: new Date().toISOString(),
  })
  await server.store.groups.add(id, isAdmin ? [1, 2] : [1])
  return client({ 'x-metabase-session': await server.services.sessions.start(id) })
}

async function setUp({ as, client }: Testing): Promise<Client> {
  const token = (await as.nobody.get('/api/session/properties')).body['setup-token']
  const answer = await as.nobody.post('/api/setup', { token, user: PERSON, prefs: { site_name: 'Proof' } })
  assert.equal(answer.status, 200, answer.text)
  return client({ 'x-metabase-session': answer.body.id })
}

async function fieldOf({ server: { store } }: Testing, tableName: string, name: string) {
  const [database] = await store.databases.list()
  const tables = await store.tables.listOfDatabase(database?.id ?? 0)
  const table = tables.find((one) => one.name === tableName)
  const field = (await store.fields.listOfTables([table?.id ?? 0])).find((one) => one.name === name)
  assert.ok(field)
  return field
}

const examplesOf = async (client: Client): Promise<Body[]> =>
  (await client.get('/api/collection')).body.filter((one: Body) => one.name === 'Examples')

/** Names of columns that settings mention. */
function namedColumns(settings: Body): string[] {
  const single =
    'scatter.bubble pie.dimension pie.metric funnel.dimension funnel.metric scalar.field progress.value map.dimension ' +
    'map.metric map.latitude_column map.longitude_column'
  const { rows = [], columns = [], values = [] } = settings['pivot_table.column_split'] ?? {}
  return [
    ...(settings['graph.dimensions'] ?? []),
    ...(settings['graph.metrics'] ?? []),
    ...single.split(' ').flatMap((key) => settings[key] ?? []),
    ...(settings['table.columns'] ?? []).map(({ name }: Body) => name),
    ...(settings['table.column_formatting'] ?? []).flatMap((rule: Body) => rule.columns),
    ...Object.keys(settings['column_settings'] ?? {}).map((key) => JSON.parse(key)[1]),
    ...rows,
    ...columns,
    ...values,
    ...Object.values(Object(settings['click_behavior'])['parameterMapping'] ?? {}).map((one: Body) => one.source.id),
  ]
}

/** It has rows, and the columns that are named. */
function requireShows(label: string, result: Body, settings: readonly Body[]): void {
  assert.equal(result.status, 'completed', `${label}: ${result.error}`)
  assert.ok(result.row_count > 0, `${label} has rows`)
  const names = new Set(result.data.cols.map(({ name }: Body) => name))
  const missing = settings.flatMap(namedColumns).filter((name) => !names.has(name))
  assert.deepEqual(missing, [], `${label} has the columns that its settings name`)
}

/** All cards of a dashboard by their dashcards, with values of some filters by their slugs and otherwise the usual ones. */
async function requireDashboard(client: Client, id: number, values: Record<string, unknown> = {}): Promise<void> {
  const { parameters, dashcards, name } = (await client.get(`/api/dashboard/${id}`)).body
  const sent = parameters.map((one: Body) => ({ id: one.id, value: values[one.slug] ?? one.default ?? null }))
  const { text } = await client.post(`/api/dashboard/${id}/query`, { parameters: sent })
  const lines: Body[] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.deepEqual(lines.pop(), { done: true })
  const shown = dashcards.flatMap(({ card, action_id, series }: Body) =>
    card.id === undefined || action_id !== null ? [] : [card, ...series],
  )
  assert.equal(lines.length, shown.length)
  for (const { dashcard_id, card_id, result } of lines) {
    const dashcard = dashcards.find((one: Body) => one.id === dashcard_id)
    const card = shown.find((one: Body) => one.id === card_id)
    const own = card_id === dashcard.card_id ? [dashcard.visualization_settings] : []
    const label = `${name}, ${card.name}, ${JSON.stringify(values)}`
    requireShows(label, result, [card.visualization_settings, ...own])
  }
}

test('whoever has set the server up finds examples that all work, for everybody to read', async (t) => {
  const testing = await freshServer(t)
  assert.notEqual(await testing.server.store.jobs.find(JOB), undefined, 'without an administrator they wait')
  const admin = await setUp(testing)
  const [examples, ...others] = await examplesOf(admin)
  assert.deepEqual(others, [])
  assert.equal(examples.is_sample, true)
  const user = await signUp(testing, 'second@example.org', false)

  await t.test('every question, alone', async () => {
    const cards: Body[] = (await user.get('/api/card')).body
    assert.ok(cards.length >= 40)
    for (const { id } of cards) {
      const card = (await user.get(`/api/card/${id}`)).body
      const result = (await user.post(`/api/card/${id}/query`, {})).body
      requireShows(card.name, result, [card.visualization_settings])
      const stored = card.result_metadata.map(({ name }: Body) => name)
      const answered = result.data.cols.map(({ name }: Body) => name)
      assert.deepEqual(stored, answered, `${card.name} was stored with its columns`)
      assert.equal(card.creator.email, PERSON.email)
    }
  })

  await t.test('every dashboard, with its usual and with other filters', async () => {
    const boards: Body[] = (await user.get('/api/dashboard')).body
    const [customer, planner, shop] = boards.map(({ id }) => id)
    assert.equal(boards.length, 3)
    await requireDashboard(user, shop)
    await requireDashboard(user, shop, {
      date: '2024-01-01~',
      unit: 'year',
      category: ['Gadget', 'Widget'],
      paid: [50],
    })
    await requireDashboard(user, shop, { unit: 'week', state: ['CA'], city: ['Los Angeles'] })
    await requireDashboard(user, planner)
    const large = { date: '2025-01-01~', unit: 'year', plan: ['Premium', 'Business'], country: ['US'] }
    await requireDashboard(user, planner, { ...large, source: ['Google', 'Invite'], seats: [5, 200] })
    await requireDashboard(user, customer)
    await requireDashboard(user, customer, { customer: [105] })
  })

  await t.test('filters offer values, and the linked ones fewer', async () => {
    const boards: Body[] = (await user.get('/api/dashboard')).body
    const shop = (await user.get(`/api/dashboard/${boards.find((one) => one.name.startsWith('Shop')).id}`)).body
    const idOf = (slug: string) => shop.parameters.find((one: Body) => one.slug === slug).id
    const values = async (slug: string, query = '') =>
      (await user.get(`/api/dashboard/${shop.id}/params/${idOf(slug)}/values${query}`)).body.values.flat()
    assert.deepEqual(await values('category'), ['Doohickey', 'Gadget', 'Gizmo', 'Widget'])
    assert.equal((await values('state')).length, 50)
    assert.ok((await values('city')).includes('Boston'))
    assert.deepEqual((await values('city', `?${idOf('state')}=HI`)).toSorted(), ['Hilo', 'Honolulu'])
    for (const { id } of shop.parameters) assert.ok(shop.param_fields[id].length > 0, id)
  })

  await t.test('a number, a text and a field filter in SQL', async () => {
    const cards: Body[] = (await user.get('/api/card')).body
    const { id, parameters } = cards.find(({ name }) => name === 'Large orders')
    const sent = [['1000'], 'Lambert', '2024-01-01~'].map((value, at) => ({ ...parameters[at], value }))
    const run = async (some: Body[]) => (await user.post(`/api/card/${id}/query`, { parameters: some })).body.row_count
    const all = await run([])
    const few = await run(sent)
    assert.ok(few > 0 && few < all, `${few} of ${all}`)
  })

  await t.test('the model and its metric have their own words', async () => {
    const cards: Body[] = (await user.get('/api/card')).body
    const { id } = cards.find(({ type }) => type === 'model')
    const { result_metadata } = (await user.get(`/api/card/${id}`)).body
    const total = result_metadata.find(({ name }: Body) => name === 'TOTAL')
    assert.equal(total.display_name, 'Paid')
    assert.equal(total.settings.number_style, 'currency')
    assert.ok(cards.some(({ type }) => type === 'metric'))
  })

  await t.test('everybody adds reviews with the action of the dashboard, and the sample can be restored', async () => {
    const boards: Body[] = (await user.get('/api/dashboard')).body
    const shop = (await user.get(`/api/dashboard/${boards.find((one) => one.name.startsWith('Shop')).id}`)).body
    const [place, ...others] = shop.dashcards.filter((one: Body) => one.action_id !== null)
    assert.deepEqual(
      [others.length, place.action.name, place.action.database_enabled_actions],
      [0, 'Add a review', true],
    )
    const asked = place.action.parameters.filter(
      ({ id }: Body) => place.action.visualization_settings.fields[id].hidden !== true,
    )
    assert.deepEqual(
      asked.map(({ id, required }: Body) => [id, required]),
      [
        ['product_id', true],
        ['reviewer', true],
        ['rating', true],
        ['body', false],
      ],
    )
    const path = `/api/dashboard/${shop.id}/dashcard/${place.id}/execute`
    const review = { product_id: 3, reviewer: 'second', rating: '5', body: 'Never had a better one.' }
    const added = await user.post(path, { parameters: review })
    assert.equal(added.status, 200, added.text)
    const { card_id, id: dashcard } = shop.dashcards.find(({ card }: Body) => card.name === 'What do buyers say?')
    const latest = async () => {
      const { body } = await user.post(`/api/dashboard/${shop.id}/dashcard/${dashcard}/card/${card_id}/query`, {})
      return body.data.rows[0][3]
    }
    assert.equal(await latest(), review.body)
    const wrong = await user.post(path, { parameters: { ...review, product_id: 9999 } })
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [400, []])
    assert.equal((await admin.post('/api/database/sample_database')).status, 200)
    await testing.server.jobs.drain()
    assert.notEqual(await latest(), review.body)
    assert.equal((await user.post(path, { parameters: review })).status, 200)
    assert.equal(await latest(), review.body)
  })

  await t.test('only administrators change them', async () => {
    const { id } = (await user.get('/api/dashboard')).body[0]
    assert.equal((await user.put(`/api/dashboard/${id}`, { name: 'Mine' })).status, 403)
    assert.equal((await admin.put(`/api/dashboard/${id}`, { description: 'Ours' })).status, 200)
    const { groups } = (await admin.get('/api/collection/graph')).body
    assert.equal(groups[1][examples.id], 'read')
  })

  const firstDashboard = async () => (await user.get('/api/session/properties')).body['example-dashboard-id']

  await t.test('clients are told which dashboard to show first', async () => {
    const { body } = await user.get(`/api/dashboard/${await firstDashboard()}`)
    assert.equal(body.collection_position, 1)
  })

  await t.test('they are found, dated, and not counted as work of the administrator', async () => {
    const found = (await user.get('/api/search?q=best%20customers')).body.data.map(({ name }: Body) => name)
    assert.ok(found.includes('Who are the best customers?'))
    const [timeline] = (await user.get(`/api/collection/${examples.id}/timelines?include=events`)).body
    assert.equal(timeline.events.length, 5)
    const groups: Body[] = (await admin.get('/api/setup/admin_checklist')).body
    const done = groups.flatMap(({ tasks }) => tasks).filter(({ completed }) => completed)
    const isAboutContent = ({ title }: Body) => ['Organize questions', 'Create a model'].includes(title)
    assert.deepEqual(done.filter(isAboutContent), [])
  })

  await t.test('deleted, they do not come back', async () => {
    await startAgain(testing)
    assert.equal((await examplesOf(admin)).length, 1, 'a restart makes no others')
    await admin.put(`/api/collection/${examples.id}`, { archived: true })
    assert.equal((await admin.delete(`/api/collection/${examples.id}`)).status, 200)
    await startAgain(testing)
    assert.deepEqual(await examplesOf(admin), [])
    assert.deepEqual((await admin.get('/api/card')).body, [])
    assert.deepEqual((await admin.get('/api/dashboard')).body, [])
    assert.equal(await firstDashboard(), null)
  })

  await t.test('where they still wait, they are made whole or not at all, once, however many begin', async () => {
    const { store, services } = testing.server
    await store.jobs.put({ key: JOB, kind: JOB, payload: {}, runAt: '9999-12-31T00:00:00.000Z' })
    // A column that only one of the last questions needs.
    const { id } = await fieldOf(testing, 'ANALYTIC_EVENTS', 'BUTTON_LABEL')
    await store.fields.updateMany([{ id, active: false }])
    await assert.rejects(services.examples.task.run({}, new AbortController().signal), /ANALYTIC_EVENTS.BUTTON_LABEL/)
    assert.deepEqual(await examplesOf(admin), [])
    assert.deepEqual((await admin.get('/api/dashboard')).body, [])
    await store.fields.updateMany([{ id, active: true }])
    await Promise.all([services.examples.makeNow(), services.examples.makeNow()])
    await (await secondServer(t, testing)).services.examples.makeNow()
    assert.equal((await examplesOf(admin)).length, 1)
    assert.equal(await store.jobs.find(JOB), undefined)
  })
})

test('a server without the sample has no examples', async (t) => {
  const testing = await testServer(t, { users: false })
  await testing.server.services.databases.sample.task.begin?.()
  const admin = await setUp(testing)
  await startAgain(testing)
  assert.deepEqual(await examplesOf(admin), [])
  assert.equal(await testing.server.store.jobs.find(JOB), undefined)
})
