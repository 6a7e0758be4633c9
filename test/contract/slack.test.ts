/** Deliveries to Slack, its settings, and what it says when it does not take something. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { SLACK_TOKEN, slackDouble } from '../support/slack-double.ts'
import { testServer } from '../support/test-server.ts'

/** A server with a clock that posts to a double of Slack, and a question. */
async function posting(t: TestContext) {
  const clock = { now: Date.parse('2026-03-02T06:00:00Z') }
  const slack = await slackDouble(t)
  const testing = await testServer(t, {
    now: () => clock.now,
    env: { ...slack.env, MB_SITE_URL: 'https://bi.example.org' },
  })
  const { as, server } = testing
  const shop = await connectShop(testing)
  const native = { query: "select 'paid' as state, 12 as orders" }
  const dataset_query = { database: shop.id, type: 'native', native }
  const card = { name: 'Orders', display: 'table', visualization_settings: {}, dataset_query }
  const question: number = (await as.admin.post('/api/card', card)).body.id
  const { id: dashboard } = (await as.admin.post('/api/dashboard', { name: 'Morning' })).body
  const note = {
    card_id: null,
    visualization_settings: { virtual_card: { display: 'text' }, text: 'All **paid** [orders](https://a.example)' },
  }
  const dashcards = [
    { id: -1, card_id: question, row: 0, col: 0, size_x: 12, size_y: 6 },
    { id: -2, ...note, row: 6, col: 0, size_x: 12, size_y: 2 },
  ]
  const saved = (await as.admin.put(`/api/dashboard/${dashboard}`, { dashcards })).body
  const cards = [{ id: question, dashboard_card_id: saved.dashcards[0].id, include_csv: false, include_xls: false }]
  const body = (channel: string) => ({
    name: 'Monday numbers',
    dashboard_id: dashboard,
    cards,
    channels: [
      { channel_type: 'slack', enabled: true, schedule_type: 'daily', schedule_hour: 8, details: { channel } },
    ],
  })
  const setUp = () => as.admin.put('/api/slack/settings', { 'slack-app-token': SLACK_TOKEN })
  /** What became of the delivery that is due next. */
  async function deliver() {
    clock.now = Math.max(clock.now + 61_000, Date.parse('2026-03-02T08:00:01Z'))
    await server.jobs.drain()
    return (await as.admin.get('/api/notification/log')).body.data[0]
  }
  return { ...testing, slack, clock, body, cards, setUp, deliver }
}

test('the token is checked before it is kept, and null removes it', async (t) => {
  const { as, slack, setUp } = await posting(t)
  const refused = await as.admin.put('/api/slack/settings', { 'slack-app-token': 'xoxb-bad' })
  assert.deepEqual(
    [refused.status, refused.body],
    [400, { errors: { 'slack-app-token': 'Slack does not accept the token of the app.' } }],
  )
  const stored = async () => {
    const { body: all } = await as.admin.get('/api/setting')
    const valueOf = (key: string) => all.find((one: { key: string }) => one.key === key).value
    return [valueOf('slack-token-valid?'), valueOf('slack-app-token')]
  }
  assert.deepEqual(await stored(), [null, null])
  assert.deepEqual((await setUp()).body, { ok: true })
  assert.deepEqual(await stored(), [true, '**********od'])
  const kept = { 'slack-app-token': '**********od', 'slack-bug-report-channel': '#general' }
  assert.equal((await as.admin.put('/api/slack/settings', kept)).status, 200, 'a masked token stays')
  const unknown = await as.admin.put('/api/slack/settings', { 'slack-bug-report-channel': 'nowhere' })
  assert.match(unknown.body.errors['slack-bug-report-channel'], /no channel nowhere/)
  slack.fail('auth.test', { kind: 'break' })
  const away = await as.admin.put('/api/slack/settings', { 'slack-app-token': SLACK_TOKEN })
  assert.equal(away.status, 400)
  assert.match(away.body.message, /cannot be reached/)
  assert.equal((await as.admin.put('/api/slack/settings', { 'slack-app-token': null })).status, 200)
  assert.deepEqual(await stored(), [null, null])
  assert.equal((await as.user.put('/api/slack/settings', { 'slack-app-token': null })).status, 403)
})

test('where the app posts is asked of Slack, which says why not', async (t) => {
  const { as, slack, setUp } = await posting(t)
  assert.deepEqual((await as.admin.get('/api/slack/identity')).body, { message: 'Slack is not set up.' })
  await setUp()
  assert.deepEqual((await as.admin.get('/api/slack/identity')).body, { team: 'Example', user: 'querent' })
  slack.fail('auth.test', { kind: 'error', error: 'token_revoked' })
  const revoked = await as.admin.get('/api/slack/identity')
  assert.deepEqual([revoked.status, revoked.body.message], [400, 'The token of the Slack app was revoked.'])
  assert.equal((await as.user.get('/api/slack/identity')).status, 403)
})

