/** What questions and dashboards were: versions looked at, compared and brought back, by keyboard alone. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, openPage, settled } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

browserTest('what a question was is compared and brought back, and nobody writes over anybody', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    JSON.parse((await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })).payload)
  const tables = await ask('GET', '/api/table')
  const orders = tables.find((table: { name: string }) => table.name === 'ORDERS')
  const query = { database: 1, type: 'query', query: { 'source-table': orders.id, aggregation: [['count']] } }
  const made = { name: 'Orders so far', display: 'scalar', visualization_settings: {}, dataset_query: query }
  const { id } = await ask('POST', '/api/card', made)
  await ask('PUT', `/api/card/${id}`, {
    display: 'table',
    dataset_query: { ...query, query: { ...query.query, limit: 5 } },
  })

  const page = await openPage(t, { url, path: `/question/${id}`, session: sessions.admin })
  await page.getByRole('heading', { name: 'Orders so far' }).waitFor()
  await page.keyboard.press('d')
  await page.getByRole('button', { name: 'Remove the bookmark' }).waitFor()
  await page.keyboard.press(']')
  const panel = page.getByRole('dialog', { name: 'Orders so far' })
  await panel.getByText('No dashboard or question').waitFor()
  await assertAccessible(page)

  await panel.getByRole('tab', { name: 'About' }).press('ArrowRight')
  const first = panel.getByRole('row', { name: /Created this/ })
  await first.press('Enter')
  await panel.getByRole('region', { name: /^.+, .+/ }).waitFor()
  await panel.getByRole('radio', { name: 'Changes' }).press('Enter')
  const steps = panel.getByRole('table', { name: 'Steps' })
  await steps.getByText('5 rows').waitFor()
  await steps.getByText('Added').waitFor()
  await panel.getByRole('table', { name: 'Name and appearance' }).getByText('Number').waitFor()
  await assertAccessible(page)
  await panel.getByRole('button', { name: 'Restore' }).press('Enter')
  await page.getByText(/^Restored the version from/).waitFor()
  await until('the first version', 20_000, async () => (await ask('GET', `/api/card/${id}`)).display === 'scalar')
  await panel.getByRole('row', { name: /reverted/i }).waitFor()
  await settled(page)
  await panel.getByRole('tab', { name: 'History' }).press('ArrowLeft')
  await panel.getByRole('textbox', { name: 'Description' }).fill('All of them')
  await panel.getByRole('button', { name: 'Save' }).press('Enter')
  await until(
    'the description',
    20_000,
    async () => (await ask('GET', `/api/card/${id}`)).description === 'All of them',
  )
  await panel.getByRole('button', { name: 'Close' }).press('Enter')
  await panel.waitFor({ state: 'detached' })

  // A change of somebody else is told, compared, and taken; one's own stays as a draft.
  await page.getByRole('button', { name: 'Display' }).press('Enter')
  await page.getByRole('button', { name: 'Gauge', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
  await ask('PUT', `/api/card/${id}`, { display: 'progress' })
  await page.evaluate('window.dispatchEvent(new Event("focus"))')
  await page.getByRole('button', { name: 'Compare with mine' }).press('Enter')
  const conflict = page.getByRole('dialog', { name: 'A newer version was saved' })
  await conflict.getByText('Progress').waitFor()
  await conflict.getByRole('button', { name: 'Take theirs' }).press('Enter')
  await page.getByText(/^Draft from/).waitFor()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await conflict.getByRole('button', { name: 'Overwrite' }).press('Enter')
  await until('mine', 20_000, async () => (await ask('GET', `/api/card/${id}`)).display === 'gauge')
  await settled(page)
})

browserTest('what a dashboard was is seen, compared and brought back', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    JSON.parse((await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })).payload)
  const { id } = await ask('POST', '/api/dashboard', { name: 'Two texts' })
  const text = (at: number, words: string) => ({
    id: -at,
    card_id: null,
    row: at * 3,
    col: 0,
    size_x: 12,
    size_y: 3,
    visualization_settings: { virtual_card: { display: 'text' }, text: words },
  })
  const { dashcards } = await ask('PUT', `/api/dashboard/${id}`, { dashcards: [text(1, 'First'), text(2, 'Second')] })
  await ask('PUT', `/api/dashboard/${id}`, { name: 'One text', dashcards: [{ ...dashcards[0], col: 6 }] })

  const page = await openPage(t, { url, path: `/dashboard/${id}`, session: sessions.admin, colorScheme: 'dark' })
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'History' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'One text' })
  await panel.getByRole('row', { name: /renamed/i }).press('Enter')
  await panel.getByText('First').waitFor()
  await panel.getByRole('radio', { name: 'Changes' }).press('Enter')
  const changes = panel.getByRole('listitem')
  await changes.filter({ hasText: 'Moved' }).getByText('First').waitFor()
  await changes.filter({ hasText: 'Removed' }).getByText('Second').waitFor()
  await assertAccessible(page)
  await panel.getByRole('row', { name: /added 2 cards/i }).press('Enter')
  await panel.getByRole('button', { name: 'Restore' }).press('Enter')
  await page.getByText(/^Restored the version from/).waitFor()
  assert.equal((await ask('GET', `/api/dashboard/${id}`)).dashcards.length, 2)
  await page.getByRole('row', { name: /reverted/i }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Two texts' }).waitFor()
  await page.getByText('Second').waitFor()
})
