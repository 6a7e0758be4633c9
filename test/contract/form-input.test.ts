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
  assert.deepEqual(http, { ...hook, configured: false, webhooks: [] })

  await as.admin.put('/api/setting/email-smtp-host', { value: 'mail.example.org' })
  const details = { url: 'https://example.org/hook' }
  const { body: made } = await as.admin.post('/api/channel', { name: 'Hook', type: 'channel/http', details })
  const later = await channels()
  assert.deepEqual([later.email.configured, later.http.configured], [true, true])
  assert.deepEqual(later.http.webhooks, [{ id: made.id, name: 'Hook' }])
  await as.admin.put(`/api/channel/${made.id}`, { active: false })
  assert.equal((await channels()).http.configured, false)
})

test('the embedding SDK asks from a page of another origin, with a key', async (t) => {
  const { as, client } = await testServer(t)
  const key: string = (await as.admin.post('/api/api-key', { name: 'Page', group_id: 2 })).body.unmasked_key
  const page = { origin: 'http://localhost:8080', referer: 'http://localhost:8080/' }
  // As version 0.55.5 was seen to ask for it in Chromium, after the browser has asked whether it may.
  const asks = {
    'content-type': 'application/json',
    'x-api-key': key,
    'x-metabase-client': 'embedding-sdk-react',
    'x-metabase-client-version': '0.55.5',
    'x-metabase-locale': 'en',
  }
  const allowed = await client(page).get('/api/pulse/form_input', asks)
  const { 'access-control-allow-origin': origin, vary } = allowed.headers
  assert.deepEqual([allowed.status, origin, allowed.body.channels.email.type], [200, page.origin, 'email'])
  assert.match(String(vary), /origin/i)
})
