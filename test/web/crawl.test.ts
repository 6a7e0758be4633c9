/**
 * Every control of every screen is pressed once, as administrator, as reader and as guest, on a wide page and on a phone: none
 * does nothing, none makes the page or the server fail, and no label is cut without a way to read it.
 */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { startCrawler } from '../support/crawler.ts'
import { browserTest, newPage } from '../support/browser.ts'
import { signedToken } from '../support/signed-token.ts'
import { webServer } from '../support/web-server.ts'

const SECTIONS = ['general', 'localization', 'appearance', 'email', 'authentication', 'public-sharing', 'data', 'maps']
const OPERATION = ['running', 'queries', 'caching', 'audit', 'logs', 'health']
const PHONE = { width: 390, height: 844 }
const EMBEDDING_KEY = 'cd'.repeat(32)

/** Pages that are crawled at the same time. */
const TOGETHER = 4

interface Turn {
  who: string
  paths: readonly string[]
  session?: string
  viewport?: typeof PHONE
}

interface Card {
  id: number
  type: string
  display: string
  query_type: string
}

browserTest('every control does something, and nothing fails', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const call = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const headers = { 'x-metabase-session': sessions.admin }
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, answer.payload)
    return answer.statusCode === 204 ? undefined : answer.json()
  }
  const boards: { id: number; name: string }[] = await call('GET', '/api/dashboard')
  const board = boards.find(({ name }) => name.startsWith('Shop'))?.id ?? 0
  const cards: Card[] = await call('GET', '/api/card')
  const idOf = (fits: (card: Card) => boolean) => cards.find(fits)?.id ?? 0
  const steps = idOf((card) => card.query_type === 'query' && card.type === 'question' && card.display === 'line')
  const table = idOf((card) => card.query_type === 'query' && card.type === 'question' && card.display === 'table')
  const sql = idOf(({ query_type }) => query_type === 'native')
  const model = idOf(({ type }) => type === 'model')
  await call('PUT', '/api/database/1', { settings: { 'database-enable-actions': true } })
  const native = { query: 'update orders set quantity = {{quantity}}', 'template-tags': {} }
  const action: { id: number } = await call('POST', '/api/action', {
    name: 'Correct',
    model_id: model,
    database_id: 1,
    dataset_query: { database: 1, type: 'native', native },
    parameters: [{ id: 'quantity', type: 'number/=', target: ['variable', ['template-tag', 'quantity']] }],
  })
  await call('PUT', '/api/setting', { 'enable-embedding-static': true, 'embedding-secret-key': EMBEDDING_KEY })
  await call('PUT', `/api/dashboard/${board}`, { enable_embedding: true })
  await call('PUT', `/api/card/${steps}`, { enable_embedding: true })
  const links: { uuid: string }[] = await Promise.all([
    call('POST', `/api/dashboard/${board}/public_link`),
    call('POST', `/api/card/${steps}/public_link`),
    call('POST', `/api/action/${action.id}/public_link`),
  ])
  const token = (resource: object) => signedToken(EMBEDDING_KEY, { resource, params: {} })

  const work = [
    '/',
    '/browse',
    '/browse/databases/1',
    '/table/1',
    '/collection/root',
    '/trash',
    '/search?q=orders',
    `/question/${steps}`,
    `/question/${table}`,
    `/question/${sql}`,
    '/question/notebook',
    `/model/${model}`,
    `/model/${model}?tab=actions`,
    `/model/${model}?tab=actions&action=${action.id}`,
    `/metric/${idOf(({ type }) => type === 'metric')}`,
    `/dashboard/${board}`,
    ...['', '/security', '/sessions', '/looks'].map((part) => `/account${part}`),
  ]
  const administration = [
    '/admin/people',
    '/admin/people/groups',
    '/admin/people/groups/2',
    '/admin/settings/api-keys',
    ...['', '/collections', '/application'].map((part) => `/admin/permissions${part}`),
    '/admin/databases',
    '/admin/databases/create',
    '/admin/databases/1',
    '/admin/uploads',
    '/admin/datamodel',
    '/admin/datamodel/segments/create',
    ...SECTIONS.map((section) => `/admin/settings/${section}`),
    ...OPERATION.map((part) => `/admin/operation/${part}`),
  ]
  const guest = [
    `/public/dashboard/${links[0]?.uuid}`,
    `/public/question/${links[1]?.uuid}`,
    `/public/action/${links[2]?.uuid}`,
    `/embed/dashboard/${token({ dashboard: board })}`,
    `/embed/question/${token({ question: steps })}`,
  ]
  const people = administration.filter((path) => !/settings\/(?!api)|operation/.test(path))
  const some = ['/', '/browse', '/collection/root', `/question/${steps}`, `/dashboard/${board}`, '/account']
  const turns: Turn[] = [
    { who: 'administrator: work', session: sessions.admin, paths: work.slice(0, 10) },
    { who: 'administrator: more work', session: sessions.admin, paths: work.slice(10) },
    { who: 'administrator: people, rights and data', session: sessions.admin, paths: people },
    {
      who: 'administrator: settings and operation',
      session: sessions.admin,
      paths: administration.filter((path) => !people.includes(path)),
    },
    { who: 'reader', session: sessions.reader, paths: some },
    { who: 'guest', paths: guest },
    { who: 'administrator on a phone', session: sessions.admin, paths: [...some, '/admin/people'], viewport: PHONE },
    { who: 'guest on a phone', paths: guest.slice(0, 1), viewport: PHONE },
  ]
  const crawl = async (t: TestContext, { paths, session, viewport }: Turn) => {
    const page = await newPage(t, { url, ...(session && { session }), ...(viewport && { viewport }) })
    const crawler = await startCrawler(page, url)
    const found: string[] = []
    let pressed = 0
    for (const path of paths) {
      const visit = await crawler.visit(path)
      found.push(...visit.found)
      pressed += visit.pressed.length
    }
    t.diagnostic(`${pressed} controls pressed`)
    assert.ok(pressed > paths.length, 'controls were found')
    assert.deepEqual(found, [])
  }
  // Mostly they wait for their pages: several at once.
  await t.test('every screen', { concurrency: TOGETHER }, async (t) => {
    await Promise.all(turns.map((turn) => t.test(turn.who, (t) => crawl(t, turn))))
  })

  await t.test('a control that does nothing and a cut label are found', async (t) => {
    const page = await newPage(t, { url, session: sessions.reader })
    const crawler = await startCrawler(page, url)
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
      const dead = Object.assign(document.createElement('button'), { textContent: 'Nothing' })
      const cut = Object.assign(document.createElement('h3'), { textContent: 'A heading that is far too long' })
      cut.style.cssText = 'inline-size: 60px; overflow: hidden; white-space: nowrap'
      document.body.append(dead, cut)
    })`)
    const { found } = await crawler.visit('/account/looks')
    assert.deepEqual(found.toSorted(), [
      'cut on /account/looks: h3 “A heading that is far too long”',
      'dead on /account/looks: button “Nothing”',
    ])
  })
})
