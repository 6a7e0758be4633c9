/** The tools of published MCP servers for subscriptions, alerts and actions. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { clientTest, runModule, siteForClients, startTools } from './published.ts'

const ASSISTANT = 'metabase-ai-assistant/src'
/**
 * Its tools for alerts, subscriptions and actions call a method of their own that their class lacks, and ask no server. With that
 * method they ask.
 */
const USE_TOOL = `
import { MetabaseClient } from '${ASSISTANT}/metabase/client.js'
import { ActionsHandler } from '${ASSISTANT}/mcp/handlers/actions.js'
const client = new MetabaseClient({ url: process.env.METABASE_URL, apiKey: process.env.METABASE_API_KEY })
const handler = Object.assign(new ActionsHandler(client), { ensureInitialized: () => client.authenticate() })
const [name, given] = JSON.parse(process.env.TOOL)
const { content } = await handler.routes()[name](given)
console.log(content[0].text)
process.exit()`

clientTest('metabase-ai-assistant lists alerts and makes subscriptions of cards, but no alerts', async (t) => {
  const { as, card, adminId, url, key, dataDir } = await siteForClients(t)
  const env = { METABASE_URL: url, METABASE_API_KEY: key, HOME: dataDir }
  const use = async (name: string, given: object) => {
    const { output, errors } = await runModule(USE_TOOL, { ...env, TOOL: JSON.stringify([name, given]) })
    return `${output} ${errors}`
  }
  const channel = { channel_type: 'email', enabled: true, schedule_type: 'daily', schedule_hour: 8 }
  const channels = [{ ...channel, recipients: [{ id: adminId }] }]
  // It names only the id of the card (contract: alerts, section 1).
  assert.match(await use('mb_alert_create', { card_id: card, channels }), /status code 400/)
  const goal = { alert_condition: 'goal', alert_above_goal: true, alert_first_only: false }
  const { body: alert } = await as.admin.post('/api/alert', {
    ...goal,
    card: { id: card, include_csv: true, include_xls: false },
    channels,
  })
  for (const given of [{}, { card_id: card }]) {
    const listed = await use('mb_alert_list', given)
    assert.match(listed, new RegExp(`Alert ID: ${alert.id}[^]*Card: Orders[^]*Condition: goal`))
  }
  const cards = [{ id: card, include_csv: true, include_xls: false }]
  assert.match(await use('mb_pulse_create', { name: 'Morning numbers', cards, channels }), /Pulse\) Created/)
  const pulses: { name: string; cards: { id: number }[] }[] = (await as.admin.get('/api/pulse')).body
  assert.deepEqual(
    pulses.map((one) => [one.name, one.cards.map(({ id }) => id)]),
    [['Morning numbers', [card]]],
  )
})

clientTest('metabase-mcp-server calls the paths of subscriptions and alerts', async (t) => {
  const { url, key, dataDir, card, dashboard, placed } = await siteForClients(t)
  const env = { METABASE_URL: url, METABASE_API_KEY: key, HOME: dataDir }
  const use = await startTools(t, 'metabase-mcp-server/dist/index.js', env)
  const call = (method: string, path: string, more: object = {}) => use('api_call', { method, path, ...more })
  const email = { channel_type: 'email', schedule_type: 'hourly', recipients: [{ email: 'ops@example.test' }] }
  const item = { id: card, dashboard_card_id: placed, include_csv: false, include_xls: false }
  const body = { name: 'Hourly numbers', dashboard_id: dashboard, cards: [item], channels: [email] }
  const made = await call('POST', '/api/pulse', { body, selectors: ['root.name'] })
  assert.match(made, /Hourly numbers/)
  const asked = { selectors: ['root[0].name'], queryParams: { dashboard_id: dashboard } }
  assert.match(await call('GET', '/api/pulse', asked), /Hourly numbers/)
  const form = await call('GET', '/api/pulse/form_input', { selectors: ['root.channels.email.configured'] })
  assert.match(form, /true/)
  const alert = { alert_condition: 'rows', alert_first_only: false, card: item, channels: [email] }
  assert.match(await call('POST', '/api/alert', { body: alert, selectors: ['root.alert_condition'] }), /rows/)
  const path = { pathParams: { id: card }, selectors: ['root[0].card.name'] }
  assert.match(await call('GET', '/api/alert/question/{id}', path), /Orders/)
})

