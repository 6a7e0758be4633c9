/** Asking in SQL. */
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

browserTest('SQL is written, run and saved by keyboard', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/question/sql', session: sessions.admin })
  const editor = page.getByRole('textbox', { name: 'SQL' })
  await editor.waitFor()
  await editor.press('Control+End')
  await page.keyboard.type('select category, count(*) as n from products where category <> {{but}} group by 1 ')
  await page.keyboard.press('Control+Enter')
  await page.getByText('You need to specify a value').waitFor()
  await page.getByLabel('But').fill('Gizmo')
  await editor.press('Control+Enter')
  await page.getByRole('gridcell', { name: 'Doohickey' }).waitFor()
  await page.getByText(/^3 rows in/).waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Control+s')
  await page.getByLabel('Name').fill('Products by category')
  await assertAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByText('Saved', { exact: true }).waitFor()
})
