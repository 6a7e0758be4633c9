/** The builder of questions: joins that nobody can guess, and what goes on after groups. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

/** Opens the editor of a new clause and chooses what is called so, by keyboard. */
async function choose(page: Page, button: string, option: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).press('Enter')
  await page.locator('[role=dialog] input:focus').waitFor()
  await page.keyboard.type(option)
  await page.getByRole('option', { name: option }).first().waitFor()
  await page.keyboard.press('Enter')
}

async function begin(page: Page, table: string): Promise<void> {
  await page
    .getByRole('option', { name: new RegExp(`^${table}`) })
    .first()
    .waitFor()
  await page.keyboard.type(table)
  await page.keyboard.press('Enter')
  await page.getByRole('grid').waitFor()
}

browserTest('a join that nobody can guess waits for its columns', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/question/notebook', session: sessions.admin })
  await begin(page, 'People')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/dataset')) asked.push(request.postData() ?? '')
  })
  await choose(page, 'Join', 'Products')
  await page.getByText('Choose the columns to join on. Until then, the question does not run.').waitFor()
  await page.getByRole('alert').filter({ hasText: 'Choose the columns to join on.' }).first().waitFor()
  await assertAccessible(page)
  assert.deepEqual(asked, [])
  await page.getByRole('button', { name: /^Left column/ }).press('Enter')
  await page.keyboard.type('City')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Column of Products/ }).press('Enter')
  await page.keyboard.type('Vendor')
  await page.keyboard.press('Enter')
  await page.getByText('Choose the columns to join on.').first().waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByText(/rows? ·/).waitFor()
})

browserTest('a join that is guessed by a name shows its guess', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/question/notebook', session: sessions.admin })
  await begin(page, 'Feedback')
  await choose(page, 'Join', 'People')
  const guess = page.getByText('Suggested because the columns have the same name. Check that they match.')
  await guess.waitFor()
  // Another table's key is no key of this one.
  await page.getByRole('button', { name: /^Left column/ }).press('Enter')
  await page.getByRole('option', { name: 'Account ID', exact: true }).first().click()
  await guess.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Column of People/ }).press('Enter')
  await page.getByRole('option', { name: 'ID', exact: true }).click()
  await page
    .getByRole('button', { name: /^Column of People.*ID/ })
    .or(page.getByRole('button', { name: /^ID Column of People/ }))
    .waitFor()
  assert.equal(await page.getByText('Joined by the foreign key.').count(), 0)
})

browserTest('groups are filtered, summarized again and get columns of their own', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/question/notebook', session: sessions.admin })
  await begin(page, 'Orders')
  await choose(page, 'Summarize', 'Count of rows')
  await choose(page, 'Group by', 'Created At')
  await page.getByRole('application').waitFor()

  // A column over what the groups give, whose samples come from them.
  await page.getByRole('button', { name: 'Custom column after grouping' }).press('Enter')
  const formula = page.getByRole('textbox', { name: 'Formula' })
  await formula.waitFor()
  // What only a run can tell is said below the formula, before it is added.
  await formula.pressSequentially('convertTimezone([Created At: Month], "Nowhere/City")')
  await page.getByRole('alert').filter({ hasText: 'unknown time zone' }).waitFor()
  await formula.press('Control+a')
  await formula.pressSequentially('[Count] * 2')
  await page.getByText(/^In the first rows/).waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Twice')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await page.getByRole('region', { name: 'Stage 2' }).getByRole('button', { name: 'Twice', exact: true }).waitFor()

  // The average month.
  const second = page.getByRole('region', { name: 'Stage 2' })
  await second.getByRole('button', { name: 'Summarize', exact: true }).press('Enter')
  await page.locator('[role=dialog] input:focus').waitFor()
  await page.keyboard.type('Average of')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Twice')
  await page.getByRole('option', { name: 'Twice' }).waitFor()
  await page.keyboard.press('Enter')
  await second.getByRole('button', { name: 'Average of Twice', exact: true }).waitFor()
  await page.getByText('1 row ·').waitFor()
  await assertAccessible(page)
})
