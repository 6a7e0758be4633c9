/** The first minutes with a new server. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { postgresServer } from '../support/servers.ts'
import { freshWebServer } from '../support/web-server.ts'

browserTest('a new server is set up by keyboard', async (t) => {
  const { url } = await freshWebServer(t)
  const page = await openPage(t, { url })
  await page.waitForURL(/\/setup$/)
  await page.getByLabel('First name').waitFor()
  await assertAccessible(page)
  const typed = ['Ada', 'Lovelace', 'ada@example.org', 'password', 'Our shop']
  for (const text of typed) {
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByText('too common').waitFor()
  await page.getByLabel('Password').fill('correct horse 9')
  await page.keyboard.press('Enter')
  // Enter again would go on without data of one's own; here a file is connected by its path.
  await page.locator('button:focus', { hasText: 'Start with the sample data' }).waitFor()
  const uri = page.getByLabel('Connection URI or file')
  await uri.fill('/nowhere/shop.sqlite')
  await page.getByLabel('Filename').press('Enter')
  await page.getByText('The database could not be connected').waitFor()
  await uri.fill(makeFile(t))
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'bakery')
  await announced(page)
  await assertAccessible(page)
  await page.getByLabel('Filename').press('Enter')
  // The best X-ray of the new data is one step away, as soon as its tables are known.
  await page.getByRole('heading', { name: 'X-rays to begin with' }).waitFor()
  await page.getByRole('link', { name: /Sale/ }).first().press('Enter')
  await page.getByRole('region', { name: 'Number of Sale', exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Sale', exact: true }).press('Enter')
  await page.getByRole('link', { name: 'Ask a question' }).waitFor()
  await page.getByText('Our shop').waitFor()
  await page.goto(url)
  await page.getByRole('heading', { name: /Ada$/ }).waitFor()
})

browserTest('an account that may do more than read is told when it connects a first database', async (t) => {
  const shop = await (await postgresServer()).createDatabase('first')
  const { url } = await freshWebServer(t)
  const page = await openPage(t, { url })
  await page.getByLabel('Email address').fill('ada@example.org')
  await page.getByLabel('Password').fill('correct horse 9')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Connection URI or file').fill(shop.url)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const warning = page.getByRole('region', { name: 'Its account can do more than read' })
  const statements = (await warning.getByLabel('Statements to run').inputValue()).split('\n')
  assert.match(statements[0] ?? '', /^CREATE ROLE querent_reader LOGIN PASSWORD '…';$/)
  assert.equal(new Set(statements).size, statements.length)
  await announced(page)
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Continue to the data' }).click()
  await page.waitForURL(/\/browse\/databases\/\d+-/)
})

/** What was announced of buttons that are gone stays for some seconds. */
async function announced(page: Page): Promise<void> {
  await page.locator('[data-live-announcer] [role=img]').first().waitFor({ state: 'detached' })
}

/** A database file of somebody's own. */
function makeFile(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'querent-own-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'bakery.db')
  const database = new DatabaseSync(path)
  database.exec('create table sale (id integer primary key, amount real); insert into sale (amount) values (1), (2)')
  database.close()
  return path
}
