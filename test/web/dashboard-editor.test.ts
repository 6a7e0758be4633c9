/** Dashboards are made and edited: by keyboard and by pointer, with drafts and conflicts. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, openPage, settled } from '../support/browser.ts'
import { pressUntil } from '../support/keys.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

interface Stored {
  id: number
  name: string
  dashcards: {
    id: number
    row: number
    col: number
    size_x: number
    size_y: number
    card?: { name: string }
    parameter_mappings: { parameter_id: string; target: unknown }[]
    visualization_settings: Record<string, unknown>
  }[]
  parameters: { id: string; name: string; slug: string }[]
  tabs: { id: number; name: string }[]
}

browserTest('the editor of dashboards', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  const read = async (id: number): Promise<Stored> =>
    JSON.parse((await server.app.inject({ url: `/api/dashboard/${id}`, headers })).payload)
  const make = async (name: string): Promise<Stored> =>
    JSON.parse((await server.app.inject({ method: 'POST', url: '/api/dashboard', headers, payload: { name } })).payload)
  const change = (id: number, payload: object) =>
    server.app.inject({ method: 'PUT', url: `/api/dashboard/${id}`, headers, payload })

  await t.test('one is made by keyboard alone: name, question, place, filter, save', async (t) => {
    const page = await openPage(t, { url, session: sessions.admin })
    await page.getByRole('button', { name: 'New' }).waitFor()
    await pressUntil(page, ['n', 'd'], page.getByRole('textbox', { name: 'Name' }))
    await page.waitForFunction('document.activeElement.matches("input")')
    // Keys that were pressed once more are text by now.
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('By keys')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/dashboard\/\d+-by-keys/)
    const id = Number(/dashboard\/(\d+)/.exec(page.url())?.[1])

    await page.getByText('Add your first card').waitFor()
    const search = page.getByRole('searchbox', { name: 'Search for questions' })
    await pressUntil(page, ['a'], search)
    await search.fill('More orders')
    await page.getByRole('button', { name: 'Add “More orders, or larger ones?”' }).press('Enter')
    const card = page.getByRole('button', {
      name: /^More orders, or larger ones\?, column 1 of 24, row 1, 12 wide, 6 high/,
    })
    await card.waitFor()
    await settled(page)
    await page.keyboard.press('Escape')
    await card.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await page.getByRole('button', { name: /column 2 of 24, row 1, 12 wide, 7 high/ }).waitFor()
    await page.keyboard.press('ControlOrMeta+z')
    await page.getByRole('button', { name: /column 2 of 24, row 1, 12 wide, 6 high/ }).waitFor()

    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Filter' }).press('ArrowRight')
    await page.getByRole('menuitem', { name: 'Date' }).press('Enter')
    await page.getByText('Date is not connected to any card.').waitFor()
    await page.getByRole('button', { name: /^Column for Date/ }).press('Enter')
    await page.getByRole('option', { name: 'Created At' }).first().waitFor()
    await page.waitForFunction('document.activeElement.matches("[role=combobox], input")')
    await pressUntil(page, ['ArrowDown'], page.locator('[role=option][data-focused]'))
    await page.keyboard.press('Enter')
    await page.getByText('Connected to 1 of 1 card.').waitFor()
    await assertAccessible(page)
    await page.keyboard.press('ControlOrMeta+s')
    await page.getByRole('button', { name: 'Edit' }).waitFor()
    await page.getByRole('region', { name: 'More orders, or larger ones?' }).waitFor()

    const { dashcards, parameters } = await read(id)
    assert.deepEqual(
      dashcards.map(({ row, col, size_x, size_y }) => ({ row, col, size_x, size_y })),
      [{ row: 0, col: 1, size_x: 12, size_y: 6 }],
    )
    assert.deepEqual(
      dashcards[0]?.parameter_mappings.map(({ parameter_id }) => parameter_id),
      parameters.map((parameter) => parameter.id),
    )
  })

  await t.test(
    'cards are dragged and resized by pointer, words are added, and a draft outlives the page',
    async (t) => {
      const { id } = await make('By pointer')
      const page = await openPage(t, { url, path: `/dashboard/${id}`, session: sessions.admin, colorScheme: 'dark' })
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Heading' }).click()
      await page.getByRole('textbox', { name: 'Heading' }).fill('Orders')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
      await page.waitForFunction('document.activeElement.tagName === "TEXTAREA"')
      // The first letter is a key of the page elsewhere.
      await page.keyboard.type('a')
      assert.equal(await page.getByRole('textbox', { name: 'Text' }).inputValue(), 'a')
      await page.getByRole('textbox', { name: 'Text' }).fill('**All** of them')
      await page.getByRole('button', { name: 'Close' }).click()
      const text = page.getByRole('button', { name: /^All of them/ })
      const box = await text.boundingBox()
      assert.ok(box)
      const step = (box.width + 12) / 12
      await page.mouse.move(box.x + 40, box.y + 40)
      await page.mouse.down()
      await page.mouse.move(box.x + 40 + step * 3, box.y + 45, { steps: 4 })
      await page.mouse.up()
      await page.getByRole('button', { name: /^All of them, column 4 of 24, row 2, 12 wide, 3 high/ }).waitFor()
      await page.mouse.move(box.x + box.width + step * 3 - 8, box.y + box.height - 8)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width + step * 5 - 8, box.y + box.height - 8 + 56, { steps: 4 })
      await page.mouse.up()
      await page.getByRole('button', { name: /^All of them, column 4 of 24, row 2, 14 wide, 4 high/ }).waitFor()
      await assertAccessible(page)

      // Drafts are written a moment after the last change.
      await page.waitForTimeout(600)
      await page.reload()
      await page.getByText(/^Draft from/).waitFor()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: /^All of them, column 4 of 24, row 2, 14 wide, 4 high/ }).waitFor()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Edit', exact: true }).waitFor()
      assert.equal((await read(id)).dashcards.length, 2)
      await page.reload()
      await page.getByRole('heading', { name: 'Orders' }).waitFor()
      assert.equal(await page.getByText(/^Draft from/).count(), 0)
    },
  )

  await t.test('what is typed after something was added is its name or its text', async (t) => {
    const { id } = await make('Typed at once')
    const page = await openPage(t, { url, path: `/dashboard/${id}`, session: sessions.admin })
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const add = async (...names: string[]) => {
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      for (const name of names) await page.getByRole('menuitem', { name, exact: true }).click()
      await page.waitForFunction('document.activeElement.matches("input, textarea")')
      // Letters that are keys of the page elsewhere.
      await page.keyboard.type('an abc')
    }
    await add('Section', 'Two charts')
    assert.equal(await page.getByRole('textbox', { name: 'Heading' }).inputValue(), 'an abc')
    await add('Filter', 'Number')
    assert.equal(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue(), 'an abc')
    await add('Link')
    assert.equal(await page.getByRole('textbox', { name: 'Address' }).inputValue(), 'an abc')
    await add('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'an abc', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Add a tab' }).click()
    await page.waitForFunction('document.activeElement.matches("input")')
    await page.keyboard.type('an end')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'an end', exact: true }).waitFor()
  })

  await t.test('what somebody else saved meanwhile is not lost', async (t) => {
    const { id } = await make('Together')
    const page = await openPage(t, { url, path: `/dashboard/${id}`, session: sessions.admin })
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('textbox', { name: 'Dashboard name' }).fill('Mine')
    await page.keyboard.press('Enter')
    await change(id, { name: 'Theirs' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog', { name: 'A newer version was saved' }).waitFor()
    assert.equal((await read(id)).name, 'Theirs')
    await page.getByRole('button', { name: 'Overwrite' }).click()
    await until('mine', 20_000, async () => (await read(id)).name === 'Mine')
    await page.getByRole('heading', { name: 'Mine' }).waitFor()
  })
})
