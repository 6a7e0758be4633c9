/** A server with a subscription for one address, and its settings of a mail server. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { connectShop } from './sqlite-shop.ts'
import { testServer } from './test-server.ts'

const DAY_MS = 24 * 60 * 60_000
/** After the first try that failed. */
const WAIT_MS = 61_000

export interface LogEntry {
  state: string
  due_at: string
  tries: number
  messages: { state: string; error: string | null; is_repeat: boolean }[]
}

/** It is sent on the next day, when `next` is called; `again` waits for the next try. */
export async function subscribing(t: TestContext) {
  const clock = { now: Date.parse('2026-03-01T08:30:00Z') }
  const testing = await testServer(t, { now: () => clock.now, env: { MB_SITE_URL: 'https://bi.example.org' } })
  const { as, server } = testing
  const shop = await connectShop(testing)
  const dataset_query = { database: shop.id, type: 'native', native: { query: 'select 12 as orders' } }
  const card = { name: 'Orders', display: 'table', visualization_settings: {}, dataset_query }
  const question: number = (await as.admin.post('/api/card', card)).body.id
  const { id: dashboard_id } = (await as.admin.post('/api/dashboard', { name: 'Morning' })).body
  const dashcards = [{ id: -1, card_id: question, row: 0, col: 0, size_x: 12, size_y: 6 }]
  const saved = (await as.admin.put(`/api/dashboard/${dashboard_id}`, { dashcards })).body
  const channel = { channel_type: 'email', enabled: true, schedule_type: 'daily', schedule_hour: 8 }
  const subscription = {
    name: 'Numbers',
    dashboard_id,
    cards: [{ id: question, dashboard_card_id: saved.dashcards[0].id, include_csv: false, include_xls: false }],
  }
  async function subscribe(...recipients: object[]): Promise<void> {
    const made = await as.admin.post('/api/pulse', { ...subscription, channels: [{ ...channel, recipients }] })
    assert.equal(made.status, 200, made.text)
  }
  await subscribe({ email: 'ops@example.test' })

  async function after(ms: number): Promise<LogEntry> {
    clock.now += ms
    await server.jobs.drain()
    const log: LogEntry[] = (await as.admin.get('/api/notification/log')).body.data
    const latest = log.toSorted((one, other) => one.due_at.localeCompare(other.due_at)).at(-1)
    assert.ok(latest)
    return latest
  }
  /** Settings of the mail server as they are, tried or not. */
  async function use(values: Record<string, unknown>): Promise<void> {
    for (const [key, value] of Object.entries({ ...UNSET, ...values })) {
      const { status, text } = await as.admin.put(`/api/setting/${key}`, { value })
      assert.equal(status, 204, `${key}: ${text}`)
    }
  }
  return { as, use, subscribe, next: () => after(DAY_MS), again: () => after(WAIT_MS) }
}

const UNSET = {
  'email-smtp-host': 'localhost',
  'email-smtp-security': 'none',
  'email-smtp-username': null,
  'email-smtp-password': null,
}

export const faultOf = ({ messages }: LogEntry): string => messages.map(({ error }) => error).join()
