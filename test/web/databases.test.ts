/** Administration of databases: connecting one, its sync, changing and deleting it. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

browserTest('a database is connected, synced, renamed and deleted', async (t) => {
  const { url, sessions } = await webServer(t)
  const path = join(mkdtempSync(join(tmpdir(), 'querent-')), 'stock.sqlite')
  const file = new DatabaseSync(path)
  file.exec(
    'create table items (id integer primary key, name text); insert into items values (1, $$Pen$$)'.replaceAll(
      '$$',
      "'",
    ),
  )
  file.close()

  const page = await openPage(t, { url, path: '/admin/databases', session: sessions.admin })
  await page.getByText('Up to date').first().waitFor()
  await assertAccessible(page)
  await page.getByRole('link', { name: 'Connect a database' }).press('Enter')
  const uri = page.getByLabel('Connection URI')
  await uri.fill('postgres://ann:secret@127.0.0.1:1/shop')
  await page.getByRole('button', { name: 'Test the connection' }).press('Enter')
  await page.getByText('The database could not be connected').waitFor()
  await page.locator('[slot=errorMessage]').first().waitFor()
  await assertAccessible(page)

  await page.getByRole('radio', { name: 'SQLite' }).press('Space')
  await page.getByLabel('Name', { exact: true }).fill('Stock')
  await page.getByRole('button', { name: 'Connect', exact: true }).press('Enter')
  await page.getByText('This is required.').waitFor()
  await page.getByLabel('Filename').fill(path)
  await page.getByRole('button', { name: 'Test the connection' }).press('Enter')
  await page.getByText('The connection works.').waitFor()
  await page.getByLabel('Filename').press('Enter')
  await page.getByRole('heading', { name: 'Stock' }).waitFor()
  await page.getByRole('link', { name: '1 table' }).waitFor()
  await page.getByText('Up to date').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  // What a screen reader was told of a pending button stands in the page for some seconds, naming what is gone.
  await page.reload()
  await page.getByText('Up to date').waitFor()
  await assertAccessible(page)

  await page.getByLabel('Name', { exact: true }).fill('Stores')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByRole('heading', { name: 'Stores' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByText('Nothing was built on it.').waitFor()
  await assertAccessible(page)
  await page.getByLabel('Type Stores to delete it').fill('Stores')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Databases' }).waitFor()
  await page.getByRole('link', { name: 'Stores' }).waitFor({ state: 'detached' })
})
