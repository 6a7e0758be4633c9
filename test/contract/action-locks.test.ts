/** Actions and rows in place while others hold the rows: a clear answer, and nothing is changed (contract: actions, section 5). */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { actionSite, type Engine } from '../support/action-site.ts'
import { holdRow } from '../support/hold-row.ts'

type Site = NonNullable<Awaited<ReturnType<typeof actionSite>>>

const UNDER_WAY = { message: 'Another change was under way. Try again.' }
const BEFORE = [
  [1, 1, 'A', 10],
  [2, 2, 'B', 20],
]

async function lastRun({ as }: Site) {
  const { state, error } = (await as.admin.get('/api/action-runs?limit=1')).body.data[0]
  return [state, error]
}

for (const engine of ['postgres', 'mysql', 'sqlite'] as const) {
  describe(engine, () => {
    test('an action whose row is held fails, is logged, and can be sent again with its key', async (t) => {
      const site = await actionSite(t, engine)
      if (site === undefined) return
      await site.enable()
      const update = await site.rowAction('row/update')
      const key = { 'idempotency-key': 'one' }
      const release = await holdRow(engine, site.details)
      const refused = await site.run(update, { id: 1, total: 11 }, key)
      assert.deepEqual([refused.status, refused.body], [400, UNDER_WAY])
      assert.deepEqual(await lastRun(site), ['failed', UNDER_WAY.message])
      await release()
      assert.deepEqual(await site.rows(), BEFORE)
      assert.equal((await site.run(update, { id: 1, total: 11 }, key)).status, 200)
      assert.deepEqual((await site.rows())[0], [1, 1, 'A', 11])
    })

    test('rows in place that are held are answered as those that others change', async (t) => {
      const site = await actionSite(t, engine)
      if (site === undefined) return
      await site.enable()
      const changes = [{ kind: 'update', key: { id: 1 }, values: { total: 11 }, expected: { total: 10 } }]
      const edit = () => site.as.admin.post(`/api/table/${site.orders.id}/rows`, { changes })
      const release = await holdRow(engine, site.details)
      const refused = await edit()
      const message = 'Others are changing these rows. Try again.'
      assert.deepEqual([refused.status, refused.body], [409, { message, conflicts: [] }])
      await release()
      assert.deepEqual(await site.rows(), BEFORE)
      assert.equal((await edit()).status, 200)
    })
  })
}

/** Adds one to the total of both rows, the one of the key first, and takes a moment in between. */
const CROSSING: Partial<Record<Engine, string>> = {
  postgres: `with one as (update orders set total = total + 1 where id = {{first}} returning pg_sleep(0.5))
    update orders set total = total + 1 where id = 3 - {{first}} and exists (select from one)`,
  duckdb: `update orders set total = total + 1 + (select count(*) from range(20000000) t(i) where i * 2.5 < {{first}} - 2)`,
}

for (const engine of ['postgres', 'duckdb'] as const) {
  test(`${engine}: of two executions that are in each other's way, one is carried out`, async (t) => {
    const site = await actionSite(t, engine)
    if (site === undefined) return
    await site.enable()
    const tag = { id: 'f', name: 'first', 'display-name': 'First', type: 'number', required: true }
    const { id } = (await site.as.admin.post('/api/action', site.sql(CROSSING[engine]!, { first: tag }))).body
    const answers = await Promise.all([1, 2].map((first) => site.run(id, { first })))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400])
    assert.deepEqual(answers.find(({ status }) => status === 400)?.body, UNDER_WAY)
    assert.deepEqual(
      (await site.rows()).map((row) => row[3]),
      [11, 21],
    )
  })
}
