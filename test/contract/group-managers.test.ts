/** Managers of groups: what belongs to their groups is theirs to change, and nothing else. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createGroup, createPerson } from '../support/people.ts'
import { testServer } from '../support/test-server.ts'

const ADMIN_MANAGER = 'Admin cant be a group manager.'
const UNKNOWN = 999_999

/** Mia manages Sales and is in Support; Ben is in Support. */
async function serverWithManager(t: TestContext) {
  const server = await testServer(t)
  const { admin } = server.as
  const [sales, support] = [await createGroup(server, 'Sales'), await createGroup(server, 'Support')]
  const mia = await createPerson(server, 'mia', [sales, support])
  const ben = await createPerson(server, 'ben', [support])
  const membershipId = async (userId: number, groupId: number) => {
    const map = (await admin.get('/api/permissions/membership')).body
    const found = map[userId].find((one: { group_id: number }) => one.group_id === groupId)
    return Number(found?.membership_id)
  }
  const setManager = async (userId: number, groupId: number, is_group_manager = true) =>
    admin.put(`/api/permissions/membership/${await membershipId(userId, groupId)}`, { is_group_manager })
  const made = await setManager(mia.id, sales)
  const groupsOf = async (id: number): Promise<[number, boolean][]> => {
    const { user_group_memberships } = (await admin.get(`/api/user/${id}`)).body
    return user_group_memberships.map((one: { id: number; is_group_manager: boolean }) => [
      one.id,
      one.is_group_manager,
    ])
  }
  return { ...server, admin, sales, support, mia, ben, made, membershipId, setManager, groupsOf }
}

test('a member becomes the manager of a group, and an ordinary member again', async (t) => {
  const { admin, sales, mia, made, membershipId, setManager, groupsOf } = await serverWithManager(t)
  const id = await membershipId(mia.id, sales)
  assert.deepEqual([made.status, made.body], [200, { id, group_id: sales, user_id: mia.id, is_group_manager: true }])
  assert.deepEqual((await groupsOf(mia.id))[1], [sales, true])
  const [member] = (await admin.get(`/api/permissions/group/${sales}`)).body.members
  assert.deepEqual([member.id, member.is_group_manager], [mia.id, true])
  assert.equal((await mia.as.get('/api/user/current')).body.permissions.is_group_manager, true)
  assert.equal((await setManager(mia.id, sales, false)).body.is_group_manager, false)
  assert.equal((await mia.as.get('/api/permissions/membership')).status, 403)
  assert.equal((await mia.as.get('/api/user/current')).body.permissions.is_group_manager, false)
  assert.equal((await admin.put(`/api/permissions/membership/${UNKNOWN}`, { is_group_manager: true })).status, 404)
  assert.equal((await admin.put(`/api/permissions/membership/${id}`, {})).status, 400)
})

test('managers see their groups and who is in them, and no others', async (t) => {
  const { sales, support, mia, ben, as } = await serverWithManager(t)
  const groups = (await mia.as.get('/api/permissions/group')).body
  assert.deepEqual(
    groups.map((group: { id: number; member_count: number }) => [group.id, group.member_count]),
    [[sales, 1]],
  )
  assert.equal((await mia.as.get(`/api/permissions/group/${sales}`)).body.members[0].email, 'mia@example.org')
  const map = (await mia.as.get('/api/permissions/membership')).body
  assert.deepEqual(Object.keys(map), [String(mia.id)])
  assert.deepEqual(
    map[mia.id].map((one: { group_id: number }) => one.group_id),
    [sales],
  )
  for (const id of [support, 1, 2]) assert.equal((await mia.as.get(`/api/permissions/group/${id}`)).status, 403)
  assert.equal((await mia.as.get(`/api/permissions/group/${UNKNOWN}`)).status, 404)
  for (const client of [ben.as, as.user]) {
    for (const path of ['/api/permissions/group', `/api/permissions/group/${sales}`, '/api/permissions/membership']) {
      assert.equal((await client.get(path)).status, 403, path)
    }
  }
})

