/** What deliveries leave in the query log, in the audit log and in counts of views. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { mailServer } from '../support/mail-server.ts'
import { testServer } from '../support/test-server.ts'

test('the queries of a delivery are in the query log as such, its files are no downloads, and nobody has viewed anything', async (t) => {
  const mails = await mailServer(t)
  const testing = await testServer(t, { env: mails.env })
  const { as, server, userId } = testing
  const shop = await connectShop(testing)
  const query = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000) select i from n'
  const native = { query }
  const dataset_query = { database: shop.id, type: 'native', native }
  // One reads the PDF in German, the other in English.
  await as.admin.put(`/api/user/${userId}`, { locale: 'de' })
  const question = { name: 'Orders', display: 'table', visualization_settings: {}, dataset_query }
  const card: number = (await as.admin.post('/api/card', question)).body.id
  const { id: dashboard } = (await as.admin.post('/api/dashboard', { name: 'Morning' })).body
  const dashcards = [{ id: -1, card_id: card, row: 0, col: 0, size_x: 12, size_y: 6 }]
  const [dashcard] = (await as.admin.put(`/api/dashboard/${dashboard}`, { dashcards })).body.dashcards
  const files = { include_csv: true, include_xls: true }
  const channels = [
    {
      channel_type: 'email',
      schedule_type: 'hourly',
      recipients: [{ id: userId }, { email: 'ops@example.test' }],
      details: { include_pdf: true },
    },
  ]
  const pulse = {
    name: 'Numbers',
    dashboard_id: dashboard,
    cards: [{ id: card, dashboard_card_id: dashcard.id, ...files }],
    channels,
  }
  const alert = { alert_condition: 'rows', alert_first_only: false, card: { id: card, ...files }, channels }
  const viewsOf = async () => {
    await server.services.activity.flush()
    const [{ view_count: card_views }, { view_count }] = await Promise.all([
      as.admin.get(`/api/card/${card}?ignore_view=true`).then(({ body }) => body),
      as.admin.get(`/api/dashboard/${dashboard}`).then(({ body }) => body),
    ])
    return { card_views, dashboard_views: view_count }
  }
  const contextsOf = async (path: string, body: object, copies: number) => {
    const known = new Set((await logged()).map(({ id }) => id))
    const { id } = (await as.admin.post(path, body)).body
    assert.equal((await as.admin.post(`/api/notification/${id}/send`, {})).status, 204)
    await server.jobs.drain()
    assert.equal(mails.count(), copies)
    const [{ text } = { text: '' }] = await Promise.all(Array.from({ length: copies }, () => mails.next()))
    const fresh = (await logged()).filter((entry) => !known.has(entry.id))
    assert.ok(fresh.every(({ executor_id, card_id }) => executor_id === testing.adminId && card_id === card))
    const [, encoded = ''] = /Content-Type: text\/csv[\s\S]*?\r\n\r\n([\w+/\r\n]*)/.exec(text) ?? []
    const lines = Buffer.from(encoded, 'base64').toString('utf8').trim().split('\n').length
    return { contexts: [...new Set(fresh.map(({ context }) => context))], runs: fresh.length, lines }
  }
  async function logged() {
    await server.services.runner.log.flush()
    return server.store.queryLog.latest(100, 0)
  }
  const sent = await contextsOf('/api/pulse', pulse, 2)
  assert.deepEqual([sent.contexts, sent.lines], [['dashboard-subscription'], 3001])
  assert.equal(sent.runs, 3, 'once for the messages and the PDF in two languages, and once for each file')
  const alerted = await contextsOf('/api/alert', alert, 2)
  assert.deepEqual([alerted.contexts, alerted.lines], [['pulse'], 3001])
  assert.deepEqual(await viewsOf(), { card_views: 0, dashboard_views: 0 })
  const { body: downloads } = await as.admin.get('/api/audit?model=card')
  assert.doesNotMatch(JSON.stringify(downloads), /download/)
})
