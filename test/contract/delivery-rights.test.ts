/** Deliveries have the rights that their owner has when they are sent, and show no more than those. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
import { RULES, ruleServer } from '../support/rule-server.ts'

/** A user who sees the paid orders alone owns a subscription and an alert that go to an administrator. */
async function owning(t: TestContext) {
  const mails = await mailServer(t)
  const rules = await ruleServer(t)
  const { admin, user, status, orders, sales, byStatus, card, rows, adminId, userId, server } = rules
  await admin.put('/api/setting/email-smtp-host', { value: mails.env.MB_EMAIL_SMTP_HOST })
  await admin.put('/api/setting/email-smtp-port', { value: Number(mails.env.MB_EMAIL_SMTP_PORT) })
  const made = await admin.post(RULES, { group_id: sales, table_id: orders.id, attribute_remappings: byStatus })
  assert.equal(made.status, 200, made.text)
  const question = await card(rows({ aggregation: [['count']], breakout: [['field', status.id, null]] }))
  const { body: dashboard } = await admin.post('/api/dashboard', { name: 'Morning' })
  const dashcards = [{ id: -1, card_id: question, row: 0, col: 0, size_x: 12, size_y: 6 }]
  const [dashcard] = (await admin.put(`/api/dashboard/${dashboard.id}`, { dashcards })).body.dashcards
  const own = [{ id: userId }, { email: 'ops@example.test' }]
  const channelTo = (recipients: object[]) => [
    { channel_type: 'email', schedule_type: 'monthly', schedule_hour: 1, schedule_frame: 'mid', recipients },
  ]
  const channels = channelTo(own)
  const sentCard = { id: question, include_csv: true, include_xls: false }
  const pulse = await user.post('/api/pulse', {
    name: 'Numbers',
    dashboard_id: dashboard.id,
    cards: [{ ...sentCard, dashboard_card_id: dashcard.id }],
    channels,
  })
  assert.equal(pulse.status, 200, pulse.text)
  const alert = await user.post('/api/alert', {
    alert_condition: 'rows',
    alert_first_only: false,
    card: sentCard,
    channels,
  })
  assert.equal(alert.status, 200, alert.text)
  // Whoever is under a rule knows of nobody else.
  const everybody = { channels: channelTo([...own, { id: adminId }]) }
  for (const path of [`/api/pulse/${pulse.body.id}`, `/api/alert/${alert.body.id}`])
    assert.equal((await admin.put(path, everybody)).status, 200, path)
  /** The mails that come of sending it now. */
  async function sent(id: number): Promise<string[]> {
    // As if a minute had passed since the last time.
    await server.store.throttledTries.deleteOlder('9999')
    assert.equal((await admin.post(`/api/notification/${id}/send`, {})).status, 204)
    await server.jobs.drain()
    return Promise.all(Array.from({ length: mails.count() }, async () => (await mails.next()).text))
  }
  const log = async () => (await admin.get('/api/notification/log')).body.data[0]
  return { ...rules, mails, question, dashboard, pulseId: pulse.body.id, alertId: alert.body.id, sent, log }
}

/** A cell of the table in the mail, or a line of the attached file. */
const shows = (text: string, status: string) =>
  new RegExp(`>${status}<`).test(text) ||
  Buffer.from(text.replaceAll(/\s/g, '')).includes(Buffer.from(`\n${status},`).toString('base64'))

test('recipients see what the owner may see now', async (t) => {
  const { sent, pulseId, alertId, attribute } = await owning(t)
  for (const id of [pulseId, alertId]) {
    const mails = await sent(id)
    assert.equal(mails.length, 2)
    for (const text of mails) assert.deepEqual([shows(text, 'paid'), shows(text, 'open')], [true, false])
  }
  await attribute('open')
  for (const text of await sent(pulseId)) assert.deepEqual([shows(text, 'paid'), shows(text, 'open')], [false, true])
})

