/** The log of executions (contract: actions, section 9). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actionSite } from '../support/action-site.ts'

interface Run {
  id: number
  name: string
  state: string
  changed_rows: number | null
  error: string | null
  values: Record<string, unknown>
  user: { common_name: string } | null
  action_id: number | null
  table_id: number | null
}

test('executions and changed rows are listed with who, what, when and what became of them', async (t) => {
  const site = (await actionSite(t, 'sqlite'))!
  const { as, orders, server } = site
  await site.enable()
  const total = (await server.store.fields.listOfTables([orders.id])).find(({ name }) => name === 'total')!
  const update = await site.rowAction('row/update')
  await as.admin.put(`/api/field/${total.id}`, { visibility_type: 'sensitive' })
  assert.equal((await site.run(update, { id: 1, total: 11 })).status, 200)
  await as.admin.put(`/api/field/${total.id}`, { visibility_type: 'normal' })
  assert.equal((await site.run(update, { id: 1, code: 'B' })).status, 400)
  const change = { kind: 'update', key: { id: 2 }, values: { total: 21 }, expected: { total: 20 } }
  assert.equal((await as.admin.post(`/api/table/${orders.id}/rows`, { changes: [change] })).status, 200)

  const list = async (query = ''): Promise<{ data: Run[]; next: number | null }> =>
    (await as.admin.get(`/api/action-runs${query}`)).body
  const { data, next } = await list()
  assert.equal(next, null)
  assert.deepEqual(
    data.map(({ state, changed_rows, action_id, table_id }) => [state, changed_rows, action_id, table_id]),
    [
      ['done', 1, null, orders.id],
      ['failed', null, update, null],
      ['done', 1, update, null],
    ],
  )
  assert.deepEqual(data[0]!.values, { changes: [{ kind: 'update', key: { id: 2 }, values: { total: 21 } }] })
  assert.deepEqual(data[2]!.values, { id: 1, total: '**MASKED**' })
  assert.match(data[1]!.error ?? '', /already exists/)
  assert.ok(data.every(({ user }) => user !== null && user.common_name !== ''))

  const ids = async (query: string) => (await list(query)).data.map(({ id }) => id)
  const [newest, middle, oldest] = data.map(({ id }) => id)
  assert.deepEqual(await ids(`?table_id=${orders.id}`), [newest])
  assert.deepEqual(await ids(`?action_id=${update}`), [middle, oldest])
  assert.deepEqual(await ids('?state=failed'), [middle])
  assert.deepEqual(await ids('?until=2026-01-01'), [])
  assert.deepEqual(await ids('?since=2020-01-01&until=2100-01-01'), [newest, middle, oldest])
  const first = await list('?limit=2')
  assert.deepEqual([first.data.length, first.next], [2, middle])
  assert.deepEqual(await ids(`?limit=2&before=${first.next}`), [oldest])
  assert.deepEqual(
    (await as.admin.get(`/api/action/${update}/runs`)).body.data.map(({ id }: Run) => id),
    [middle, oldest],
  )
  const wrong: [query: string, field: string][] = [
    ['since=soon', 'since'],
    ['until=2026-13-01', 'until'],
    ['state=lost', 'state'],
    ['limit=0', 'limit'],
    ['before=x', 'before'],
  ]
  for (const [query, field] of wrong) {
    const { status, body } = await as.admin.get(`/api/action-runs?${query}`)
    assert.deepEqual([status, Object.keys(body.errors)], [400, [field]], query)
  }
})

test('only editors of an action see its executions', async (t) => {
  const site = (await actionSite(t, 'sqlite'))!
  const { as } = site
  await site.enable()
  const update = await site.rowAction('row/update')
  assert.equal((await as.user.get('/api/action-runs')).status, 403)
  await as.admin.put('/api/collection/graph?force=true', { groups: { 1: { root: 'read' } } })
  assert.equal((await as.user.get(`/api/action/${update}`)).status, 200)
  assert.equal((await as.user.get(`/api/action/${update}/runs`)).status, 403)
  assert.equal((await as.admin.get('/api/action/999/runs')).status, 404)
})
