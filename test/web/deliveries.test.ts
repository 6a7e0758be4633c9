/** Subscriptions of dashboards and alerts of questions: made, listed, changed and stopped in the page. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, screenshot } from '../support/browser.ts'
import { BOARD, deliverySite as site } from '../support/delivery-site.ts'

const PHONE = { width: 390, height: 844 }

browserTest('a dashboard is subscribed to, and the subscription is listed, changed, stopped and started', async (t) => {
  const { mail, ask, setUpMail, makeBoard, open } = await site(t)
  await setUpMail()
  const id = await makeBoard()
  const { dashcards } = await ask<{ dashcards: { card_id: number | null }[] }>('GET', `/api/dashboard/${id}`)
  const long = dashcards.find(({ card_id }) => card_id !== null)?.card_id
  await ask('PUT', `/api/card/${long}`, {
    name: `${'Revenue of all shops by month and region '.repeat(3)}${'x'.repeat(60)}`,
  })
  const page = await open(`/dashboard/${id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Subscribe' }).click()
  const sheet = page.getByRole('dialog', { name: 'Subscriptions' })
  await sheet.getByText('Every day at 8:00 AM').waitFor()
  await sheet.getByText(/^Next: .+ · .+ · .+ \(/).waitFor()
  await sheet.getByRole('textbox', { name: 'Email addresses without an account' }).fill('guest@example.org')
  await sheet.getByRole('button', { name: /How often/ }).click()
  await page.getByRole('option', { name: 'Weekly' }).click()
  await sheet.getByText('Every Monday at 8:00 AM').waitFor()
  await assertAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  await sheet.getByText('Attached files: none').click()
  await sheet
    .getByRole('checkbox', { name: /^CSV of/ })
    .first()
    .check({ force: true })
  await sheet.getByText('Attached files: one').waitFor()
  await sheet.getByRole('checkbox', { name: 'Attach the dashboard as a PDF' }).check({ force: true })
  await sheet.getByRole('checkbox', { name: 'Send only the files, without the cards' }).check({ force: true })
  for (const [width, colorScheme] of [
    [1280, 'dark'],
    [1280, 'light'],
    [390, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    const files = sheet.getByRole('list').filter({ has: page.getByRole('checkbox', { name: /^XLSX of/ }) })
    await files.getByText(/^Revenue of all shops/).scrollIntoViewIfNeeded()
    await screenshot(page, `delivery-files-${width}-${colorScheme}`)
    const row = files.getByRole('listitem').filter({ hasText: 'Revenue of all shops' })
    const [box, list] = await Promise.all([row.locator('> *').last().boundingBox(), files.boundingBox()])
    assert.ok(box && list)
    const ends = [box.x + box.width, list.x + list.width]
    assert.ok(ends[0]! <= ends[1]! + 1 && ends[1]! <= width, `${width}: ${ends.join(' ')}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await sheet.getByRole('checkbox', { name: 'Send only the files, without the cards' }).uncheck({ force: true })
  await sheet.getByRole('checkbox', { name: 'Attach the dashboard as a PDF' }).uncheck({ force: true })
  await sheet.getByRole('button', { name: 'Send a test' }).click()
  await sheet.getByText('The test was sent.').waitFor({ timeout: 60_000 })
  assert.match((await mail.next()).text, /Orders today/)
  await sheet.getByRole('checkbox', { name: 'Send only the files, without the cards' }).check({ force: true })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The subscription was saved').waitFor()

  const [saved] = await ask<Saved[]>('GET', `/api/notification?dashboard_id=${id}`)
  assert.equal(saved?.subscriptions[0]?.cron_schedule, '0 0 8 ? * 2 *')
  assert.equal(saved.payload.cards.filter(({ include_csv }) => include_csv).length, 1)
  assert.equal(saved.handlers[0]?.recipients.length, 2)
  assert.deepEqual(saved.handlers[0]?.options, { attachment_only: true })

  await sheet.getByText('Every Monday at 8:00 AM').waitFor()
  await sheet.getByText(/guest@example\.org/).waitFor()
  await sheet.getByRole('button', { name: 'Edit “Every Monday at 8:00 AM”' }).click()
  await sheet.getByText('Attached files: one').waitFor()
  await sheet.getByLabel('At', { exact: true }).fill('09:30')
  await sheet.getByText('Every Monday at 9:30 AM').waitFor()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.getByRole('button', { name: 'Stop “Every Monday at 9:30 AM”' }).click()
  await sheet.getByText('Stopped').waitFor()
  const [stopped] = await ask<Saved[]>('GET', `/api/notification?dashboard_id=${id}&include_inactive=true`)
  assert.equal(stopped?.id, saved.id)
  assert.equal(stopped.active, false)
  assert.equal(stopped.handlers[0]?.recipients.length, 2)
  await sheet.getByRole('button', { name: 'Restart “Every Monday at 9:30 AM”' }).click()
  await sheet.getByRole('button', { name: 'Stop “Every Monday at 9:30 AM”' }).waitFor()
})

interface Saved {
  id: number
  active: boolean
  subscriptions: { cron_schedule: string }[]
  payload: { cards: { include_csv: boolean }[]; send_condition: string }
  handlers: { recipients: unknown[]; options: object }[]
}

browserTest('without a channel administrators are led to the settings', async (t) => {
  const { makeBoard, open } = await site(t)
  const id = await makeBoard()
  const page = await open(`/dashboard/${id}`, { viewport: PHONE })
  await page.getByRole('heading', { name: BOARD }).waitFor()
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Subscriptions' })
  await sheet.getByText('Set up email first').waitFor()
  await assertAccessible(page)
  await sheet.getByRole('link', { name: 'Open the email settings' }).click()
  await page.waitForURL(/\/admin\/settings\/email/)
  // A page that is closed while its files arrive says so as an error.
  await page.getByLabel('Host', { exact: true }).waitFor()
})

browserTest('an alert of a goal shows the value of now, and is saved', async (t) => {
  const { ask, setUpMail, open } = await site(t)
  await setUpMail()
  const cards = await ask<{ id: number; name: string; display: string; visualization_settings: object }[]>(
    'GET',
    '/api/card',
  )
  const card = cards.find(({ display }) => display === 'line')
  assert.ok(card)
  const settings = { ...card.visualization_settings, 'graph.show_goal': true, 'graph.goal_value': 1000 }
  await ask('PUT', `/api/card/${card.id}`, { visualization_settings: settings })
  const page = await open(`/question/${card.id}`)
  await page.getByRole('heading', { name: card.name }).waitFor()
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Alerts' })
  await sheet.getByText(/^Now: [\d,]+ rows$/).waitFor()
  await sheet.getByRole('button', { name: /Send it when/ }).click()
  await page.getByRole('option', { name: 'The goal of 1,000 is reached' }).click()
  await sheet.getByText(/^Now: [\d,.]+$/).waitFor()
  await sheet.getByRole('checkbox', { name: 'Only when the condition becomes true' }).check({ force: true })
  await assertAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.getByText('When the goal is reached').waitFor()
  const [saved] = await ask<Saved[]>('GET', `/api/notification?card_id=${card.id}`)
  assert.equal(saved?.payload.send_condition, 'goal_above')

  await sheet.getByRole('button', { name: 'New alert' }).click()
  await sheet.getByRole('button', { name: /Send it when/ }).click()
  await page.getByRole('option', { name: 'The value changes' }).click()
  await sheet.getByRole('textbox', { name: 'By at least' }).fill('5')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.getByText('When the value changes by 5 % or more').waitFor()
})
