/** Actions that guests carry out, by links and on shared dashboards (contract: actions, section 6; sharing, section 1). */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { actionSite } from '../support/action-site.ts'
import { GENERIC, UNKNOWN_LINK } from '../support/guest-answers.ts'

async function publicSite(t: TestContext) {
  const site = (await actionSite(t, 'sqlite'))!
  const { as } = site
  await site.enable()
  const switchSharing = (isOn: boolean) => as.admin.put('/api/setting', { 'enable-public-sharing': isOn })
  await switchSharing(true)
  const share = async (id: number) => (await as.admin.post(`/api/action/${id}/public_link`)).body.uuid as string
  const run = (uuid: string, parameters: object, headers: Record<string, string> = {}) =>
    as.nobody.post(`/api/public/action/${uuid}/execute`, { parameters }, headers)
  return { ...site, guest: as.nobody, switchSharing, share, runShared: run }
}

const hiddenTotal = { visualization_settings: { fields: { total: { hidden: true } } } }

test('an action is shared by administrators, and keeps its link until it is removed', async (t) => {
  const { as, database, model, rowAction, set, enable, switchSharing } = await publicSite(t)
  const id = await rowAction('row/update')
  const link = `/api/action/${id}/public_link`
  const first = await as.admin.post(link)
  assert.equal(first.status, 200)
  const { uuid } = first.body
  assert.deepEqual((await as.admin.post(link)).body, { uuid })
  assert.equal((await as.admin.get(`/api/action/${id}`)).body.public_uuid, uuid)
  assert.deepEqual((await as.admin.get('/api/action/public')).body, [
    { id, name: 'row/update', public_uuid: uuid, model_id: model },
  ])
  for (const answer of [as.user.post(link), as.user.delete(link), as.user.get('/api/action/public')]) {
    assert.equal((await answer).status, 403)
  }
  await set({ 'database-enable-actions': false })
  const off = { message: 'Actions are not enabled.', 'database-id': database }
  for (const answer of [await as.admin.post(link), await as.admin.delete(link)]) {
    assert.deepEqual([answer.status, answer.body], [400, off])
  }
  await enable()
  assert.equal((await as.admin.delete(link)).status, 204)
  assert.equal((await as.admin.delete(link)).status, 404)
  assert.notEqual((await as.admin.post(link)).body.uuid, uuid)
  await switchSharing(false)
  const closed = await as.admin.post(link)
  assert.deepEqual([closed.status, closed.text], [400, 'Public sharing is not enabled.'])
  assert.equal((await as.admin.get('/api/action/public')).status, 400)
  assert.equal((await as.admin.get(`/api/action/${id}`)).body.public_uuid, null)
  await switchSharing(true)
  await as.admin.put(`/api/action/${id}`, { archived: true })
  assert.equal((await as.admin.post(link)).status, 404)
  assert.deepEqual((await as.admin.get('/api/action/public')).body, [])
})

test('guests see the form of an action, and nothing that it hides', async (t) => {
  const { as, guest, database, rowAction, share, set, switchSharing, enable } = await publicSite(t)
  const id = await rowAction('row/update', hiddenTotal)
  const path = `/api/public/action/${await share(id)}`
  const { body } = await guest.get(path)
  assert.deepEqual(Object.keys(body), ['id', 'name', 'database_id', 'parameters', 'visualization_settings'])
  assert.deepEqual([body.id, body.name, body.database_id], [id, 'row/update', database])
  const shown = ['id', 'shop_id', 'code', 'day']
  assert.deepEqual(
    body.parameters.map((one: { id: string }) => one.id),
    shown,
  )
  assert.deepEqual(Object.keys(body.visualization_settings.fields), shown)
  const own = (await as.admin.get(`/api/action/${id}`)).body.parameters
  assert.ok(own.every((one: object) => 'field_id' in one))
  assert.ok(body.parameters.every((one: object) => !('field_id' in one)))
  const answers = async () => {
    const answer = await guest.get(path)
    return [answer.status, answer.text]
  }
  await set({ 'database-enable-actions': false })
  assert.deepEqual(await answers(), [400, GENERIC])
  await enable()
  await switchSharing(false)
  assert.deepEqual(await answers(), [400, GENERIC])
  await switchSharing(true)
  await as.admin.put(`/api/action/${id}`, { archived: true })
  assert.deepEqual(await answers(), [404, 'Not found.'])
  const unknown = await guest.get(`/api/public/action/${UNKNOWN_LINK}`)
  assert.deepEqual([unknown.status, unknown.text], [404, 'Not found.'])
  assert.equal((await guest.get('/api/public/action/1')).status, 400)
})