test('managers take members in and let them go, in their own groups', async (t) => {
  const { sales, support, mia, ben, membershipId, groupsOf } = await serverWithManager(t)
  const add = (group_id: number, more = {}) =>
    mia.as.post('/api/permissions/membership', { group_id, user_id: ben.id, ...more })
  const members = (await add(sales, { is_group_manager: true })).body
  assert.deepEqual(
    members.map((one: { user_id: number; is_group_manager: boolean }) => [one.user_id, one.is_group_manager]),
    [
      [ben.id, true],
      [mia.id, true],
    ],
    'by name',
  )
  assert.equal((await add(2)).status, 403, 'nobody becomes an administrator')
  assert.equal((await mia.as.delete(`/api/permissions/membership/${await membershipId(ben.id, sales)}`)).status, 204)
  const elsewhere = await membershipId(ben.id, support)
  assert.equal((await mia.as.delete(`/api/permissions/membership/${elsewhere}`)).status, 403)
  assert.equal((await mia.as.put(`/api/permissions/membership/${elsewhere}`, { is_group_manager: true })).status, 403)
  assert.equal((await mia.as.put(`/api/permissions/membership/${support}/clear`)).status, 403)
  assert.deepEqual(await groupsOf(ben.id), [
    [1, false],
    [support, false],
  ])
  assert.equal((await mia.as.put(`/api/permissions/membership/${sales}/clear`)).status, 204)
  assert.equal((await mia.as.get(`/api/permissions/group/${sales}`)).status, 403, 'it was hers')
})

test('managers rename and delete their groups, and make none', async (t) => {
  const { sales, support, mia, admin } = await serverWithManager(t)
  assert.equal((await mia.as.put(`/api/permissions/group/${sales}`, { name: 'Vente' })).body.name, 'Vente')
  assert.equal((await mia.as.put(`/api/permissions/group/${sales}`, { name: 'support' })).status, 400)
  assert.equal((await mia.as.put(`/api/permissions/group/${support}`, { name: 'x' })).status, 403)
  assert.equal((await mia.as.post('/api/permissions/group', { name: 'x' })).status, 403)
  assert.equal((await mia.as.get('/api/permissions/graph')).status, 403)
  for (const id of [support, 1, 2, UNKNOWN]) {
    assert.equal((await mia.as.delete(`/api/permissions/group/${id}`)).status, 403)
  }
  assert.equal((await mia.as.delete(`/api/permissions/group/${sales}`)).status, 204)
  assert.equal((await admin.get(`/api/permissions/group/${sales}`)).status, 404)
})

test('managers see people to choose from, with less of each', async (t) => {
  const { sales, support, mia, ben, admin, adminId } = await serverWithManager(t)
  const { data, total } = (await mia.as.get('/api/user')).body
  assert.equal(total, 4)
  const found = data.find((one: { id: number }) => one.id === ben.id)
  assert.deepEqual(found, {
    id: ben.id,
    email: 'ben@example.org',
    first_name: 'ben',
    last_name: 'Tester',
    common_name: 'ben Tester',
    is_superuser: false,
    last_login: found.last_login,
    group_ids: [1, support],
  })
  assert.equal((await mia.as.get(`/api/user?group_id=${sales}`)).body.total, 1)
  assert.equal((await mia.as.get('/api/user?query=BEN')).body.total, 1)
  const refused = [`group_id=${support}`, 'status=all', 'status=deactivated', 'include_deactivated=true']
  for (const query of refused) assert.equal((await mia.as.get(`/api/user?${query}`)).status, 403, query)
  const one = (await mia.as.get(`/api/user/${ben.id}`)).body
  assert.deepEqual(Object.keys(one).toSorted(), [
    'common_name',
    'email',
    'first_name',
    'id',
    'is_superuser',
    'last_login',
    'last_name',
    'user_group_memberships',
  ])
  assert.equal('structured_attributes' in (await mia.as.get(`/api/user/${mia.id}`)).body, true, 'of herself, all')
  assert.equal((await mia.as.get(`/api/user/${UNKNOWN}`)).status, 404)
  assert.equal((await mia.as.put(`/api/user/${ben.id}/password`, { password: 'sunny meadow 31' })).status, 403)
  assert.equal((await mia.as.delete(`/api/user/${ben.id}`)).status, 403)
  assert.equal((await mia.as.get(`/api/user/${ben.id}/sessions`)).status, 403)
  assert.equal((await mia.as.put(`/api/user/${adminId}`, { email: 'mia2@example.org' })).status, 403)
  assert.equal((await admin.get(`/api/user/${adminId}`)).body.email, 'admin@example.org')
})