test('once the data is closed to the owner, the card says so in place of its rows', async (t) => {
  const { sent, pulseId, alertId, put, sales, shop, admin, log } = await owning(t)
  await admin.delete(`${RULES}/1`)
  const { status, text } = await put({ [sales]: { [shop.id]: { 'view-data': 'blocked', 'create-queries': 'no' } } })
  assert.equal(status, 200, text)
  const mails = await sent(pulseId)
  assert.equal(mails.length, 2)
  for (const mail of mails) {
    assert.deepEqual([shows(mail, 'paid'), shows(mail, 'open'), /text\/csv/.test(mail)], [false, false, false])
    assert.match(mail, /could not be shown|do not have permission/)
  }
  assert.deepEqual(await sent(alertId), [])
  assert.match((await log()).note, /The question failed/)
})

test('once the dashboard or the question is hidden from the owner, nothing is sent any more', async (t) => {
  const { sent, pulseId, alertId, admin, log } = await owning(t)
  const { status } = await admin.put('/api/collection/graph?force=true', { groups: { 1: { root: 'none' } } })
  assert.equal(status, 200)
  for (const [id, reason] of [
    [pulseId, 'Its owner no longer has access to the dashboard.'],
    [alertId, 'Its owner no longer has access to the question.'],
  ] as const) {
    const mails = await sent(id)
    assert.equal(mails.length, 1)
    assert.match(mails[0] ?? '', /To: user@example.org[\s\S]*was stopped/)
    const { active, stop_reason } = (await admin.get(`/api/notification/${id}`)).body
    assert.deepEqual([active, stop_reason, (await log()).state], [false, reason, 'failed'])
  }
})

test('what somebody owns who was deactivated is sent to nobody', async (t) => {
  const { sent, pulseId, alertId, admin, userId, log } = await owning(t)
  await admin.delete(`/api/user/${userId}`)
  for (const id of [pulseId, alertId]) {
    assert.deepEqual(await sent(id), [])
    assert.deepEqual([(await log()).state, (await log()).note], ['failed', 'The account of its owner is deactivated.'])
    assert.equal((await admin.get(`/api/notification/${id}`)).body.active, false)
  }
})

test('people under row rules see only themselves among the users who receive it, and others survive their updates', async (t) => {
  const { pulseId, alertId, admin, user, userId, adminId } = await owning(t)
  const everybody = async (id: number) => {
    const { body } = await admin.get(`/api/notification/${id}`)
    return body.handlers[0].recipients.map((one: { user_id: number | null }) => one.user_id ?? 0).toSorted()
  }
  const all = [0, userId, adminId].toSorted()
  const { body: pulse } = await user.get(`/api/pulse/${pulseId}`)
  const seen = pulse.channels[0].recipients.map(({ email }: { email: string }) => email)
  assert.deepEqual(seen, ['ops@example.test', 'user@example.org'])
  assert.equal((await user.put(`/api/pulse/${pulseId}`, { channels: pulse.channels })).status, 200)
  assert.deepEqual(await everybody(pulseId), all)
  const { body: notification } = await user.get(`/api/notification/${alertId}`)
  const ids = notification.handlers[0].recipients.map((one: { user_id: number | null }) => one.user_id)
  assert.deepEqual(ids.toSorted(), [userId, null].toSorted())
  assert.equal((await user.put(`/api/notification/${alertId}`, notification)).status, 200)
  assert.deepEqual(await everybody(alertId), all)
  const { body: alert } = await user.get(`/api/alert/${alertId}`)
  const own = [{ ...alert.channels[0], recipients: [{ id: userId }] }]
  assert.equal((await user.put(`/api/alert/${alertId}`, { channels: own })).status, 200)
  assert.deepEqual(await everybody(alertId), [userId, adminId].toSorted())
  assert.equal('slack' in (await user.get('/api/pulse/form_input')).body.channels, false)
})
