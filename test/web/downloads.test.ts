/** Answers as files: who gets them, how values are written, and what is said where there is none. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

browserTest('answers are downloaded', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  async function ask(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return answer.payload === '' ? null : JSON.parse(answer.payload)
  }
  async function allow(words: object): Promise<void> {
    const { revision } = await ask('GET', '/api/permissions/graph')
    await ask('PUT', '/api/permissions/graph', { revision, groups: { 1: { 1: words } } })
  }
  const query = {
    database: 1,
    type: 'native',
    native: { query: 'select 1234567 as amount' },
  }
  const { id } = await ask('POST', '/api/card', {
    name: 'Sum',
    display: 'table',
    dataset_query: query,
    visualization_settings: {},
  })
  const { id: board } = await ask('POST', '/api/dashboard', { name: 'Board' })
  await ask('PUT', `/api/dashboard/${board}`, {
    dashcards: [{ id: -1, card_id: id, row: 0, col: 0, size_x: 12, size_y: 6 }],
  })

  const textOf = async (page: Page, item: string): Promise<string> => {
    const file = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).press('Enter')
    return readFile(await (await file).path(), 'utf8')
  }

  await t.test('a stored SQL question, without the right to write SQL; the choice of values is kept', async (t) => {
    await allow({ 'create-queries': 'query-builder' })
    const page = await openPage(t, { url, path: `/question/${id}`, session: sessions.reader })
    const menu = page.getByRole('button', { name: 'Download' })
    await menu.press('Enter')
    assert.match(await textOf(page, 'CSV'), /1,234,567/)
    await menu.press('Enter')
    await page.getByRole('menuitemradio', { name: 'Raw, as stored' }).press('Enter')
    assert.match(await textOf(page, 'CSV'), /^1234567$/m)
    await page.reload()
    await menu.press('Enter')
    await page.getByRole('menuitemradio', { name: 'Raw, as stored', checked: true }).waitFor()
  })

  await t.test('a dashboard as a whole, for people and for guests with downloads', async (t) => {
    const headOf = async (page: Page, item: string): Promise<string> => (await textOf(page, item)).slice(0, 5)
    const page = await openPage(t, { url, path: `/dashboard/${board}`, session: sessions.reader })
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Download' }).press('Enter')
    assert.equal(await headOf(page, 'PDF document'), '%PDF-')
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Download' }).press('Enter')
    assert.match(await headOf(page, 'PNG image'), /PNG/)

    await ask('PUT', '/api/setting/enable-public-sharing', { value: true })
    const { uuid } = await ask('POST', `/api/dashboard/${board}/public_link`)
    const shared = await openPage(t, { url, path: `/public/dashboard/${uuid}` })
    await shared.getByRole('button', { name: 'Download Board' }).press('Enter')
    assert.equal(await headOf(shared, 'PDF document'), '%PDF-')
    const without = await openPage(t, { url, path: `/public/dashboard/${uuid}#downloads=false` })
    await without.getByRole('heading', { name: 'Board' }).waitFor()
    assert.equal(await without.getByRole('button', { name: 'Download Board' }).count(), 0)
  })

  await t.test('a reader without the right to write SQL runs and downloads what is stored', async (t) => {
    await allow({ 'create-queries': 'query-builder' })
    const page = await openPage(t, { url, path: `/question/${id}`, session: sessions.reader })
    await page.getByRole('gridcell').first().waitFor()
    await page.getByRole('button', { name: 'Display', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Number', exact: true }).press('Enter')
    const answer = page.waitForResponse((one) => one.url().includes(`/api/card/${id}/query`))
    await page.getByRole('button', { name: 'Run', exact: true }).press('Enter')
    assert.equal((await answer).status(), 202)
    await page.getByRole('button', { name: 'Download' }).press('Enter')
    assert.match(await textOf(page, 'CSV'), /1,234,567/)
  })

  await t.test('the palette downloads, and opens the display', async (t) => {
    const products = await ask('POST', '/api/card', {
      name: 'Products',
      display: 'table',
      dataset_query: { database: 1, type: 'query', query: { 'source-table': 1, limit: 1 } },
      visualization_settings: {},
    })
    const page = await openPage(t, { url, path: `/question/${products.id}`, session: sessions.admin })
    await page.getByRole('button', { name: 'Display' }).waitFor()
    const choose = async (typed: string, name: string) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(`>${typed}`)
      await page.getByRole('option', { name }).click()
    }
    const download = async () => {
      const file = page.waitForEvent('download')
      await choose('csv', 'Download as CSV')
      assert.match((await file).suggestedFilename(), /\.csv$/)
    }
    await download()
    await choose('displ', 'Display')
    await page.getByRole('button', { name: 'Display', pressed: true }).waitFor()
    await page.goto(`${url}/question/${id}`)
    await page.getByRole('button', { name: 'Download' }).waitFor()
    await download()
  })

  await t.test('formulas in CSV: as stored, or as texts where that is chosen; guests have texts', async (t) => {
    const { id: formula } = await ask('POST', '/api/card', {
      name: 'Formula',
      display: 'table',
      dataset_query: { ...query, native: { query: "select '=1+1' as f" } },
      visualization_settings: {},
    })
    const page = await openPage(t, { url, path: `/question/${formula}`, session: sessions.reader })
    const menu = page.getByRole('button', { name: 'Download' })
    await menu.press('Enter')
    assert.match(await textOf(page, 'CSV'), /^=1\+1$/m)
    await menu.press('Enter')
    await page.getByRole('menuitemradio', { name: 'Exactly as stored', checked: true }).waitFor()
    await page.getByRole('menuitemradio', { name: 'As text, for spreadsheets' }).press('Enter')
    assert.match(await textOf(page, 'CSV'), /^'=1\+1$/m)
    await page.reload()
    await menu.press('Enter')
    await page.getByRole('menuitemradio', { name: 'As text, for spreadsheets', checked: true }).waitFor()

    await ask('PUT', '/api/setting/enable-public-sharing', { value: true })
    const { uuid } = await ask('POST', `/api/card/${formula}/public_link`)
    const guest = await openPage(t, { url, path: `/public/question/${uuid}` })
    const files = guest.getByRole('button', { name: 'Download Formula' })
    await files.press('Enter')
    await guest.getByRole('menuitemradio', { name: 'As text, for spreadsheets', checked: true }).waitFor()
    assert.match(await textOf(guest, 'CSV'), /^'=1\+1$/m)
    await files.press('Enter')
    await guest.getByRole('menuitemradio', { name: 'Exactly as stored' }).press('Enter')
    assert.match(await textOf(guest, 'CSV'), /^=1\+1$/m)
    await ask('PUT', '/api/setting/enable-public-sharing', { value: false })
  })

  await t.test('a pivot table is a table in a formatted file, and rows in a raw one', async (t) => {
    const tables: { id: number; name: string }[] = await ask('GET', '/api/table')
    const products = tables.find(({ name }) => name.toLowerCase() === 'products')!.id
    const { fields } = await ask('GET', `/api/table/${products}/query_metadata`)
    const category = fields.find(({ name }: { name: string }) => name.toLowerCase() === 'category')
    const { id: pivot } = await ask('POST', '/api/card', {
      name: 'Pivot',
      display: 'pivot',
      dataset_query: {
        database: 1,
        type: 'query',
        query: { 'source-table': products, aggregation: [['count']], breakout: [['field', category.id, null]] },
      },
      visualization_settings: {
        'pivot_table.column_split': { rows: [category.name], columns: [], values: ['count'] },
      },
    })
    const page = await openPage(t, { url, path: `/question/${pivot}`, session: sessions.admin })
    const menu = page.getByRole('button', { name: 'More', exact: true })
    await menu.press('Enter')
    assert.match(await textOf(page, 'Download as CSV'), /Grand totals/i)
    await menu.press('Enter')
    await page.getByRole('menuitemradio', { name: 'Raw, as stored' }).press('Enter')
    assert.doesNotMatch(await textOf(page, 'Download as CSV'), /Grand totals/i)
  })

  await t.test('where downloads are forbidden, none are offered', async (t) => {
    await allow({ 'create-queries': 'query-builder', download: { schemas: 'none' } })
    const page = await openPage(t, { url, path: `/question/${id}`, session: sessions.reader })
    await page.getByText(/^1 row in/).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Download' }).count(), 0)
    await page.goto(`${url}/dashboard/${board}`)
    await page.getByText('1,234,567').waitFor()
    await page.getByRole('button', { name: 'Actions for “Sum”' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Refresh' }).waitFor()
    assert.equal(await page.getByRole('menuitem', { name: 'Download' }).count(), 0)
  })

  await t.test('a refusal is a notice', async (t) => {
    await allow({ 'create-queries': 'query-builder', download: { schemas: 'full' } })
    const page = await openPage(t, { url, path: `/dashboard/${board}`, session: sessions.reader })
    await page.getByText('1,234,567').waitFor()
    await allow({ 'create-queries': 'query-builder', download: { schemas: 'none' } })
    await page.getByRole('button', { name: 'Actions for “Sum”' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Download' }).press('Enter')
    const pages = page.context().pages().length
    await page.getByRole('menuitem', { name: 'CSV' }).press('Enter')
    await page.getByText("You don't have permission to download these results.").waitFor()
    assert.equal(page.context().pages().length, pages)
    await allow({ download: { schemas: 'full' } })
  })

  await t.test('guests: a file, and a sentence where there is none', async (t) => {
    await ask('PUT', '/api/setting/enable-public-sharing', { value: true })
    const { uuid } = await ask('POST', `/api/card/${id}/public_link`)
    const page = await openPage(t, { url, path: `/public/question/${uuid}` })
    const menu = page.getByRole('button', { name: 'Download Sum' })
    await menu.press('Enter')
    assert.match(await textOf(page, 'CSV'), /1,234,567/)
    await ask('PUT', `/api/card/${id}`, {
      dataset_query: { ...query, native: { query: 'select nothing from nowhere' } },
    })
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'CSV' }).press('Enter')
    await page.getByText('The query failed, so there is no file.').waitFor()
    assert.match(page.url(), /\/public\/question\//)
  })
})
