/** The tools of published MCP servers for subscriptions and alerts. */
import assert from 'node:assert/strict'
import { clientTest, runModule, siteForClients, startTools } from './published.ts'

const ASSISTANT = 'metabase-ai-assistant/src'
/**
 * Its tools for alerts and subscriptions call a method of their own that their class lacks, and ask no server. With that
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
