/** What a click on a card of a dashboard hands on. */
import assert from 'node:assert/strict'
import { browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

browserTest('a click filters any column of a question that is built from steps', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  async function ask(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return JSON.parse(answer.payload)
  }
  const tables: { id: number; name: string }[] = await ask('GET', '/api/table')
  const products = tables.find(({ name }) => name.toLowerCase() === 'products')!.id
  const { fields } = await ask('GET', `/api/table/${products}/query_metadata`)
  const category = fields.find(({ name }: { name: string }) => name.toLowerCase() === 'category').id
  const make = async (name: string, query: object): Promise<number> => {
    const dataset_query = { database: 1, type: 'query', query: { 'source-table': products, ...query } }
    const rest = { display: 'table', visualization_settings: {}, dataset_query }
    const { id } = await ask('POST', '/api/card', { name, ...rest })
    await ask('POST', `/api/card/${id}/query`)
    return id
  }
  const groups = await make('By category', { aggregation: [['count']], breakout: [['field', category, null]] })
  await make('All products', {})
  const { id: board } = await ask('POST', '/api/dashboard', { name: 'Board' })
  await ask('PUT', `/api/dashboard/${board}`, {
    dashcards: [{ id: -1, card_id: groups, row: 0, col: 0, size_x: 12, size_y: 8 }],
  })

  const page = await openPage(t, { url, path: `/dashboard/${board}`, session: sessions.admin })
  await page.getByRole('gridcell', { name: 'Gizmo' }).waitFor()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: /^By category, column/ }).press('Enter')
  await page.getByRole('button', { name: /^Menu|Open the menu/ }).press('Enter')
  await page.getByRole('option', { name: 'Go to a question' }).click()
  await page
    .getByRole('button', { name: /^Question/ })
    .last()
    .press('Enter')
  await page.keyboard.type('All products')
  await page.getByRole('option', { name: 'All products' }).click()
  await page.getByRole('button', { name: 'Filter one of its columns' }).press('Enter')
  await page.getByRole('option', { name: 'Category' }).click()
  await page.getByRole('button', { name: 'Nothing Category' }).press('Enter')
  await page.getByRole('option', { name: 'Category' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('gridcell', { name: 'Gizmo' }).click()
  await page.waitForURL(/\/question#/)
  await page.getByRole('button', { name: 'Category is Gizmo', exact: true }).waitFor()
})

browserTest('a click on an address of a mailbox opens no tab, and columns with labels are offered once', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  async function ask(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return JSON.parse(answer.payload)
  }
  const tables: { id: number; name: string }[] = await ask('GET', '/api/table')
  const table = tables.find(({ name }) => name.toLowerCase() === 'reviews')!.id
  const { fields } = await ask('GET', `/api/table/${table}/query_metadata`)
  const rating = fields.find(({ name }: { name: string }) => name.toLowerCase() === 'rating').id
  await ask('POST', `/api/field/${rating}/dimension`, { type: 'internal', name: 'Stars' })
  const values = [1, 2, 3, 4, 5].map((value) => [value, `${value} stars`])
  await ask('POST', `/api/field/${rating}/values`, { values })
  const query = { 'source-table': table, aggregation: [['count']], breakout: [['field', rating, null]] }
  const dataset_query = { database: 1, type: 'query', query }
  const { id } = await ask('POST', '/api/card', {
    name: 'R',
    display: 'table',
    visualization_settings: {},
    dataset_query,
  })
  const { id: board } = await ask('POST', '/api/dashboard', { name: 'Board' })
  const click_behavior = { type: 'link', linkType: 'url', linkTemplate: 'mailto:{{count}}@shop.example' }
  await ask('PUT', `/api/dashboard/${board}`, {
    dashcards: [
      { id: -1, card_id: id, row: 0, col: 0, size_x: 12, size_y: 8, visualization_settings: { click_behavior } },
    ],
  })

  const page = await openPage(t, { url, path: `/dashboard/${board}`, session: sessions.admin })
  const network = await page.context().newCDPSession(page)
  await network.send('Page.enable')
  const asked = new Promise<string>((resolve) => {
    network.on('Page.frameRequestedNavigation', (event: { url: string }) => resolve(event.url))
  })
  let tabs = 0
  page.on('popup', () => (tabs += 1))
  await page.getByRole('gridcell', { name: '5 stars' }).click()
  assert.match(await asked, /^mailto:\d+@shop\.example$/)
  assert.equal(tabs, 0)

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: /^R, column/ }).press('Enter')
  await page.getByRole('button', { name: /^Where|Anywhere/ }).press('Enter')
  assert.deepEqual(await page.getByRole('option').allTextContents(), ['Anywhere', 'Rating', 'Count'])
})
