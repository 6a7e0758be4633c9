/** Collections, the trash and the search, as people use them. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

browserTest('content', async (t) => {
  const { url, sessions } = await webServer(t)
  const session = sessions.admin

  await t.test('what is moved comes back by Undo', async (t) => {
    const page = await openPage(t, { url, path: '/collection/root', session })
    await page.getByRole('link', { name: 'Examples' }).first().click()
    const row = page.getByRole('row', { name: /Large orders/ })
    await row.focus()
    await page.keyboard.press('x')
    await page.getByRole('toolbar', { name: 'Selected items' }).waitFor()
    await page.keyboard.press('m')
    await page.getByRole('dialog').getByRole('option', { name: 'Our analytics' }).click()
    await row.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await row.waitFor()
  })

  await t.test('what is thrown away can be restored', async (t) => {
    const page = await openPage(t, { url, path: '/collection/root', session })
    await page.getByRole('link', { name: 'Examples' }).first().click()
    const row = page.getByRole('row', { name: /Do ratings get better/ })
    await row.focus()
    await page.keyboard.press('Delete')
    await row.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Trash' }).click()
    await row.waitFor()
    await row.getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: 'Restore', exact: true }).click()
    await page.getByText('The trash is empty').waitFor()
  })

  await t.test('the palette offers what the menus of a collection and a dashboard offer', async (t) => {
    const page = await openPage(t, { url, path: '/collection/root', session })
    await page.getByRole('link', { name: 'Examples' }).first().click()
    await page.getByRole('heading', { name: 'Examples' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('>move the coll')
    await page.getByRole('option', { name: /^Move the collection…/ }).click()
    await page.getByRole('dialog', { name: 'Move “Examples” to' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Planner: subscriptions' }).click()
    await page.getByRole('heading', { name: 'Planner: subscriptions' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('>move the dash')
    await page.getByRole('option', { name: /^Move the dashboard…/ }).click()
    await page.getByRole('dialog', { name: 'Move “Planner: subscriptions” to' }).waitFor()
  })

  await t.test('search finds, and the keyboard opens', async (t) => {
    const page = await openPage(t, { url, path: '/search?q=large', session })
    await page.getByRole('link', { name: 'Large orders' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('#orders')
    await page
      .getByRole('option', { name: /^Orders/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Orders' }).waitFor()
    assert.match(new URL(page.url()).pathname, /^\/table\/\d+$/)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    await t.test(`axe finds nothing, ${colorScheme}`, async (t) => {
      const page = await openPage(t, { url, path: '/collection/root', session, colorScheme })
      await page.getByRole('row', { name: /Examples/ }).waitFor()
      await assertAccessible(page)
      await page.getByRole('link', { name: 'Examples' }).first().click()
      await page.getByRole('row', { name: /Large orders/ }).click({ position: { x: 400, y: 10 } })
      await page.getByRole('toolbar', { name: 'Selected items' }).waitFor()
      await assertAccessible(page)
      await page.goto(new URL('/search?q=order', url).href)
      await page.getByRole('link', { name: 'Large orders' }).waitFor()
      await assertAccessible(page)
      await page.goto(new URL('/browse', url).href)
      await page.getByRole('button', { name: 'Orders' }).click()
      await page.getByRole('article', { name: 'Orders' }).waitFor()
      await assertAccessible(page)
    })
  }
})
