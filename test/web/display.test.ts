/** How an answer is shown is set in the panel beside it. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage, settled } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

interface Field {
  id: number
  name: string
}

/** The address of a question over the orders of the examples that is not saved. */
async function ordersBy(
  url: string,
  session: string,
  display: string,
  query: (field: (name: string) => unknown) => object,
) {
  const headers = { 'x-metabase-session': session }
  const read = async (path: string) => (await fetch(url + path, { headers })).json()
  const tables = (await read('/api/table')) as { id: number; name: string; db_id: number }[]
  const idOf = (name: string) => tables.find((table) => table.name === name)?.id ?? 0
  const fieldsOf = async (name: string) =>
    ((await read(`/api/table/${idOf(name)}/query_metadata`)) as { fields: Field[] }).fields
  const [orders, products] = [await fieldsOf('ORDERS'), await fieldsOf('PRODUCTS')]
  const in_ = (fields: Field[], name: string) => fields.find((field) => field.name === name)?.id
  const field = (name: string) =>
    name === 'CATEGORY'
      ? ['field', in_(products, name), { 'source-field': in_(orders, 'PRODUCT_ID') }]
      : name.startsWith('CREATED_AT ')
        ? ['field', in_(orders, 'CREATED_AT'), { 'temporal-unit': name.split(' ')[1] }]
        : ['field', in_(orders, name), null]
  const question = {
    dataset_query: {
      database: tables.find(({ name }) => name === 'ORDERS')?.db_id,
      type: 'query',
      query: { 'source-table': idOf('ORDERS'), ...query(field) },
    },
    display,
    visualization_settings: {},
  }
  return `/question#${Buffer.from(JSON.stringify(question)).toString('base64')}`
}

const settingsIn = (page: Page) => page.getByRole('complementary', { name: 'Build' })

browserTest('the groups of a pivot table go down and across by wells, with keys and by pointer', async (t) => {
  const { url, sessions } = await webServer(t)
  const path = await ordersBy(url, sessions.admin, 'pivot', (field) => ({
    aggregation: [['count'], ['sum', field('TOTAL')]],
    breakout: [field('CATEGORY'), field('CREATED_AT year')],
  }))
  const page = await openPage(t, { url, path, session: sessions.admin })
  // The second group goes across by itself.
  await page.getByRole('columnheader', { name: '2024' }).first().waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /CSV/ }).press('Enter')
  assert.match(await readFile(await (await file).path(), 'utf8'), /^Grand totals/m)
  await page.getByRole('button', { name: 'Display' }).press('Enter')
  const [rows, columns, values] = ['Rows', 'Columns', 'Values'].map((name) =>
    page.getByRole('grid', { name, exact: true }),
  )
  assert.ok(rows && columns && values)
  await columns.getByRole('row', { name: 'Created At: Year' }).waitFor()
  assert.equal(await settingsIn(page).getByText('pivot-grouping').count(), 0)
  await assertAccessible(page)

  await page.getByRole('button', { name: 'Drag Created At: Year' }).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await rows.getByRole('row', { name: 'Created At: Year' }).waitFor()
  await rows.getByRole('row', { name: 'Product → Category' }).dragTo(columns)
  await columns.getByRole('row', { name: 'Product → Category' }).waitFor()
  await page.getByRole('columnheader', { name: 'Gadget' }).first().waitFor()
  await rows.getByRole('button', { name: 'Move Created At: Year to columns' }).press('Enter')
  await columns.getByRole('row', { name: 'Created At: Year' }).waitFor()
  await values.getByRole('row', { name: 'Sum of Total' }).dragTo(values.getByRole('row', { name: 'Count' }), {
    targetPosition: { x: 30, y: 2 },
  })
  await until('the sum comes first', 15_000, async () => (await values.innerText()).trim().startsWith('Sum of Total'))
  await settled(page)
})

