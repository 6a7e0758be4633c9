/** What is typed is never lost: buttons know of it at once, and what is left by accident is kept. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { browserTest, openPage, settled } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer, type WebServer } from '../support/web-server.ts'

function asking({ server, sessions }: WebServer) {
  const headers = { 'x-metabase-session': sessions.admin }
  return async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return answer.payload === '' ? null : JSON.parse(answer.payload)
  }
}

/** Opens the editor of a new clause and chooses what is called so, by keyboard. */
async function choose(page: Page, button: string, option: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).press('Enter')
  await page.locator('[role=dialog] input:focus').waitFor()
  await page.keyboard.type(option)
  await page.getByRole('option', { name: option }).first().waitFor()
  await page.keyboard.press('Enter')
}

async function aboutOrders(page: Page): Promise<void> {
  await page
    .getByRole('option', { name: /^Orders/ })
    .first()
    .waitFor()
  await page.keyboard.type('Orders')
  await page.keyboard.press('Enter')
  await page.getByRole('grid').waitFor()
}

browserTest('columns of a model and the name of a dashboard are saved by the first press', async (t) => {
  const web = await webServer(t)
  const { url, sessions } = web
  const ask = asking(web)
  const tables: { id: number; name: string }[] = await ask('GET', '/api/table')
  const products = tables.find(({ name }) => name.toLowerCase() === 'products')!.id
  const { id } = await ask('POST', '/api/card', {
    name: 'Products as a model',
    type: 'model',
    display: 'table',
    visualization_settings: {},
    dataset_query: { database: 1, type: 'query', query: { 'source-table': products } },
  })
  await ask('POST', `/api/card/${id}/query`)

  await t.test('a model', async (t) => {
    // Filters know the old name first.
    const page = await openPage(t, { url, path: `/model/${id}`, session: sessions.admin })
    await page.getByRole('link', { name: 'Ask a question' }).click()
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
    await page.getByRole('option', { name: 'Vendor' }).waitFor()
    await page.keyboard.press('Escape')
    await page.goBack()
    await page.getByRole('tab', { name: 'Columns' }).click()
    const name = page.getByRole('textbox', { name: /^Name of vendor$/i })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await name.fill('Maker')
    assert.equal(await save.isEnabled(), true)
    await save.click()
    await page.getByText('Saved', { exact: true }).waitFor()
    const { result_metadata } = await ask('GET', `/api/card/${id}`)
    assert.ok(result_metadata.some(({ display_name }: { display_name: string }) => display_name === 'Maker'))
    await page.getByRole('link', { name: 'Ask a question' }).click()
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
    await page.getByRole('option', { name: 'Maker' }).waitFor()
  })

  await t.test('a dashboard', async (t) => {
    const { id: board } = await ask('POST', '/api/dashboard', { name: 'Before' })
    const page = await openPage(t, { url, path: `/dashboard/${board}`, session: sessions.admin })
    await settled(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('textbox', { name: 'Dashboard name' }).fill('After')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await until('the new name', 20_000, async () => (await ask('GET', `/api/dashboard/${board}`)).name === 'After')
  })
})

browserTest('a number that is typed enables its button; a formula outlives its editor', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/question/notebook', session: sessions.admin })
  await aboutOrders(page)

  // A whole formula counts when its editor is left; undo takes it back.
  const open = page.getByRole('button', { name: 'Custom column', exact: true })
  await open.press('Enter')
  const formula = page.getByRole('textbox', { name: 'Formula' })
  await formula.waitFor()
  await formula.pressSequentially('[Total] / 2')
  await page.keyboard.press('Escape')
  await formula.waitFor({ state: 'detached' })
  // Without its name it waits.
  await open.press('Enter')
  await formula.getByText('[Total] / 2').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Half')
  await page.keyboard.press('Escape')
  const half = page.getByRole('button', { name: 'Half', exact: true })
  await half.waitFor()
  await half.press('Enter')
  await formula.getByText('[Total] / 2').waitFor()
  await formula.press('End')
  await page.keyboard.type('0')
  await page.mouse.click(1200, 690)
  await formula.waitFor({ state: 'detached' })
  await half.press('Enter')
  await formula.getByText('[Total] / 20').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await half.press('Enter')
  await formula.getByText('[Total] / 2', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()

  // What was computed is filtered by a range, and a number counts while it is typed.
  await choose(page, 'Filter', 'Half')
  const from = page.getByRole('textbox', { name: 'From' })
  await from.waitFor()
  const add = page.getByRole('button', { name: 'Add filter' })
  assert.equal(await add.isEnabled(), false)
  await from.pressSequentially('10.5')
  assert.equal(await add.isEnabled(), true)
  assert.equal(await from.inputValue(), '10.5')
  await page.getByRole('textbox', { name: 'To' }).pressSequentially('20')
  await add.click()
  await page.getByRole('button', { name: 'Half is between 10.5 and 20', exact: true }).waitFor()
})

browserTest('what Escape leaves in the sheet of a field waits there', async (t) => {
  const web = await webServer(t)
  const ask = asking(web)
  const tables: { id: number; name: string }[] = await ask('GET', '/api/table')
  const products = tables.find(({ name }) => name.toLowerCase() === 'products')!.id
  const { fields } = await ask('GET', `/api/table/${products}/query_metadata`)
  const { id } = fields.find(({ name }: { name: string }) => name.toLowerCase() === 'vendor')
  const path = `/admin/datamodel?table=${products}&field=${id}`
  const page = await openPage(t, { url: web.url, path, session: web.sessions.admin })
  const sheet = page.getByRole('dialog')
  const name = sheet.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Maker')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  assert.equal((await ask('GET', `/api/field/${id}`)).display_name, 'Vendor')
  await page.getByRole('button', { name: 'All settings of Vendor' }).click()
  await sheet.getByText('Not saved yet').waitFor()
  assert.equal(await name.inputValue(), 'Maker')
  await name.focus()
  await name.press('Enter')
  await until('the name', 20_000, async () => (await ask('GET', `/api/field/${id}`)).display_name === 'Maker')
})

browserTest('dialogs ask before they drop what was typed', async (t) => {
  const { url, sessions } = await webServer(t)
  const asked = 'Discard what you typed?'
  for (const [path, button, field] of [
    ['/admin/people', 'Invite', 'First name'],
    ['/admin/people/groups', 'New group', 'Name'],
    ['/admin/settings/api-keys', 'New API key', 'Name'],
    ['/collection/root/timelines', 'New timeline', 'Name'],
  ] as const) {
    await t.test(button, async (t) => {
      const page = await openPage(t, { url, path, session: sessions.admin })
      const open = page.getByRole('button', { name: button }).first()
      const dialog = page.getByRole('dialog')
      const name = dialog.getByRole('textbox', { name: field }).first()
      await open.press('Enter')
      await name.fill('Half a name')
      await page.keyboard.press('Escape')
      await dialog.getByText(asked).waitFor()
      // Escape keeps it, as does the button that has the focus.
      await page.keyboard.press('Escape')
      await dialog.getByText(asked).waitFor({ state: 'detached' })
      await page.mouse.click(2, 2)
      await dialog.getByRole('button', { name: 'Keep editing' }).press('Enter')
      assert.equal(await name.inputValue(), 'Half a name')
      await dialog.getByRole('button', { name: 'Close' }).press('Enter')
      await dialog.getByRole('button', { name: 'Discard' }).press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await open.press('Enter')
      await name.waitFor()
      assert.equal(await dialog.getByText(asked).count(), 0)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    })
  }
})

browserTest('SQL begins on the database that was used last', async (t) => {
  const web = await webServer(t)
  const ask = asking(web)
  const folder = mkdtempSync(join(tmpdir(), 'querent-last-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const db = join(folder, 'other.sqlite')
  const file = new DatabaseSync(db)
  file.exec('create table things (id integer primary key); insert into things values (7)')
  file.close()
  const { id } = await ask('POST', '/api/database', { name: 'Other', engine: 'sqlite', details: { db } })
  await web.server.jobs.drain()
  const tables: { id: number; db_id: number }[] = await ask('GET', '/api/table')
  const things = tables.find(({ db_id }) => db_id === id)!.id
  const { id: card } = await ask('POST', '/api/card', {
    name: 'Things',
    display: 'table',
    visualization_settings: {},
    dataset_query: { database: id, type: 'query', query: { 'source-table': things } },
  })
  const page = await openPage(t, { url: web.url, path: `/question/${card}`, session: web.sessions.admin })
  await page.getByRole('gridcell', { name: '7' }).waitFor()
  await page.goto(`${web.url}/question/sql`)
  await page.getByRole('button', { name: /Other/ }).first().waitFor()
})

browserTest('defaults of a variable are typed and corrected letter by letter', async (t) => {
  const web = await webServer(t)
  const ask = asking(web)
  const tables: { id: number; name: string }[] = await ask('GET', '/api/table')
  const products = tables.find(({ name }) => name.toLowerCase() === 'products')!.id
  const { fields } = await ask('GET', `/api/table/${products}/query_metadata`)
  const { id: price } = fields.find(({ name }: { name: string }) => name.toLowerCase() === 'price')
  const tag = { id: 'a', name: 'cost', 'display-name': 'Cost', type: 'dimension', 'widget-type': 'number/=' }
  const { id } = await ask('POST', '/api/card', {
    name: 'By price',
    display: 'table',
    visualization_settings: {},
    dataset_query: {
      database: 1,
      type: 'native',
      native: {
        query: 'select * from products where {{cost}}',
        'template-tags': { cost: { ...tag, dimension: ['field', price, null] } },
      },
    },
  })
  const page = await openPage(t, { url: web.url, path: `/question/${id}`, session: web.sessions.admin })
  await page.getByRole('button', { name: 'Show SQL' }).click()
  await page
    .getByRole('region', { name: 'cost' })
    .getByRole('button', { name: /^Default/ })
    .press('Enter')
  const values = page.getByRole('dialog', { name: 'Default' }).getByRole('combobox')
  for (const [typed, corrected] of [
    ['24.55', '24.5'],
    ['15.99', '15.99'],
  ] as const) {
    await values.pressSequentially(typed)
    if (typed !== corrected) await values.press('Backspace')
    assert.equal(await values.inputValue(), corrected)
    await page.getByRole('option', { name: corrected, exact: true }).click()
    await values.fill('')
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await until('the defaults', 20_000, async () => {
    const { cost } = (await ask('GET', `/api/card/${id}`)).dataset_query.native['template-tags']
    return JSON.stringify(cost.default) === '[24.5,15.99]'
  })
})
