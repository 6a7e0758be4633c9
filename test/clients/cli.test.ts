/** Every command for subscriptions, alerts and uploads of the published command-line client. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { clientTest, runClient, siteForClients } from './published.ts'

const PROGRAM = '@metabase/cli/dist/cli.mjs'
const DAILY = { type: 'notification-subscription/cron', cron_schedule: '0 0 8 * * ? *' }
const EMAIL = {
  channel_type: 'channel/email',
  recipients: [{ type: 'notification-recipient/raw-value', details: { value: 'ops@example.test' } }],
}

async function commandLine(t: TestContext) {
  const site = await siteForClients(t)
  const env = { MB_URL: site.url, MB_API_KEY: site.key, HOME: site.dataDir, XDG_CONFIG_HOME: site.dataDir }
  /** What a command prints as JSON. */
  async function mb(...args: readonly string[]) {
    const { code, output, errors } = await runClient(PROGRAM, [...args, '--json', '--full'], env)
    assert.equal(code, 0, `mb ${args.join(' ')}: ${output} ${errors}`)
    return JSON.parse(output)
  }
  return { ...site, mb }
}

clientTest('subscriptions are created, listed, read, updated and archived', async (t) => {
  const { mb, card, dashboard, placed, as } = await commandLine(t)
  const channel = { channel_type: 'email', schedule_type: 'daily', schedule_hour: 8 }
  const body = {
    name: 'Weekly orders',
    dashboard_id: dashboard,
    cards: [{ id: card, dashboard_card_id: placed, include_csv: true, include_xls: false }],
    channels: [{ ...channel, recipients: [{ email: 'ops@example.test' }] }],
  }
  const { id } = await mb('subscription', 'create', '--body', JSON.stringify(body))
  const listed = await mb('subscription', 'list', '--dashboard-id', String(dashboard))
  assert.deepEqual(
    listed.data.map((one: { id: number; name: string }) => [one.id, one.name]),
    [[id, 'Weekly orders']],
  )
  const read = await mb('subscription', 'get', String(id))
  assert.deepEqual(
    [read.dashboard_id, read.cards[0].include_csv, read.channels[0].recipients, read.archived],
    [dashboard, true, [{ email: 'ops@example.test' }], false],
  )
  const later = { name: 'Daily orders', channels: [{ ...read.channels[0], schedule_hour: 9 }] }
  const updated = await mb('subscription', 'update', String(id), '--body', JSON.stringify(later))
  assert.deepEqual(
    [updated.name, updated.channels[0].schedule_hour, updated.channels[0].id],
    ['Daily orders', 9, read.channels[0].id],
  )
  assert.equal((await mb('subscription', 'archive', String(id))).archived, true)
  assert.deepEqual((await mb('subscription', 'list')).data, [])
  const { body: stored } = await as.admin.get(`/api/pulse/${id}`)
  assert.deepEqual([stored.archived, stored.channels[0].enabled, stored.cards.length], [true, false, 1])
})

clientTest('alerts are created, listed, read, updated, sent and archived', async (t) => {
  const { mb, card, as, mails, server } = await commandLine(t)
  const payload = { card_id: card, send_condition: 'has_result' }
  const body = { payload, subscriptions: [DAILY], handlers: [EMAIL] }
  const { id } = await mb('alert', 'create', '--body', JSON.stringify(body))
  assert.deepEqual(
    (await mb('alert', 'list')).data.map((one: { id: number }) => one.id),
    [id],
  )
  const read = await mb('alert', 'get', String(id))
  assert.deepEqual([read.payload.send_condition, read.active, read.handlers.length], ['has_result', true, 1])
  const goal = { payload: { send_condition: 'goal_above' } }
  const updated = await mb('alert', 'update', String(id), '--body', JSON.stringify(goal))
  assert.deepEqual([updated.payload.card_id, updated.payload.send_condition], [card, 'goal_above'])
  assert.deepEqual(
    [updated.subscriptions[0].id, updated.handlers[0].id],
    [read.subscriptions[0].id, read.handlers[0].id],
    'what was not sent stays as it was',
  )
  await mb('alert', 'send', String(id))
  await server.jobs.drain()
  assert.equal(mails.count(), 1)
  const { to, text } = await mails.next()
  assert.deepEqual(to, ['ops@example.test'])
  assert.match(text, /^Subject: .*Orders has reached its goal/m)
  assert.equal((await mb('alert', 'archive', String(id))).active, false)
  assert.deepEqual((await mb('alert', 'list')).data, [])
  assert.equal((await as.admin.get(`/api/notification/${id}`)).body.active, false)
})

