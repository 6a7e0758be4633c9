/** What each kind of person may do with collections, and what they see of the tree. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createGroup, createPerson } from '../support/people.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer, type Client } from '../support/test-server.ts'

const names = (list: { name: string }[]) => list.map((one) => one.name)

/**
 * The root is closed to all but administrators. `A` holds `Hidden`, which is closed, and that holds `Open`. Readers read
 * `A` and `Open`; writers write both. `B` and `Empty` (in `A`) are open to writers alone.
 */
async function rightsServer(t: TestContext) {
  const server = await testServer(t)
  const { admin } = server.as
  const { id: database } = await connectShop(server)
  const folder = async (name: string, parent_id: number | null = null, more: object = {}, client: Client = admin) => {
    const { status, body, text } = await client.post('/api/collection', { name, parent_id, ...more })
    assert.equal(status, 200, text)
    return body.id as number
  }
  const card = async (name: string, collection_id: number | null, client: Client = admin) => {
    const dataset_query = { database, type: 'native', native: { query: 'select 1 as one' } }
    const body = { name, collection_id, display: 'table', visualization_settings: {}, dataset_query }
    const answer = await client.post('/api/card', body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body.id as number
  }
  const put = async (groups: object, namespace?: string) => {
    const answer = await admin.put('/api/collection/graph?force=true', { groups, namespace })
    assert.equal(answer.status, 200, answer.text)
  }
  const readers = await createGroup(server, 'Readers')
  const writers = await createGroup(server, 'Writers')
  await put({ 1: { root: 'none' } })
  const a = await folder('A')
  const hidden = await folder('Hidden', a)
  const open = await folder('Open', hidden)
  const empty = await folder('Empty', a)
  const b = await folder('B')
  await put({
    [readers]: { [a]: 'read', [open]: 'read' },
    [writers]: { [a]: 'write', [open]: 'write', [empty]: 'write', [b]: 'write' },
  })
  const reader = await createPerson(server, 'reader', [readers])
  const writer = await createPerson(server, 'writer', [writers])
  const stranger = await createPerson(server, 'stranger', [])
  const people = {
    admin,
    writer: writer.as,
    reader: reader.as,
    stranger: stranger.as,
    nobody: server.as.nobody,
  }
  return { ...server, folder, card, put, people, readers, writers, reader, writer, stranger, a, hidden, open, empty, b }
}

test('each route answers to those who may: administrator, writer, reader, stranger and nobody', async (t) => {
  const { people, a, hidden, open, empty } = await rightsServer(t)
  const url = '/api/collection'
  const routes: [method: 'get' | 'post' | 'put' | 'delete', path: string, body: object | undefined, string][] = [
    ['get', '', undefined, '200 200 200 200 401'],
    ['get', '/tree', undefined, '200 200 200 200 401'],
    ['get', `/tree?shallow=true&collection-id=${a}`, undefined, '200 200 200 403 401'],
    ['get', '/root', undefined, '200 403 403 403 401'],
    ['get', '/root?namespace=snippets', undefined, '200 200 200 200 401'],
    ['get', '/root/items', undefined, '200 200 200 200 401'],
    ['get', '/root/timelines', undefined, '200 403 403 403 401'],
    ['get', '/trash', undefined, '200 200 200 200 401'],
    ['get', '/trash/items', undefined, '200 200 200 200 401'],
    ['get', `/${a}`, undefined, '200 200 200 403 401'],
    ['get', `/${a}/items`, undefined, '200 200 200 403 401'],
    ['get', `/${a}/timelines`, undefined, '200 200 200 403 401'],
    ['get', `/${hidden}`, undefined, '200 403 403 403 401'],
    ['get', `/${hidden}/items`, undefined, '200 403 403 403 401'],
    ['get', `/${open}/items`, undefined, '200 200 200 403 401'],
    ['get', `/${empty}`, undefined, '200 200 403 403 401'],
    ['get', '/999', undefined, '404 404 404 404 401'],
    ['post', '', { name: 'New' }, '200 403 403 403 401'],
    ['post', '', { name: 'New', parent_id: a }, '200 200 403 403 401'],
    ['post', '', { name: 'New', parent_id: hidden }, '200 403 403 403 401'],
    ['post', '', { name: 'New', parent_id: a, authority_level: 'official' }, '200 403 403 403 401'],
    ['post', '', { name: 'New', namespace: 'snippets' }, '200 200 200 200 401'],
    ['put', `/${a}`, { name: 'A', description: 'Kept' }, '200 200 403 403 401'],
    ['put', `/${a}`, { authority_level: null, archived: false, parent_id: null }, '200 200 403 403 401'],
    ['delete', `/${a}`, undefined, '400 403 403 403 401'],
    ['get', '/graph', undefined, '200 403 403 403 401'],
    ['put', '/graph?force=true', { groups: {} }, '200 403 403 403 401'],
    ['get', `/${a}/dashboard-question-candidates`, undefined, '200 403 403 403 401'],
    ['post', `/${a}/move-dashboard-question-candidates`, {}, '200 403 403 403 401'],
  ]
  for (const [method, path, body, expected] of routes) {
    const statuses: number[] = []
    for (const client of Object.values(people)) {
      const answer = await (method === 'get' ? client.get(url + path) : client[method](url + path, body))
      statuses.push(answer.status)
    }
    assert.equal(statuses.join(' '), expected, `${method} ${path} ${JSON.stringify(body)}`)
  }
})

test('what is below a hidden collection rises to the nearest one that the reader sees', async (t) => {
  const { people, put, readers, a, hidden, open, empty } = await rightsServer(t)
  const { admin, reader } = people
  const one = (await reader.get(`/api/collection/${open}`)).body
  assert.deepEqual([one.location, one.effective_location], [`/${a}/${hidden}/`, `/${a}/`])
  assert.deepEqual(one.effective_ancestors, [
    { id: a, name: 'A', type: null, personal_owner_id: null, can_write: false },
  ])
  const items = (await reader.get(`/api/collection/${a}/items`)).body
  assert.deepEqual([names(items.data), items.total], [['Open'], 1])
  assert.deepEqual([items.data[0].collection_id, items.data[0].effective_location], [a, `/${a}/`])
  const tree = (await reader.get('/api/collection/tree?exclude-archived=true')).body
  assert.deepEqual(names(tree), ['A'])
  assert.deepEqual(names(tree[0].children), ['Open'])
  const shallow = (await reader.get(`/api/collection/tree?shallow=true&collection-id=${a}`)).body
  assert.deepEqual(
    shallow.map(({ name, children }: { name: string; children: boolean }) => [name, children]),
    [['Open', false]],
  )
  assert.deepEqual(names((await reader.get('/api/collection')).body).slice(0, 2), ['A', 'Open'])
  const all = (await admin.get(`/api/collection/${open}`)).body
  assert.deepEqual(
    [all.effective_location, names(all.effective_ancestors)],
    [`/${a}/${hidden}/`, ['Our analytics', 'A', 'Hidden']],
  )

  await put({ [readers]: { [a]: 'none' } })
  assert.deepEqual(names((await reader.get('/api/collection/root/items')).body.data), ['Open'])
  const risen = (await reader.get(`/api/collection/${open}`)).body
  assert.deepEqual([risen.effective_location, risen.effective_ancestors], ['/', []])
  const roots = (await reader.get('/api/collection/tree?shallow=true')).body
  assert.deepEqual(names(roots), ['Open', 'Trash'])
  assert.equal((await admin.get(`/api/collection/tree?shallow=true&collection-id=${a}`)).body.length, 2, String(empty))
})

test('what cannot be read is in no list, and records say what their reader may do', async (t) => {
  const { people, card, a, hidden, open, b } = await rightsServer(t)
  const { admin, reader, writer, stranger } = people
  for (const [name, home] of Object.entries({ top: null, inA: a, inHidden: hidden, inOpen: open }))
    await card(name, home)
  const inHidden = (await admin.get(`/api/collection/${hidden}/items`)).body.data
  assert.deepEqual(names(inHidden), ['inHidden', 'Open'])
  assert.deepEqual((await stranger.get('/api/collection/root/items')).body.data, [])
  assert.deepEqual(names((await stranger.get('/api/collection')).body), [])
  const seen = (await reader.get(`/api/collection/${a}/items`)).body.data
  assert.deepEqual(names(seen), ['inA', 'Open'])
  const rights = (item: Record<string, unknown>) => [item['can_write'], item['can_restore'], item['can_delete']]
  assert.deepEqual(seen.map(rights), [
    [false, false, false],
    [false, false, false],
  ])
  const written = (await writer.get(`/api/collection/${a}/items`)).body.data
  assert.deepEqual(written.map(rights), [
    [true, false, false],
    [true, false, false],
    [true, false, false],
  ])
  assert.equal((await reader.get(`/api/collection/${a}`)).body.can_write, false)
  assert.equal((await writer.get(`/api/collection/${a}`)).body.can_write, true)
  assert.deepEqual(names((await writer.get('/api/collection/root/items')).body.data), ['A', 'B'])
  const kinds = (await reader.get('/api/collection/tree?exclude-archived=true')).body[0]
  assert.deepEqual([kinds.here, kinds.below], [['card'], ['card']])
  const made = (await writer.post('/api/collection', { name: 'Fresh', parent_id: b })).body
  assert.equal(made.can_write, true)
})

test('moving needs write on both sides and on everything that moves along', async (t) => {
  const { people, put, folder, writers, a, hidden, open, empty, b } = await rightsServer(t)
  const { admin, writer, reader } = people
  const move = async (client: Client, id: number, parent_id: number | null) =>
    (await client.put(`/api/collection/${id}`, { parent_id })).status
  assert.equal(await move(reader, empty, b), 403)
  assert.equal(await move(writer, empty, b), 200)
  assert.equal(await move(writer, empty, a), 200)
  assert.equal(await move(writer, empty, null), 403)
  assert.equal(await move(writer, empty, hidden), 403)
  assert.equal(await move(writer, open, b), 403)
  assert.equal(await move(writer, b, a), 403)
  const inner = await folder('Inner', empty)
  await put({ [writers]: { [inner]: 'read' } })
  assert.equal(await move(writer, empty, b), 403)
  await put({ [writers]: { [inner]: 'write' } })
  assert.equal(await move(writer, empty, b), 200)
  assert.equal((await admin.get(`/api/collection/${inner}`)).body.location, `/${b}/${empty}/`)
  const missing = await writer.put(`/api/collection/${empty}`, { parent_id: 999 })
  assert.equal(missing.status, 404)
})

test('parents are named by number or by entity id', async (t) => {
  const { people, a, b } = await rightsServer(t)
  const { writer } = people
  const keyOf = async (id: number) => (await writer.get(`/api/collection/${id}`)).body.entity_id
  const made = (await writer.post('/api/collection', { name: 'X', parent_id: await keyOf(a) })).body
  assert.equal(made.parent_id, a)
  const moved = (await writer.put(`/api/collection/${made.entity_id}`, { parent_id: await keyOf(b) })).body
  assert.deepEqual([moved.id, moved.parent_id], [made.id, b])
  const shallow = await writer.get(`/api/collection/tree?shallow=true&collection-id=${await keyOf(b)}`)
  assert.deepEqual(names(shallow.body), ['X'])
  assert.deepEqual(names((await writer.get(`/api/collection/${await keyOf(b)}/items`)).body.data), ['X'])
  const unknown = 'x'.repeat(21)
  assert.equal((await writer.post('/api/collection', { name: 'X', parent_id: unknown })).status, 404)
  assert.equal((await writer.get(`/api/collection/tree?shallow=true&collection-id=${unknown}`)).status, 404)
  assert.ok((await writer.get('/api/collection/tree?shallow=true&collection-id=x')).body.errors['collection-id'])
})

test('archiving and bringing back ask for the place and for everything below', async (t) => {
  const { people, folder, put, card, writers, a, empty } = await rightsServer(t)
  const { admin, writer, reader } = people
  const archive = async (client: Client, id: number, archived = true) =>
    client.put(`/api/collection/${id}`, { archived })
  assert.equal((await archive(reader, empty)).status, 403)
  assert.equal((await archive(writer, a)).status, 403)
  const inner = await folder('Inner', empty)
  await card('inside', inner)
  await put({ [writers]: { [inner]: 'read' } })
  assert.equal((await archive(writer, empty)).status, 403)
  await put({ [writers]: { [inner]: 'write' } })
  const gone = (await archive(writer, empty)).body
  assert.deepEqual(
    [gone.archived, gone.location, gone.effective_location, gone.can_write, gone.can_restore, gone.can_delete],
    [true, `/${a}/`, '/1/', true, true, false],
  )
  assert.deepEqual(names(gone.effective_ancestors), ['Trash'])
  assert.equal((await admin.get(`/api/collection/${empty}`)).body.can_delete, true)
  const inTrash = async (client: Client) => (await client.get('/api/collection/trash/items?archived=true')).body.data
  assert.deepEqual(names(await inTrash(writer)), ['Empty'])
  assert.deepEqual([(await inTrash(writer))[0].collection_id, (await inTrash(writer))[0].can_restore], [1, true])
  assert.deepEqual(await inTrash(reader), [])
  assert.deepEqual(names((await writer.get('/api/collection?archived=true')).body), ['Empty', 'Inner', 'Trash'])
  await put({ [writers]: { [a]: 'read' } })
  assert.equal((await inTrash(writer))[0].can_restore, false)
  assert.equal((await archive(writer, empty, false)).status, 403)
  await put({ [writers]: { [a]: 'write', [inner]: 'read' } })
  assert.equal((await inTrash(writer))[0].can_restore, false)
  await put({ [writers]: { [inner]: 'write' } })
  assert.equal((await archive(writer, empty, false)).status, 200)
  assert.deepEqual(names((await writer.get(`/api/collection/${inner}/items`)).body.data), ['inside'])
  await archive(writer, empty)
  assert.equal((await writer.delete(`/api/collection/${empty}`)).status, 403)
  assert.equal((await admin.delete(`/api/collection/${empty}`)).text, '1')
  assert.equal((await admin.get(`/api/collection/${inner}`)).status, 404)
})

test('personal collections are seen by their owner and by administrators', async (t) => {
  const { people, folder, card, reader, stranger } = await rightsServer(t)
  const { admin } = people
  const own = (await reader.as.get('/api/user/current')).body.personal_collection_id
  const drafts = await folder('Drafts', own, {}, reader.as)
  await card('draft', drafts, reader.as)
  assert.deepEqual(names((await reader.as.get('/api/collection?personal-only=true')).body), [
    "reader Tester's Personal Collection",
  ])
  assert.deepEqual(names((await stranger.as.get('/api/collection?personal-only=true')).body), [])
  assert.deepEqual(names((await admin.get('/api/collection?personal-only=true')).body), [
    "reader Tester's Personal Collection",
  ])
  for (const id of [own, drafts]) {
    assert.equal((await stranger.as.get(`/api/collection/${id}`)).status, 403)
    assert.equal((await stranger.as.get(`/api/collection/${id}/items`)).status, 403)
    assert.equal((await admin.get(`/api/collection/${id}/items`)).status, 200)
  }
  const listed = async (query: string) => names((await admin.get(`/api/collection${query}`)).body)
  assert.ok((await listed('')).includes('Drafts'))
  assert.ok(!(await listed('?exclude-other-user-collections=true')).includes('Drafts'))
  const top = "reader Tester's Personal Collection"
  assert.ok((await listed('/tree')).includes(top))
  assert.ok(!(await listed('/tree?exclude-other-user-collections=true')).includes(top))
  assert.ok(!names((await admin.get('/api/collection/root/items')).body.data).includes(top))
  for (const change of [{ archived: true }, { name: 'Mine' }, { parent_id: drafts }]) {
    assert.equal((await reader.as.put(`/api/collection/${own}`, change)).status, 400, JSON.stringify(change))
  }
  assert.equal((await admin.delete(`/api/collection/${own}`)).status, 400)
  assert.equal((await reader.as.put(`/api/collection/${drafts}`, { archived: true })).status, 200)
  assert.equal((await reader.as.put(`/api/collection/${drafts}`, { archived: false })).status, 200)
})

test('official collections come first, and administrators make them', async (t) => {
  const { people, folder, card, a, empty } = await rightsServer(t)
  const { admin, writer, reader } = people
  await card('Aa', a)
  const official = await folder('Zz', a, { authority_level: 'official' })
  assert.equal((await admin.get(`/api/collection/${official}`)).body.authority_level, 'official')
  assert.equal((await writer.put(`/api/collection/${empty}`, { authority_level: 'official' })).status, 403)
  assert.equal((await writer.put(`/api/collection/${official}`, { authority_level: null })).status, 403)
  assert.equal((await writer.put(`/api/collection/${official}`, { name: 'Zzz' })).body.authority_level, 'official')
  const items = async (query = '') => names((await writer.get(`/api/collection/${a}/items?${query}`)).body.data)
  assert.deepEqual(await items(), ['Zzz', 'Aa', 'Empty', 'Open'])
  assert.deepEqual(await items('official_collections_first=false'), ['Aa', 'Empty', 'Open', 'Zzz'])
  assert.equal(names((await writer.get('/api/collection')).body)[0], 'Zzz')
  const plain = (await admin.put(`/api/collection/${official}`, { authority_level: null })).body
  assert.equal(plain.authority_level, null)
  assert.deepEqual(names((await reader.get(`/api/collection/${a}/items`)).body.data), ['Aa', 'Open', 'Zzz'])
})

test('questions of dashboards are listed when asked for, and items tell who may explore them', async (t) => {
  const { people, card, a, server } = await rightsServer(t)
  const id = await card('on a dashboard', a)
  await card('free', a)
  await server.store.cards.update(id, { dashboard_id: 7 })
  const items = async (query: string) =>
    (await people.reader.get(`/api/collection/${a}/items?models=card&${query}`)).body
  assert.deepEqual([names((await items('')).data), (await items('')).total], [['free'], 1])
  const all = await items('show_dashboard_questions=true&include_can_run_adhoc_query=true')
  assert.deepEqual(names(all.data), ['free', 'on a dashboard'])
  assert.equal(all.data[0].can_run_adhoc_query, true)
  assert.equal((await items('')).data[0].can_run_adhoc_query, undefined)
})

test('snippets are as open as their folders, and the top of them has permissions of its own', async (t) => {
  const { people, folder, put, readers, writers, reader, writer } = await rightsServer(t)
  const url = '/api/native-query-snippet'
  const sql = await folder('SQL', null, { namespace: 'snippets' })
  await put(
    { 1: { root: 'none', [sql]: 'none' }, [readers]: { [sql]: 'read' }, [writers]: { [sql]: 'write' } },
    'snippets',
  )
  const make = (client: Client, name: string, collection_id: number | null) =>
    client.post(url, { name, content: '1', collection_id })
  const top = (await make(people.admin, 'top', null)).body
  const inside = (await make(writer.as, 'inside', sql)).body
  assert.equal(inside.collection_id, sql)
  assert.deepEqual(
    [await make(writer.as, 'x', null), await make(reader.as, 'x', sql)].map(({ status }) => status),
    [403, 403],
  )
  assert.deepEqual(names((await reader.as.get(url)).body), ['inside'])
  assert.deepEqual(names((await people.stranger.get(url)).body), [])
  assert.deepEqual(names((await people.admin.get(url)).body), ['inside', 'top'])
  const statuses = async (client: Client) => [
    (await client.get(`${url}/${top.id}`)).status,
    (await client.get(`${url}/${inside.id}`)).status,
    (await client.put(`${url}/${inside.id}`, { description: 'changed' })).status,
    (await client.put(`${url}/${inside.id}`, { collection_id: null })).status,
  ]
  assert.deepEqual(await statuses(people.stranger), [403, 403, 403, 403])
  assert.deepEqual(await statuses(reader.as), [403, 200, 403, 403])
  assert.deepEqual(await statuses(writer.as), [403, 200, 200, 403])
  const items = async (client: Client, place: number | string) =>
    names((await client.get(`/api/collection/${place}/items?namespace=snippets`)).body.data)
  assert.deepEqual(await items(reader.as, 'root'), ['SQL'])
  assert.deepEqual(await items(people.admin, 'root'), ['SQL', 'top'])
  assert.deepEqual(await items(reader.as, sql), ['inside'])
  assert.equal((await people.stranger.get(`/api/collection/${sql}/items`)).status, 403)
  assert.equal((await people.stranger.get('/api/collection/root?namespace=snippets')).status, 403)
  const translate = (client: Client) =>
    client.post('/api/eid-translation/translate', { entity_ids: { snippet: [inside.entity_id] } })
  assert.equal((await translate(reader.as)).body.entity_ids[inside.entity_id].status, 'ok')
  assert.equal((await translate(people.stranger)).body.entity_ids[inside.entity_id].status, 'not-found')
  await people.admin.put(`/api/collection/${sql}`, { archived: true })
  assert.deepEqual(names((await reader.as.get(`${url}?archived=true`)).body), ['inside'])
  assert.deepEqual(
    names((await people.admin.get('/api/collection/root/items?namespace=snippets&archived=true')).body.data),
    ['SQL'],
  )
  await people.admin.put(`/api/collection/${sql}`, { archived: false })
  assert.deepEqual(names((await reader.as.get(url)).body), ['inside'])
})
