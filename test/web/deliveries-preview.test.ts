/** The mail beside the form: what it shows, that it follows the form, and what is said when it cannot be made. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, settled } from '../support/browser.ts'
import { deliverySite, SHOP } from '../support/delivery-site.ts'

/** Until all charts of a dashboard are drawn. */
const DRAWN_MS = 60_000
const PHONE = { width: 390, height: 844 }

browserTest('the mail is beside the form and follows it; the one before stays until the next has come', async (t) => {
  const { setUpMail, named, open } = await deliverySite(t)
  await setUpMail()
  const page = await open(`/dashboard/${await named('dashboard', SHOP)}`)
  await page.getByRole('heading', { name: SHOP }).waitFor()
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Subscriptions' })
  const frames = sheet.locator('iframe')
  const mail = sheet.frameLocator('iframe:not([aria-hidden])')
  await mail.getByRole('heading', { name: SHOP, exact: true }).waitFor({ timeout: DRAWN_MS })
  await mail.locator('td', { hasText: /^Date$/ }).waitFor()
  await assertAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  assert.equal(await frames.getAttribute('sandbox'), '')

  // What is sent to whom does not change the mail.
  let asked = 0
  await page.route('**/api/notification/preview', async (route) => {
    asked += 1
    await route.fallback()
  })
  await sheet.getByRole('textbox', { name: 'Email addresses without an account' }).fill('guest@example.org')
  await sheet.getByRole('button', { name: /How often/ }).click()
  await page.getByRole('option', { name: 'Weekly' }).click()
  await sheet.getByText('Every Monday at 8:00 AM').waitFor()

  // The next mail is held back on its way: the one before is still there.
  let letGo = () => {}
  const isAsked = new Promise<void>((held) => {
    void page.route('**/api/notification/preview', async (route) => {
      await new Promise<void>((go) => {
        letGo = go
        held()
      })
      await route.fallback()
    })
  })
  await sheet.getByRole('button', { name: 'Clear', exact: true }).click()
  await isAsked
  assert.equal(asked, 0)
  await sheet.getByText('Updating…').waitFor()
  await mail.locator('td', { hasText: /^Date$/ }).waitFor()
  letGo()
  await mail.locator('td', { hasText: /^Date$/ }).waitFor({ state: 'detached', timeout: DRAWN_MS })
  await settled(page)
  assert.equal(await frames.count(), 1)
  assert.equal(asked, 1)

  await page.route('**/api/notification/preview', (route) =>
    route.fulfill({ status: 400, json: { message: 'The filter is gone.' } }),
  )
  await sheet.getByText('Skip it when no card has results').click()
  await sheet.getByText('The filter is gone.').waitFor()
  await mail.getByRole('heading', { name: SHOP, exact: true }).waitFor()
})

browserTest('a phone shows the mail behind a tab, and a fault in words', async (t) => {
  const { setUpMail, ask, open } = await deliverySite(t)
  await setUpMail()
  const cards = await ask<{ id: number; name: string; display: string; query_type: string }[]>('GET', '/api/card')
  const card = cards.find(({ display, query_type }) => display === 'line' && query_type === 'query')
  assert.ok(card)
  const page = await open(`/question/${card.id}`, { viewport: PHONE })
  await page.getByRole('heading', { name: card.name }).waitFor()
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Alerts' })
  await sheet.getByText(/^Now: [\d,]+ rows$/).waitFor()
  assert.equal(await sheet.locator('iframe').count(), 0)
  await sheet.getByRole('radio', { name: 'Preview' }).focus()
  await page.keyboard.press('Enter')
  const mail = sheet.frameLocator('iframe')
  await mail.getByRole('heading', { name: card.name, level: 1 }).waitFor()
  await sheet.getByText('The condition is met now: the alert would be sent.').waitFor()
  await assertAccessible(page)

  await page.route('**/api/notification/preview', (route) =>
    route.fulfill({ status: 400, json: { message: 'The question has no value to compare.' } }),
  )
  await sheet.getByRole('radio', { name: 'Settings' }).click()
  await sheet.getByRole('button', { name: /Send it when/ }).click()
  await page.getByRole('option', { name: 'The value changes' }).click()
  await sheet.getByRole('radio', { name: 'Preview' }).click()
  await sheet.getByText('The preview could not be loaded').waitFor()
  await sheet.getByText('The question has no value to compare.').waitFor()
  await page.unrouteAll()
  await sheet.getByRole('button', { name: 'Retry' }).click()
  await mail.getByRole('heading', { name: card.name, level: 1 }).waitFor()
  await assertAccessible(page)

  await ask('PUT', '/api/setting/email-smtp-port', { value: 1 })
  await sheet.getByRole('button', { name: 'Send a test' }).click()
  await sheet.getByText('The test was not sent').waitFor()
  await sheet.getByText(/^The mail server cannot be reached: /).waitFor()
})

browserTest('the mail is as wide as the window that shows it', async (t) => {
  const { ask, named, open } = await deliverySite(t)
  const dashboard_id = await named('dashboard', SHOP)
  const { html } = await ask<{ html: string }>('POST', '/api/notification/preview', {
    payload_type: 'notification/dashboard',
    payload: { dashboard_id, name: SHOP },
  })
  const page = await open('/robots.txt', { viewport: PHONE })
  await page.goto('about:blank')
  await page.setContent(html)
  for (const width of [375, 600, 1000]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize({ width, height: 800 })
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), width)
  }
  assert.equal((await page.locator('table.sheet').boundingBox())?.width, 640)
})
