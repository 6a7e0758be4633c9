import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createGroup, createPerson } from '../support/people.ts'
import { testServer, type Client } from '../support/test-server.ts'

const URL = '/api/collection/graph'
const STALE =
  'Looks like someone else edited the permissions and your data is out of date. Please fetch new data and try again.'

async function graphServer(t: TestContext) {
  const server = await testServer(t)
  const { admin } = server.as
  const graph = async (query = '') => (await admin.get(`${URL}${query}`)).body
  const put = async (groups: object, query = '', more: object = {}) =>
    admin.put(`${URL}${query}`, { revision: (await graph()).revision, groups, ...more })
  const folder = async (name: string, parent_id: number | null = null, more: object = {}, client: Client = admin) => {
    const { status, body, text } = await client.post('/api/collection', { name, parent_id, ...more })
    assert.equal(status, 200, text)
    return body.id as number
  }
  return { ...server, graph, put, folder }
}

test('a fresh server lets all users write at the root, and a new collection takes after its parent', async (t) => {
  const server = await graphServer(t)
  const { graph, put, folder } = server
  assert.deepEqual(await graph(), { revision: 0, groups: { 1: { root: 'write' }, 2: { root: 'write' } } })
  const readers = await createGroup(server, 'Readers')
  const a = await folder('A')
  assert.equal((await graph()).revision, 1)
  await put({ 1: { [a]: 'none' }, [readers]: { [a]: 'read' } })
  const b = await folder('B', a)
  assert.deepEqual(await graph(), {
    revision: 3,
    groups: {
      1: { root: 'write', [a]: 'none', [b]: 'none' },
      2: { root: 'write', [a]: 'write', [b]: 'write' },
      [readers]: { root: 'none', [a]: 'read', [b]: 'read' },
    },
  })
})

test('only what is sent changes, and what changes nothing keeps the revision', async (t) => {
  const server = await graphServer(t)
  const { graph, put, folder, as } = server
  const group = await createGroup(server, 'Group')
  const [a, b] = [await folder('A'), await folder('B')]
  const { revision } = await graph()
  const changed = await put({ [group]: { [a]: 'write', root: 'read' } })
  assert.deepEqual([changed.status, changed.body.revision], [200, revision + 1])
  assert.deepEqual(changed.body.groups[group], { root: 'read', [a]: 'write', [b]: 'none' })
  assert.deepEqual(changed.body, await graph())
  for (const same of [{}, { [group]: null }, { [group]: { [a]: 'write', [b]: 'none' } }, changed.body.groups]) {
    assert.equal((await put(same)).body.revision, revision + 1, JSON.stringify(same))
  }
  const skipped = await put({ [group]: { [a]: 'read', root: 'none' } }, '?skip-graph=true')
  assert.deepEqual(skipped.body, { revision: revision + 2 })
  assert.deepEqual((await graph()).groups[group], { root: 'none', [a]: 'read', [b]: 'none' })
  assert.equal((await as.admin.put(URL, changed.body)).status, 409)
})

test('a stale or missing revision is refused unless forced, and a new collection makes a graph stale', async (t) => {
  const server = await graphServer(t)
  const { graph, folder, as } = server
  const group = await createGroup(server, 'Group')
  const a = await folder('A')
  const before = await graph()
  await folder('B')
  const groups = { [group]: { [a]: 'write' } }
  for (const revision of [before.revision, 77, null, undefined]) {
    const answer = await as.admin.put(URL, { revision, groups })
    assert.deepEqual([answer.status, answer.text], [409, STALE])
  }
  assert.equal((await graph()).groups[group][a], 'none')
  assert.equal((await as.admin.put(`${URL}?force=true`, { groups })).body.groups[group][a], 'write')
  const personal = (await as.user.get('/api/user/current')).body.personal_collection_id
  const { revision } = await graph()
  await folder('Private', personal, {}, as.user)
  assert.equal((await graph()).revision, revision)
})

test('of several changes from the same revision one is made', async (t) => {
  const server = await graphServer(t)
  const { graph, folder, as } = server
  const group = await createGroup(server, 'Group')
  const a = await folder('A')
  const { revision } = await graph()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => as.admin.put(URL, { revision, groups: { [group]: { [a]: 'read' } } })),
  )
  const statuses = answers.map(({ status }) => status).sort((x, y) => x - y)
  assert.deepEqual(statuses, [200, ...Array.from({ length: 7 }, () => 409)])
  assert.equal((await graph()).revision, revision + 1)
})

test('collections that are made while the graph is changed all count', async (t) => {
  const server = await graphServer(t)
  const { graph, folder, as } = server
  const group = await createGroup(server, 'Group')
  const [made] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, (_, index) => folder(`F${index}`))),
    Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        as.admin.put(`${URL}?force=true`, { groups: { [group]: { root: index % 2 === 0 ? 'read' : 'write' } } }),
      ),
    ),
  ])
  const { revision, groups } = await graph()
  assert.ok(revision > made.length, String(revision))
  for (const id of made) assert.equal(groups['1'][id], 'write')
})

