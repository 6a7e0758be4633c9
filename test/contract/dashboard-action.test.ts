/** Actions on dashboards: saved with what is on them, shown, and carried out by who reads the dashboard. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { actionSite } from '../support/action-site.ts'

const place = { row: 0, col: 0, size_x: 4, size_y: 2 }

async function boardSite(t: TestContext) {
  const site = (await actionSite(t, 'sqlite'))!
  const { as, model } = site
  await site.enable()
  const action = await site.rowAction('row/update')
  const board = (await as.admin.post('/api/dashboard', { name: 'Orders' })).body.id as number
  const path = `/api/dashboard/${board}`
  const fill = (...places: object[]) =>
    as.admin.put(path, { dashcards: places.map((one, at) => ({ ...place, id: -1 - at, ...one })) })
  const filled = await fill({ card_id: model, action_id: action })
  assert.equal(filled.status, 200, filled.text)
  const dashcard = filled.body.dashcards[0].id as number
  /** Nobody but administrators reads the model. */
  const hideModel = async () => {
    const folder = (await as.admin.post('/api/collection', { name: 'Closed' })).body.id
    await as.admin.put('/api/collection/graph?force=true', { groups: { 1: { [folder]: 'none' } } })
    await as.admin.put(`/api/card/${model}`, { collection_id: folder })
  }
  const shown = async () => (await as.admin.get(path)).body.dashcards
  return {
    ...site,
    action,
    board,
    path,
    fill,
    dashcard,
    hideModel,
    shown,
    execute: `${path}/dashcard/${dashcard}/execute`,
  }
}

test('a dashboard shows its actions with their forms, and says whether they are on', async (t) => {
  const { shown, action, set, database, path, as, hideModel, fill, sql } = await boardSite(t)
  const [{ action: record, action_id }] = await shown()
  assert.equal(action_id, action)
  assert.deepEqual(
    [record.id, record.kind, record.database_id, record.database_enabled_actions, record.parameters.length],
    [action, 'row/update', database, true, 5],
  )
  assert.deepEqual({ ...(await as.admin.get(`/api/action/${action}`)).body, database_enabled_actions: true }, record)
  await set({ 'database-enable-actions': false })
  assert.equal((await shown())[0].action.database_enabled_actions, false)
  await set({ 'database-enable-actions': true })
  const query = (await as.admin.post('/api/action', sql('update orders set total = 0', {}))).body.id
  await fill({ action_id: query })
  assert.equal((await as.user.get(path)).body.dashcards[0].action.dataset_query.type, 'native')
  await hideModel()
  const hidden = (await as.user.get(path)).body.dashcards[0].action
  assert.deepEqual([hidden.id, hidden.dataset_query], [query, undefined])
})

test('whoever puts an action on a dashboard has to read its model', async (t) => {
  const { as, fill, path, action, hideModel, dashcard } = await boardSite(t)
  const refusal = (id: number) => ({ errors: { dashcards: `There is no action_id ${id} that you may use.` } })
  const unknown = await fill({ action_id: 999 })
  assert.deepEqual([unknown.status, unknown.body], [400, refusal(999)])
  await hideModel()
  const again = { ...place, id: -2, action_id: action }
  const kept = { ...place, id: dashcard, action_id: action }
  const hidden = await as.user.put(path, { dashcards: [kept, again] })
  assert.deepEqual([hidden.status, hidden.body], [400, refusal(action)])
  assert.equal((await as.user.put(path, { dashcards: [kept] })).status, 200)
})

test('whoever reads the dashboard carries its actions out', async (t) => {
  const { as, execute, path, fill, hideModel, rows, model, dashcard, action, rowAction } = await boardSite(t)
  await hideModel()
  assert.equal((await as.user.post(`/api/action/${action}/execute`, { parameters: { id: 1, code: 'Z' } })).status, 403)
  const values = await as.user.get(`${execute}?parameters=${encodeURIComponent('{"id":1}')}`)
  assert.deepEqual(values.body, { id: 1, shop_id: 1, code: 'A', day: '2026-01-01T00:00:00Z', total: 10 })
  const key = { 'idempotency-key': 'one' }
  for (let times = 0; times < 2; times++) {
    const answer = await as.user.post(execute, { parameters: { id: 1, code: 'Z' } }, key)
    assert.deepEqual([answer.status, answer.body], [200, { 'rows-updated': [1] }])
  }
  assert.deepEqual((await rows())[0], [1, 1, 'Z', 10])
  const { data } = (await as.admin.get('/api/audit?action=action.executed')).body
  assert.equal(data.length, 1)
  assert.equal((await as.user.post(`${path}/dashcard/999/execute`, {})).status, 404)
  const asCard = await as.admin.post(`${path}/dashcard/${dashcard}/card/${model}/query`, {})
  assert.equal(asCard.status, 404, 'an action shows no answer')
  const [added] = (await fill({ action_id: await rowAction('row/create') })).body.dashcards
  const prefill = await as.user.get(`${path}/dashcard/${added.id}/execute?parameters=%7B%7D`)
  assert.deepEqual(
    [prefill.status, prefill.text],
    [400, 'Values can only be fetched for actions that require a Primary Key.'],
  )
  const folder = (await as.admin.post('/api/collection', { name: 'Boards' })).body.id
  await as.admin.put('/api/collection/graph?force=true', { groups: { 1: { [folder]: 'none' } } })
  await as.admin.put(path, { collection_id: folder })
  assert.equal((await as.user.post(`${path}/dashcard/${added.id}/execute`, {})).status, 403)
})

test('an action that is archived or deleted leaves its dashboards, and versions come back without it', async (t) => {
  const { as, shown, action, path, fill, board, rowAction, model } = await boardSite(t)
  const other = await rowAction('row/delete')
  await fill({ card_id: model, action_id: action }, { action_id: other })
  const revisionsOf = async () => (await as.admin.get(`${path}/revisions`)).body
  const [withBoth] = await revisionsOf()
  const actionsNow = async () => (await shown()).map((one: { action_id: number }) => one.action_id)
  await fill()
  const back = { entity: 'dashboard', id: board, revision_id: withBoth.id }
  assert.equal((await as.admin.post('/api/revision/revert', back)).status, 200)
  assert.deepEqual(await actionsNow(), [action, other])
  await as.admin.put(`/api/action/${action}`, { archived: true })
  assert.deepEqual(await actionsNow(), [other])
  assert.equal((await as.admin.delete(`/api/action/${other}`)).status, 204)
  assert.deepEqual(await actionsNow(), [])
  await as.admin.post('/api/revision/revert', back)
  assert.deepEqual(await actionsNow(), [])
})

test('a copy of a dashboard has no actions', async (t) => {
  const { as, path } = await boardSite(t)
  const copy = await as.admin.post(`${path}/copy`, { name: 'Copy' })
  assert.deepEqual([copy.status, copy.body.dashcards], [200, []])
})

test('a dashboard on paper leaves its buttons out', async (t) => {
  const { as, path, fill, action, model } = await boardSite(t)
  await fill({ card_id: model, action_id: action }, { card_id: model, row: 2 })
  const lines = (await as.admin.post(`${path}/query`, {})).text.trim().split('\n')
  assert.equal(lines.length, 2, 'the card, and the end')
  const file = await as.admin.get(`${path}/pdf`)
  assert.deepEqual([file.status, file.headers['content-type']], [200, 'application/pdf'])
})
