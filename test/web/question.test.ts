/** Questions: built step by step, saved, changed, drilled into, and their displays set. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage, settled } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

/** Opens the editor of a new clause and chooses what is called so, by keyboard. */
async function choose(page: Page, button: string, option: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).press('Enter')
  await page.locator('[role=dialog] input:focus').waitFor()
  await page.keyboard.type(option)
  await page.keyboard.press('Enter')
}

browserTest('a question is built by keyboard, saved, changed and kept', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/question/notebook', session: sessions.admin })
  await page
    .getByRole('option', { name: /^Orders/ })
    .first()
    .waitFor()
  // Enter waits for what is still searched for.
  await page.keyboard.type('Orders')
  await page.keyboard.press('Enter')
  await page.getByRole('grid').waitFor()

  await choose(page, 'Summarize', 'Count of rows')
  // The focus goes on at the new step: the button that made it is gone.
  await page.locator('[data-step="0.aggregation"] :focus').waitFor()
  await choose(page, 'Group by', 'Created At')
  await page.getByRole('button', { name: 'Created At: Month', exact: true }).waitFor()
  await page.locator('[data-step="0.breakout"] :focus').waitFor()
  // A line over months comes by itself.
  await page.getByRole('application').waitFor()
  await assertAccessible(page)

  await choose(page, 'Filter', 'Total')
  await page.getByRole('textbox', { name: /Values/ }).fill('1, 2')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Total is 1 or 2', exact: true }).waitFor()
  // Backspace takes a step away, and undo brings it back.
  await page.getByRole('button', { name: 'Total is 1 or 2', exact: true }).press('Backspace')
  await page.getByRole('button', { name: 'Total is 1 or 2', exact: true }).waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Total is 1 or 2', exact: true }).waitFor()
  await page.keyboard.press('Control+z')

  // Words of a step change places when one is dragged onto another.
  await choose(page, 'Add to Group by', 'Quantity')
  const [month, quantity] = [
    page.getByRole('button', { name: 'Created At: Month', exact: true }),
    page.getByRole('button', { name: /^Quantity/ }),
  ]
  await quantity.dragTo(month)
  await until('the other order', 20_000, async () => {
    const [one, other] = [await month.boundingBox(), await quantity.boundingBox()]
    return one !== null && other !== null && (other.y < one.y || (other.y === one.y && other.x < one.x))
  })
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')

  // A step is looked at by itself, and muted for a while: undo lets it run again, saving says that it is not kept.
  await page.getByRole('button', { name: 'Rows up to Data' }).press('Enter')
  await page.getByRole('dialog', { name: 'Rows up to Data' }).getByRole('grid').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mute Group by' }).press('Enter')
  await page.getByRole('group', { name: 'Group by, muted' }).waitFor()
  await page.getByText('1 row ·').waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Control+s')
  await page.getByRole('alertdialog', { name: 'Save without the muted steps?' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await page.getByRole('application').waitFor()
  await page.keyboard.press('v')
  await page.keyboard.press('t')
  await page.getByRole('grid').waitFor()
  await page.keyboard.press('v')
  await page.keyboard.press('c')
  await page.getByRole('application').waitFor()

  // The address holds it: a reload loses nothing.
  await settled(page)
  await page.reload()
  await page.getByRole('button', { name: 'Created At: Month', exact: true }).waitFor()
  await page.keyboard.press('Control+s')
  await page.getByRole('textbox', { name: 'Name' }).fill('Orders by month')
  await assertAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Orders by month' }).waitFor()

  // A change that is not saved is offered again at the next visit.
  await page.getByRole('button', { name: 'Display' }).press('Enter')
  await page.getByRole('button', { name: 'Bar', exact: true }).press('Enter')
  await page.getByText('changed', { exact: true }).waitFor()
  await page.waitForTimeout(500)
  await page.goto(new URL('/', url).href)
  await page.goBack()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.keyboard.press('Control+s')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByText('changed', { exact: true }).waitFor({ state: 'detached' })
})

browserTest('settings beside the answer scroll by themselves, not the page', async (t) => {
  const { url, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  const cards = (await (await fetch(`${url}/api/card`, { headers })).json()) as { id: number; display: string }[]
  const line = cards.find(({ display }) => display === 'line')?.id
  const page = await openPage(t, { url, path: `/question/${line}`, session: sessions.admin })
  await page.getByRole('button', { name: 'Display' }).press('Enter')
  const last = page.getByRole('complementary', { name: 'Build' }).locator('input').last()
  await last.waitFor({ state: 'attached' })
  await last.focus()
  assert.equal(await page.evaluate('document.documentElement.scrollHeight <= innerHeight'), true)
  await assertAccessible(page)
})

browserTest('marks open what can be asked from them, and Back returns', async (t) => {
  const { url, sessions } = await webServer(t)
  const question = {
    dataset_query: {
      database: 1,
      type: 'query',
      query: { 'source-table': 0, aggregation: [['count']] },
    },
    display: 'table',
    visualization_settings: {},
  }
  const tables = (await (
    await fetch(new URL('/api/table', url), { headers: { 'x-metabase-session': sessions.admin } })
  ).json()) as { id: number; name: string; db_id: number }[]
  const orders = tables.find(({ name }) => name.toLowerCase() === 'orders')
  assert.ok(orders)
  question.dataset_query.database = orders.db_id
  question.dataset_query.query['source-table'] = orders.id
  const hash = Buffer.from(JSON.stringify(question)).toString('base64')
  const page = await openPage(t, { url, path: `/question#${hash}`, session: sessions.admin, colorScheme: 'dark' })
  const cell = page.getByRole('gridcell').first()
  await cell.waitFor()
  await cell.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'See these rows' }).waitFor()
  await assertAccessible(page)
  await page.getByRole('menuitem', { name: 'See these rows' }).press('Enter')
  await page.getByRole('columnheader', { name: 'ID', exact: true }).first().waitFor()
  await page.goBack()
  await page.getByRole('columnheader', { name: 'Count', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Display' }).press('Enter')
  await assertAccessible(page)
})

browserTest('a number over time says why it changed', async (t) => {
  const { url, sessions } = await webServer(t)
  const ask = async (path: string) =>
    (await fetch(new URL(path, url), { headers: { 'x-metabase-session': sessions.admin } })).json()
  const tables = (await ask('/api/table')) as { id: number; name: string; db_id: number }[]
  const orders = tables.find(({ name }) => name.toLowerCase() === 'orders')
  assert.ok(orders)
  const { fields } = (await ask(`/api/table/${orders.id}/query_metadata`)) as { fields: { id: number; name: string }[] }
  const created = fields.find(({ name }) => name.toLowerCase() === 'created_at')
  const question = {
    dataset_query: {
      database: orders.db_id,
      type: 'query',
      query: {
        'source-table': orders.id,
        aggregation: [['count']],
        breakout: [['field', created?.id, { 'temporal-unit': 'year' }]],
      },
    },
    display: 'table',
    visualization_settings: {},
  }
  const hash = Buffer.from(JSON.stringify(question)).toString('base64')
  const page = await openPage(t, { url, path: `/question#${hash}`, session: sessions.admin })
  // The count of the second year.
  const cell = page.getByRole('row').nth(2).getByRole('gridcell').nth(1)
  await cell.waitFor()
  await cell.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Why did this change?' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Why did this change?' })
  await sheet.getByRole('heading', { level: 3 }).first().waitFor()
  await assertAccessible(page)
  await sheet.getByTitle('See these rows').first().press('Enter')
  await page.getByRole('columnheader', { name: 'ID', exact: true }).first().waitFor()
  await page.goBack()
  // The number of a trend is the mark of its last period.
  const trend = Buffer.from(JSON.stringify({ ...question, display: 'smartscalar' })).toString('base64')
  const other = await openPage(t, { url, path: `/question#${trend}`, session: sessions.admin })
  await other.getByRole('application', { name: /^Count, / }).click()
  await other.getByRole('menuitem', { name: 'Why did this change?' }).waitFor()
})

