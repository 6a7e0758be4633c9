/** Actions of a model: made, filled in, carried out, changed. */
import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { actionWeb } from '../support/action-web.ts'
import { until } from '../support/until.ts'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'

browserTest('rows are added, changed and deleted by keys alone', async (t) => {
  const { url, sessions, model, rows } = await actionWeb(t)
  const page = await openPage(t, { url, path: `/model/${model}?tab=actions`, session: sessions.admin })
  await page.getByRole('button', { name: 'Add, change and delete rows' }).press('Enter')
  await page.getByRole('button', { name: 'Run “Add a row”' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Adds 1 row to Orders.').waitFor()
  await assertAccessible(page)
  await page.keyboard.type('A-1')
  await page.keyboard.press('Tab')
  await page.keyboard.type('twelve')
  await page.keyboard.press('Enter')
  await dialog.getByText('Enter a number.').waitFor()
  assert.equal(rows().length, 2)
  await dialog.getByLabel('Total').fill('12')
  await page.keyboard.press('Enter')
  await dialog.getByText('This Code value already exists.').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  await dialog.getByLabel('Code').fill('C-3')
  await page.keyboard.press('Enter')
  await page.getByText('The row was added.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  assert.deepEqual(rows().at(-1), ['C-3', 12])

  await page.getByRole('button', { name: 'Run “Change a row”' }).press('Enter')
  await dialog.getByLabel('ID', { exact: true }).fill('99')
  await dialog.getByText('There is no such row.').waitFor()
  await dialog.getByLabel('ID', { exact: true }).fill('2')
  await hasValue(dialog.getByLabel('Code'), 'B-2')
  await page.keyboard.press('Enter')
  await dialog.getByText('You have not changed anything.').waitFor()
  await dialog.getByLabel('Total').fill('21')
  await page.keyboard.press('Enter')
  await page.getByText('The row was changed.').waitFor()
  assert.deepEqual(rows()[1], ['B-2', 21])

  await page.getByRole('button', { name: 'Run “Delete a row”' }).press('Enter')
  await page.keyboard.type('2')
  await dialog.getByText('B-2').waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByText('The row was deleted.').waitFor()
  assert.deepEqual(
    rows().map(([code]) => code),
    ['A-1', 'C-3'],
  )
})

async function hasValue(input: Locator, value: string): Promise<void> {
  await until(`the value ${value}`, 10_000, async () => (await input.inputValue()) === value)
}

browserTest('an action in SQL is written beside its form, changed, archived and deleted', async (t) => {
  const { url, sessions, model, rows, call } = await actionWeb(t)
  await call('PUT', '/api/setting/enable-public-sharing', { value: true })
  const page = await openPage(t, { url, path: `/model/${model}?tab=actions`, session: sessions.admin })
  await page.getByRole('button', { name: 'New action' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Run SQL' }).press('Enter')
  await page.getByLabel('Name').fill('Raise totals')
  await page.getByRole('textbox', { name: 'SQL' }).focus()
  await page.keyboard.insertText('update orders set total = total + {{amount}} where total < {{limit}}')
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('Amount').waitFor()
  const fields = page.getByRole('region', { name: 'Fields' }).getByRole('listitem')
  for (const field of [fields.first(), fields.last()]) {
    await field.locator('summary').press('Enter')
    await field.getByRole('button', { name: /^Text Type/ }).press('Enter')
    await page.getByRole('option', { name: 'Number' }).press('Enter')
  }
  await fields.first().getByLabel('Label').fill('Raise by')
  await fields.first().getByLabel('Default').fill('5')
  await page.getByLabel('Confirmation question').fill('Raise them all?')
  // Drafts are written a moment after the last change.
  await page.waitForTimeout(600)
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await preview.getByText('Raise by').waitFor()
  await page.keyboard.press('Control+z')
  await preview.getByText('Raise by').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+Shift+z')
  await preview.getByText('Raise by').waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Control+s')

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Run “Raise totals”' }).press('Enter')
  await dialog.getByText('Runs SQL on the database Shop.').waitFor()
  assert.equal(await dialog.getByLabel('Raise by').inputValue(), '5')
  await dialog.getByLabel('Limit').fill('100')
  await page.keyboard.press('Enter')
  await page.getByText('Raise them all?').waitFor()
  assert.deepEqual(rows()[0], ['A-1', 10])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Run' }).press('Enter')
  await page.getByText('2 rows were changed.').waitFor()
  assert.deepEqual(rows(), [
    ['A-1', 15],
    ['B-2', 25],
  ])

  const more = page.getByRole('button', { name: 'More for “Raise totals”' })
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Public link…' }).press('Enter')
  await dialog.getByRole('switch', { name: 'Anybody with the link' }).press('Space')
  assert.match(await dialog.getByLabel('Link', { exact: true }).inputValue(), /\/public\/action\/[0-9a-f-]{36}$/)
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByText('Public link', { exact: true }).waitFor()
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Archive…' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).press('Enter')
  await page.getByText('1 archived action').click()
  await page.getByRole('button', { name: 'Restore “Raise totals”' }).press('Enter')
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete…' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByText('No actions yet').waitFor()
})

browserTest('a lost connection leaves a doubt, and the same form sent again changes once', async (t) => {
  const { url, sessions, model, rowAction, rows } = await actionWeb(t)
  await rowAction('row/create', { name: 'New order' })
  const page = await openPage(t, { url, path: `/model/${model}?tab=actions`, session: sessions.admin })
  let isLost = true
  await page.route('**/execute', async (route) => {
    if (!isLost) return route.fallback()
    isLost = false
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Run “New order”' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code').fill('C-3')
  await page.keyboard.press('Enter')
  await dialog.getByText('The outcome is unknown').waitFor()
  await dialog.getByText('the change is not made twice').waitFor()
  assert.equal(rows().length, 3)
  await dialog.getByLabel('Code').fill('D-4')
  await page.keyboard.press('Enter')
  await dialog.getByText('An earlier attempt with different values may have succeeded.').waitFor()
  await assertAccessible(page)
  await dialog.getByLabel('Code').fill('C-3')
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await page.getByText('The row was added.').waitFor()
  assert.deepEqual(
    rows().map(([code]) => code),
    ['A-1', 'B-2', 'C-3'],
  )
})

browserTest('a row is changed from its cell; changes are turned off for all of a database', async (t) => {
  const { url, sessions, model, database, rowAction, rows } = await actionWeb(t)
  await rowAction('row/update', { name: 'Change an order' })
  const page = await openPage(t, { url, path: `/model/${model}`, session: sessions.admin })
  await page.getByRole('gridcell', { name: 'B-2' }).click()
  await page.getByRole('menuitem', { name: 'Change an order' }).click()
  const dialog = page.getByRole('dialog')
  await hasValue(dialog.getByLabel('Code'), 'B-2')
  assert.equal(await dialog.getByLabel('ID', { exact: true }).getAttribute('readonly'), '')
  await dialog.getByLabel('Total').fill('22')
  await page.keyboard.press('Enter')
  await page.getByRole('gridcell', { name: '22' }).waitFor()
  assert.deepEqual(rows()[1], ['B-2', 22])

  await page.goto(`${url}/admin/databases/${database}`)
  const allows = page.getByRole('switch', { name: 'Allow changes to data (actions)' })
  await allows.press('Space')
  await until('the switch', 10_000, async () => !(await allows.isChecked()))
  assert.equal(await page.evaluate(`document.activeElement?.getAttribute('role')`), 'switch')
  await assertAccessible(page)
  await page.goto(`${url}/model/${model}?tab=actions`)
  await page.getByText('Changes to the data of Shop are turned off.').waitFor()
  await page.getByRole('link', { name: 'Open the database settings' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Run “Change an order”' }).isDisabled(), true)

  const reader = await openPage(t, { url, path: `/model/${model}?tab=actions`, session: sessions.reader })
  await reader.getByText('An administrator can turn them on.').waitFor()
})
