/** The dashboard that is sent, and subscriptions to it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench } from '../../support/context.ts'
import type { MailServer } from './mail-server.ts'

export const QUESTIONS = 20
const WITHIN_MS = 300_000

type Call = Bench['call']

/** What a subscription says of the cards of a dashboard. */
export interface Dashboard {
  id: number
  cards: { id: number; dashboard_card_id: number; include_csv: boolean; include_xls: boolean }[]
}

/** Twenty bar charts of one query. */
export async function makeDashboard(call: Call, dataset_query: object): Promise<Dashboard> {
  const cards: number[] = []
  for (let number = 0; number < QUESTIONS; number += 1) {
    const card = { name: `Question ${number}`, display: 'bar', visualization_settings: {}, dataset_query }
    cards.push((await call('POST', '/api/card', card)).id)
  }
  const { id } = await call('POST', '/api/dashboard', { name: 'Twenty questions' })
  const { dashcards } = await call('PUT', `/api/dashboard/${id}`, {
    dashcards: cards.map((card_id, i) => ({ id: -1 - i, card_id, row: i * 4, col: 0, size_x: 12, size_y: 4 })),
  })
  const parts: { id: number; card_id: number }[] = dashcards
  const files = { include_csv: false, include_xls: false }
  return { id: Number(id), cards: parts.map((one) => ({ id: one.card_id, dashboard_card_id: one.id, ...files })) }
}

export const subscription = ({ id, cards }: Dashboard, addresses: readonly string[]) => ({
  name: 'Numbers',
  dashboard_id: id,
  cards,
  channels: [
    {
      channel_type: 'email',
      schedule_type: 'monthly',
      schedule_hour: 1,
      schedule_frame: 'mid',
      recipients: addresses.map((email) => ({ email })),
    },
  ],
})

export async function sendTo(call: Call, { port }: MailServer): Promise<void> {
  await call('PUT', '/api/setting/email-smtp-host', { value: '127.0.0.1' })
  await call('PUT', '/api/setting/email-smtp-port', { value: port })
}

/** Sends the dashboard to so many people. @returns The seconds until the mail server has all of their mails. */
export async function mailTo(people: number, call: Call, dashboard: Dashboard, mails: MailServer): Promise<number> {
  const addresses = Array.from({ length: people }, (_, i) => `person${i}@example.test`)
  const { id } = await call('POST', '/api/pulse', subscription(dashboard, addresses))
  const before = mails.count()
  const start = performance.now()
  await call('POST', `/api/notification/${id}/send`, {})
  while (mails.count() < before + people && performance.now() - start < WITHIN_MS) await sleep(20)
  if (mails.count() !== before + people) throw new Error(`${mails.count() - before} of ${people} mails came.`)
  return (performance.now() - start) / 1000
}
