/** The form of a subscription that is there already: its schedules, what its filters come to, and webhooks for everybody. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, screenshot, settled } from '../support/browser.ts'
import { deliverySite } from '../support/delivery-site.ts'

const NAME = 'Morning numbers'
const LOOKS = [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const

type Site = Awaited<ReturnType<typeof deliverySite>>

/** A dashboard with a filter that has a default and one of keys with names. */
async function dashboard({ ask }: Site): Promise<number> {
  const { id } = await ask<{ id: number }>('POST', '/api/dashboard', { name: NAME })
  const listed = (values: unknown[]) => ({ values_source_type: 'static-list', values_source_config: { values } })
  await ask('PUT', `/api/dashboard/${id}`, {
    parameters: [
      {
        id: 'state',
        slug: 'state',
        name: 'State',
        type: 'string/=',
        sectionId: 'string',
        default: ['paid'],
        ...listed([['paid'], ['open']]),
      },
      { id: 'buyer', slug: 'buyer', name: 'Buyer', type: 'id', sectionId: 'id', ...listed([[7, 'Ada Lovelace']]) },
    ],
  })
  return id
}

interface Saved {
  id: number
  subscriptions: { id: number; cron_schedule: string }[]
  payload: { parameters: { id: string; value: unknown }[] }
  handlers: { channel: { name: string } | null }[]
}

browserTest('all schedules are shown and changed; filters say what counts', async (t) => {
  const site = await deliverySite(t)
  const { ask, open } = site
  await site.setUpMail()
  const id = await dashboard(site)
  const cron = (cron_schedule: string) => ({ type: 'notification-subscription/cron', cron_schedule })
  await ask('POST', '/api/notification', {
    payload_type: 'notification/dashboard',
    payload: { dashboard_id: id, name: NAME, parameters: [{ id: 'buyer', type: 'id', value: 7 }] },
    subscriptions: [cron('0 0 8 * * ? *'), cron('0 30 17 ? * 6 *')],
    handlers: [
      {
        channel_type: 'channel/email',
        recipients: [{ type: 'notification-recipient/raw-value', details: { value: 'ops@example.org' } }],
      },
    ],
  })
  const found = async () => {
    const [saved] = await ask<Saved[]>('GET', `/api/notification?dashboard_id=${id}`)
    assert.ok(saved)
    return saved
  }
  const before = await found()
  const page = await open(`/dashboard/${id}`)
  await page.getByRole('heading', { name: NAME }).waitFor()
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Subscriptions' })
  await sheet.getByRole('button', { name: /^Edit/ }).click()
  await sheet.getByRole('group', { name: 'Schedule 1' }).getByText('Every day at 8:00 AM').waitFor()
  await sheet.getByRole('group', { name: 'Schedule 2' }).getByText('Every Friday at 5:30 PM').waitFor()
  await sheet.getByRole('button', { name: 'State paid', exact: true }).waitFor()
  await sheet.getByRole('button', { name: 'Buyer Ada Lovelace', exact: true }).waitFor()
  await settled(page)
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await sheet.getByRole('button', { name: 'State paid', exact: true }).scrollIntoViewIfNeeded()
    await assertAccessible(page)
    await screenshot(page, `delivery-schedules-${width}-${colorScheme}`)
  }
  await page.setViewportSize({ width: 1280, height: 844 })

  await sheet.getByRole('button', { name: 'Remove schedule 1' }).click()
  await sheet.getByText('Every day at 8:00 AM').waitFor({ state: 'detached' })
  await sheet.getByRole('button', { name: 'Add another schedule' }).click()
  await sheet.getByRole('group', { name: 'Schedule 2' }).getByLabel('At', { exact: true }).fill('12:15')
  await sheet.getByText('Every day at 12:15 PM').waitFor()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The subscription was saved').waitFor()
  const after = await found()
  assert.deepEqual(
    after.subscriptions.map(({ cron_schedule }) => cron_schedule),
    ['0 30 17 ? * 6 *', '0 15 12 * * ? *'],
  )
  assert.equal(after.subscriptions[0]?.id, before.subscriptions[1]?.id)
  const values = () => after.payload.parameters.map((one) => [one.id, one.value])
  assert.deepEqual(values(), [['buyer', 7]], 'the default is not written down')
})

browserTest('people without the right to settings choose a webhook', async (t) => {
  const site = await deliverySite(t)
  const id = await dashboard(site)
  await site.ask('POST', '/api/channel', {
    name: 'Operations',
    type: 'channel/http',
    details: { url: 'https://example.org/hook' },
  })
  const page = await site.open(`/dashboard/${id}`, { session: site.sessions.reader })
  await page.getByRole('heading', { name: NAME }).waitFor()
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Subscriptions' })
  await sheet.getByRole('button', { name: 'Webhooks: None' }).click()
  await page.getByRole('option', { name: 'Operations' }).click()
  await page.keyboard.press('Escape')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The subscription was saved').waitFor()
  const [saved] = await site.ask<Saved[]>('GET', `/api/notification?dashboard_id=${id}`)
  assert.equal(saved?.handlers[0]?.channel?.name, 'Operations')
})
