/** A dashboard as its readers see it. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, openPage, settled } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

const SHOP = 'Shop: sales, customers, products'

browserTest('a dashboard', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  const { payload } = await server.app.inject({ url: '/api/dashboard', headers })
  const dashboards: { id: number; name: string }[] = JSON.parse(payload)
  const path = `/dashboard/${dashboards.find(({ name }) => name === SHOP)?.id}`
  const open = (t: Parameters<typeof openPage>[0], options: object = {}) =>
    openPage(t, { url, path, session: sessions.admin, ...options })

  await t.test('all cards of the tab are answered, and a filter is in the address', async (t) => {
    const page = await open(t)
    await page.getByRole('heading', { name: SHOP }).waitFor()
    await page.getByRole('region', { name: 'Average order' }).waitFor()
    await settled(page)
    assert.equal(await page.getByRole('alert').count(), 0)
    const customers = page.getByRole('region', { name: 'Customers who bought' })
    const before = await customers.textContent()

    await page.getByRole('button', { name: 'State', exact: true }).press('Enter')
    await page.getByRole('option', { name: 'CA', exact: true }).click()
    await page.waitForURL(/state=CA/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'State CA' }).waitFor()
    await until('fewer customers', 20_000, async () => (await customers.textContent()) !== before)
    await page.goBack()
    await page.getByRole('button', { name: 'State', exact: true }).waitFor()
    await until('all customers', 20_000, async () => (await customers.textContent()) === before)
  })

  await t.test('a link brings its values and its tab', async (t) => {
    const page = await open(t, { path: `${path}?state=CA&state=NY&date=past30days` })
    await page.getByRole('button', { name: 'State CA, NY' }).waitFor()
    await page.getByRole('button', { name: 'Date Previous 30 days' }).waitFor()
    await page.getByRole('tab', { name: 'Customers' }).click()
    await page.waitForURL(/tab=\d+/)
    await page.reload()
    await page.getByRole('tab', { name: 'Customers', selected: true }).waitFor()
    await page.getByRole('button', { name: 'State CA, NY' }).waitFor()
    await page.getByRole('tab', { name: 'Customers' }).press('ArrowRight')
    await page.getByRole('tab', { name: 'Products', selected: true }).press('ArrowRight')
    await page.getByRole('tab', { name: 'Sales', selected: true }).press('End')
    await page.getByRole('tab', { name: 'Products', selected: true }).waitFor()
  })

  await t.test('dates are counted from today, with the days that this means, or some are left out', async (t) => {
    const page = await open(t)
    await page.getByRole('button', { name: /^Date/ }).first().press('Enter')
    const editor = page.getByRole('dialog', { name: 'Date' })
    await editor.getByRole('radio', { name: 'From today' }).click()
    await editor.getByRole('textbox', { name: 'How many' }).fill('2')
    await page.keyboard.press('Tab')
    await editor.getByText(/^Previous 2 days/).waitFor()
    await editor.getByText(/\d{4}$/).waitFor()
    await assertAccessible(page)
    await editor.getByRole('radio', { name: 'Exclude' }).click()
    await editor.getByRole('checkbox', { name: 'Sunday' }).press('Space')
    await editor.getByRole('button', { name: 'Apply' }).press('Enter')
    await page.waitForURL(/date=exclude-days-Sun/)
    await page.getByRole('button', { name: 'Date All but Sunday' }).waitFor()
  })

  await t.test('a press on a slice filters, and keys go from card to card, into one, and to the filters', async (t) => {
    const page = await open(t, { path: `${path}?category=` })
    const pie = page.getByRole('region', { name: 'Which categories bring the money?' })
    await pie.waitFor()
    await settled(page)
    const chart = pie.locator('svg[role=img]')
    await chart.waitFor()
    // The legend moves the picture once.
    await pie.getByRole('button', { name: 'Gadget' }).waitFor()
    await pie.scrollIntoViewIfNeeded()
    const box = await chart.boundingBox()
    assert.ok(box)
    const radius = Math.min(box.width, box.height) / 2
    const slice = [box.x + box.width / 2 + radius * 0.8, box.y + box.height / 2] as const
    await page.mouse.move(...slice)
    await pie.getByText('Revenue ($)', { exact: true }).waitFor()
    await page.mouse.click(...slice)
    await page.waitForURL(/category=Gadget/)
    await page.getByRole('button', { name: 'Category Gadget' }).waitFor()

    await page.getByRole('region', { name: 'Average order' }).focus()
    await page.keyboard.press('ArrowRight')
    const next = page.getByRole('region', { name: 'Customers who bought' })
    await until('the next card', 20_000, () =>
      next.evaluate('document.activeElement.ariaLabel === "Customers who bought"'),
    )
    await page.keyboard.press('f')
    await until('the filters', 20_000, () => page.evaluate('document.activeElement.closest("[data-filters]") !== null'))
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    await t.test(`axe finds nothing, ${colorScheme}`, async (t) => {
      const page = await open(t, { colorScheme })
      await page.getByRole('region', { name: 'Average order' }).waitFor()
      await settled(page)
      await assertAccessible(page)
    })
  }

  await t.test('cards far below wait, and paper has all of them', async (t) => {
    const page = await open(t, { viewport: { width: 1280, height: 500 } })
    await page.getByRole('region', { name: 'Average order' }).waitFor()
    await settled(page)
    const last = page.getByRole('region', { name: 'From list price to what was paid' })
    assert.equal(await last.locator('svg text').count(), 0)
    await page.evaluate('window.print = () => { window.printed = true }')
    await page.keyboard.press('Control+p')
    await until('all cards', 20_000, () => page.evaluate('window.printed === true'))
    assert.ok((await last.locator('svg text').count()) > 0)
  })

  await t.test('its page says where it is once it has moved', async (t) => {
    const page = await open(t)
    await page.route('**/api/dashboard/*', async (route) => {
      if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await page.getByRole('main').getByRole('link', { name: 'Examples' }).waitFor()
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Move to…' }).click()
    await page.getByRole('dialog').getByRole('option', { name: 'Our analytics' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Our analytics' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Examples' }).waitFor()
  })

  await t.test('on a phone it is one column without a horizontal line of scrolling', async (t) => {
    const page = await open(t, { viewport: { width: 390, height: 800 } })
    await page.getByRole('region', { name: 'Average order' }).waitFor()
    assert.equal(await page.evaluate('document.documentElement.scrollWidth <= 390'), true)
  })
})
