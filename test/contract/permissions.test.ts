import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from '../support/test-server.ts'

const ALL_USERS_FIXED = "You cannot add or remove users to/from the 'All Users' group."
const LAST_ADMIN = "You cannot remove the last member of the 'Admin' group!"
const UNKNOWN = 999_999

async function serverWithGroup(t: Parameters<typeof testServer>[0]) {
  const server = await testServer(t)
  const group = (await server.as.admin.post('/api/permissions/group', { name: 'Sales' })).body
  const add = (user_id: number, group_id: number = group.id, more: object = {}) =>
    server.as.admin.post('/api/permissions/membership', { user_id, group_id, ...more })
  return { ...server, groupId: Number(group.id), add }
}

test('groups are listed by name with the number of active members', async (t) => {
  const { as, userId, groupId, add } = await serverWithGroup(t)
  await add(userId)
  const list = (await as.admin.get('/api/permissions/group')).body
  assert.deepEqual(
    list.map((group: Record<string, unknown>) => [
      group['id'],
      group['name'],
      group['member_count'],
      group['magic_group_type'],
    ]),
    [
      [2, 'Administrators', 1, 'admin'],
      [1, 'All Users', 2, 'all-internal-users'],
      [groupId, 'Sales', 1, null],
    ],
  )
  await as.admin.delete(`/api/user/${userId}`)
  const [page] = (await as.admin.get('/api/permissions/group?limit=1&offset=2')).body
  assert.deepEqual([page.name, page.member_count], ['Sales', 0])
  assert.deepEqual((await as.admin.get(`/api/permissions/group/${groupId}`)).body.members, [])
})

test('a group lists its members', async (t) => {
  const { as, userId, groupId, add } = await serverWithGroup(t)
  const members = (await add(userId)).body
  const [{ membership_id, ...member }] = members
  assert.equal(typeof membership_id, 'number')
  assert.deepEqual(member, {
    id: userId,
    user_id: userId,
    group_id: groupId,
    is_superuser: false,
    email: 'user@example.org',
    first_name: 'user',
    last_name: 'Tester',
    is_group_manager: false,
  })
  const again = await add(userId)
  assert.deepEqual([again.status, again.text], [400, 'The user is already a member of the group.'])
  const group = (await as.admin.get(`/api/permissions/group/${groupId}`)).body
  assert.deepEqual([group.name, group.members], ['Sales', members])
  const map = (await as.admin.get('/api/permissions/membership')).body
  assert.deepEqual(map[userId].at(-1), { membership_id, group_id: groupId, user_id: userId, is_group_manager: false })
})

test('groups are named, renamed and deleted', async (t) => {
  const { as, groupId } = await serverWithGroup(t)
  for (const name of [undefined, '', 7]) {
    const { status, body } = await as.admin.post('/api/permissions/group', { name })
    assert.deepEqual([status, body.errors.name], [400, 'value must be a non-blank string.'])
  }
  for (const name of ['Sales', 'SALES', 'all users']) {
    const { status, text } = await as.admin.post('/api/permissions/group', { name })
    assert.deepEqual([status, text], [400, 'A group with that name already exists.'])
  }
  const renamed = await as.admin.put(`/api/permissions/group/${groupId}`, { id: groupId, name: 'SALES' })
  assert.deepEqual([renamed.status, renamed.body.name], [200, 'SALES'])
  assert.equal((await as.admin.put(`/api/permissions/group/${groupId}`, { name: 'All Users' })).status, 400)
  assert.equal((await as.admin.delete(`/api/permissions/group/${groupId}`)).status, 204)
  assert.equal((await as.admin.get(`/api/permissions/group/${groupId}`)).status, 404)
  assert.equal((await as.admin.put(`/api/permissions/group/${groupId}`, { name: 'x' })).status, 404)
  assert.equal((await as.admin.delete(`/api/permissions/group/${groupId}`)).status, 204)
})

