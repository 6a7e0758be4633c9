/** A server that has mailed a dashboard to a user and to an address, and the bytes of these mails. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { protectedMailServer } from './protected-mail-server.ts'
import { connectShop } from './sqlite-shop.ts'
import { testServer } from './test-server.ts'

/** Of the dashboard, and so of the mail. */
export const NAME = `Größe & Wörter: 訂單 und 😀 ${'über alle Regionen, '.repeat(12)}Ende`
export const SENDER = 'Jörg Müller 数据 📊'
export const SITE = 'https://bi.example.org'

export async function mailing(t: TestContext) {
  const clock = { now: Date.parse('2026-03-02T06:00:00Z') }
  const mails = await protectedMailServer(t, { without: ['STARTTLS', 'AUTH'] })
  const env = {
    MB_SITE_URL: SITE,
    MB_EMAIL_SMTP_HOST: '127.0.0.1',
    MB_EMAIL_SMTP_PORT: String(mails.port),
    MB_EMAIL_FROM_NAME: SENDER,
  }
  const testing = await testServer(t, { now: () => clock.now, env })
  const { as, server, userId } = testing
  const shop = await connectShop(testing)

  async function addCard(name: string, display: string, query: string): Promise<number> {
    const dataset_query = { database: shop.id, type: 'native', native: { query } }
    return (await as.admin.post('/api/card', { name, display, visualization_settings: {}, dataset_query })).body.id
  }

  /** The mails of a dashboard with these cards, the one for the user first. */
  async function mailsOf(cards: readonly number[], files: object): Promise<Buffer[]> {
    const { id: dashboard_id } = (await as.admin.post('/api/dashboard', { name: NAME })).body
    const places = cards.map((card_id, at) => ({ id: -1 - at, card_id, row: at * 6, col: 0, size_x: 12, size_y: 6 }))
    const saved = (await as.admin.put(`/api/dashboard/${dashboard_id}`, { dashcards: places })).body
    const options = { include_csv: false, include_xls: false, format_rows: false, ...files }
    const made = await as.admin.post('/api/pulse', {
      name: NAME,
      dashboard_id,
      cards: saved.dashcards.map(({ id, card_id }: { id: number; card_id: number }) => ({
        id: card_id,
        dashboard_card_id: id,
        ...options,
      })),
      channels: [
        {
          channel_type: 'email',
          enabled: true,
          schedule_type: 'daily',
          schedule_hour: 8,
          details: { include_pdf: true },
          recipients: [{ id: userId }, { email: 'ops+x@example.test' }],
        },
      ],
    })
    assert.equal(made.status, 200, made.text)
    clock.now = Date.parse('2026-03-02T08:00:01Z')
    await server.jobs.drain()
    const sent = mails.received.filter(({ raw }) => !/^X-Querent-Notice:/im.test(raw.toString('latin1')))
    assert.deepEqual(
      sent.map(({ to }) => to),
      [['user@example.org'], ['ops+x@example.test']],
    )
    return sent.map(({ raw }) => raw)
  }
  return { ...testing, addCard, mailsOf }
}
