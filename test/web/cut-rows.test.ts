/** Tables whose rows were cut: the server sorts them. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { browserTest, openPage } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

browserTest('a press on a header sorts all rows, also those that were cut', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  async function ask(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return answer.payload === '' ? null : JSON.parse(answer.payload)
  }
  const rows = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000) select i as n, i * 1.5 as price from n`
  const visualization_settings = {
    column_settings: { '["name","price"]': { number_style: 'currency', currency: 'USD', currency_in_header: false } },
  }
  const { id } = await ask('POST', '/api/card', {
    name: 'Numbers',
    display: 'table',
    visualization_settings,
    dataset_query: { database: 1, type: 'native', native: { query: rows } },
  })
  const { id: built } = await ask('POST', '/api/card', {
    name: 'Built',
    display: 'table',
    visualization_settings,
    dataset_query: { database: 1, type: 'query', query: { 'source-table': `card__${id}` } },
  })
  const { id: board } = await ask('POST', '/api/dashboard', { name: 'Board' })
  await ask('PUT', `/api/dashboard/${board}`, {
    dashcards: [{ id: -1, card_id: id, row: 0, col: 0, size_x: 12, size_y: 8 }],
  })
  await ask('PUT', '/api/setting/enable-public-sharing', { value: true })
  const { uuid: ofCard } = await ask('POST', `/api/card/${id}/public_link`)
  const { uuid: ofBoard } = await ask('POST', `/api/dashboard/${board}/public_link`)
  const firstOf = async (page: Page) => (await page.getByRole('gridcell').first().textContent())?.trim()

  for (const path of [
    `/question/${id}`,
    `/question/${built}`,
    `/dashboard/${board}`,
    `/public/question/${ofCard}`,
    `/public/dashboard/${ofBoard}`,
  ]) {
    await t.test(path.split('/').slice(0, -1).join('/'), async (t) => {
      const page = await openPage(t, { url, path, session: sessions.admin })
      const head = page.getByRole('columnheader', { name: /^n$/i })
      await head.click()
      await head.click()
      await until('the greatest number', 20_000, async () => (await firstOf(page)) === '5,000')
      assert.equal(await head.getAttribute('aria-sort'), 'descending')
      assert.equal((await page.getByRole('gridcell').nth(1).textContent())?.trim(), '$7,500.00')
      assert.equal(await page.getByText('first 2,000 rows').count(), 1)
      await head.click()
      await until('the order of the query', 20_000, async () => (await firstOf(page)) === '1')
    })
  }
})

browserTest('a sorted answer of SQL keeps the names of its columns, their formats and the arrow', async (t) => {
  const { url, server, sessions } = await webServer(t)
  // SQLite names the columns as the table does, and as the text does once the rows are sorted.
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/card',
    headers: { 'x-metabase-session': sessions.admin },
    payload: {
      name: 'Orders in SQL',
      display: 'table',
      visualization_settings: { column_settings: { '["name","TOTAL"]': { column_title: 'To pay' } } },
      dataset_query: { database: 1, type: 'native', native: { query: 'select id, total from orders' } },
    },
  })
  const { id } = JSON.parse(answer.payload)
  const page = await openPage(t, { url, path: `/question/${id}`, session: sessions.admin })
  const head = page.getByRole('columnheader', { name: 'To pay' })
  await head.click()
  await page.locator('[role=columnheader][aria-sort=ascending]', { hasText: 'To pay' }).waitFor()
  await until('the smallest', 20_000, async () => (await page.getByRole('gridcell').first().textContent()) === '1,357')
  assert.equal(await head.getAttribute('aria-sort'), 'ascending')
  await head.click()
  await until('the largest', 20_000, async () => (await page.getByRole('gridcell').first().textContent()) === '12,559')
  assert.equal(await head.getAttribute('aria-sort'), 'descending')
})

browserTest('columns of SQL that share a name are each sorted', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/card',
    headers: { 'x-metabase-session': sessions.admin },
    payload: {
      name: 'Twice',
      display: 'table',
      visualization_settings: {},
      dataset_query: { database: 1, type: 'native', native: { query: 'select id as n, -id as n from orders' } },
    },
  })
  const { id } = JSON.parse(answer.payload)
  const page = await openPage(t, { url, path: `/question/${id}`, session: sessions.admin })
  const heads = page.getByRole('columnheader')
  await heads.nth(1).click()
  await page.locator('[role=columnheader][aria-sort=ascending]').waitFor()
  const first = page.getByRole('gridcell').nth(1)
  await until('the least of the second column', 20_000, async () => ((await first.textContent()) ?? '').length > 3)
  assert.equal(await heads.nth(1).getAttribute('aria-sort'), 'ascending')
  assert.equal(await page.getByText('Not sorted').count(), 0)
})