test('the manifest asks for what deliveries need', async (t) => {
  const { as } = await testServer(t)
  const { oauth_config } = (await as.admin.get('/api/slack/manifest')).body
  for (const scope of ['chat:write', 'files:write', 'channels:read']) assert.ok(oauth_config.scopes.bot.includes(scope))
  assert.equal((await as.user.get('/api/slack/manifest')).status, 403)
})

test('channels and people can be chosen, are kept for some minutes, and a failure is said', async (t) => {
  const { as, slack, clock, setUp } = await posting(t)
  const form = async () => (await as.user.get('/api/pulse/form_input')).body.channels.slack
  assert.equal((await form()).configured, false)
  await setUp()
  slack.fail('conversations.list', { kind: 'error', error: 'missing_scope' })
  assert.match((await form()).error, /lacks a permission/)
  const known = await form()
  assert.deepEqual(
    [known.configured, known.error, known.fields[0].options],
    [true, undefined, ['#alpha', '#general', '@ann']],
  )
  await form()
  assert.equal(slack.of('users.list').length, 1)
  clock.now += 11 * 60_000
  await form()
  assert.equal(slack.of('users.list').length, 2)
})

test('a subscription is posted in blocks, with its files in the thread', async (t) => {
  const { as, slack, setUp, body, cards, deliver } = await posting(t)
  await setUp()
  await as.admin.post('/api/pulse', { ...body('#general'), cards: [{ ...cards[0], include_csv: true }] })
  assert.equal((await deliver()).state, 'sent')
  const [message] = slack.of('chat.postMessage')
  assert.deepEqual([message?.token, message?.fields['channel']], [SLACK_TOKEN, '#general'])
  const blocks = JSON.parse(message?.fields['blocks'] ?? '')
  assert.equal(blocks[0].text.text, 'Morning')
  assert.match(message?.fields['blocks'] ?? '', /Sent from <https:\/\/bi\.example\.org[^"]*> by admin Tester/)
  assert.match(message?.fields['blocks'] ?? '', /"All paid orders \(https:\/\/a\.example\)"/)
  const [upload] = slack.of('upload/1')
  assert.match(upload?.bytes.toString('utf8') ?? '', /state,orders\s+paid,12/i)
  assert.equal(upload?.token, '', 'the token stays with the API')
  const [shown] = slack.of('files.completeUploadExternal')
  assert.deepEqual([shown?.fields['channel_id'], shown?.fields['thread_ts']], ['C1', '1.2'])
  assert.ok(slack.calls.indexOf(upload ?? slack.calls[0]!) < slack.calls.indexOf(message ?? slack.calls[0]!))
})

test('a message is in the language of the server', async (t) => {
  const { as, slack, setUp, body, deliver } = await posting(t)
  await setUp()
  await as.admin.put('/api/setting/site-locale', { value: 'de' })
  await as.admin.post('/api/pulse', body('#general'))
  assert.equal((await deliver()).state, 'sent')
  const [message] = slack.of('chat.postMessage')
  assert.match(message?.fields['blocks'] ?? '', /Gesendet aus <https:[^"]*> von admin Tester/)
})

test('the PDF is uploaded where it is wanted, and the cards are left out of a message of files alone', async (t) => {
  const { as, slack, setUp, body, cards } = await posting(t)
  await setUp()
  const send = async (options: object) => {
    const sent = body('#general')
    const [channel] = sent.channels
    const { status, text } = await as.admin.post('/api/pulse/test', {
      ...sent,
      cards: [{ ...cards[0], include_csv: true }],
      channels: [{ ...channel, details: { channel: '#general', ...options } }],
    })
    assert.equal(status, 200, text)
    const uploads = slack.of('files.getUploadURLExternal').map(({ fields }) => fields['filename']?.split('.').at(-1))
    const blocks = slack.of('chat.postMessage').at(-1)?.fields['blocks'] ?? ''
    slack.calls.splice(0)
    return { uploads, showsRows: /paid/.test(blocks), showsTitle: /Morning/.test(blocks) }
  }
  assert.deepEqual(await send({}), { uploads: ['csv'], showsRows: true, showsTitle: true })
  assert.deepEqual(await send({ include_pdf: true }), { uploads: ['csv', 'pdf'], showsRows: true, showsTitle: true })
  assert.deepEqual(await send({ include_pdf: true, attachment_only: 'true' }), {
    uploads: ['csv', 'pdf'],
    showsRows: false,
    showsTitle: true,
  })
})

test('a person is found by name, and one who is not there is said', async (t) => {
  const { as, slack, setUp, body } = await posting(t)
  await setUp()
  assert.equal((await as.admin.post('/api/pulse/test', body('@ann'))).status, 200)
  assert.equal(slack.of('chat.postMessage')[0]?.fields['channel'], 'U1')
  const missing = await as.admin.post('/api/pulse/test', body('@gone'))
  assert.deepEqual([missing.status, missing.body.message], [400, 'Slack has nobody named @gone.'])
})

for (const [error, words] of [
  ['channel_not_found', /no such channel/],
  ['is_archived', /is archived/],
  ['not_in_channel', /not a member/],
  ['invalid_auth', /does not accept the token/],
  ['some_new_error', /some_new_error/],
] as const) {
  test(`${error} is not tried again`, async (t) => {
    const { as, slack, setUp, body, deliver } = await posting(t)
    await setUp()
    await as.admin.post('/api/pulse', body('#general'))
    slack.fail('chat.postMessage', { kind: 'error', error })
    const entry = await deliver()
    assert.deepEqual([entry.state, slack.of('chat.postMessage').length], ['failed', 1])
    assert.match(entry.note, words)
  })
}

test('a limit is waited for when it is short, and left to the next try when it is long', async (t) => {
  const { as, slack, setUp, body, deliver } = await posting(t)
  await setUp()
  await as.admin.post('/api/pulse', body('#general'))
  slack.fail('chat.postMessage', { kind: 'status', status: 429, headers: { 'retry-after': '600' } })
  const first = await deliver()
  assert.deepEqual([first.state, first.messages[0].is_repeat], ['waiting', false])
  assert.match(first.note, /600 seconds/)
  slack.fail('chat.postMessage', { kind: 'status', status: 429, headers: { 'retry-after': '0' } })
  assert.equal((await deliver()).state, 'sent')
  assert.equal(slack.of('chat.postMessage').length, 3)
})

for (const [what, fault] of [
  ['a connection that broke after the message was taken', { kind: 'break' }],
  ['a fault of the server', { kind: 'status', status: 503 }],
] as const) {
  test(`${what} is tried again, and that is marked as a repetition`, async (t) => {
    const { as, slack, setUp, body, deliver } = await posting(t)
    await setUp()
    await as.admin.post('/api/pulse', body('#general'))
    slack.fail('chat.postMessage', fault)
    const first = await deliver()
    assert.deepEqual([first.state, first.messages[0].is_repeat], ['waiting', true])
    assert.equal((await deliver()).state, 'sent')
    const [before, after] = slack.of('chat.postMessage').map(({ fields }) => fields['blocks'] ?? '')
    assert.doesNotMatch(before ?? '', /Sent again/)
    assert.match(after ?? '', /Sent again/)
  })
}

test('metrics count what was sent and what failed, and say for how long something is due', async (t) => {
  const { as, slack, setUp, body, deliver } = await posting(t)
  await setUp()
  await as.admin.post('/api/pulse', body('#general'))
  const read = async (name: string) =>
    (await as.nobody.get('/metrics')).text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1)
  slack.fail('chat.postMessage', { kind: 'status', status: 503 })
  await deliver()
  assert.equal(await read('querent_deliveries_total{channel="slack",outcome="failed"}'), '1')
  assert.deepEqual(
    [await read('querent_deliveries_waiting'), await read('querent_deliveries_oldest_due_seconds')],
    ['1', '1'],
  )
  await deliver()
  assert.equal(await read('querent_deliveries_total{channel="slack",outcome="sent"}'), '1')
  assert.deepEqual(
    [await read('querent_deliveries_waiting'), await read('querent_deliveries_oldest_due_seconds')],
    ['0', '0'],
  )
})

test('files that cannot be uploaded leave no message behind', async (t) => {
  const { as, slack, setUp, body, cards, deliver } = await posting(t)
  await setUp()
  await as.admin.post('/api/pulse', { ...body('#general'), cards: [{ ...cards[0], include_csv: true }] })
  slack.fail('upload/1', { kind: 'status', status: 500 })
  const first = await deliver()
  assert.deepEqual(
    [first.state, first.messages[0].is_repeat, slack.of('chat.postMessage').length],
    ['waiting', false, 0],
  )
  slack.fail('files.completeUploadExternal', { kind: 'error', error: 'internal_error' })
  const second = await deliver()
  assert.deepEqual([second.state, second.messages[0].is_repeat], ['waiting', true])
  assert.match(second.note, /Only part of it was sent/)
})
