/** What processes remember of the rights of groups is read again when it changes, and not because others' changed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupRightsCache } from '../../packages/server/src/permissions/rights/index.ts'
import { createGroup } from '../support/people.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

test('a change is about the groups that it names, and about all when it names none', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const { store } = server.server
  const shop = await connectShop(server)
  const [one, other] = [await createGroup(server, 'One'), await createGroup(server, 'Other')]
  const { body: folder } = await as.admin.post('/api/collection', { name: 'Folder' })
  const changed = async (work: () => Promise<{ status: number; text: string }>) => {
    const before = (await store.versions()).permissions
    const { status, text } = await work()
    assert.equal(status, 200, text)
    const groups = await store.changedGroups(before, (await store.versions()).permissions)
    return groups === undefined ? 'all' : [...new Set(groups)].filter((id) => id !== 0).toSorted((a, b) => a - b)
  }
  const data = (groups: object) => as.admin.put('/api/permissions/graph?force=true', { groups })
  const closed = { [shop.id]: { 'create-queries': 'no' } }
  assert.deepEqual(await changed(() => data({ [one]: closed })), [one])
  assert.deepEqual(await changed(() => data({ [other]: closed, [one]: closed })), [one, other])
  assert.deepEqual(await changed(() => data({})), [])
  const collections = { groups: { [other]: { [folder.id]: 'read' } } }
  assert.deepEqual(await changed(() => as.admin.put('/api/collection/graph?force=true', collections)), [other])
  assert.equal(await changed(() => as.admin.post('/api/collection', { name: 'Below', parent_id: folder.id })), 'all')
  assert.equal(await changed(() => as.admin.post('/api/permissions/group', { name: 'Third' })), 'all')
  assert.equal(await store.changedGroups(0, 5_000), undefined, 'too far behind')
})

test('rights are those of the moment, and those of other groups stay in memory', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const { store } = server.server
  const shop = await connectShop(server)
  const [one, other] = [await createGroup(server, 'One'), await createGroup(server, 'Other')]
  const rightsOf = groupRightsCache(store)
  const read = async () => rightsOf([one, other], await store.versions())
  const put = (group: number, word: string) =>
    as.admin.put('/api/permissions/graph?force=true', {
      groups: { [group]: { [shop.id]: { 'create-queries': word } } },
    })
  const before = await read()
  await put(one, 'no')
  const after = await read()
  assert.equal(after[0]?.databases.get(shop.id)?.create_queries, 'no')
  assert.ok(after[0] !== before[0] && after[1] === before[1], 'the other group is not read again')
  await Promise.all([put(other, 'query-builder'), put(one, 'query-builder'), read(), read()])
  const last = await read()
  assert.deepEqual(
    last.map(({ databases }) => databases.get(shop.id)?.create_queries),
    ['query-builder', 'query-builder'],
  )
  const older = await rightsOf([one, other], { ...(await store.versions()), permissions: 1 })
  assert.ok(older[0] === last[0] && older[1] === last[1], 'a request that began before gets what is newer')
})
