/** The frame around every page: sign-in, sidebar, palette, shortcuts. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { ADMIN_EMAIL, PASSWORD, webServer } from '../support/web-server.ts'

browserTest('the frame of the application', async (t) => {
  const { url, sessions } = await webServer(t)

  await t.test('who is not signed in signs in, and gets where they wanted to go', async (t) => {
    const page = await openPage(t, { url, path: '/?from=mail' })
    await page.getByLabel('Email address').fill(ADMIN_EMAIL)
    await page.getByLabel('Password').fill('wrong')
    await page.keyboard.press('Enter')
    await page.getByText('did not match').waitFor()
    await page.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /Ada$/ }).waitFor()
    assert.equal(new URL(page.url()).search, '?from=mail')
  })

  await t.test('a page begins with a few files', async () => {
    for (const path of ['/', '/public/question/00000000-0000-4000-8000-000000000000']) {
      const html = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text()
      const files = html.match(/app\/assets\/[^"]+\.(?:js|css)/g) ?? []
      assert.ok(files.length > 1 && files.length < 12, `${path}: ${files.join(' ')}`)
    }
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    await t.test(`axe finds nothing in home and sign-in, ${colorScheme}`, async (t) => {
      const home = await openPage(t, { url, session: sessions.admin, colorScheme })
      await home.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Examples' }).waitFor()
      await assertAccessible(home)
      const entry = await openPage(t, { url, path: '/auth/login', colorScheme })
      await entry.getByLabel('Password').waitFor()
      await assertAccessible(entry)
    })
  }

  await t.test('the palette finds by keyboard what the server has', async (t) => {
    const page = await openPage(t, { url, session: sessions.admin })
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Examples' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('large orders')
    const option = page.getByRole('option', { name: /Large orders/ })
    await option.waitFor()
    await assertAccessible(page)
    await page.keyboard.press('Escape')
    await option.waitFor({ state: 'detached' })

    await page.keyboard.press('Control+k')
    await page.keyboard.type('Examples')
    await page
      .getByRole('option', { name: /^Examples/ })
      .first()
      .waitFor()
    await page.keyboard.press('Tab')
    await page.getByText('in: Examples').waitFor()
    await page.getByRole('combobox', { name: 'Search in Examples' }).fill('revenue')
    await page
      .getByRole('option', { name: /^Revenue/ })
      .first()
      .waitFor()
    await assertAccessible(page)
    await page.getByRole('combobox').fill('')
    await page.keyboard.press('Backspace')
    await page.getByText('in: Examples').waitFor({ state: 'detached' })
    await page.keyboard.type('@ada')
    await page.getByRole('option', { name: /^Ada Lovelace/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?by=\d+/)

    // What was looked at stands on the home page, where `j` and `k` go through it.
    await page.goto(`${url}/dashboard/1`)
    await page.getByRole('region', { name: 'Average order' }).waitFor()
    await page.goto(url)
    await page.getByRole('heading', { name: 'Continue' }).waitFor()
    await page.keyboard.press('j')
    await page.locator('main section a:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/dashboard\/1/)
  })

  await t.test('letters are shortcuts, but not in text fields, and a sheet lists them', async (t) => {
    const page = await openPage(t, { url, session: sessions.admin })
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Examples' }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await assertAccessible(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('[')
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Examples' })
      .waitFor({ state: 'detached' })
    await page.keyboard.press('[')
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Examples' }).waitFor()
  })

  await t.test('on a phone the sidebar is a sheet', async (t) => {
    const page = await openPage(t, { url, session: sessions.admin, viewport: { width: 390, height: 800 } })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Examples' })
      .waitFor()
    await assertAccessible(page)
  })
})