browserTest('a pivot on a dashboard has wells of its own', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  const cards = (await (await fetch(`${url}/api/card`, { headers })).json()) as { id: number; display: string }[]
  const card = cards.find(({ display }) => display === 'pivot')?.id
  const made = await server.app.inject({ method: 'POST', url: '/api/dashboard', headers, payload: { name: 'Wells' } })
  const { id } = made.json<{ id: number }>()
  const dashcards = [{ id: -1, card_id: card, row: 0, col: 0, size_x: 24, size_y: 9 }]
  await server.app.inject({ method: 'PUT', url: `/api/dashboard/${id}`, headers, payload: { dashcards } })
  const page = await openPage(t, { url, path: `/dashboard/${id}`, session: sessions.admin })
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: /^Who buys what/ }).click()
  await page
    .getByRole('button', { name: /^Move .* to rows$/ })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await until('the split is saved', 15_000, async () => {
    const stored = (await server.app.inject({ url: `/api/dashboard/${id}`, headers })).json<{
      dashcards: { visualization_settings: { 'pivot_table.column_split'?: { columns: string[] } } }[]
    }>()
    return stored.dashcards[0]?.visualization_settings['pivot_table.column_split']?.columns.length === 0
  })
})

browserTest('series are found, colored as they are drawn, ordered, and their lines styled', async (t) => {
  const { url, sessions } = await webServer(t)
  const path = await ordersBy(url, sessions.admin, 'line', (field) => ({
    aggregation: [['count']],
    breakout: [field('CREATED_AT month'), field('CATEGORY')],
  }))
  const page = await openPage(t, { url, path, session: sessions.admin })
  await page.getByRole('button', { name: 'Display' }).press('Enter')
  const panel = settingsIn(page)
  await panel.getByText('Gadget', { exact: true }).click()
  const color = panel.getByLabel('Color ●').nth(1)
  assert.match(await color.inputValue(), /^#(?!000000)[\da-f]{6}$/)
  assert.notEqual(await color.inputValue(), await panel.getByLabel('Color ●').first().inputValue())

  await panel.getByRole('searchbox', { name: 'Find a setting' }).fill('missing values')
  await panel
    .getByRole('button', { name: /Missing values/ })
    .nth(1)
    .click()
  await page.getByRole('option', { name: 'Treat as zero' }).click()
  await panel.getByRole('searchbox', { name: 'Find a setting' }).fill('line style')
  await panel
    .getByRole('button', { name: /Line style/ })
    .nth(1)
    .click()
  await page.getByRole('option', { name: 'Dashed' }).click()
  await page.locator('svg[role=img] path[stroke-dasharray]').first().waitFor()
  await panel.getByRole('searchbox', { name: 'Find a setting' }).fill('')
  await panel.getByRole('button', { name: 'Move Gadget up' }).click()
  await panel.getByRole('button', { name: 'Hide Widget' }).click()
  await panel.getByRole('button', { name: 'Show Widget' }).waitFor()
  await settled(page)
  const stored = JSON.parse(Buffer.from(new URL(page.url()).hash.slice(1), 'base64').toString()) as {
    visualization_settings: Record<string, unknown>
  }
  const order = stored.visualization_settings['graph.series_order'] as { key: string; enabled: boolean }[]
  assert.deepEqual(
    order.map(({ key, enabled }) => [key, enabled]),
    [
      ['Gadget', true],
      ['Doohickey', true],
      ['Gizmo', true],
      ['Widget', false],
    ],
  )
  const series = stored.visualization_settings['series_settings'] as Record<string, Record<string, unknown>>
  assert.equal(series['Gadget']?.['line.missing'], 'zero')
  await assertAccessible(page)
})

browserTest('values keep their colors when the page is loaded again with a filter', async (t) => {
  const { url, sessions } = await webServer(t)
  const byCategory = (categories: readonly string[]) =>
    ordersBy(url, sessions.admin, 'bar', (field) => ({
      aggregation: [['count']],
      breakout: [field('CREATED_AT year'), field('CATEGORY')],
      ...(categories.length > 0 && { filter: ['=', field('CATEGORY'), ...categories] }),
    }))
  const page = await openPage(t, { url, path: await byCategory([]), session: sessions.admin })
  const legend = page.getByRole('list', { name: 'Series' })
  const colorOf = (name: string) =>
    legend.getByRole('button', { name, exact: true }).locator('[data-mark]').getAttribute('style')
  const colors = [await colorOf('Gadget'), await colorOf('Widget')]
  assert.notEqual(colors[0], colors[1])
  await page.goto('about:blank')
  await page.goto(url + (await byCategory(['Gadget', 'Widget'])))
  await legend.getByRole('button', { name: 'Widget', exact: true }).waitFor()
  assert.equal(await legend.getByRole('button', { name: 'Gizmo', exact: true }).count(), 0)
  assert.deepEqual([await colorOf('Gadget'), await colorOf('Widget')], colors)
})

browserTest('cells are colored by rules that are made in the panel', async (t) => {
  const { url, sessions } = await webServer(t)
  const path = await ordersBy(url, sessions.admin, 'table', () => ({ limit: 30 }))
  const page = await openPage(t, { url, path, session: sessions.admin })
  await page.getByRole('button', { name: 'Display' }).press('Enter')
  const rules = page.getByRole('region', { name: 'Conditional formatting' })
  await rules.getByRole('button', { name: 'Add a rule' }).click()
  await rules.getByRole('button', { name: /Column$/ }).click()
  await page.getByRole('option', { name: 'Total', exact: true }).click()
  const colored = page.locator('[role=gridcell][style*="color-mix"]')
  assert.equal(await colored.count(), 0)
  await rules.getByLabel('Value').fill('100')
  await rules.getByLabel('Value').press('Enter')
  await rules.getByText('Total is greater than 100').waitFor()
  await colored.first().waitFor()
  for (const text of await colored.allInnerTexts()) assert.ok(Number(text) > 100, text)
  await rules.getByRole('button', { name: /Coloring$/ }).click()
  await page.getByRole('option', { name: 'Color range' }).click()
  await rules.getByText('Total: color range').waitFor()
  await until('all cells of the column', 15_000, async () => (await colored.count()) > 10)
  await assertAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  // On a tablet the answer has more room than the panel, and the page does not scroll.
  await page.setViewportSize({ width: 768, height: 900 })
  const panel = await settingsIn(page).boundingBox()
  assert.ok(panel !== null && panel.width < 768 / 2, JSON.stringify(panel))
  assert.equal(await page.evaluate('document.documentElement.scrollHeight > innerHeight'), false)
})

browserTest('a table has a row with the sums of its amounts', async (t) => {
  const { url, sessions } = await webServer(t)
  const path = await ordersBy(url, sessions.admin, 'table', (field) => ({
    aggregation: [['count']],
    breakout: [field('CATEGORY')],
  }))
  const page = await openPage(t, { url, path, session: sessions.admin })
  await page.getByRole('button', { name: 'Display' }).press('Enter')
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('totals')
  await page.getByRole('switch', { name: 'Totals row' }).press(' ')
  const total = page.getByRole('row', { name: 'Total', exact: true })
  await total.waitFor()
  const counts = await page.locator('[role=row][data-index]:not([data-index="-1"]) [data-column="1"]').allInnerTexts()
  const sum = counts.reduce((all, text) => all + Number(text.replaceAll(',', '')), 0)
  assert.deepEqual(await total.getByRole('gridcell').allInnerTexts(), ['Total', sum.toLocaleString('en')])
  await assertAccessible(page)
})

browserTest('a table that was pivoted in older settings has the values of one column side by side', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/card',
    headers: { 'x-metabase-session': sessions.admin },
    payload: {
      name: 'Side by side',
      display: 'table',
      visualization_settings: { 'table.pivot': true, 'table.pivot_column': 'kind', 'table.cell_column': 'n' },
      dataset_query: {
        database: 1,
        type: 'native',
        native: { query: "select 2030 as year, 'b' as kind, 1 as n union all select 2030, 'a', 2" },
      },
    },
  })
  const { id } = JSON.parse(answer.payload)
  const page = await openPage(t, { url, path: `/question/${id}`, session: sessions.admin })
  await page.getByRole('columnheader', { name: 'b', exact: true }).waitFor()
  assert.deepEqual(await page.getByRole('columnheader').allInnerTexts(), ['year', 'a', 'b'])
  assert.deepEqual(await page.getByRole('gridcell').allInnerTexts(), ['2,030', '2', '1'])
})