/** A site whose orders may be changed, with a model of them; and the totals of two orders as they are in the file. */
async function siteWithModel(t: Parameters<typeof siteForClients>[0]) {
  const site = await siteForClients(t)
  const { as, shop, url, key, dataDir } = site
  await as.admin.put(`/api/database/${shop.id}`, { settings: { 'database-enable-actions': true } })
  const query = { 'source-table': (await shop.table('orders')).id }
  const { body } = await as.admin.post('/api/card', {
    name: 'Shop orders',
    type: 'model',
    display: 'table',
    visualization_settings: {},
    dataset_query: { database: shop.id, type: 'query', query },
  })
  const totals = () => {
    const file = new DatabaseSync(shop.path, { readOnly: true })
    const rows = file.prepare('select total from orders where id in (1, 2) order by id').all()
    file.close()
    return rows.map(({ total }) => total)
  }
  const env = { METABASE_URL: url, METABASE_API_KEY: key, HOME: dataDir }
  return { ...site, env, model: body.id as number, totals }
}

const RAISE = {
  name: 'Raise the total',
  parameters: [{ id: 'by', type: 'number/=', target: ['variable', ['template-tag', 'by']] }],
  native: {
    query: 'update orders set total = total + {{by}} where id = 1',
    'template-tags': { by: { id: 't', name: 'by', 'display-name': 'By', type: 'number', required: true } },
  },
}

clientTest('metabase-ai-assistant makes, lists and carries out actions', async (t) => {
  const { env, model, shop, totals } = await siteWithModel(t)
  const use = async (name: string, given: object) => {
    const { output, errors } = await runModule(USE_TOOL, { ...env, TOOL: JSON.stringify([name, given]) })
    return `${output} ${errors}`
  }
  const { name, parameters, native } = RAISE
  const dataset_query = { database: shop.id, type: 'native', native }
  const made = await use('mb_action_create', { name, model_id: model, database_id: shop.id, dataset_query, parameters })
  const id = Number(/Action ID: (\d+)/.exec(made)?.[1])
  assert.ok(id > 0, made)
  assert.match(await use('mb_action_list', { model_id: model }), new RegExp(`Raise the total\\W+ID: ${id}`))
  assert.match(await use('mb_action_execute', { action_id: id, parameters: { by: 2 } }), /"rows-affected":1/)
  assert.deepEqual(totals(), [3.5, 2.5])
  assert.match(await use('mb_action_execute', { action_id: id, parameters: { other: 2 } }), /No destination parameter/)
})

clientTest('metabase-mcp-server calls the paths of actions', async (t) => {
  const { as, env, model, totals } = await siteWithModel(t)
  const use = await startTools(t, 'metabase-mcp-server/dist/index.js', env)
  const call = (method: string, path: string, more: object = {}) => use('api_call', { method, path, ...more })
  const body = { name: 'Change an order', type: 'implicit', kind: 'row/update', model_id: model }
  const made = await call('POST', '/api/action', { body, selectors: ['root.id', 'root.kind'] })
  assert.match(made, /row\/update/)
  const listed = { queryParams: { 'model-id': model }, selectors: ['root[0].name'] }
  assert.match(await call('GET', '/api/action', listed), /Change an order/)
  const [{ id }] = (await as.admin.get('/api/action')).body
  const path = { pathParams: { id } }
  const read = { ...path, queryParams: { parameters: '{"id": 2}' }, selectors: ['root.total'] }
  assert.match(await call('GET', '/api/action/{id}/execute', read), /2\.5/)
  const sent = { ...path, body: { parameters: { id: 2, total: 9.5 } }, selectors: ['root'] }
  assert.match(await call('POST', '/api/action/{id}/execute', sent), /rows-updated/)
  assert.deepEqual(totals(), [1.5, 9.5])
})
