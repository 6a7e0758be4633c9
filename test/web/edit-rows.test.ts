/** Rows are edited in place: on the page of a table and in a question about it. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage, screenshot } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

const TABLES = [
  'create table shops (id integer primary key, name text not null)',
  `create table visits (id integer primary key autoincrement, shop_id int references shops (id), guest varchar(20) not null,
    paid decimal(10, 2), day date, at timestamp, regular boolean)`,
  "insert into shops values (1, 'North'), (2, 'South')",
  `insert into visits values (1, 1, 'Ann', 10.5, '2026-01-01', '2026-01-01 10:00:00', true),
    (2, 2, 'Bob', 20, '2026-01-02', null, false), (3, 1, 'Cem', null, null, null, null)`,
]

async function visitSite(t: TestContext) {
  const { url, server, sessions } = await webServer(t)
  const folder = mkdtempSync(join(tmpdir(), 'querent-rows-'))
  const db = join(folder, 'visits.sqlite')
  const file = new DatabaseSync(db, { timeout: 5_000 })
  t.after(() => {
    file.close()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const sql of TABLES) file.exec(sql)
  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const headers = { 'x-metabase-session': sessions.admin }
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return JSON.parse(answer.payload)
  }
  const { id } = await ask('POST', '/api/database', { name: 'Visits', engine: 'sqlite', details: { db } })
  await server.jobs.drain()
  await ask('PUT', `/api/database/${id}`, { settings: { 'database-enable-actions': true } })
  const table = (await server.store.tables.listOfDatabase(id)).find(({ name }) => name === 'visits')!.id
  const stored = (sql = 'select guest, paid from visits order by id') =>
    file
      .prepare(sql)
      .all()
      .map((row) => Object.values(row))
  const write = (sql: string) => file.exec(sql)
  return { url, server, session: sessions.admin, ask, id: Number(id), table, stored, write }
}

/** The cell of a row, counted from 1, below a header. */
async function cellOf(page: Page, row: number, header: string) {
  const head = page.getByRole('columnheader', { name: header, exact: true })
  const column = await head.getAttribute('data-column')
  return page.locator(`[data-index="${row - 1}"] > [data-column="${column}"]`)
}

async function type(page: Page, row: number, header: string, text: string, key = 'Enter') {
  await (await cellOf(page, row, header)).click()
  await page.locator('[role=gridcell] input').fill(text)
  await page.keyboard.press(key)
}

async function openRows(t: TestContext, site: Awaited<ReturnType<typeof visitSite>>, more: object = {}) {
  const page = await openPage(t, { url: site.url, path: `/table/${site.table}`, session: site.session, ...more })
  await page.getByRole('tab', { name: 'Rows' }).click()
  await page.getByRole('button', { name: 'Edit rows' }).click()
  await page.getByRole('grid').waitFor()
  return page
}

const saved = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text }).first().waitFor()

