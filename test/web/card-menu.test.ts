/** What is done with a saved question as a whole, by keyboard: put on a dashboard, made something else. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

interface Stored {
  id: number
  name: string
  type: string
  query_type: string
  dashboard_id: number | null
}
interface Board {
  name: string
  tabs: { id: number; name: string }[]
  dashcards: { card_id: number | null; dashboard_tab_id: number | null; row: number }[]
}

const apiOf =
  (url: string, session: string) =>
  async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const headers = { 'x-metabase-session': session, 'content-type': 'application/json' }
    return (await (await fetch(url + path, { ...init, headers })).json()) as T
  }

async function chooseFromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

browserTest('a question is put on a dashboard that is there, on the tab that is chosen', async (t) => {
  const { url, sessions } = await webServer(t)
  const api = apiOf(url, sessions.admin)
  const { data: boards } = await api<{ data: { id: number; name: string }[] }>('/api/search?models=dashboard')
  const board = boards.find(({ name }) => name.startsWith('Shop')) ?? assert.fail()
  const cards = await api<Stored[]>('/api/card')
  const card = cards.find((one) => one.name === 'Accounts that left' && one.dashboard_id === null) ?? assert.fail()
  const before = await api<Board>(`/api/dashboard/${board.id}`)

  const page = await openPage(t, { url, path: `/question/${card.id}`, session: sessions.admin })
  await page.locator('svg[role=img]').first().waitFor()
  await chooseFromMenu(page, 'Add to a dashboard…')
  const dialog = page.getByRole('dialog', { name: 'Add “Accounts that left” to a dashboard' })
  await dialog.getByRole('button', { name: 'Dashboard: Choose a dashboard' }).press('Enter')
  await page.getByRole('option', { name: /^Shop/ }).waitFor()
  await page.keyboard.type('shop')
  await page.getByRole('option', { name: /^Shop/ }).press('Enter')
  await dialog.getByRole('button', { name: /Tab/ }).press('Enter')
  await page.getByRole('option', { name: 'Products' }).press('Enter')
  await assertAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await page.getByText(`Added to “${board.name}”`).waitFor()

  const after = await api<Board>(`/api/dashboard/${board.id}`)
  const added = after.dashcards.filter(({ card_id }) => card_id === card.id)
  const had = before.dashcards.filter(({ card_id }) => card_id === card.id)
  assert.equal(added.length, had.length + 1)
  assert.equal(after.dashcards.length, before.dashcards.length + 1)
  const products = after.tabs.find(({ name }) => name === 'Products') ?? assert.fail()
  assert.ok(added.some(({ dashboard_tab_id }) => dashboard_tab_id === products.id))
  await page.getByRole('button', { name: 'Open', exact: true }).press('Enter')
  await page.getByRole('heading', { name: board.name }).waitFor()
})

browserTest('what was put on a dashboard is taken back, and a dashboard made for it goes to the trash', async (t) => {
  const { url, sessions } = await webServer(t)
  const api = apiOf(url, sessions.admin)
  const { data: boards } = await api<{ data: { id: number; name: string }[] }>('/api/search?models=dashboard')
  const board = boards.find(({ name }) => name.startsWith('Shop')) ?? assert.fail()
  const cards = await api<Stored[]>('/api/card')
  const card = cards.find((one) => one.name === 'Accounts that left' && one.dashboard_id === null) ?? assert.fail()
  const count = async () => (await api<Board>(`/api/dashboard/${board.id}`)).dashcards.length
  const before = await count()
  const page = await openPage(t, { url, path: `/question/${card.id}`, session: sessions.admin })
  await page.locator('svg[role=img]').first().waitFor()
  const choose = async (option: string) => {
    await chooseFromMenu(page, 'Add to a dashboard…')
    await page.getByRole('button', { name: 'Dashboard: Choose a dashboard' }).press('Enter')
    await page.getByRole('option', { name: option }).click()
  }
  await choose(board.name)
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await page.getByText(`Added to “${board.name}”`).waitFor()
  assert.equal(await count(), before + 1)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().press('Enter')
  await until('the dashboard as before', 20_000, async () => (await count()) === before)

  await choose('New dashboard')
  await page.getByLabel('Name', { exact: true }).fill('For a moment')
  await page.keyboard.press('Enter')
  await page.getByText('Added to “For a moment”').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().press('Enter')
  await until('it is in the trash', 20_000, async () => {
    const found = await api<{ data: { name: string }[] }>('/api/search?models=dashboard&q=moment')
    return found.data.length === 0
  })
})

browserTest('SQL is put on a dashboard that is made for it', async (t) => {
  const { url, sessions } = await webServer(t)
  const api = apiOf(url, sessions.admin)
  const cards = await api<Stored[]>('/api/card')
  const card = cards.find((one) => one.query_type === 'native' && one.dashboard_id === null) ?? assert.fail()
  const page = await openPage(t, { url, path: `/question/${card.id}`, session: sessions.admin })
  await page.getByRole('button', { name: 'More', exact: true }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('>add to a')
  await page.getByRole('option', { name: /Add to a dashboard/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Dashboard: Choose a dashboard' }).press('Enter')
  await page.keyboard.type('new')
  await page.getByRole('option', { name: 'New dashboard' }).press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('Made for it')
  await page.keyboard.press('Enter')
  await page.getByText('Added to “Made for it”').waitFor()
  const { data: boards } = await api<{ data: { id: number; name: string }[] }>('/api/search?models=dashboard&q=made')
  const made = await api<Board>(`/api/dashboard/${boards[0]?.id}`)
  assert.deepEqual([made.name, made.dashcards.map(({ card_id }) => card_id)], ['Made for it', [card.id]])
})

browserTest('a question becomes a metric, and the notice takes it back', async (t) => {
  const { url, sessions } = await webServer(t)
  const api = apiOf(url, sessions.admin)
  const cards = await api<Stored[]>('/api/card')
  const card = cards.find((one) => one.name === 'Accounts that left') ?? assert.fail()
  const typeOf = async () => (await api<Stored>(`/api/card/${card.id}`)).type
  const page = await openPage(t, { url, path: `/question/${card.id}`, session: sessions.admin })
  await page.locator('svg[role=img]').first().waitFor()
  await chooseFromMenu(page, 'Turn into a metric')
  await page.getByText('“Accounts that left” is now a metric').waitFor()
  await page.waitForURL(/\/metric\//)
  assert.equal(await typeOf(), 'metric')
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await page.waitForURL(/\/question\//)
  await until('the question', 20_000, async () => (await typeOf()) === 'question')
})