clientTest('alerts on conditions and channels that the client does not know do not break its list', async (t) => {
  const { mb, card, as } = await commandLine(t)
  const change = { by: 10, unit: 'percent', direction: 'both', against: 'last-run' }
  const ids: number[] = []
  for (const payload of [
    { card_id: card, send_condition: 'change', change },
    { card_id: card, send_condition: 'no_result' },
    { card_id: card, send_condition: 'has_result' },
  ]) {
    const made = await as.admin.post('/api/notification', {
      payload_type: 'notification/card',
      payload,
      subscriptions: [DAILY],
      handlers: [EMAIL],
    })
    assert.equal(made.status, 200, made.text)
    ids.push(made.body.id)
  }
  assert.equal((await mb('alert', 'list')).data.length, 3)
  const stored = async () => {
    const all = (await as.admin.get('/api/notification?include_inactive=true')).body
    const of = (id: number) => all.find((one: { id: number }) => one.id === id).payload
    return ids.map((id) => [of(id).condition, of(id).change])
  }
  const [changes = 0, empty = 0] = ids
  const later = JSON.stringify({ subscriptions: [{ ...DAILY, cron_schedule: '0 0 9 * * ? *' }] })
  await mb('alert', 'update', String(changes), '--body', later)
  assert.deepEqual(await stored(), [
    ['change', change],
    ['no_result', null],
    ['has_result', null],
  ])
  const goal = JSON.stringify({ payload: { send_condition: 'goal_below' } })
  await mb('alert', 'update', String(empty), '--body', goal)
  assert.deepEqual((await stored())[1], ['goal_below', null])
})

clientTest('files are uploaded, appended and put in the place of rows', async (t) => {
  const { mb, as, shop, dataDir } = await commandLine(t)
  const place = { db_id: shop.id, schema_name: null, table_prefix: null }
  assert.equal((await as.admin.put('/api/setting/uploads-settings', { value: place })).status, 204)
  const { id: collection } = (await as.admin.post('/api/collection', { name: 'Files' })).body
  const csv = (rows: string) => {
    const path = join(dataDir, 'cities.csv')
    writeFileSync(path, `city,people\n${rows}`)
    return path
  }
  const args = ['--file', csv('Aachen,249\nBonn,336\n'), '--collection', String(collection)]
  const made = await mb('upload', 'csv', ...args)
  const model = (await as.admin.get(`/api/card/${made.model_id}`)).body
  assert.deepEqual([model.type, model.collection_id, model.table_id], ['model', collection, made.table_id])
  const rows = async () => {
    const { body } = await as.admin.post(`/api/card/${made.model_id}/query`, {})
    const { cols, rows: all } = body.data
    const at = cols.findIndex(({ name }: { name: string }) => name === 'city')
    return all.map((row: unknown[]) => row.slice(at))
  }
  const table = String(made.table_id)
  const added = await mb('upload', 'append', table, '--file', csv('Celle,70\n'))
  assert.deepEqual(added, { table_id: made.table_id, action: 'append' })
  assert.deepEqual(await rows(), [
    ['Aachen', 249],
    ['Bonn', 336],
    ['Celle', 70],
  ])
  const replaced = await mb('upload', 'replace', table, '--file', csv('Dresden,563\n'))
  assert.deepEqual(replaced, { table_id: made.table_id, action: 'replace' })
  assert.deepEqual(await rows(), [['Dresden', 563]])
})
