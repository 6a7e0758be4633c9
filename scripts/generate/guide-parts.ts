/** What pictures of the guide show beside the examples: a mail server with deliveries, and a file that is dropped. */
import type { Page } from 'playwright-core'
import { mailServer } from '../../test/support/mail-server.ts'
import { until } from '../../test/support/until.ts'
import type { Stage } from '../open-browser.ts'

type Api = Stage['api']

const READER = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Moss' }
const PLAN =
  'Month;Region;Plan;Code\n2026-01-01;North;120000;0012\n2026-01-01;South;95500;0200\n2026-02-01;North;131000;0012\n'

export async function setUpUploads(api: Api): Promise<void> {
  await api('POST', '/api/upload/database')
}

/** Drops a file on the page, and opens nothing else. */
export async function dropFile(page: Page): Promise<void> {
  const data = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([${JSON.stringify(PLAN)}], 'plan.csv'))
    return transfer
  })()`)
  for (const event of ['dragover', 'drop']) await page.dispatchEvent('main', event, { dataTransfer: data })
  await page.getByRole('dialog').getByText('3 rows').waitFor()
}

/** The form of a new subscription of the dashboard. */
export async function openSubscription(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await openForm(page, { title: 'Subscriptions', another: 'New subscription', field: /How often/ })
  await page.waitForTimeout(PREVIEW_MS)
}

/** The form of a new alert of the question, with the condition that its value changes. */
export async function openAlert(page: Page): Promise<void> {
  await openForm(page, { title: 'Alerts', another: 'New alert', field: /Send it when/ })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Send it when/ })
    .click()
  await page.getByRole('option', { name: 'The value changes' }).click()
  await page.waitForTimeout(PREVIEW_MS)
}

/** The preview follows after a moment. */
const PREVIEW_MS = 1500

interface DeliveryForm {
  title: string
  another: string
  /** One that only the form has. */
  field: RegExp
}

async function openForm(page: Page, { title, another, field }: DeliveryForm): Promise<void> {
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: title })
  const more = sheet.getByRole('button', { name: another })
  await more.or(sheet.getByRole('button', { name: field })).waitFor({ timeout: 60_000 })
  if (await more.isVisible()) await more.click()
}

/** @param html Of a mail, as the page shows it. */
export async function showMail(page: Page, html: string): Promise<void> {
  await page.setContent(html, { waitUntil: 'load' })
}

interface About {
  dashboard: number
  card: number
}

/**
 * A server that takes mails but for one address, and what it was sent: a subscription that came to everybody, and an alert
 * that did not.
 * @returns the mail of the alert as a page.
 */
export async function setUpDeliveries(api: Api, { dashboard, card }: About) {
  const closers: (() => unknown)[] = []
  const mails = await mailServer({ after: (close: unknown) => void closers.push(close as () => unknown) } as never)
  await api('PUT', '/api/setting/email-smtp-host', { value: '127.0.0.1' })
  await api('PUT', '/api/setting/email-smtp-port', { value: Number(mails.env.MB_EMAIL_SMTP_PORT) })
  const { id: reader } = await api<{ id: number }>('POST', '/api/user', READER)
  const recipients = [{ type: 'notification-recipient/user', user_id: reader }]
  const handlers = [{ channel_type: 'channel/email', recipients }]
  const cron = (cron_schedule: string) => [{ type: 'notification-subscription/cron', cron_schedule }]
  const subscription = {
    payload_type: 'notification/dashboard',
    payload: { dashboard_id: dashboard },
    subscriptions: cron('0 0 8 ? * 2 *'),
    handlers,
  }
  const alert = {
    payload_type: 'notification/card',
    payload: { card_id: card, send_condition: 'has_result' },
    subscriptions: cron('0 0 7 * * ? *'),
    handlers,
  }
  const delivered = async (body: object, state: 'sent' | 'failed') => {
    const { id } = await api<{ id: number }>('POST', '/api/notification', body)
    await api('POST', `/api/notification/${id}/send`, {})
    await until(`a delivery that is ${state}`, 60_000, async () => {
      const { data } = await api<{ data: { notification_id: number; state: string }[] }>('GET', '/api/notification/log')
      return data.some((one) => one.notification_id === id && one.state === state)
    })
  }
  await delivered(subscription, 'sent')
  await delivered(alert, 'sent')
  mails.refuse(550, '5.1.1 No such mailbox')
  const others = [{ type: 'notification-recipient/raw-value', details: { value: 'old@example.com' } }]
  await delivered({ ...alert, handlers: [{ channel_type: 'channel/email', recipients: others }] }, 'failed')
  mails.refuse(undefined)
  const { html } = await api<{ html: string }>('POST', '/api/notification/preview', alert)
  return { mail: html, close: () => closers.forEach((close) => void close()) }
}