test('what cannot be is refused with its place, and nothing is changed', async (t) => {
  const server = await graphServer(t)
  const { graph, put, folder, as } = server
  const a = await folder('A')
  const before = await graph()
  const bad: [object, RegExp][] = [
    [{ 99: { [a]: 'read' } }, /there is no group 99/],
    [{ 1: { 999: 'read' } }, /there is no collection 999/],
    [{ 2: { 999: 'write' } }, /there is no collection 999/],
    [{ 1: { [a]: 'admin' } }, /groups\.1\.\d+ has to be one of none, read, write/],
    [{ 1: { [a]: null } }, /has to be one of/],
    [{ 1: 'read' }, /groups\.1 has to be an object/],
    [{ one: {} }, /groups\.one has to be a number/],
    [{ 1: { trash: 'read' } }, /groups\.1\.trash has to be a number/],
    [{ 1: { [a]: 'read' }, 2: { [a]: 'read' } }, /^You cannot create or revoke permissions for the 'Admin' group\.$/],
    [{ 2: { root: 'none' } }, /^You cannot create or revoke permissions for the 'Admin' group\.$/],
  ]
  for (const [groups, expected] of bad) {
    const { status, text } = await put(groups)
    assert.equal(status, 400, JSON.stringify(groups))
    assert.match(text, expected)
  }
  assert.ok((await as.admin.put(URL, { revision: 0 })).body.errors.groups)
  assert.ok((await as.admin.put(URL, { revision: 'x', groups: {} })).body.errors.revision)
  assert.deepEqual(await graph(), before)
})

test('personal collections, the Trash, what is archived and other namespaces are not in the graph', async (t) => {
  const server = await graphServer(t)
  const { graph, put, folder, as } = server
  const personal = (await as.user.get('/api/user/current')).body.personal_collection_id
  const drafts = await folder('Drafts', personal, {}, as.user)
  const gone = await folder('Gone')
  const a = await folder('A')
  const snippets = await folder('SQL', null, { namespace: 'snippets' })
  await as.admin.put(`/api/collection/${gone}`, { archived: true })
  const before = await graph()
  assert.deepEqual(Object.keys(before.groups['2']), [String(a), 'root'])
  const ignored = { [personal]: 'write', [drafts]: 'write', 1: 'read', [snippets]: 'none' }
  const answer = await put({ 1: { ...ignored }, 2: { [personal]: 'none' } })
  assert.deepEqual([answer.status, answer.body], [200, before])

  const own = await graph('?namespace=snippets')
  assert.deepEqual(own, {
    revision: 1,
    groups: { 1: { root: 'write', [snippets]: 'write' }, 2: { root: 'write', [snippets]: 'write' } },
  })
  const body = { revision: 1, namespace: 'snippets', groups: { 1: { root: 'read', [snippets]: 'none', [a]: 'none' } } }
  const changed = (await as.admin.put(URL, body)).body
  assert.deepEqual([changed.revision, changed.groups['1']], [2, { root: 'read', [snippets]: 'none' }])
  assert.deepEqual(await graph(), before)
  assert.deepEqual(await graph('?namespace=elsewhere'), {
    revision: 0,
    groups: { 1: { root: 'none' }, 2: { root: 'write' } },
  })
})

test('moving out of a personal collection takes the permissions of the new place, moving into one gives them up', async (t) => {
  const server = await graphServer(t)
  const { graph, put, folder, as, userId } = server
  const group = await createGroup(server, 'Group')
  const shared = await folder('Shared')
  await put({ [group]: { [shared]: 'read' } })
  const personal = (await as.user.get('/api/user/current')).body.personal_collection_id
  const drafts = await folder('Drafts', personal, {}, as.user)
  const inner = await folder('Inner', drafts, {}, as.user)
  const { revision } = await graph()
  assert.equal((await as.user.put(`/api/collection/${drafts}`, { parent_id: shared })).status, 200)
  const moved = await graph()
  assert.equal(moved.revision, revision + 1)
  for (const id of [drafts, inner])
    assert.deepEqual([moved.groups[group][id], moved.groups['1'][id]], ['read', 'write'])
  const reader = await createPerson(server, 'reader', [group])
  assert.equal((await reader.as.get(`/api/collection/${inner}`)).status, 200)
  assert.equal((await as.user.put(`/api/collection/${drafts}`, { parent_id: personal })).status, 200)
  assert.equal((await reader.as.get(`/api/collection/${inner}`)).status, 403)
  assert.deepEqual(Object.keys((await graph()).groups[group]), [String(shared), 'root'])
  assert.equal((await as.user.get(`/api/collection/${inner}`)).body.is_personal, true, String(userId))
})

test('with very many entries only those that allow something are listed', async (t) => {
  const server = await graphServer(t)
  const { store } = server.server
  const { graph, put, folder } = server
  const a = await folder('A')
  const time = new Date().toISOString()
  const row = (index: number) => ({ name: `C${index}`, slug: 'c', location: '/', namespace: null, created_at: time })
  await store.transaction(async ({ collections }) => {
    for (let index = 0; index < 2600; index++) await collections.create(row(index))
  })
  const groups: number[] = []
  for (let index = 0; index < 100; index++) groups.push((await store.groups.create(`G${index}`)).id)
  const [first = 0, second = 0] = groups
  await put({ [first]: { [a]: 'read' } })
  const { groups: listed } = await graph()
  assert.deepEqual([listed[first], listed[second]], [{ root: 'none', [a]: 'read' }, { root: 'none' }])
  assert.equal(Object.keys(listed['2']).length, 2602)
  assert.equal(Object.keys(listed).length, 102)
})
