/** Why a number changed, asked from a mark of a dashboard, and kept as a dashboard. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestContext } from 'node:test'
import { browserTest, openPage, screenshot, settled } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

/** As much of answers as is read. */
interface Answered {
  id: number
  status: string
  data: { rows: number[][] }
  dashcards: { id: number; card_id: number | null; card: { name: string; dataset_query: object } }[]
}

browserTest('a trend on a dashboard is explained under its filters, and the reasons are kept', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin, 'content-type': 'application/json' }
  const call = async (method: string, path: string, body?: object): Promise<Answered> =>
    (
      await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    ).json() as Promise<Answered>
  const orders = (await server.store.tables.listActive()).find(({ name }) => name.toLowerCase() === 'orders')
  assert.ok(orders !== undefined)
  const fields = await server.store.fields.listOfTables([orders.id])
  const id = (name: string) => fields.find((field) => field.name.toLowerCase() === name)?.id
  const dataset_query = {
    database: orders.db_id,
    type: 'query',
    query: {
      'source-table': orders.id,
      aggregation: [['sum', ['field', id('total'), null]]],
      breakout: [['field', id('created_at'), { 'temporal-unit': 'year' }]],
    },
  }
  const card = await call('POST', '/card', {
    name: 'Revenue by year',
    display: 'smartscalar',
    dataset_query,
    visualization_settings: {},
  })
  const parameter = { id: 'q', name: 'Quantity', slug: 'quantity', type: 'number/>=', sectionId: 'number' }
  const board = await call('POST', '/dashboard', { name: 'Trends', parameters: [parameter] })
  const target = ['dimension', ['field', id('quantity'), null]]
  await call('PUT', `/dashboard/${board.id}`, {
    dashcards: [
      {
        id: -1,
        card_id: card.id,
        row: 0,
        col: 0,
        size_x: 12,
        size_y: 6,
        parameter_mappings: [{ parameter_id: 'q', card_id: card.id, target }],
      },
    ],
  })
  const page = await openPage(t, { url, session: sessions.admin, path: `/dashboard/${board.id}?quantity=2` })
  await page.getByRole('application', { name: /^Sum of Total/ }).click()
  await page.getByRole('menuitem', { name: 'Why did this change?' }).click()
  const sheet = page.getByRole('dialog', { name: 'Why did this change?' })
  await sheet.getByRole('heading', { level: 3 }).first().waitFor()
  const [last] = (
    await call('POST', '/dataset', { ...dataset_query, parameters: [{ type: 'number/>=', value: [2], target }] })
  ).data.rows.slice(-1)
  const shown = (await sheet.locator('dd').nth(1).innerText()).replaceAll(/[^\d.]/g, '')
  assert.ok(Math.abs(Number(shown) - (last?.[1] ?? 0)) < 1, `${shown} is not ${last?.[1]}`)
  await sheet.getByRole('button', { name: 'Save as a dashboard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save the dashboard' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Reasons')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Reasons' }).waitFor()
  const [, kept] = /\/dashboard\/(\d+)/.exec(page.url()) ?? []
  const { dashcards } = await call('GET', `/dashboard/${kept}`)
  const questions = dashcards.filter(({ card_id }) => card_id !== null)
  assert.ok(questions.length > 1)
  for (const one of questions) {
    const { status } = await call('POST', `/dashboard/${kept}/dashcard/${one.id}/card/${one.card_id}/query`, {})
    assert.equal(status, 'completed', one.card.name)
    assert.match(JSON.stringify(one.card.dataset_query), />=/, 'the filter of the dashboard holds')
  }
})

browserTest('single rows are named with their column, in German on a phone', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  const call = async (method: 'POST' | 'PUT', path: string, payload: object): Promise<Answered> => {
    const answer = await server.app.inject({ method, url: `/api${path}`, headers, payload })
    assert.ok(answer.statusCode < 300, answer.payload)
    return answer.json()
  }
  const details = { db: makeSales(t) }
  const { id: database } = await call('POST', '/database', { name: 'Sales', engine: 'sqlite', details })
  await server.jobs.drain()
  const [table] = await server.store.tables.listOfDatabase(database)
  const fields = await server.store.fields.listOfTables([table?.id ?? 0])
  const id = (name: string) => fields.find((field) => field.name === name)?.id
  const query = {
    'source-table': table?.id,
    aggregation: [['sum', ['field', id('amount'), null]]],
    breakout: [['field', id('sold'), { 'temporal-unit': 'month' }]],
  }
  const card = await call('POST', '/card', {
    name: 'Umsatz',
    display: 'smartscalar',
    dataset_query: { database, type: 'query', query },
    visualization_settings: {},
  })
  await call('PUT', '/user/1', { locale: 'de' })
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width: 390, height: 844 }
    const page = await openPage(t, {
      url,
      session: sessions.admin,
      path: `/question/${card.id}`,
      viewport,
      colorScheme,
    })
    await page.getByRole('application').first().click()
    await page.getByRole('menuitem', { name: 'Warum hat sich das geändert?' }).click()
    const rows = page.getByRole('region', { name: 'Einzelne Zeilen' })
    await rows.getByRole('button', { name: /^ID 61$/ }).waitFor()
    await settled(page)
    await screenshot(page, `reasons ${colorScheme}`)
    const wide: unknown = await page.evaluate('document.documentElement.scrollWidth')
    assert.equal(wide, viewport.width)
  }
})

/** Sixty small sales in many regions and two months, and one that is large. */
function makeSales(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'querent-sales-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'sales.db')
  const database = new DatabaseSync(path)
  database.exec('create table sale (id integer primary key, sold date, region text, amount integer)')
  const add = database.prepare('insert into sale (sold, region, amount) values (?, ?, ?)')
  for (let at = 0; at < 60; at++) add.run(at < 30 ? '2026-01-15' : '2026-02-15', `Region ${at % 30}`, at < 30 ? 5 : 7)
  add.run('2026-02-16', 'Region 3', 100)
  database.close()
  return path
}