test('managers put people into their groups by the record of the user, and change nothing else of it', async (t) => {
  const { admin, sales, support, mia, ben, groupsOf } = await serverWithManager(t)
  const record = (await mia.as.get(`/api/user/${ben.id}`)).body
  const put = (user_group_memberships: object[], more = {}) =>
    mia.as.put(`/api/user/${ben.id}`, { ...record, ...more, user_group_memberships })
  const everywhere = [{ id: 1 }, { id: sales, is_group_manager: true }, { id: support }]
  const changed = await put(everywhere)
  assert.deepEqual([changed.status, 'login_attributes' in changed.body], [200, false])
  assert.deepEqual(await groupsOf(ben.id), [
    [1, false],
    [sales, true],
    [support, false],
  ])
  const refused: [object[], object][] = [
    [[{ id: 1 }, { id: sales }], {}],
    [[{ id: 1 }, { id: 2 }, { id: sales }, { id: support }], {}],
    [[{ id: 1 }, { id: sales }, { id: support, is_group_manager: true }], {}],
    [everywhere, { first_name: 'Bob' }],
    [everywhere, { last_name: null }],
    [everywhere, { locale: 'de' }],
    [everywhere, { email: 'mia2@example.org' }],
    [everywhere, { login_attributes: { region: 'all' } }],
    [everywhere, { is_superuser: true }],
  ]
  const before = (await admin.get(`/api/user/${ben.id}`)).body
  for (const [memberships, more] of refused) {
    assert.equal((await put(memberships, more)).status, 403, JSON.stringify([memberships, more]))
  }
  assert.deepEqual((await admin.get(`/api/user/${ben.id}`)).body, before)
  assert.equal((await put([{ id: sales }])).status, 400, 'never outside All Users')
  assert.equal((await put([{ id: 1 }, { id: sales }, { id: support }])).status, 200)
  assert.deepEqual((await groupsOf(ben.id))[1], [sales, true], 'what is not said stays')
  assert.equal((await put([{ id: 1 }, { id: support }])).status, 200)
  const self = (await mia.as.get(`/api/user/${mia.id}`)).body.user_group_memberships
  const leave = self.filter((one: { id: number }) => one.id !== sales)
  assert.equal((await mia.as.put(`/api/user/${mia.id}`, { user_group_memberships: leave })).status, 200)
  assert.equal((await mia.as.get('/api/user')).status, 403)
})

test('administrators are no managers of groups, and built-in groups have none', async (t) => {
  const { admin, adminId, sales, mia, setManager, groupsOf } = await serverWithManager(t)
  const add = (user_id: number, group_id: number) =>
    admin.post('/api/permissions/membership', { group_id, user_id, is_group_manager: true })
  const put = (id: number, user_group_memberships: object[]) => admin.put(`/api/user/${id}`, { user_group_memberships })
  const managing = [{ id: 1 }, { id: 2 }, { id: sales, is_group_manager: true }]
  for (const refused of [
    await add(adminId, sales),
    await add(mia.id, 2),
    await setManager(adminId, 2),
    await put(adminId, managing),
    await admin.post('/api/user', { email: 'new@example.org', user_group_memberships: managing }),
  ]) {
    assert.deepEqual([refused.status, refused.text], [400, ADMIN_MANAGER])
  }
  assert.equal((await put(mia.id, [{ id: 1, is_group_manager: true }])).status, 400)
  assert.equal((await setManager(mia.id, 1)).status, 400)
  await admin.post('/api/permissions/membership', { group_id: 2, user_id: mia.id })
  assert.deepEqual(
    (await groupsOf(mia.id)).filter(([, isManager]) => isManager),
    [],
  )
  await setManagerBack()
  await admin.put(`/api/user/${mia.id}`, { is_superuser: true })
  assert.deepEqual(
    (await groupsOf(mia.id)).filter(([, isManager]) => isManager),
    [],
  )

  async function setManagerBack(): Promise<void> {
    await admin.put(`/api/user/${mia.id}`, { is_superuser: false })
    assert.equal((await setManager(mia.id, sales)).status, 200)
  }
})

test('new people can be made managers at once', async (t) => {
  const { admin, sales, groupsOf } = await serverWithManager(t)
  const user_group_memberships = [{ id: 1 }, { id: sales, is_group_manager: true }]
  const made = (await admin.post('/api/user', { email: 'new@example.org', user_group_memberships })).body
  assert.deepEqual(made.user_group_memberships[1], { id: sales, is_group_manager: true })
  assert.deepEqual(await groupsOf(made.id), [
    [1, false],
    [sales, true],
  ])
})

test('who was a manager comes back as an ordinary member', async (t) => {
  const { admin, sales, support, mia, groupsOf } = await serverWithManager(t)
  await admin.delete(`/api/user/${mia.id}`)
  await admin.put(`/api/user/${mia.id}/reactivate`)
  assert.deepEqual(await groupsOf(mia.id), [
    [1, false],
    [sales, false],
    [support, false],
  ])
})
