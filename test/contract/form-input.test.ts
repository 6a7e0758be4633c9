/** What can be chosen when a subscription or an alert is made. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from '../support/test-server.ts'

const SCHEDULES = ['hourly', 'daily', 'weekly', 'monthly']

test('each channel says how it is called, what it takes, and whether it is set up', async (t) => {
  const { as } = await testServer(t)
  const channels = async () => (await as.user.get('/api/pulse/form_input')).body.channels
  const { email, slack, http } = await channels()
  assert.deepEqual(email, {
    type: 'email',
    name: 'Email',
    allows_recipients: true,
    recipients: ['user', 'email'],
    schedules: SCHEDULES,
    configured: false,
  })
  const fields = [{ name: 'channel', type: 'select', displayName: 'Post to', options: [], required: true }]
  const isSlack = { type: 'slack', name: 'Slack', allows_recipients: false, schedules: SCHEDULES, configured: false }
  assert.deepEqual(slack, { ...isSlack, fields })
  const hook = { type: 'http', name: 'Webhook', allows_recipients: false, schedules: SCHEDULES }
  assert.deepEqual(http, { ...hook, configured: false })

  await as.admin.put('/api/setting/email-smtp-host', { value: 'mail.example.org' })
  const details = { url: 'https://example.org/hook' }
  const { body: made } = await as.admin.post('/api/channel', { name: 'Hook', type: 'channel/http', details })
  const later = await channels()
  assert.deepEqual([later.email.configured, later.http.configured], [true, true])
  await as.admin.put(`/api/channel/${made.id}`, { active: false })
  assert.equal((await channels()).http.configured, false)
})