browserTest('a formula is told what is wrong with it while it is typed', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/question/notebook', session: sessions.admin })
  await page
    .getByRole('option', { name: /^Products/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Custom column' }).click()
  const formula = page.getByRole('textbox', { name: 'Formula' })
  await formula.waitFor()
  await page.keyboard.type('[Price] * ')
  await page.getByRole('alert').first().waitFor()
  await page.keyboard.type('2')
  await page.getByText('Returns: Decimal number').waitFor()
  await page.getByText(/^In the first rows: [\d.]+ · /).waitFor()
  await page.getByLabel('Name').fill('Twice')
  await page.getByLabel('Name').press('Enter')
  await page.getByRole('button', { name: 'Twice', exact: true }).waitFor()
})

browserTest('the first rows of a formula are its own after a join', async (t) => {
  const { url, sessions } = await webServer(t)
  const read = async (path: string) =>
    (await fetch(new URL(path, url), { headers: { 'x-metabase-session': sessions.admin } })).json()
  const tables = (await read('/api/table')) as { id: number; name: string; db_id: number }[]
  const tableOf = async (name: string) => {
    const table = tables.find((one) => one.name.toLowerCase() === name)
    assert.ok(table)
    const { fields } = (await read(`/api/table/${table.id}/query_metadata`)) as {
      fields: { id: number; name: string }[]
    }
    const field = (wanted: string) => fields.find((one) => one.name.toLowerCase() === wanted)?.id
    return { ...table, field }
  }
  const [orders, products] = [await tableOf('orders'), await tableOf('products')]
  const join = {
    alias: 'P',
    fields: 'all',
    'source-table': products.id,
    condition: [
      '=',
      ['field', orders.field('product_id'), null],
      ['field', products.field('id'), { 'join-alias': 'P' }],
    ],
  }
  const dataset_query = {
    database: orders.db_id,
    type: 'query',
    query: { 'source-table': orders.id, joins: [join] },
  }
  const hash = Buffer.from(JSON.stringify({ dataset_query, display: 'table', visualization_settings: {} })).toString(
    'base64',
  )
  const page = await openPage(t, { url, path: `/question/notebook#${hash}`, session: sessions.admin })
  await page.getByRole('button', { name: 'Custom column' }).first().click()
  await page.getByRole('textbox', { name: 'Formula' }).waitFor()
  await page.keyboard.type('[Quantity] * 0 + 77')
  await page.getByText('In the first rows: 77 · 77 · 77').waitFor()
})
