/** Table metadata: tables found and hidden, fields described and undone, several at once, segments. */
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

browserTest('tables and fields are described, and each change can be undone', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/admin/datamodel', session: sessions.admin })

  await page.getByLabel('Search tables').fill('revi')
  await page.getByRole('row', { name: 'Reviews' }).press('Enter')
  await page.getByRole('heading', { name: 'Reviews' }).waitFor()
  await page.getByLabel('Search tables').fill('')
  await page.getByRole('row', { name: 'Orders' }).press('Enter')
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  await assertAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)

  const name = page.getByLabel('Name of TOTAL')
  await name.fill('Paid')
  await name.press('Enter')
  await page.getByText('Saved: Total').waitFor()
  await page.getByLabel('Name of DISCOUNT').waitFor()
  await page.getByRole('button', { name: 'Type of Paid' }).press('Enter')
  await page.getByRole('combobox', { name: 'Type of Paid' }).fill('amount')
  await page.locator('[role=option][data-focused]', { hasText: 'Amount of money' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Currency of Paid' }).waitFor()
  await page.getByRole('button', { name: 'All settings of Tax' }).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await page.getByRole('button', { name: 'Type of Paid: No special type' }).waitFor()
  await page.getByText('Undone: Saved: Paid').waitFor()

  // Several at once: x chooses where the focus is.
  for (const field of ['Tax', 'Subtotal']) {
    await page.getByRole('button', { name: `All settings of ${field}` }).focus()
    await page.keyboard.press('x')
  }
  await page.getByText('2 fields selected').waitFor()
  await page.getByRole('toolbar').getByRole('button', { name: 'Visibility' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Only in detail views' }).press('Enter')
  await page.getByText('Saved: 2 fields').waitFor()
  await page
    .getByRole('button', { name: /Visibility of Tax/ })
    .filter({ hasText: 'Only in detail views' })
    .waitFor()
  await page.getByRole('button', { name: 'Select none' }).press('Enter')

  // An order of one's own.
  await page.getByLabel('Name of USER_ID').press('Alt+ArrowUp')
  await page.getByRole('button', { name: 'Order of the fields' }).filter({ hasText: 'Custom' }).waitFor()
  await page.locator('tbody tr').first().getByLabel('Name of USER_ID').waitFor()

  // All settings of a field, at an address of its own.
  await page.getByRole('button', { name: 'All settings of User ID' }).press('Enter')
  await page.getByRole('radio', { name: 'A field of People' }).press('Space')
  await page.getByRole('button', { name: 'Displayed field: Name' }).waitFor()
  await assertAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Displayed field: Name' }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Preview' }).press('Enter')
  await page.getByRole('region', { name: 'First rows of Orders' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More for Orders' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Sync columns' }).press('Enter')
  await page.getByText('The columns of Orders were synced.').waitFor()

  await page.getByRole('row', { name: 'People', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText('People is hidden').waitFor()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByRole('button', { name: 'Hide People' }).waitFor()
})

browserTest('a segment is made, changed and retired', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/admin/datamodel/segments', session: sessions.admin })
  await page.getByRole('link', { name: 'Discounted orders' }).waitFor()
  await assertAccessible(page)

  await page.getByRole('link', { name: 'New segment' }).press('Enter')
  await page.getByLabel('Name').fill('Large orders')
  await page.getByRole('button', { name: 'Table: Choose a table' }).press('Enter')
  await page.getByRole('combobox').fill('orders')
  await page.locator('[role=option][data-focused]', { hasText: 'Orders' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add filter' }).press('Enter')
  await page.getByRole('combobox').fill('quantity')
  await page.locator('[role=option][data-focused]', { hasText: 'Quantity' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Condition' }).press('Enter')
  await page.getByRole('option', { name: 'is greater than', exact: true }).press('Enter')
  await page.getByRole('textbox', { name: 'Value' }).fill('5')
  await page.getByRole('textbox', { name: 'Value' }).press('Enter')
  await page.getByRole('button', { name: 'Quantity is greater than 5', exact: true }).waitFor()
  await page.getByText('rows now').waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Create segment' }).press('Enter')
  await page.getByText('Filtered by Quantity is greater than 5').waitFor()

  await page.getByRole('link', { name: 'Large orders' }).press('Enter')
  // What a screen reader was told of a pending button stands in the page for some seconds, naming what is gone.
  await page.getByLabel('Description').waitFor()
  await page.reload()
  await page.getByLabel('Description').fill('More than five pieces.')
  await page.getByLabel('What you changed and why').fill('Says what is large')
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('More than five pieces.').waitFor()

  await page.getByRole('button', { name: 'Retire Large orders' }).press('Enter')
  await page.getByLabel('Why').fill('Nobody uses it')
  await page.getByLabel('Why').press('Enter')
  await page.getByText('Large orders is retired').waitFor()
  await page.getByRole('link', { name: 'Large orders' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByRole('link', { name: 'Large orders' }).waitFor()
})

browserTest('who may not describe tables is told so', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/admin/datamodel', session: sessions.reader })
  await page.getByText('You don’t have access').waitFor()
  await assertAccessible(page)
})
