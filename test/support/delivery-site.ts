/** A server with its page and a mail server, for browser tests of deliveries. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { openPage, type PageOptions } from './browser.ts'
import { mailServer } from './mail-server.ts'
import { webServer } from './web-server.ts'

/** A dashboard of the examples. */
export const SHOP = 'Shop: sales, customers, products'

/** Of `makeBoard`. */
export const BOARD = 'Orders today'

/** The mail server is not known to the site until `setUpMail` is called. */
export async function deliverySite(t: TestContext, env: NodeJS.ProcessEnv = {}) {
  const mail = await mailServer(t)
  const { url, server, sessions } = await webServer(t, env)
  async function ask<T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object): Promise<T> {
    const headers = { 'x-metabase-session': sessions.admin }
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return (answer.payload === '' ? null : JSON.parse(answer.payload)) as T
  }
  async function setUpMail(): Promise<void> {
    await ask('PUT', '/api/setting/email-smtp-host', { value: '127.0.0.1' })
    await ask('PUT', '/api/setting/email-smtp-port', { value: Number(mail.env.MB_EMAIL_SMTP_PORT) })
  }
  async function named(kind: 'card' | 'dashboard', name: string): Promise<number> {
    const all = await ask<{ id: number; name: string }[]>('GET', `/api/${kind}`)
    const found = all.find((one) => one.name === name)
    assert.ok(found, name)
    return found.id
  }
  /** A dashboard of one card, for tests about deliveries and not their content: the card takes little time to draw. */
  async function makeBoard(): Promise<number> {
    const { id: card_id } = await ask<{ id: number }>('POST', '/api/card', {
      name: 'Orders',
      display: 'table',
      visualization_settings: {},
      dataset_query: { database: 1, type: 'native', native: { query: 'select 12 as orders' } },
    })
    const { id } = await ask<{ id: number }>('POST', '/api/dashboard', { name: BOARD })
    await ask('PUT', `/api/dashboard/${id}`, {
      dashcards: [
        { id: -1, card_id, row: 0, col: 0, size_x: 8, size_y: 4, visualization_settings: {}, parameter_mappings: [] },
      ],
    })
    return id
  }
  const open = (path: string, options: Partial<PageOptions> = {}) =>
    openPage(t, { url, path, session: sessions.admin, ...options })
  return { mail, sessions, ask, setUpMail, named, makeBoard, open }
}
