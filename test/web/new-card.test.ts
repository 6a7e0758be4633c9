/** Questions that are made for something: inside the editor of a dashboard, or to become a model. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage, settled } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

interface Board {
  id: number
  name: string
  dashcards: { card_id: number | null; row: number; card?: { dashboard_id: number | null } }[]
}

async function chooseTable(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /Choose/ })
    .first()
    .press('Enter')
  await page.keyboard.type(name)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .press('Enter')
}

browserTest('a question is made inside the editor of a dashboard, whose draft goes on after it', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  const made = await server.app.inject({ method: 'POST', url: '/api/dashboard', headers, payload: { name: 'Board' } })
  const { id } = JSON.parse(made.payload) as Board
  const read = async (): Promise<Board> =>
    JSON.parse((await server.app.inject({ url: `/api/dashboard/${id}`, headers })).payload)
  const page = await openPage(t, { url, path: `/dashboard/${id}#edit`, session: sessions.admin })
  const add = async (item: string) => {
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
  }
  await add('Heading')
  await page.keyboard.press('Escape')

  await add('New question')
  await chooseTable(page, 'Orders')
  await page.getByRole('link', { name: 'For the dashboard “Board”' }).waitFor()
  await page.getByRole('grid').waitFor()
  await settled(page)
  await assertAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('All orders')
  await dialog.getByText('Only on “Board”').first().waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/dashboard\/\d+-board/)
  await page.getByRole('button', { name: /^All orders, column/ }).waitFor()
  await page.getByRole('button', { name: /^Heading/ }).waitFor()
  assert.equal((await read()).dashcards.length, 1, 'the heading is not saved')
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByRole('button', { name: 'Edit' }).waitFor()
  const { dashcards } = await read()
  assert.deepEqual(
    dashcards.map(({ card_id, card }) => (card_id === null ? null : card?.dashboard_id)).toSorted(),
    [id, null].toSorted(),
  )
  assert.equal(new Set(dashcards.map(({ row }) => row)).size, 2)
})

browserTest('who changes the dashboard while a question is made for it is not written over', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  const made = await server.app.inject({ method: 'POST', url: '/api/dashboard', headers, payload: { name: 'Board' } })
  const { id } = JSON.parse(made.payload) as Board
  const page = await openPage(t, { url, path: `/dashboard/${id}#edit`, session: sessions.admin })
  const name = page.getByRole('textbox', { name: 'Dashboard name' })
  await name.fill('Mine')
  await name.press('Enter')
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'New question', exact: true }).press('Enter')
  await chooseTable(page, 'People')
  await page.getByRole('grid').waitFor()
  const payload = { name: 'Theirs' }
  await server.app.inject({ method: 'PUT', url: `/api/dashboard/${id}`, headers, payload })
  await settled(page)
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Everybody')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Everybody, column/ }).waitFor()
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'A newer version was saved' })
  await dialog.getByText('Theirs').first().waitFor()
  await dialog.getByText('Mine').first().waitFor()
  await dialog.getByRole('button', { name: 'Overwrite' }).press('Enter')
  await page.getByRole('button', { name: 'Edit' }).waitFor()
  const { payload: stored } = await server.app.inject({ url: `/api/dashboard/${id}`, headers })
  const board = JSON.parse(stored) as Board
  assert.equal(board.name, 'Mine')
  assert.equal(board.dashcards.length, 1)
})

browserTest('what is made as a model is offered to be saved as one', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, session: sessions.admin })
  await page.getByRole('button', { name: 'New' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Model' }).press('Enter')
  await page.getByText('What is the model based on?').waitFor()
  await page.getByRole('option').first().waitFor()
  await assertAccessible(page)
  await chooseTable(page, 'People')
  await page.getByRole('heading', { name: 'New model' }).waitFor()
  await page.getByRole('grid').waitFor()
  await settled(page)
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Somebody')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/model\/\d+-somebody/)
})