test('built-in groups stay as they are', async (t) => {
  const { as, userId, add } = await serverWithGroup(t)
  for (const [id, name] of [
    [1, 'All Users'],
    [2, 'Administrators'],
  ] as const) {
    const refusal = [400, `You cannot edit or delete the '${name}' permissions group!`]
    const renamed = await as.admin.put(`/api/permissions/group/${id}`, { name: 'x' })
    const deleted = await as.admin.delete(`/api/permissions/group/${id}`)
    assert.deepEqual([renamed.status, renamed.text], refusal)
    assert.deepEqual([deleted.status, deleted.text], refusal)
  }
  const joined = await add(userId, 1)
  assert.deepEqual([joined.status, joined.text], [400, ALL_USERS_FIXED])
  const map = (await as.admin.get('/api/permissions/membership')).body
  const everybody = map[userId].find((one: { group_id: number }) => one.group_id === 1)
  const left = await as.admin.delete(`/api/permissions/membership/${everybody.membership_id}`)
  assert.deepEqual([left.status, left.text], [400, ALL_USERS_FIXED])
  const cleared = await as.admin.put('/api/permissions/membership/2/clear')
  assert.deepEqual([cleared.status, cleared.text], [400, 'Invalid Request.'])
  assert.equal((await as.admin.put('/api/permissions/membership/1/clear')).status, 400)
})

test('joining and leaving the Administrators changes the flag; the last one stays', async (t) => {
  const { as, userId, adminId, add } = await serverWithGroup(t)
  const members = (await add(userId, 2)).body
  assert.equal((await as.user.get('/api/user/current')).body.is_superuser, true)
  const idOf = (user: number) => members.find((one: { user_id: number }) => one.user_id === user).membership_id
  assert.equal((await as.user.delete(`/api/permissions/membership/${idOf(adminId)}`)).status, 204)
  assert.equal((await as.admin.get('/api/user/current')).body.is_superuser, false)
  const last = await as.user.delete(`/api/permissions/membership/${idOf(userId)}`)
  assert.deepEqual([last.status, last.text], [400, LAST_ADMIN])
  assert.equal((await as.user.get('/api/user/current')).body.is_superuser, true)
})

test('members leave one by one or all at once', async (t) => {
  const { as, userId, adminId, groupId, add } = await serverWithGroup(t)
  await add(adminId)
  const [, second] = (await add(userId)).body
  assert.equal((await as.admin.delete(`/api/permissions/membership/${second.membership_id}`)).status, 204)
  assert.equal((await as.admin.delete(`/api/permissions/membership/${second.membership_id}`)).status, 404)
  assert.equal((await as.admin.put(`/api/permissions/membership/${groupId}/clear`)).status, 204)
  assert.deepEqual((await as.admin.get(`/api/permissions/group/${groupId}`)).body.members, [])
  assert.equal((await as.admin.put(`/api/permissions/membership/${UNKNOWN}/clear`)).status, 404)
})

test('memberships need a group and a person', async (t) => {
  const { as, add, userId } = await serverWithGroup(t)
  assert.deepEqual((await as.admin.post('/api/permissions/membership', { user_id: 'x' })).body.errors, {
    group_id: 'value must be an integer greater than zero.',
    user_id: 'value must be an integer greater than zero.',
  })
  assert.equal((await add(UNKNOWN)).status, 404)
  assert.equal((await add(userId, UNKNOWN)).status, 404)
})

test('a group that an API key acts for is kept', async (t) => {
  const { as, groupId } = await serverWithGroup(t)
  const key = (await as.admin.post('/api/api-key', { name: 'script', group_id: groupId })).body
  const refused = await as.admin.delete(`/api/permissions/group/${groupId}`)
  assert.deepEqual([refused.status, refused.text], [400, 'You cannot delete a group that an API key belongs to.'])
  await as.admin.delete(`/api/api-key/${key.id}`)
  assert.equal((await as.admin.delete(`/api/permissions/group/${groupId}`)).status, 204)
})
