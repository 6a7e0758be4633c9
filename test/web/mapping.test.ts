/** Columns of an SQL model that are said to be columns of the database. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

browserTest('a column of an SQL model is mapped to a column of the database, undone, and cleared', async (t) => {
  const { url, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin, 'content-type': 'application/json' }
  const ask = async <T>(path: string, method = 'GET', body?: unknown) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    assert.equal(response.status, 200)
    return (await response.json()) as T
  }
  const tables = await ask<{ id: number; name: string; db_id: number }[]>('/api/table')
  const products = tables.find(({ name }) => name.toLowerCase() === 'products') ?? assert.fail()
  const { id } = await ask<{ id: number }>('/api/card', 'POST', {
    name: 'Kinds',
    type: 'model',
    display: 'table',
    visualization_settings: {},
    dataset_query: {
      database: products.db_id,
      type: 'native',
      native: { query: 'select category as kind, price from products' },
    },
  })
  const kind = async () => {
    const { result_metadata } = await ask<{ result_metadata: { name: string; id?: number }[] }>(`/api/card/${id}`)
    return result_metadata.find(({ name }) => name.toLowerCase() === 'kind')
  }
  const page = await openPage(t, { url, path: `/model/${id}?tab=columns`, session: sessions.admin })
  await page.getByRole('columnheader', { name: 'Database column' }).waitFor()
  await page.getByRole('button', { name: /^Table of kind: Not mapped/i }).press('Enter')
  await page.keyboard.type('Products')
  await page.getByRole('option', { name: 'Products', exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Database column of kind/i }).press('Enter')
  await page.keyboard.type('Category')
  await page.getByRole('option', { name: 'Category', exact: true }).waitFor()
  await page.keyboard.press('Enter')
  const mapped = page.getByRole('button', { name: 'Database column of Category: Category' })
  await mapped.waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await mapped.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Redo' }).press('Enter')
  await mapped.waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true)
  await page.keyboard.press('Control+s')
  await page.getByText('Saved', { exact: true }).first().waitFor()
  const fields = (await ask<{ fields: { id: number; name: string }[] }>(`/api/table/${products.id}/query_metadata`))
    .fields
  const category = fields.find(({ name }) => name.toLowerCase() === 'category')
  assert.equal((await kind())?.id, category?.id)

  await page.reload()
  await page.getByRole('button', { name: 'Table of Category: Products' }).press('Enter')
  await page.keyboard.type('Not mapped')
  await page.keyboard.press('Enter')
  await mapped.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+s')
  await page.getByText('Saved', { exact: true }).first().waitFor()
  assert.equal((await kind())?.id, undefined)
})