test('guests carry out what is shared, and learn nothing of what fails', async (t) => {
  const { as, guest, rowAction, share, runShared, rows, switchSharing } = await publicSite(t)
  const id = await rowAction('row/update', hiddenTotal)
  const uuid = await share(id)
  assert.deepEqual((await runShared(uuid, { id: 1, code: 'Z' })).body, { 'rows-updated': [1] })
  for (const parameters of [
    { id: 1, total: 5 },
    { id: 1, other: 5 },
    { id: 1, code: 'B' },
    { id: 99, code: 'Q' },
  ]) {
    const answer = await runShared(uuid, parameters)
    assert.deepEqual([answer.status, answer.text], [400, GENERIC])
  }
  assert.deepEqual(await rows(), [
    [1, 1, 'Z', 10],
    [2, 2, 'B', 20],
  ])
  await switchSharing(false)
  assert.equal((await runShared(uuid, { id: 1, code: 'Y' })).status, 400)
  await switchSharing(true)
  const unknown = await guest.post(`/api/public/action/${UNKNOWN_LINK}/execute`, {})
  assert.deepEqual([unknown.status, unknown.text], [404, 'Not found.'])
  const { data } = (await as.admin.get('/api/audit?action=action.executed')).body
  assert.deepEqual(
    data.map((entry: { user: unknown; model_id: number; details: object }) => [
      entry.user,
      entry.model_id,
      entry.details,
    ]),
    [[null, id, { rows: 1 }]],
  )
})

test('a key of a guest makes a repeated execution answer as the first one, for that link alone', async (t) => {
  const { as, rowAction, run, share, runShared, rows } = await publicSite(t)
  const id = await rowAction('row/create')
  const uuid = await share(id)
  const key = { 'idempotency-key': 'one' }
  const first = await runShared(uuid, { id: 3, code: 'C' }, key)
  assert.equal(first.status, 200, first.text)
  assert.deepEqual((await runShared(uuid, { id: 3, code: 'C' }, key)).body, first.body)
  assert.equal((await rows()).length, 3)
  assert.equal((await runShared(uuid, { id: 4, code: 'D' }, key)).text, GENERIC)
  assert.equal((await run(id, { id: 4, code: 'D' }, key)).status, 200)
  const { data } = (await as.admin.get('/api/audit?action=action.executed')).body
  assert.equal(data.length, 2, 'what is answered again was not done again')
})

test('a link is used ten times in a second', async (t) => {
  const { rowAction, share, runShared } = await publicSite(t)
  const [busy, other] = [await share(await rowAction('row/update')), await share(await rowAction('row/delete'))]
  const answers = await Promise.all(Array.from({ length: 20 }, () => runShared(busy, { id: 1, code: 'Z' })))
  const refused = answers.filter(({ status }) => status === 429)
  assert.equal(refused.length, 10)
  const wait = refused[0]?.headers['retry-after']
  assert.match(String(wait), /^[12]$/)
  assert.equal(refused[0]?.text, `Too many attempts! You must wait ${wait} seconds before trying again.`)
  assert.equal((await runShared(other, { id: 2 })).status, 200)
})

test('guests use the actions of a shared dashboard', async (t) => {
  const { as, guest, model, rowAction, rows, set, database } = await publicSite(t)
  const action_id = await rowAction('row/update', hiddenTotal)
  const { id } = (await as.admin.post('/api/dashboard', { name: 'Orders' })).body
  const place = { row: 0, col: 0, size_x: 4, size_y: 2 }
  const { dashcards } = (
    await as.admin.put(`/api/dashboard/${id}`, {
      dashcards: [
        { ...place, id: -1, card_id: model, action_id },
        { ...place, id: -2, card_id: null },
      ],
    })
  ).body
  const [button, text] = dashcards
  const { uuid } = (await as.admin.post(`/api/dashboard/${id}/public_link`)).body
  const board = (await guest.get(`/api/public/dashboard/${uuid}`)).body
  assert.equal(board.dashcards[0].card, null)
  assert.deepEqual(Object.keys(board.dashcards[0].action), [
    'id',
    'name',
    'database_id',
    'parameters',
    'visualization_settings',
  ])
  const pathOf = (dashcard: { id: number }) => `/api/public/dashboard/${uuid}/dashcard/${dashcard.id}/execute`
  const path = pathOf(button)
  const values = await guest.get(`${path}?parameters=${encodeURIComponent('{"id":1}')}`)
  assert.deepEqual(values.body, { id: 1, shop_id: 1, code: 'A', day: '2026-01-01T00:00:00Z' })
  assert.equal((await guest.get(`${path}?parameters=x`)).text, GENERIC)
  assert.deepEqual((await guest.post(path, { parameters: { id: 1, code: 'Z' } })).body, { 'rows-updated': [1] })
  assert.deepEqual((await rows())[0], [1, 1, 'Z', 10])
  assert.equal((await guest.post(pathOf(text), {})).status, 404)
  const asCard = await guest.get(`/api/public/dashboard/${uuid}/dashcard/${button.id}/card/${model}`)
  assert.equal(asCard.status, 404, 'a button shows no rows of its model')
  const lines = (await guest.post(`/api/public/dashboard/${uuid}/query`, {})).text.trim().split('\n')
  assert.deepEqual(lines, ['{"done":true}'])
  await set({ 'database-enable-actions': false })
  assert.equal((await guest.get(`/api/public/dashboard/${uuid}`)).body.dashcards[0].action, null)
  const off = await guest.post(path, { parameters: { id: 1, code: 'Y' } })
  assert.deepEqual([off.status, off.text], [400, GENERIC], String(database))
})
