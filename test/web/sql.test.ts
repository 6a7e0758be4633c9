/** Asking in SQL. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage, settled } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'SQL' })

async function write(page: Page, text: string): Promise<void> {
  const editor = editorOf(page)
  await editor.waitFor()
  await editor.press('Control+a')
  await page.keyboard.insertText(text)
}

browserTest('SQL with a field filter is written, mended, saved and opened again, by keyboard', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/question/sql', session: sessions.admin })
  await write(page, 'select category,\n  nope\nfrom products')
  await page.keyboard.press('Control+Enter')
  await page.getByText('The database refused line 2, column 3').waitFor()
  assert.equal(await page.locator('.cm-lintRange-error').textContent(), 'nope')
  await assertAccessible(page)

  await write(page, 'select category, count(*) as n from products where {{kind}} group by 1')
  const variable = page.getByRole('region', { name: 'kind' })
  await variable.getByRole('button', { name: 'Text Type' }).press('Enter')
  await page.keyboard.press('f')
  await page.keyboard.press('Enter')
  // Columns that come late are waited for by Enter.
  await page.route('**/api/table/*/query_metadata*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await variable.getByRole('button', { name: /^Table:/ }).press('Enter')
  await page.keyboard.type('products')
  await page.keyboard.press('Enter')
  await variable.getByRole('button', { name: /^Column:/ }).press('Enter')
  await page.keyboard.type('category')
  await page.keyboard.press('Enter')
  await variable.getByRole('textbox', { name: 'Label' }).fill('Category')
  await editorOf(page).press('Control+Enter')
  await page.getByText(/^4 rows in/).waitFor()
  await page.getByRole('button', { name: 'Category', exact: true }).press('Enter')
  await page.getByRole('option', { name: 'Gizmo' }).click()
  await page.keyboard.press('Escape')
  await page.getByText(/^1 row in/).waitFor()
  await editorOf(page).press('Alt+Shift+F')
  await page.locator('.cm-line', { hasText: /^from$/ }).waitFor()
  await page.getByRole('tab', { name: 'Chart' }).click()
  await page.getByRole('button', { name: 'Display', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Row', exact: true }).waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  await page.keyboard.press('Escape')

  await editorOf(page).press('Control+s')
  await page.getByRole('textbox', { name: 'Name' }).fill('Products by category')
  await page.keyboard.press('Enter')
  await page.waitForURL(/question\/\d+-products-by-category/)
  await page.reload()
  await page.getByText(/^4 rows in/).waitFor()
  await page.getByRole('button', { name: 'Show SQL' }).press('Enter')
  await editorOf(page).waitFor()
  assert.match((await editorOf(page).textContent()) ?? '', /where\s*\{\{kind\}\}\s*group by\s*1/)
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('grid', { name: 'History' }).getByText('select category, nope').waitFor()
})

browserTest('what was typed outlives the page, and a newer version is not written over', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/card',
    headers: { 'x-metabase-session': sessions.admin },
    payload: {
      name: 'One',
      display: 'table',
      visualization_settings: {},
      dataset_query: { database: 1, type: 'native', native: { query: 'select 1 as one' } },
    },
  })
  const { id } = made.json<{ id: number }>()
  const path = `/question/${id}`
  const page = await openPage(t, { url, path, session: sessions.admin, viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Show SQL' }).click()
  await write(page, 'select 2 as mine')
  await page.getByRole('button', { name: 'Save' }).waitFor()
  await page.waitForTimeout(500)
  await page.reload()
  await page.getByText(/^Draft from/).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await editorOf(page).getByText('select 2 as mine').waitFor()
  const theirs = await server.app.inject({
    method: 'PUT',
    url: `/api/card/${id}`,
    headers: { 'x-metabase-session': sessions.admin },
    payload: { dataset_query: { database: 1, type: 'native', native: { query: 'select 3 as theirs' } } },
  })
  assert.equal(theirs.statusCode, 200)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'A newer version was saved' })
  await sheet.getByText('select 3 as theirs').waitFor()
  await assertAccessible(page)
  await sheet.getByRole('button', { name: 'Take theirs' }).click()
  await editorOf(page).getByText('select 3 as theirs').waitFor()

  await page.getByRole('button', { name: 'Tables and snippets' }).click()
  const panel = page.getByRole('dialog', { name: 'Tables and snippets' })
  await panel.getByRole('radio', { name: 'Snippets' }).click()
  await panel.getByRole('button', { name: 'New snippet' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Half')
  await page.getByRole('dialog', { name: 'New snippet' }).getByRole('textbox', { name: 'SQL' }).fill('0.5')
  await page.getByRole('dialog', { name: 'New snippet' }).getByRole('button', { name: 'Save' }).click()
  await panel.getByRole('row', { name: 'Half' }).press('Enter')
  await editorOf(page).getByText('{{snippet: Half}}').waitFor()
  await settled(page)
})
