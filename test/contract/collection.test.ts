import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer, type Client } from '../support/test-server.ts'

async function create(client: Client, name: string, parent_id: number | null = null) {
  const { status, body } = await client.post('/api/collection', { name, parent_id, color: '#fff' })
  assert.equal(status, 200)
  return body
}

const names = (list: { name: string }[]) => list.map((one) => one.name)

test('collections nest; the root comes first and has its own form', async (t) => {
  const { as } = await testServer(t)
  const sales = await create(as.user, 'Sales')
  const q3 = await create(as.user, 'Q3 Sales', sales.id)
  assert.equal(q3.location, `/${sales.id}/`)
  assert.equal(q3.slug, 'q3_sales')
  assert.equal(q3.parent_id, sales.id)
  const list = (await as.user.get('/api/collection')).body
  assert.deepEqual(names(list), ['Our analytics', 'Q3 Sales', 'Sales'])
  assert.deepEqual(list[0], {
    name: 'Our analytics',
    id: 'root',
    can_write: true,
    can_restore: false,
    can_delete: false,
    effective_location: null,
    effective_ancestors: [],
    authority_level: null,
    parent_id: null,
    is_personal: false,
    is_remote_synced: false,
  })
  const one = (await as.user.get(`/api/collection/${q3.id}`)).body
  assert.deepEqual(names(one.effective_ancestors), ['Our analytics', 'Sales'])
  assert.equal((await as.user.get(`/api/collection/${q3.entity_id}`)).body.id, q3.id)
  const tree = (await as.user.get('/api/collection/tree?exclude-archived=true')).body
  assert.deepEqual(names(tree), ['Sales'])
  assert.deepEqual(names(tree[0].children), ['Q3 Sales'])
})

test('moving keeps what lies below, and a circle is refused', async (t) => {
  const { as } = await testServer(t)
  const a = await create(as.user, 'A')
  const b = await create(as.user, 'B', a.id)
  const c = await create(as.user, 'C', b.id)
  const other = await create(as.user, 'Other')
  assert.equal((await as.user.put(`/api/collection/${a.id}`, { parent_id: c.id })).status, 400)
  assert.equal((await as.user.put(`/api/collection/${b.id}`, { parent_id: other.id })).body.location, `/${other.id}/`)
  assert.equal((await as.user.get(`/api/collection/${c.id}`)).body.location, `/${other.id}/${b.id}/`)
})

test('the trash takes a collection with what is below, gives it back, and empties for good', async (t) => {
  const { as } = await testServer(t)
  const a = await create(as.admin, 'A')
  const b = await create(as.admin, 'B', a.id)
  assert.equal((await as.admin.delete(`/api/collection/${a.id}`)).status, 400)
  const archived = (await as.admin.put(`/api/collection/${a.id}`, { archived: true })).body
  assert.equal(archived.archived, true)
  assert.equal(archived.location, '/')
  assert.equal(archived.effective_location, '/1/')
  assert.equal((await as.admin.get(`/api/collection/${b.id}`)).body.archived, true)
  assert.deepEqual(names((await as.admin.get('/api/collection?archived=true')).body), ['A', 'B', 'Trash'])
  assert.deepEqual(names((await as.admin.get('/api/collection/trash/items?archived=true')).body.data), ['A'])
  await as.admin.put(`/api/collection/${a.id}`, { archived: false })
  assert.equal((await as.admin.get(`/api/collection/${b.id}`)).body.archived, false)
  await as.admin.put(`/api/collection/${a.id}`, { archived: true })
  assert.equal((await as.user.delete(`/api/collection/${a.id}`)).status, 403)
  assert.equal((await as.admin.delete(`/api/collection/${a.id}`)).text, '1')
  assert.equal((await as.admin.get(`/api/collection/${b.id}`)).status, 404)
})

test('personal collections belong to their owner', async (t) => {
  const { server, as, adminId } = await testServer(t)
  const admin = await server.store.users.find(adminId)
  assert.ok(admin)
  const id = await server.services.collections.personalId(admin)
  assert.equal((await as.user.get(`/api/collection/${id}`)).status, 403)
  const own = (await as.admin.get(`/api/collection/${id}`)).body
  assert.match(own.name, /'s Personal Collection$/)
  assert.equal(own.is_personal, true)
  for (const change of [{ archived: true }, { name: 'Mine' }]) {
    assert.equal((await as.admin.put(`/api/collection/${id}`, change)).status, 400, JSON.stringify(change))
  }
  const described = await as.admin.put(`/api/collection/${id}`, { ...own, description: 'Drafts' })
  assert.deepEqual([described.status, described.body.name, described.body.description], [200, own.name, 'Drafts'])
  assert.equal((await as.user.post('/api/collection', { name: 'x', parent_id: id })).status, 403)
})

test('refused collections name the field at fault, and everything needs a login', async (t) => {
  const { as } = await testServer(t)
  assert.ok((await as.user.post('/api/collection', { name: ' ' })).body.errors.name)
  assert.equal((await as.user.post('/api/collection', { name: 'x', parent_id: 999 })).status, 404)
  assert.ok(
    (await as.admin.post('/api/collection', { name: 'x', authority_level: 'gold' })).body.errors.authority_level,
  )
  assert.equal((await as.user.get('/api/collection/999')).status, 404)
  assert.equal((await as.nobody.get('/api/collection')).status, 401)
})

test('what is in the trash takes nothing in, and comes back only to a live place', async (t) => {
  const { as } = await testServer(t)
  const a = await create(as.user, 'A')
  const b = await create(as.user, 'B', a.id)
  const other = await create(as.user, 'Other')
  await as.user.put(`/api/collection/${a.id}`, { archived: true })
  assert.equal((await as.user.post('/api/collection', { name: 'x', parent_id: a.id })).status, 400)
  assert.equal((await as.user.put(`/api/collection/${other.id}`, { parent_id: a.id })).status, 400)
  assert.equal((await as.user.put(`/api/collection/${other.id}`, { parent_id: 1 })).status, 400)
  assert.equal((await as.user.put(`/api/collection/${b.id}`, { archived: false })).status, 400)
  const rescued = (await as.user.put(`/api/collection/${b.id}`, { archived: false, parent_id: other.id })).body
  assert.deepEqual([rescued.archived, rescued.location, rescued.archived_directly], [false, `/${other.id}/`, null])
  assert.equal((await as.admin.put('/api/collection/trash', { name: 'Bin' })).status, 400)
})

test('a rename keeps the rest, and the slug follows', async (t) => {
  const { as } = await testServer(t)
  const a = (await as.user.post('/api/collection', { name: 'A', description: 'Kept' })).body
  const renamed = (await as.user.put(`/api/collection/${a.id}`, { name: 'Côté B', color: 'red' })).body
  assert.deepEqual([renamed.name, renamed.slug, renamed.description], ['Côté B', 'cote_b', 'Kept'])
  assert.equal((await as.user.put(`/api/collection/${a.id}`, { description: null })).body.description, null)
  assert.ok((await as.user.put(`/api/collection/${a.id}`, { name: ' ' })).body.errors.name)
})

test('moves at the same time make no circle', async (t) => {
  const { as } = await testServer(t)
  const a = await create(as.user, 'A')
  const b = await create(as.user, 'B')
  const answers = await Promise.all([
    as.user.put(`/api/collection/${a.id}`, { parent_id: b.id }),
    as.user.put(`/api/collection/${b.id}`, { parent_id: a.id }),
  ])
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, 400])
})
