/** Pivot tables of dashboards, wherever dashboards are shown, and cards that cannot be drawn. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { browserTest, openPage, settled } from '../support/browser.ts'
import { signedToken } from '../support/signed-token.ts'
import { webServer } from '../support/web-server.ts'

const SHOP = 'Shop: sales, customers, products'
const PIVOT = 'Who buys what? Revenue by category, channel and year'

browserTest('pivot tables of dashboards', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  async function ask(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return answer.payload === '' ? null : JSON.parse(answer.payload)
  }
  const dashboards: { id: number; name: string }[] = await ask('GET', '/api/dashboard')
  const id = dashboards.find(({ name }) => name === SHOP)?.id ?? 0
  const { tabs, dashcards } = await ask('GET', `/api/dashboard/${id}`)
  const tab = tabs.find(({ name }: { name: string }) => name === 'Products').id
  const place = dashcards.find(({ card }: { card?: { name: string } }) => card?.name === PIVOT)
  const open = (t: Parameters<typeof openPage>[0], options: object = {}) =>
    openPage(t, { url, path: `/dashboard/${id}?tab=${tab}`, session: sessions.admin, ...options })

  /** The table with its totals. */
  async function seen(page: Pick<Page, 'getByRole'> | Locator): Promise<Locator> {
    const card = page.getByRole('region', { name: PIVOT })
    await card.getByRole('grid').getByText('Grand totals').waitFor()
    assert.equal(await card.getByText('pivot-grouping').count(), 0)
    return card
  }

  async function controlsOpen(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Category', exact: true }).click()
    await page.getByRole('option', { name: 'Gadget', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
  }

  await t.test('shows its totals, and the controls of the page open', async (t) => {
    const page = await open(t)
    const card = await seen(page)
    // The rows of the dashboard have a height of their own.
    assert.equal((await card.locator('[data-index="1"]').boundingBox())?.height, 32)
    await controlsOpen(page)
    await card.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Show as a table' }).click()
    await card.getByRole('columnheader', { name: 'Revenue' }).waitFor()
    assert.equal(await card.getByText('pivot-grouping').count(), 0)
    assert.equal(await card.getByText('Grand totals').count(), 0)
  })

  await t.test('also in the editor and on paper', async (t) => {
    const page = await open(t)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByText('Grand totals').waitFor()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    const card = await seen(page)
    await page.emulateMedia({ media: 'print' })
    await card.getByRole('columnheader', { name: 'Row totals' }).waitFor()
    await card.getByRole('cell', { name: 'Grand totals' }).waitFor()
  })

  await t.test('also for guests', async (t) => {
    await ask('PUT', '/api/setting', { 'enable-embedding-static': true })
    const { payload: key } = await server.app.inject({ url: '/api/setting/embedding-secret-key', headers })
    const { uuid } = await ask('POST', `/api/dashboard/${id}/public_link`)
    await ask('PUT', `/api/dashboard/${id}`, { enable_embedding: true, embedding_params: {} })
    const token = signedToken(key, { resource: { dashboard: id }, params: {} })
    for (const way of [`public/dashboard/${uuid}`, `embed/dashboard/${token}`]) {
      const page = await openPage(t, { url, path: `/${way}?tab=${tab}` })
      await page.getByRole('tab', { name: 'Products' }).click()
      await seen(page)
    }
  })

  /** The answer of the pivot table's place with other data. */
  async function withData(page: Page, data: object): Promise<void> {
    await page.route('**/api/dashboard/*/query', (route) => {
      const result = { status: 'completed', row_count: 1, data }
      const line = { dashcard_id: place.id, card_id: place.card_id, result }
      return route.fulfill({ status: 200, body: `${JSON.stringify(line)}\n{"done":true}\n` })
    })
    await page.reload()
  }

  await t.test('rules and widths of a pivot are seen wherever it is shown', async (t) => {
    const original = place.card_id
    const { dataset_query, visualization_settings } = await ask('GET', `/api/card/${original}`)
    const payload = { name: 'Colored', display: 'pivot', dataset_query, visualization_settings }
    const { id: card } = await ask('POST', '/api/card', payload)
    const page = await openPage(t, { url, path: `/question/${card}`, session: sessions.admin })
    await page.getByRole('button', { name: 'Display' }).press('Enter')
    const rules = page.getByRole('region', { name: 'Conditional formatting' })
    await rules.getByRole('button', { name: 'Add a rule' }).click()
    await rules.getByLabel('Value').fill('1')
    await rules.getByLabel('Value').press('Enter')
    const colored = (on: Page) => on.locator('[role=gridcell][style*="color-mix"]')
    await colored(page).first().waitFor()
    await rules.getByText('Revenue is greater than 1').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' })
    const saved = await ask('GET', `/api/card/${card}`)
    assert.equal(saved.visualization_settings['table.column_formatting'].length, 2)
    await ask('PUT', `/api/card/${card}`, {
      enable_embedding: true,
      visualization_settings: {
        ...saved.visualization_settings,
        'pivot_table.column_widths': {
          leftHeaderWidths: [311, 122],
          totalLeftHeaderWidths: 433,
          valueHeaderWidths: {},
        },
      },
    })
    await inAllPlaces(t, card, async (on) => {
      await colored(on).first().waitFor()
      const label = on.getByRole('columnheader', { name: 'Category' }).last()
      assert.ok(((await label.boundingBox())?.width ?? 0) >= 311)
    })
  })

  await t.test('SQL with this display is a plain table', async (t) => {
    const { id: card } = await ask('POST', '/api/card', {
      name: 'In SQL',
      display: 'pivot',
      dataset_query: { database: 1, type: 'native', native: { query: "select 'Gizmo' as category, 7 as amount" } },
      visualization_settings: { 'pivot_table.column_split': { rows: ['category'], columns: [], values: ['amount'] } },
    })
    await ask('PUT', `/api/card/${card}`, { enable_embedding: true, description: 'Changed' })
    await inAllPlaces(t, card, (on) => on.getByRole('gridcell', { name: 'Gizmo' }).waitFor())
  })

  /** A question alone, as version of its history, on a dashboard, by a link and embedded. */
  async function inAllPlaces(t: TestContext, card: number, check: (page: Page) => Promise<void>): Promise<void> {
    await ask('PUT', '/api/setting', { 'enable-embedding-static': true })
    const { payload: key } = await server.app.inject({ url: '/api/setting/embedding-secret-key', headers })
    const { id: board } = await ask('POST', '/api/dashboard', { name: 'One card' })
    const dashcards = [{ id: -1, card_id: card, row: 0, col: 0, size_x: 24, size_y: 8 }]
    await ask('PUT', `/api/dashboard/${board}`, { dashcards })
    const { uuid } = await ask('POST', `/api/card/${card}/public_link`)
    const token = signedToken(key, { resource: { question: card }, params: {} })
    const page = await openPage(t, { url, path: `/question/${card}`, session: sessions.admin })
    await check(page)
    await page.keyboard.press(']')
    const panel = page.getByRole('dialog')
    await panel.getByRole('tab', { name: 'About' }).press('ArrowRight')
    await panel.getByRole('row').first().press('Enter')
    await panel.getByRole('grid').last().getByRole('gridcell').first().waitFor()
    for (const path of [`/dashboard/${board}`, `/public/question/${uuid}`, `/embed/question/${token}`]) {
      await page.goto(url + path)
      await check(page)
    }
  }

  await t.test('a result without groups is a table', async (t) => {
    const page = await open(t)
    await withData(page, {
      cols: [{ name: 'CATEGORY', display_name: 'Category', base_type: 'type/Text' }],
      rows: [['Gizmo']],
    })
    await page.getByRole('region', { name: PIVOT }).getByRole('gridcell', { name: 'Gizmo' }).waitFor()
    await controlsOpen(page)
  })

  await t.test('a card that cannot be drawn says so, and the page works on', async (t) => {
    const page = await open(t, { provokes: /./ })
    await withData(page, { cols: [{ name: 'pivot-grouping' }, { name: 'n', base_type: 'type/Integer' }], rows: [null] })
    const card = page.getByRole('region', { name: PIVOT })
    await card.getByText('This cannot be displayed').waitFor()
    await page.unroute('**/api/dashboard/*/query')
    await controlsOpen(page)
    await card.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Refresh' }).click()
    await settled(page)
    await seen(page)
  })
})
