/** What became of deliveries: the list in the account, the log of administrators, and leaving without an account. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, screenshot } from '../support/browser.ts'
import { BOARD, deliverySite } from '../support/delivery-site.ts'
import { until } from '../support/until.ts'

const PHONE = { width: 390, height: 844 }
const GUEST = 'guest@example.org'

type Site = Awaited<ReturnType<typeof deliverySite>>

/** A subscription of the board for Ben and for somebody without an account. */
async function subscribe({ ask, setUpMail, makeBoard }: Site): Promise<number> {
  await setUpMail()
  const dashboard_id = await makeBoard()
  const { data: people } = await ask<{ data: { id: number; email: string }[] }>('GET', '/api/user/recipients')
  const ben = people.find(({ email }) => email.startsWith('ben@'))
  assert.ok(ben)
  const { id } = await ask<{ id: number }>('POST', '/api/notification', {
    payload_type: 'notification/dashboard',
    payload: { dashboard_id, name: BOARD },
    subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: '0 0 8 * * ? *' }],
    handlers: [
      {
        channel_type: 'channel/email',
        recipients: [
          { type: 'notification-recipient/user', user_id: ben.id },
          { type: 'notification-recipient/raw-value', details: { value: GUEST } },
        ],
      },
    ],
  })
  return id
}

/** Sends it while the mail server refuses it. */
async function failOnce({ mail, ask }: Site, id: number): Promise<void> {
  mail.refuse(550, 'No such mailbox')
  await ask('POST', `/api/notification/${id}/send`, {})
  await until('the failure', 60_000, async () => {
    const { total } = await ask<{ total: number }>('GET', '/api/notification/log?state=failed')
    return total === 1
  })
}

browserTest('a failed delivery is counted, listed with its reason, and sent again', async (t) => {
  const site = await deliverySite(t)
  const id = await subscribe(site)
  await failOnce(site, id)
  const page = await site.open('/admin/operation/deliveries')
  await page.getByText('One delivery failed').waitFor()
  await page
    .getByText(/No such mailbox/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: /State/ }).click()
  await page.getByRole('option', { name: 'Sent', exact: true }).click()
  await page.getByText('No matching entries').waitFor()
  await page.getByRole('button', { name: 'One delivery failed' }).click()
  const again = page.getByRole('button', { name: `Send again: ${BOARD}` })
  await again.waitFor()
  await assertAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  await assertAccessible(page)
  assert.equal(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth'), true)
  site.mail.refuse(undefined)
  await again.click()
  await page.getByText('No matching entries').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: /State/ }).click()
  await page.getByRole('option', { name: 'Sent', exact: true }).click()
  await page.getByRole('link', { name: BOARD }).waitFor({ timeout: 60_000 })

  await page.getByRole('tab', { name: 'Subscriptions and alerts' }).click()
  await page.getByText(/Every day at 8:00 AM/).waitFor()
  await assertAccessible(page)
})

/** An alert on a question of the examples to an address. */
async function alertTo({ ask }: Site, name: string, address: string): Promise<number> {
  const { id: card_id } = await ask<{ id: number }>('POST', '/api/card', {
    name,
    display: 'table',
    visualization_settings: {},
    dataset_query: { database: 1, type: 'native', native: { query: 'select 12 as orders' } },
  })
  const { id } = await ask<{ id: number }>('POST', '/api/notification', {
    payload_type: 'notification/card',
    payload: { card_id },
    handlers: [
      {
        channel_type: 'channel/email',
        recipients: [{ type: 'notification-recipient/raw-value', details: { value: address } }],
      },
    ],
  })
  await ask('POST', `/api/notification/${id}/send`, {})
  return id
}

