/** What becomes of actions when their model changes (contract: actions, section 3). */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { actionSite } from '../support/action-site.ts'

async function modelSite(t: TestContext) {
  const site = (await actionSite(t, 'sqlite'))!
  const { as, model } = site
  await site.enable()
  const implicit = await site.rowAction('row/update')
  const query = (await as.admin.post('/api/action', site.sql('update orders set total = 0', {}))).body.id as number
  const { id: board } = (await as.admin.post('/api/dashboard', { name: 'Orders' })).body
  const place = { row: 0, col: 0, size_x: 4, size_y: 2, card_id: model }
  await as.admin.put(`/api/dashboard/${board}`, {
    dashcards: [
      { ...place, id: -1, action_id: implicit },
      { ...place, id: -2, action_id: query },
    ],
  })
  const change = async (changes: object) => {
    const answer = await as.admin.put(`/api/card/${model}`, changes)
    assert.equal(answer.status, 200, answer.text)
  }
  const listed = async (path = `/api/action?model-id=${model}`) =>
    (await as.admin.get(path)).body.map(({ id }: { id: number }) => id)
  const placed = async () =>
    (await as.admin.get(`/api/dashboard/${board}`)).body.dashcards.map((one: { action_id: number }) => one.action_id)
  const stored = async (id: number) => (await site.server.store.actions.find(id))?.archived
  return { ...site, implicit, query, change, listed, placed, stored }
}

test('a model that becomes a question archives its queries and deletes the rest', async (t) => {
  const { implicit, query, change, listed, placed, stored, as } = await modelSite(t)
  await change({ type: 'question' })
  assert.deepEqual([await stored(implicit), await stored(query)], [undefined, true])
  assert.deepEqual([await listed(), await placed()], [[], []])
  assert.equal((await as.admin.get(`/api/action/${query}`)).status, 404)
})

test('a model whose query gains clauses keeps no implicit actions', async (t) => {
  const { implicit, query, change, listed, placed, stored, database, orders } = await modelSite(t)
  await change({ name: 'Renamed', dataset_query: { database, type: 'query', query: { 'source-table': orders.id } } })
  assert.deepEqual(await listed(), [implicit, query])
  await change({ dataset_query: { database, type: 'query', query: { 'source-table': orders.id, limit: 5 } } })
  assert.deepEqual([await stored(implicit), await stored(query)], [undefined, false])
  assert.deepEqual([await listed(), await placed()], [[query], [query]])
})

test('actions of a model in the Trash stay, and are listed by their model alone', async (t) => {
  const { implicit, query, change, listed, as, run } = await modelSite(t)
  await change({ archived: true })
  assert.deepEqual(await listed('/api/action'), [])
  assert.deepEqual(await listed(), [implicit, query])
  await change({ archived: false })
  assert.deepEqual(await listed('/api/action'), [implicit, query])
  assert.equal((await run(implicit, { id: 1, total: 5 })).status, 200)
  assert.equal((await as.admin.get(`/api/action/${implicit}`)).status, 200)
})

test('a copy of a model begins without actions, and a deleted one takes them along', async (t) => {
  const { model, listed, as, implicit, query, stored, placed } = await modelSite(t)
  const copy = (await as.admin.post(`/api/card/${model}/copy`)).body.id
  assert.deepEqual(await listed(`/api/action?model-id=${copy}`), [])
  assert.equal((await as.admin.delete(`/api/card/${model}`)).status, 204)
  assert.deepEqual([await stored(implicit), await stored(query), await placed()], [undefined, undefined, []])
})
