/** Subscriptions and alerts whose owner was deactivated, and how they get another one. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { mailServer } from '../support/mail-server.ts'
import { testServer } from '../support/test-server.ts'

/** A server where a user owns an alert that goes to an address each hour. */
async function owning(t: TestContext) {
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const mails = await mailServer(t)
  const testing = await testServer(t, { now: () => clock.now, env: mails.env })
  const { as, server } = testing
  const shop = await connectShop(testing)
  const native = { query: "select 'paid' as state, 12 as orders" }
  const dataset_query = { database: shop.id, type: 'native', native }
  const question = { name: 'Orders', display: 'table', visualization_settings: {}, dataset_query }
  const card: number = (await as.admin.post('/api/card', question)).body.id
  const {
    status,
    body: made,
    text,
  } = await as.user.post('/api/notification', {
    payload_type: 'notification/card',
    payload: { card_id: card },
    subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: '0 0 * * * ? *' }],
    handlers: [
      {
        channel_type: 'channel/email',
        recipients: [{ type: 'notification-recipient/raw-value', details: { value: 'ops@example.test' } }],
      },
    ],
  })
  assert.equal(status, 200, text)
  const hour = async () => {
    clock.now += 60 * 60_000
    await server.jobs.drain()
  }
  const orphans = async () =>
    (await as.admin.get('/api/notification?orphaned=true')).body.map(({ id }: { id: number }) => id)
  const handOver = (creator_id: number) => as.admin.put(`/api/notification/${made.id}`, { creator_id })
  await server.jobs.drain()
  mails.notices.splice(0)
  return { ...testing, mails, shop, made, card, hour, orphans, handOver }
}

test('those whose owner is gone are listed, stopped by hand or not, until somebody else has them', async (t) => {
  const { as, made, userId, adminId, orphans, handOver, hour, mails } = await owning(t)
  assert.deepEqual(await orphans(), [])
  await as.admin.delete(`/api/user/${userId}`)
  assert.deepEqual(await orphans(), [made.id])
  await hour()
  assert.equal(mails.count(), 0)
  assert.deepEqual(await orphans(), [made.id], 'the server has stopped it')
  const { status, body, text } = await handOver(adminId)
  assert.equal(status, 200, text)
  assert.deepEqual([body.creator_id, body.creator.id, body.active, body.stop_reason], [adminId, adminId, true, null])
  assert.deepEqual(await orphans(), [])
  await hour()
  assert.equal(mails.count(), 1, 'it goes on')
  assert.deepEqual(mails.notices, [], 'who hands it over to themselves knows it')
})

test('the new owner gets a mail, the change is in the audit log, and the rights of the new owner count', async (t) => {
  const { as, made, userId, adminId, handOver, server, mails, hour } = await owning(t)
  const third = await as.admin.post('/api/user', { email: 'ann@example.org', first_name: 'Ann', last_name: 'Moss' })
  assert.equal((await handOver(third.body.id)).status, 200)
  await server.jobs.drain()
  assert.deepEqual(
    mails.notices.map(({ to, text }) => [to.join(), /X-Querent-Notice: (\S+)/.exec(text)?.[1]]),
    [['ann@example.org', 'handed-over']],
  )
  const { body: log } = await as.admin.get('/api/audit?action=notification.handed-over')
  const [entry] = log.data
  assert.deepEqual(
    [entry.model_id, entry.user_id ?? entry.user?.id, entry.details.before.creator_id, entry.details.after.creator_id],
    [made.id, adminId, userId, third.body.id],
  )
  for (let left = mails.count(); left > 0; left -= 1) await mails.next()
  await hour()
  assert.match((await mails.next()).text, /Sent by Ann Moss/)
})

test('only administrators hand over, and only to somebody who may see it', async (t) => {
  const { as, made, userId, adminId, handOver } = await owning(t)
  const byUser = await as.user.put(`/api/notification/${made.id}`, { ...made, creator_id: adminId })
  assert.deepEqual([byUser.status, byUser.body.message], [400, 'Update creator_id is not allowed.'])
  assert.equal((await as.user.put(`/api/notification/${made.id}`, { ...made, creator_id: userId })).status, 200)
  assert.deepEqual(Object.keys((await handOver(999)).body.errors), ['creator_id'])
  const third = await as.admin.post('/api/user', { email: 'ann@example.org', first_name: 'Ann', last_name: 'Moss' })
  await as.admin.put('/api/collection/graph?force=true', { groups: { 1: { root: 'none' } } })
  assert.deepEqual((await handOver(third.body.id)).body.errors, {
    creator_id: 'This person has no access to what is sent.',
  })
  await as.admin.delete(`/api/user/${third.body.id}`)
  assert.equal((await handOver(third.body.id)).status, 400)
  const whole = await as.admin.put(`/api/notification/${made.id}`, { ...made, active: false, creator_id: adminId })
  assert.deepEqual([whole.status, whole.body.creator_id, whole.body.active], [200, adminId, false])
  const part = await as.admin.put(`/api/notification/${made.id}`, { payload_type: 'notification/card' })
  assert.deepEqual([part.status, part.body.errors], [400, { payload: 'missing required key' }])
})

test('deleting one is for good, by its owner or an administrator, in each of the three ways', async (t) => {
  const { as, card, made, userId } = await owning(t)
  const files = { include_csv: false, include_xls: false }
  const channels = [{ channel_type: 'email', schedule_type: 'hourly', recipients: [{ id: userId }] }]
  const { body: dashboard } = await as.admin.post('/api/dashboard', { name: 'Morning' })
  const sent = { name: 'Hourly', dashboard_id: dashboard.id, cards: [{ id: card, ...files }], channels }
  const pulse = (await as.admin.post('/api/pulse', sent)).body.id
  const alert = { alert_condition: 'rows', alert_first_only: false, card: { id: card, ...files }, channels }
  const own = (await as.user.post('/api/alert', alert)).body.id
  assert.equal((await as.user.delete(`/api/pulse/${pulse}`)).status, 403, 'who only receives it')
  assert.equal((await as.admin.delete(`/api/alert/${pulse}`)).status, 404)
  assert.equal((await as.admin.delete(`/api/pulse/${own}`)).status, 404)
  for (const [client, path] of [
    [as.admin, `/api/pulse/${pulse}`],
    [as.user, `/api/alert/${own}`],
    [as.admin, `/api/notification/${made.id}`],
  ] as const) {
    assert.equal((await client.delete(path)).status, 204)
    assert.equal((await client.get(path)).status, 404)
  }
  assert.deepEqual((await as.admin.get('/api/notification?include_inactive=true')).body, [])
})