browserTest('the log is narrowed, shows every try, and sends all again that failed and fit', async (t) => {
  const site = await deliverySite(t)
  const { ask, mail } = site
  await site.setUpMail()
  mail.refuse(550, 'No such mailbox')
  const failed = async () => (await ask<{ total: number }>('GET', '/api/notification/log?state=failed')).total
  for (const [name, address] of [
    ['Orders', 'ops@example.org'],
    ['Stock', 'ops@example.org'],
    ['Returns', 'desk@example.org'],
  ] as const) {
    await alertTo(site, name, address)
  }
  await until('the failures', 60_000, async () => (await failed()) === 3)

  const page = await site.open('/admin/operation/deliveries')
  await page.getByRole('button', { name: 'Send all 3 failed deliveries again' }).waitFor()
  await page.getByRole('searchbox', { name: 'Name or recipient' }).fill('OPS@')
  await page.getByRole('link', { name: 'Returns' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Tries of Stock' }).click()
  const tries = page.getByRole('list', { name: 'Tries' })
  await tries.getByText(/No such mailbox/).waitFor()
  assert.match(await tries.innerText(), /Failed\s+ops@example\.org · [\d.]+ m?s/)
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await assertAccessible(page)
    await screenshot(page, `delivery-log-${width}-${colorScheme}`)
    assert.equal(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth'), true)
  }

  mail.refuse(undefined)
  await page.getByRole('button', { name: 'Send all 2 failed deliveries again' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click()
  await page.getByText('2 deliveries are sent again').waitFor()
  await tries.getByText(/Sent\s*$/).waitFor({ timeout: 60_000 })
  assert.match(await tries.innerText(), /Sent\s+ops@example\.org · [\d.]+ kB · [\d.]+ m?s/)
  assert.equal(await failed(), 1, 'what the filter leaves out stays')

  await page.getByLabel('Until').fill('2020-01-01')
  await page.getByText('No matching entries').waitFor()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.getByRole('button', { name: /Channel/ }).click()
  await page.getByRole('option', { name: 'Slack' }).click()
  await page.getByText('No matching entries').waitFor()
})

browserTest('the account lists what one made and receives; one stops it, the other leaves', async (t) => {
  const site = await deliverySite(t)
  const id = await subscribe(site)
  const page = await site.open('/account/notifications')
  await page.getByRole('heading', { name: 'Created by you' }).waitFor()
  await page.getByText(/Every day at 8:00 AM · .* · next /).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: `Stop “${BOARD}”` }).click()
  await page.getByText('Stopped').waitFor()
  await page.getByRole('button', { name: `Restart “${BOARD}”` }).click()
  await page.getByRole('button', { name: `Stop “${BOARD}”` }).waitFor()

  const his = await site.open('/account/notifications', { session: site.sessions.reader, colorScheme: 'dark' })
  await his.getByRole('heading', { name: 'Created by others' }).waitFor()
  await his.setViewportSize(PHONE)
  await assertAccessible(his)
  assert.equal(await his.evaluate('document.documentElement.scrollWidth <= window.innerWidth'), true)
  await his.getByRole('button', { name: `Leave “${BOARD}”` }).click()
  await his.getByText('No deliveries yet').waitFor()
  const { handlers } = await site.ask<{ handlers: { recipients: unknown[] }[] }>('GET', `/api/notification/${id}`)
  assert.equal(handlers[0]?.recipients.length, 1)
})

browserTest('the account sends again what failed', async (t) => {
  const site = await deliverySite(t)
  const id = await subscribe(site)
  await failOnce(site, id)
  const page = await site.open('/account/notifications')
  await page.getByText('Failed', { exact: true }).waitFor()
  await assertAccessible(page)
  site.mail.refuse(undefined)
  await page.getByRole('button', { name: `Send again: ${BOARD}` }).click()
  await page.getByText(/· sent /).waitFor({ timeout: 60_000 })
  assert.equal(await page.getByRole('button', { name: `Send again: ${BOARD}` }).count(), 0)
})

browserTest('whoever has no account leaves by the link of a mail, and comes back', async (t) => {
  const site = await deliverySite(t)
  const id = await subscribe(site)
  await site.ask('POST', `/api/notification/${id}/send`, {})
  let link: string | undefined
  while (link === undefined) {
    const { text, to } = await site.mail.next()
    if (to.includes(GUEST)) link = /\/unsubscribe\?[^\s"<>)]+/.exec(text)?.[0].replaceAll('&amp;', '&')
  }
  for (const look of [{}, { colorScheme: 'dark', viewport: PHONE }] as const) {
    const shown = await site.open(link, { session: '', ...look })
    await shown.getByRole('button', { name: 'Unsubscribe' }).waitFor()
    await assertAccessible(shown)
  }
  const page = await site.open(link, { session: '' })
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByText(`${GUEST} no longer receives “${BOARD}”.`).waitFor()
  await page.getByRole('button', { name: 'Subscribe again' }).click()
  await page.getByText(`${GUEST} receives “${BOARD}” again.`).waitFor()

  const cut = await site.open(link.slice(0, link.indexOf('email')), { session: '' })
  await cut.getByText('This link is incomplete').waitFor()
})
