/** The page of a model: rows, columns in words, and how it is made. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { assertAccessible, browserTest, openPage, settled } from '../support/browser.ts'
import { makeShop } from '../support/sqlite-shop.ts'
import { webServer } from '../support/web-server.ts'

browserTest('the columns of a model are described, one and several, and stay so', async (t) => {
  const { url, sessions } = await webServer(t)
  const cards = (await (
    await fetch(`${url}/api/card`, { headers: { 'x-metabase-session': sessions.admin } })
  ).json()) as { id: number; type: string }[]
  const model = cards.find(({ type }) => type === 'model')?.id ?? 0
  const stored = async () => {
    const response = await fetch(`${url}/api/card/${model}`, { headers: { 'x-metabase-session': sessions.admin } })
    const { result_metadata } = (await response.json()) as {
      result_metadata: {
        name: string
        display_name: string
        visibility_type?: string
        settings?: { currency?: string } | null
      }[]
    }
    return result_metadata
  }
  const page = await openPage(t, { url, path: `/model/${model}`, session: sessions.admin })
  await page.getByRole('grid').waitFor()
  await assertAccessible(page)
  await page.getByRole('tab', { name: 'Data' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('table', { name: 'Columns' }).waitFor()
  await assertAccessible(page)

  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true)
  const table = page.getByRole('table', { name: 'Columns' })
  assert.ok(((await table.boundingBox())?.width ?? 999) < 390)
  await assertAccessible(page)
  if (size !== null) await page.setViewportSize(size)

  await page.getByRole('button', { name: /^Currency of Discount/ }).press('Enter')
  await page.keyboard.type('Euro')
  await page.getByRole('option', { name: /^Euro/ }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Currency of Discount: Euro' }).waitFor()
  const name = page.getByLabel('Name of QUANTITY')
  await name.fill('How many')
  await name.press('Enter')
  await page.getByLabel('Select How many').press('Space')
  await page.getByLabel('Select Order', { exact: true }).press('Space')
  await page.getByText('2 columns selected').waitFor()
  await page.getByRole('button', { name: 'Visibility of the selected columns' }).press('Enter')
  await page.getByRole('option', { name: 'Only in detail views' }).press('Enter')
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  await page.keyboard.press('Control+s')
  await page.getByText('Saved', { exact: true }).first().waitFor()
  const changed = (await stored()).filter(({ visibility_type }) => visibility_type === 'details-only')
  assert.ok(changed.some(({ display_name }) => display_name === 'How many'))
  assert.ok(changed.some(({ display_name }) => display_name === 'Order'))
  const discount = (await stored()).find(({ display_name }) => display_name === 'Discount')
  assert.equal(discount?.settings?.currency, 'EUR')

  await page.reload()
  await page.getByLabel('Name of QUANTITY').waitFor()
  assert.equal(await page.getByLabel('Name of QUANTITY').inputValue(), 'How many')
  await page.getByRole('tab', { name: 'Columns' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('link', { name: 'Edit the definition' }).press('Enter')
  await page.getByRole('button', { name: 'Steps' }).waitFor()
})

browserTest('cells of a model open what can be asked; who describes columns at once sees what differs', async (t) => {
  const { url, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin, 'content-type': 'application/json' }
  const cards = (await (await fetch(`${url}/api/card`, { headers })).json()) as {
    id: number
    type: string
  }[]
  const { id } = cards.find(({ type }) => type === 'model') ?? assert.fail()
  const stored = (await (await fetch(`${url}/api/card/${id}`, { headers })).json()) as {
    result_metadata: { name: string; display_name: string }[]
  }
  const page = await openPage(t, { url, path: `/model/${id}`, session: sessions.admin })
  await page.getByRole('gridcell').nth(3).click()
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')

  await page.goto(`${url}/model/${id}?tab=columns`)
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  await boxes.nth(1).press('Space')
  await boxes.nth(3).press('Shift+Space')
  await page.getByText('3 columns selected').waitFor()
  await page.getByLabel('Name of QUANTITY').fill('Mine')
  await page.keyboard.press('Enter')
  const theirs = stored.result_metadata.map((column) =>
    column.name === 'QUANTITY' ? { ...column, display_name: 'Theirs' } : column,
  )
  const body = JSON.stringify({ result_metadata: theirs })
  assert.equal((await fetch(`${url}/api/card/${id}`, { method: 'PUT', headers, body })).status, 200)
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('table', { name: 'Columns' }).getByText('Mine').first().waitFor()
  await dialog.getByRole('table', { name: 'Columns' }).getByText('Theirs').first().waitFor()
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Overwrite' }).press('Enter')
  await page.getByText('Saved', { exact: true }).first().waitFor()
})

browserTest('a metric is looked at in other units and split by a column', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/browse', session: sessions.admin })
  await page.getByRole('tab', { name: 'Metrics' }).press('Enter')
  await page.getByRole('link', { name: 'Revenue' }).press('Enter')
  await page.getByText('Sum of ').waitFor()
  await page.locator('svg[role=img]').waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Over time' }).press('Enter')
  await page.getByRole('option', { name: 'Year' }).press('Enter')
  await page.getByRole('button', { name: 'Split by: Nothing' }).press('Enter')
  await page.keyboard.type('Category')
  await page.keyboard.press('Enter')
  await page.getByText('Doohickey').first().waitFor()
  assert.match(page.url(), /\?unit=year&by=/)
  await page.reload()
  await page.getByRole('button', { name: /^Split by: .*Category/ }).waitFor()
  await page.getByText('Doohickey').first().waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Split by: Nothing' }).waitFor()
  await page.goForward()
  await page.getByText('Doohickey').first().waitFor()

  await page.getByRole('button', { name: 'Add filter' }).press('Enter')
  await page.keyboard.type('State')
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'TX' }).click()
  await page.getByRole('button', { name: 'Add filter' }).last().press('Enter')
  await page
    .getByRole('button', { name: /State.* is TX/ })
    .first()
    .waitFor()
  assert.match(page.url(), /where=/)
  await settled(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  await page.getByRole('link', { name: 'Open as a question' }).press('Enter')
  await page.getByRole('button', { name: 'Steps' }).waitFor()
  await page
    .getByText(/State.* is TX/)
    .first()
    .waitFor()
})

browserTest('a model is stored as a table, and readers see how old its rows are', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return answer.payload === '' ? undefined : answer.json()
  }
  const db = makeShop(mkdtempSync(join(tmpdir(), 'querent-shop-')))
  t.after(() => rmSync(dirname(db), { recursive: true, force: true }))
  const { id: database } = await call('POST', '/api/database', { name: 'Shop', engine: 'sqlite', details: { db } })
  await server.jobs.drain()
  const orders = (await server.store.tables.listOfDatabase(database)).find(({ name }) => name === 'orders')
  const query = (source: unknown) => ({ database, type: 'query', query: { 'source-table': source } })
  const card = { display: 'table', visualization_settings: {} }
  const model = await call('POST', '/api/card', {
    ...card,
    name: 'Slow',
    type: 'model',
    dataset_query: query(orders?.id),
  })
  const onModel = query(`card__${model.id}`)
  const question = await call('POST', '/api/card', { ...card, name: 'On it', type: 'question', dataset_query: onModel })
  const board = await call('POST', '/api/dashboard', { name: 'Board' })
  const dashcards = [{ id: -1, card_id: question.id, row: 0, col: 0, size_x: 12, size_y: 6 }]
  await call('PUT', `/api/dashboard/${board.id}`, { dashcards })
  await call('PUT', '/api/setting/enable-public-sharing', { value: true })
  const { uuid } = await call('POST', `/api/card/${question.id}/public_link`)

  const page = await openPage(t, { url, path: '/admin/operation/stored-models', session: sessions.admin })
  await page.getByRole('switch', { name: 'Store models as tables' }).press('Space')
  await page.getByText('Refreshed every 6 hours').waitFor()
  await page.getByRole('switch', { name: 'Shop' }).press('Space')
  const row = page.getByRole('row').filter({ hasText: 'Slow' })
  await row.getByText('Waiting for its refresh').waitFor()
  await row.getByRole('button', { name: 'Refresh Slow' }).press('Enter')
  await row.getByText('Stored', { exact: true }).waitFor()
  await row.getByText('100', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Change the schedule' }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Hours between/ })
    .press('Enter')
  await page.getByRole('option', { name: '12' }).press('Enter')
  await assertAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('Refreshed every 12 hours').waitFor()
  await assertAccessible(page)

  for (const path of [`/model/${model.id}`, `/question/${question.id}`, `/dashboard/${board.id}`]) {
    await page.goto(url + path)
    await page.getByText(/^Data as of/).waitFor()
    await assertAccessible(page)
    await page.getByRole('button', { name: 'Ask the source' }).press('Enter')
    await page.getByText(/^Data as of/).waitFor({ state: 'detached' })
    await page.getByRole('gridcell').first().waitFor()
  }
  await page.goto(`${url}/public/question/${uuid}`)
  await page.getByText(/^Data as of/).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Ask the source' }).count(), 0)

  const file = new DatabaseSync(db, { enableForeignKeyConstraints: false })
  t.after(() => file.close())
  file.exec('alter table orders rename column notes to remarks')
  await page.goto(`${url}/model/${model.id}`)
  await page.getByRole('button', { name: 'About and history' }).press('Enter')
  const about = page.getByRole('dialog')
  await about.getByRole('button', { name: 'Refresh the stored rows' }).press('Enter')
  await about.getByText('Failed', { exact: true }).waitFor()
  await about.getByText(/no such column/).waitFor()
  await assertAccessible(page)

  file.exec('alter table orders rename column remarks to notes')
  await page.goto(`${url}/admin/operation/stored-models`)
  await page.getByRole('radio', { name: 'Failed (1)' }).press('Enter')
  await row.getByText(/no such column/).waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true)
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Refresh all that failed' }).press('Enter')
  await page.getByText('Nothing failed').waitFor()

  await page.goto(`${url}/model/${model.id}`)
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Stop storing as a table' }).press('Enter')
  await page.getByText('Questions read the source of the model again.').waitFor()
})

browserTest('a model and a table are copied to the server, and the page of stored models has them', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return answer.payload === '' ? undefined : answer.json()
  }
  const db = makeShop(mkdtempSync(join(tmpdir(), 'querent-shop-')))
  t.after(() => rmSync(dirname(db), { recursive: true, force: true }))
  const { id: database } = await call('POST', '/api/database', { name: 'Shop', engine: 'sqlite', details: { db } })
  await server.jobs.drain()
  const tables = await server.store.tables.listOfDatabase(database)
  const orders = tables.find(({ name }) => name === 'orders')?.id ?? assert.fail()
  const dataset_query = { database, type: 'query', query: { 'source-table': orders, aggregation: [['count']] } }
  const card = { display: 'table', visualization_settings: {}, dataset_query }
  const model = await call('POST', '/api/card', { ...card, name: 'Slow', type: 'model' })
  await call('POST', `/api/card/${model.id}/query`)
  await server.services.runner.log.flush()
  await call('POST', '/api/persist/enable')

  const page = await openPage(t, { url, path: `/model/${model.id}`, session: sessions.admin })
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Make faster' }).press('Enter')
  const sheet = page.getByRole('dialog')
  await sheet.getByText(/saved questions on this asked the database once/).waitFor()
  await sheet.getByText('Persisting models not enabled for database').waitFor()
  assert.equal(await sheet.getByRole('button', { name: 'Store in the database' }).isDisabled(), true)
  await sheet.getByLabel('Oldest allowed age').fill('12')
  await assertAccessible(page)
  await sheet.getByRole('button', { name: 'Copy to the server' }).press('Enter')
  await sheet.getByText('Stored', { exact: true }).waitFor()
  await sheet.getByText('12 hours', { exact: true }).waitFor()
  await assertAccessible(page)
  await sheet.getByRole('button', { name: 'Refresh now' }).press('Enter')
  await page.getByText('The copied rows are being refreshed.').waitFor()
  await page.keyboard.press('Escape')

  await page.goto(`${url}/table/${orders}`)
  await page.getByRole('button', { name: 'Make faster' }).press('Enter')
  await sheet.getByRole('button', { name: 'Copy to the server' }).press('Enter')
  await sheet.getByText('Stored', { exact: true }).waitFor()
  assert.equal(await sheet.getByText('Store in the database').count(), 0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)

  const question = await call('POST', '/api/card', { ...card, name: 'On it', type: 'question' })
  const board = await call('POST', '/api/dashboard', { name: 'Board' })
  const dashcards = [{ id: -1, card_id: question.id, row: 0, col: 0, size_x: 12, size_y: 6 }]
  await call('PUT', `/api/dashboard/${board.id}`, { dashcards })
  for (const path of [`/model/${model.id}`, `/question/${question.id}`, `/dashboard/${board.id}`]) {
    await page.goto(url + path)
    await page.getByText(/^Data as of/).waitFor()
    const asked = page.waitForRequest((request) => request.postData()?.includes('"use_copies":false') === true)
    await page.getByRole('button', { name: 'Ask the source' }).press('Enter')
    await asked
    await page.getByText(/^Data as of/).waitFor({ state: 'detached' })
  }
  await call('PUT', '/api/setting/enable-public-sharing', { value: true })
  const { uuid } = await call('POST', `/api/card/${question.id}/public_link`)
  await page.goto(`${url}/public/question/${uuid}`)
  await page.getByText(/^Data as of/).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Ask the source' }).count(), 0)

  await page.goto(`${url}/admin/operation/stored-models`)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await row('Slow').getByText('at most 12 hours old').waitFor()
  await row('orders').getByText('100', { exact: true }).waitFor()
  await page.getByText('on the disk used').waitFor()
  await row('orders').getByRole('button', { name: 'Change the copy of orders' }).press('Enter')
  await sheet.getByRole('checkbox', { name: 'The last digits of sums may differ' }).press('Space')
  await sheet.getByRole('button', { name: 'Save' }).press('Enter')
  await row('orders').getByText('last digits of sums may differ').waitFor()
  await page.getByRole('button', { name: 'Change the limit' }).press('Enter')
  await sheet.getByLabel('Most disk space').fill('50')
  await assertAccessible(page)
  await sheet.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText(/of 50 MB on the disk used/).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true)
  await assertAccessible(page)
  await row('orders').getByRole('button', { name: 'Stop copying orders' }).press('Enter')
  await row('orders').getByRole('button', { name: 'Refresh orders' }).waitFor({ state: 'detached' })
})
