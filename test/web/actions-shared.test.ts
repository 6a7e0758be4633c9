/** Actions on dashboards, and by public links. */
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { actionWeb } from '../support/action-web.ts'
import { until } from '../support/until.ts'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'

const PHONE = { width: 390, height: 844 }

browserTest('an action is put on a dashboard as a button and as a form, and the cards follow it', async (t) => {
  const { url, sessions, model, database, call, rowAction, rows } = await actionWeb(t)
  await rowAction('row/create', { name: 'New order' })
  await rowAction('row/update', { name: 'Change an order' })
  const query = { database, type: 'query', query: { 'source-table': `card__${model}` } }
  const table = { name: 'All orders', display: 'table', visualization_settings: {}, dataset_query: query }
  const { id: card } = await call('POST', '/api/card', table)
  const { id } = await call('POST', '/api/dashboard', { name: 'Orders today' })
  const place = { id: -1, card_id: card, row: 0, col: 0, size_x: 14, size_y: 7, parameter_mappings: [] }
  const parameters = [{ id: 'p', name: 'Order', slug: 'order', type: 'number/=' }]
  await call('PUT', `/api/dashboard/${id}`, { parameters, dashcards: [{ ...place, visualization_settings: {} }] })

  const page = await openPage(t, { url, path: `/dashboard/${id}`, session: sessions.admin })
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  await addAction(page, 'New order')
  await addAction(page, 'Change an order')
  await assertAccessible(page)
  await page.getByRole('radio', { name: 'Form' }).press('Space')
  await page.getByRole('button', { name: /^Ask for it ID/ }).press('Enter')
  await page.getByRole('option', { name: 'Filter: Order' }).press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).first().press('Enter')
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor()

  await page.goto(`${url}/dashboard/${id}?order=2`)
  const form = page.getByRole('region', { name: 'Change an order' })
  await form.getByLabel('Code').waitFor()
  await hasCode(form, 'B-2')
  assert.equal(await form.getByLabel('ID', { exact: true }).getAttribute('readonly'), '')
  await form.getByLabel('Total').fill('25')
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByRole('gridcell', { name: '25' }).waitFor()
  assert.deepEqual(rows()[1], ['B-2', 25])
  await form.getByLabel('Total').fill('99')
  await page.getByRole('button', { name: 'Clear Order' }).press('Enter')
  await form.getByLabel('ID', { exact: true }).fill('1')
  await hasCode(form, 'A-1')
  assert.equal(await form.getByLabel('Total').inputValue(), '10', 'what was typed for another row is gone')

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'New order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Adds 1 row to Orders.').waitFor()
  await assertAccessible(page)
  assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true)
  await dialog.getByLabel('Code').fill('C-3')
  await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick()
  await page.getByText('The row was added.').waitFor()
  await page.getByRole('gridcell', { name: 'C-3' }).waitFor()
  assert.deepEqual(
    rows().map(([code]) => code),
    ['A-1', 'B-2', 'C-3'],
  )
})

async function hasCode(form: Locator, code: string): Promise<void> {
  await until(`the code ${code}`, 10_000, async () => (await form.getByLabel('Code').inputValue()) === code)
}

async function addAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Action' }).press('Enter')
  await page.getByRole('button', { name: `Add “${name}”` }).press('Enter')
  await page.getByLabel('Button text').waitFor()
}

browserTest('guests carry out what is shared, and nothing more', async (t) => {
  const { url, server, model, call, rowAction, rows } = await actionWeb(t)
  await call('PUT', '/api/setting/enable-public-sharing', { value: true })
  const fields = { total: { id: 'total', hidden: true, defaultValue: 7 } }
  const action = await rowAction('row/create', {
    name: 'Order here',
    visualization_settings: { fields, submitButtonLabel: 'Order', successMessage: 'Thank you' },
  })
  const { uuid } = await call('POST', `/api/action/${action}/public_link`)
  const page = await openPage(t, { url, path: `/public/action/${uuid}` })
  await page.getByRole('heading', { name: 'Order here' }).waitFor()
  await assertAccessible(page)
  assert.equal(await page.getByLabel('Total').count(), 0)
  await page.getByLabel('Code').fill('G-1')
  await page.getByRole('button', { name: 'Order', exact: true }).dblclick()
  await page.getByText('Thank you').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  assert.deepEqual(rows().slice(2), [['G-1', 7]])
  await page.getByRole('button', { name: 'Fill in the form again' }).press('Enter')
  await page.getByLabel('Code').waitFor()

  const { id } = await call('POST', '/api/dashboard', { name: 'Shop' })
  const update = await rowAction('row/update', { name: 'Change an order' })
  const mapping = { parameter_id: 'p', target: ['variable', ['template-tag', 'id']] }
  await call('PUT', `/api/dashboard/${id}`, {
    parameters: [{ id: 'p', name: 'Order', slug: 'order', type: 'number/=' }],
    dashcards: [
      {
        id: -1,
        card_id: model,
        action_id: update,
        row: 0,
        col: 0,
        size_x: 4,
        size_y: 1,
        parameter_mappings: [mapping],
        visualization_settings: {},
      },
    ],
  })
  const link = await call('POST', `/api/dashboard/${id}/public_link`)
  await page.goto(`${url}/public/dashboard/${link.uuid}?order=1`)
  await page.getByRole('button', { name: 'Change an order' }).press('Enter')
  await hasCode(page.getByRole('dialog'), 'A-1')
  await page.getByRole('dialog').getByLabel('Total').fill('11')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.deepEqual(rows()[0], ['A-1', 11])

  await call('DELETE', `/api/action/${action}/public_link`)
  await page.goto(`${url}/public/action/${uuid}`)
  await page.getByText('This link is not valid').waitFor()
  const { headers } = await server.app.inject({ url: `/public/action/${uuid}` })
  assert.match(String(headers['x-robots-tag']), /noindex/)
})
