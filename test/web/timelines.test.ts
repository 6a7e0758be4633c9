/** Events under charts, the timelines of a collection, ranges of an axis, and pictures of charts as files. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage, settled } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

async function revenue(url: string, session: string): Promise<{ path: string; collection: string }> {
  const cards = (await (
    await fetch(new URL('/api/card', url), { headers: { 'x-metabase-session': session } })
  ).json()) as { id: number; name: string; collection_id: number }[]
  const card = cards.find(({ name }) => name === 'Revenue')
  assert.ok(card)
  return { path: `/question/${card.id}`, collection: `/collection/${card.collection_id}/timelines` }
}

/** Opens the menu of something by keyboard, and does what is called so. */
async function choose(page: Page, title: string, ...items: string[]): Promise<void> {
  await page.getByRole('button', { name: `Actions for “${title}”` }).press('Enter')
  for (const name of items) await page.getByRole('menuitem', { name }).press('Enter')
}

browserTest('events are added at a date of a chart, shown, hidden, changed and moved', async (t) => {
  const { url, sessions } = await webServer(t)
  const { path, collection } = await revenue(url, sessions.admin)
  const page = await openPage(t, { url, path, session: sessions.admin })
  const chart = page.getByRole('application')
  await chart.waitFor()
  await settled(page)
  // The marks first; below the last of them is the nearest event.
  const spoken = page.locator('figure [role=status]')
  await chart.press('ArrowRight')
  await chart.press('ArrowDown')
  await spoken.filter({ hasText: 'New prices for the planner' }).waitFor({ state: 'attached' })
  await chart.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Events' })
  await sheet.getByRole('heading', { name: 'In Examples' }).waitFor()
  assert.equal(await sheet.locator('[data-current]').count(), 1)
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })

  // By the menu of a mark, which begins at its first item.
  await chart.press('ArrowRight')
  await chart.press('ArrowRight')
  await chart.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Add an event here' }).waitFor()
  await page.locator('[role=menuitem]:focus').waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Enter')
  const name = page.getByRole('textbox', { name: 'Event name' })
  await name.fill('A new depot')
  assert.match(await page.getByLabel('Date').inputValue(), /^20\d\d-\d\d-01$/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  await name.press('Enter')
  await page.getByText(/“A new depot” was added on/).waitFor()

  await page.getByRole('button', { name: 'Events', exact: true }).press('Enter')
  await choose(page, 'A new depot', 'Change…')
  await page.getByRole('textbox', { name: 'Time optional' }).fill('09:30')
  await page.getByRole('textbox', { name: 'Description' }).fill('Twice the room')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await sheet.getByText('Twice the room').waitFor()
  await sheet.getByText('9:30 AM').waitFor()
  await choose(page, 'A new depot', 'Archive')
  await sheet.getByText('Twice the room').waitFor({ state: 'detached' })
  // None of a timeline that is not shown stands under the chart.
  await sheet.getByRole('checkbox', { name: 'What happened' }).press('Space')
  await page.keyboard.press('Escape')
  await chart.press('Home')
  await chart.press('ArrowDown')
  await spoken.filter({ hasText: 'Revenue' }).waitFor({ state: 'attached' })

  // The page of the collection: another timeline, and what was archived.
  await page.goto(new URL(collection, url).href)
  await page.getByRole('button', { name: 'New timeline' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Buildings')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Buildings' }).waitFor()
  // What a screen reader was told of a pending button stands in the page for some seconds, naming what is gone.
  await page.reload()
  await page.getByRole('heading', { name: 'Buildings' }).waitFor()
  await assertAccessible(page)
  await page.getByRole('radio', { name: 'Archived' }).press('Space')
  await choose(page, 'A new depot', 'Restore')
  await page.getByText('No archived timelines').waitFor()
  await page.getByRole('radio', { name: 'Current' }).press('Space')
  await choose(page, 'A new depot', 'Move to', 'Buildings')
  await page.getByRole('region', { name: 'Buildings' }).getByText('A new depot').waitFor()
  await choose(page, 'Buildings', 'Archive')
  await page.getByRole('heading', { name: 'Buildings' }).waitFor({ state: 'detached' })
  await page.getByRole('radio', { name: 'Archived' }).press('Space')
  await choose(page, 'Buildings', 'Delete forever')
  await page.getByRole('button', { name: 'Delete forever' }).press('Enter')
  await page.getByText('No archived timelines').waitFor()
})

browserTest('a range of an axis filters by it, a tap opens what can be asked, and charts become files', async (t) => {
  const { url, sessions } = await webServer(t)
  const { path } = await revenue(url, sessions.reader)
  const page = await openPage(t, { url, path, session: sessions.reader, hasTouch: true })
  const chart = page.getByRole('application')
  await chart.waitFor()
  await settled(page)
  await page.getByText('48 rows').waitFor()

  // A tooltip stands within the page.
  await page.getByRole('button', { name: 'More' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.getByRole('tooltip').waitFor()
  await assertAccessible(page)
  for (const [format, start] of [
    ['SVG', '<svg'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    await page.getByRole('button', { name: 'More' }).press('Enter')
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: `Download as ${format}` }).press('Enter')
    const file = await saved
    assert.equal(file.suggestedFilename(), `Revenue.${format.toLowerCase()}`)
    const bytes = readFileSync(await file.path())
    assert.equal(bytes.toString('latin1').slice(0, start.length), start)
  }

  await chart.press('ArrowRight')
  for (let i = 0; i < 3; i += 1) await chart.press('Shift+ArrowRight')
  await page
    .locator('figure [role=status]')
    .filter({ hasText: 'Press Enter to filter.' })
    .waitFor({ state: 'attached' })
  await chart.press('Enter')
  await page.getByText('4 rows').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('48 rows').waitFor()

  const box = await chart.boundingBox()
  assert.ok(box)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.getByRole('menuitem', { name: 'Zoom in' }).waitFor()
  // Who may not write here adds no events.
  assert.equal(await page.getByRole('menuitem', { name: 'Add an event here' }).count(), 0)
  await page.getByRole('menuitem', { name: 'Zoom in' }).press('Enter')
  await page.getByRole('button', { name: 'Created At: Day', exact: true }).waitFor()
  await page.getByText(/^\d\d rows/).waitFor()
})
