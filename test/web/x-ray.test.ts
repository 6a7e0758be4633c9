/** X-rays: made, read, followed and kept. */
import assert from 'node:assert/strict'
import { browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

browserTest('an X-ray of a table is read, filtered, followed and kept', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const tables = await server.store.tables.listActive()
  const orders = tables.find(({ name }) => name.toLowerCase() === 'orders')
  assert.ok(orders !== undefined)
  const page = await openPage(t, { url, session: sessions.admin, path: `/table/${orders.id}` })
  await page.getByRole('link', { name: 'X-ray', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /Orders at a glance/ }).waitFor()
  const count = page.getByRole('region', { name: 'Number of Orders', exact: true })
  await count.locator('svg, [data-display=scalar]').first().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' })
  assert.equal(await page.getByText('The query failed').count(), 0)
  await page.getByRole('navigation', { name: 'More X-rays' }).getByRole('link').first().click()
  await page.getByRole('link', { name: /Orders at a glance/ }).click()
  await page.getByRole('heading', { level: 1, name: /Orders at a glance/ }).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Kept orders')
  await dialog.getByText('Number of Orders', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/dashboard\/\d+/)
  await page.getByRole('heading', { level: 1, name: 'Kept orders' }).waitFor()
  const [, id] = /\/dashboard\/(\d+)/.exec(page.url()) ?? []
  const answer = await fetch(`${url}/api/dashboard/${id}`, { headers: { 'x-metabase-session': sessions.admin } })
  const { dashcards } = (await answer.json()) as {
    dashcards: { card_id: number | null; row: number; col: number; size_x: number }[]
  }
  const [top] = dashcards.filter(({ card_id }) => card_id !== null).sort((a, b) => a.row - b.row || a.col - b.col)
  // What is left of the first line fills it.
  assert.deepEqual([top?.row, top?.col, top?.size_x], [2, 0, 8])
})
