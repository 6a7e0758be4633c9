/** Subscriptions and alerts of somebody who has left: handed over, all at once or one, and deleted. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest } from '../support/browser.ts'
import { deliverySite, SHOP } from '../support/delivery-site.ts'

const PHONE = { width: 390, height: 844 }

browserTest('what a deactivated person made is listed, handed over, and deleted', async (t) => {
  const { ask, named, open } = await deliverySite(t)
  const { data: people } = await ask<{ data: { id: number; email: string }[] }>('GET', '/api/user/recipients')
  const [ada, ben] = ['ada@', 'ben@'].map((name) => people.find(({ email }) => email.startsWith(name))?.id ?? 0)
  const dashboard_id = await named('dashboard', SHOP)
  const ids: number[] = []
  for (const hour of [7, 8, 9]) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    const made = await ask<{ id: number }>('POST', '/api/notification', {
      payload_type: 'notification/dashboard',
      payload: { dashboard_id, name: `At ${hour}` },
      subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: `0 0 ${hour} * * ? *` }],
      handlers: [
        {
          channel_type: 'channel/email',
          recipients: [{ type: 'notification-recipient/user', user_id: ada }],
        },
      ],
    })
    ids.push(made.id)
    // oxlint-disable-next-line no-await-in-loop
    await ask('PUT', `/api/notification/${made.id}`, { creator_id: ben })
  }
  const page = await open('/admin/operation/deliveries')
  const part = page.getByRole('tab', { name: 'Without an owner' })
  await part.click()
  await page.getByText('All deliveries have an active owner').waitFor()
  await ask('DELETE', `/api/user/${ben}`)

  await page.reload()
  await part.click()
  await page.getByRole('heading', { name: 'Ben Reader' }).waitFor()
  await assertAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  await assertAccessible(page)
  assert.equal(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth'), true)

  await page.getByRole('button', { name: 'Delete “At 9”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'At 9' }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Hand over all 2…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over 2 deliveries' })
  await dialog.getByRole('button', { name: /^New owner/ }).click()
  await page.getByRole('option', { name: /Ada Lovelace/ }).click()
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click()
  await page.getByText('Handed over to Ada Lovelace').waitFor()
  await page.getByText('All deliveries have an active owner').waitFor()
  const kept = await ask<{ id: number; creator_id: number; active: boolean }[]>('GET', '/api/notification')
  assert.deepEqual(
    kept.map(({ id, creator_id, active }) => [id, creator_id, active]),
    ids.slice(0, 2).map((id) => [id, ada, true]),
  )
})