browserTest('cells are edited, saved and taken back', async (t) => {
  const site = await visitSite(t)
  const page = await openRows(t, site)
  await type(page, 1, 'Guest', 'Anna')
  await type(page, 2, 'Paid', 'much')
  const wrong = await cellOf(page, 2, 'Paid')
  assert.equal(await wrong.getAttribute('data-mark'), 'failed')
  assert.match((await wrong.textContent()) ?? '', /Enter a number/)
  await type(page, 2, 'Paid', '21.25')
  assert.equal(await (await cellOf(page, 1, 'Guest')).getAttribute('data-mark'), 'changed')
  await assertAccessible(page)
  await screenshot(page, 'edit-rows-pending')
  await page.getByRole('link', { name: 'Home' }).first().click()
  const leaving = page.getByRole('alertdialog')
  await leaving.getByText('Leave without saving the rows?').waitFor()
  await assertAccessible(page)
  await leaving.getByRole('button', { name: 'Cancel' }).press('Enter')
  await leaving.waitFor({ state: 'detached' })
  assert.deepEqual(site.stored()[0], ['Ann', 10.5])
  await page.getByRole('button', { name: 'Save 2 changes' }).click()
  await saved(page, '2 changes saved')
  assert.deepEqual(site.stored().slice(0, 2), [
    ['Anna', 10.5],
    ['Bob', 21.25],
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await until('the old values', 10_000, async () => site.stored()[0]![0] === 'Ann')
  assert.deepEqual(site.stored()[1], ['Bob', 20])
  await page.goto(new URL('/admin/operation/executions', site.url).href)
  const runs = page.getByRole('button', { name: 'Rows of Visits' })
  await until('two executions', 10_000, async () => (await runs.count()) === 2)
  await runs.last().click()
  await page.getByText('Anna').waitFor()
  await assertAccessible(page)
  await screenshot(page, 'edit-rows-executions')
})

browserTest('rows are added and deleted, and come back', async (t) => {
  const site = await visitSite(t)
  const page = await openRows(t, site)
  await (await cellOf(page, 2, 'Guest')).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete the row' }).click()
  await page.getByRole('button', { name: 'Add a row' }).click()
  await page.getByRole('button', { name: 'Save 2 changes' }).click()
  assert.equal(await (await cellOf(page, 4, 'Guest')).getAttribute('data-mark'), 'failed')
  await type(page, 4, 'Guest', 'Dora')
  await page.getByRole('button', { name: 'Save 2 changes' }).click()
  await saved(page, '2 changes saved')
  assert.deepEqual(site.stored('select id, guest from visits order by id'), [
    [1, 'Ann'],
    [3, 'Cem'],
    [4, 'Dora'],
  ])
  await page.keyboard.press('ControlOrMeta+z')
  await until('the old rows', 10_000, async () => site.stored().length === 3 && site.stored()[1]![0] === 'Bob')
})

browserTest('a row that others changed asks whose values count', async (t) => {
  const site = await visitSite(t)
  const page = await openRows(t, site)
  await type(page, 1, 'Guest', 'Mine')
  await type(page, 2, 'Guest', 'Mine too')
  site.write("update visits set guest = 'Theirs' where id < 3")
  await page.getByRole('button', { name: 'Save 2 changes' }).click()
  const conflicts = page.getByRole('list', { name: 'Rows that others have changed' })
  await conflicts.getByText('Guest: Theirs').first().waitFor()
  await screenshot(page, 'edit-rows-conflict')
  await assertAccessible(page)
  await conflicts.getByRole('button', { name: 'Take theirs' }).first().click()
  await conflicts.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save 1 change' }).click()
  await saved(page, '1 change saved')
  assert.deepEqual(
    site.stored().map(([guest]) => guest),
    ['Theirs', 'Mine too', 'Cem'],
  )
})

browserTest('the keyboard alone does it, in a question', async (t) => {
  const site = await visitSite(t)
  const { id } = await site.ask('POST', '/api/card', {
    name: 'Visits',
    display: 'table',
    visualization_settings: {},
    dataset_query: { database: site.id, type: 'query', query: { 'source-table': site.table } },
  })
  const page = await openPage(t, { url: site.url, path: `/question/${id}`, session: site.session, colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Edit rows' }).press('Enter')
  await page.getByRole('region', { name: 'Edit rows' }).getByRole('grid').waitFor()
  await (await cellOf(page, 1, 'Guest')).focus()
  await page.keyboard.press('F2')
  await page.keyboard.type('Anna')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('99')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  assert.equal(await (await cellOf(page, 2, 'Paid')).getAttribute('data-mark'), 'changed')
  await assertAccessible(page)
  await screenshot(page, 'edit-rows-dark')
  await page.keyboard.press('ControlOrMeta+s')
  await saved(page, '2 changes saved')
  assert.deepEqual(site.stored().slice(0, 2), [
    ['Anna', 10.5],
    ['Bob', null],
  ])
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('gridcell', { name: 'Anna' }).waitFor()
})

browserTest('on a phone, a key is chosen among names', async (t) => {
  const site = await visitSite(t)
  const page = await openRows(t, site, { viewport: { width: 390, height: 800 }, hasTouch: true })
  await (await cellOf(page, 3, 'Shop ID')).tap()
  await page.locator('datalist option', { hasText: 'South' }).waitFor({ state: 'attached' })
  await page.locator('[role=gridcell] input').fill('2')
  await page.keyboard.press('Enter')
  await screenshot(page, 'edit-rows-phone')
  await assertAccessible(page)
  assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true)
  await page.getByRole('button', { name: 'Save 1 change' }).click()
  await saved(page, '1 change saved')
  assert.deepEqual(site.stored('select shop_id from visits where id = 3'), [[2]])
})
