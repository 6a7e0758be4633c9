/** Subscriptions, alerts and webhooks of the authorization matrix: a curator made the first two and receives them. */
import type { Client } from '../../support/test-server.ts'
import type { Actor } from './actors.ts'
import type { Fixture } from './fixtures.ts'

interface Content {
  admin: Client
  curator: Actor
  card: number
  hiddenCard: number
  dashboard: number
  hiddenDashboard: number
  name: () => string
}

export async function makeDeliveries(content: Content) {
  const { admin, curator, card, hiddenCard, dashboard, hiddenDashboard, name } = content
  const idOf = async (client: Client, path: string, body: object): Promise<number> => {
    const answer = await client.post(path, body)
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
    return answer.body.id
  }
  const channels = (recipients: object[]) => [
    {
      channel_type: 'email',
      enabled: true,
      schedule_type: 'monthly',
      schedule_hour: 1,
      schedule_frame: 'mid',
      recipients,
    },
  ]
  const sentCard = (id: number) => ({ id, include_csv: false, include_xls: false })
  const outside = channels([{ email: 'ops@example.test' }])
  const own = channels([{ id: curator.id }])
  const pulse = (dashboardId: number, cardId: number) => ({
    name: 'Sent',
    dashboard_id: dashboardId,
    cards: [sentCard(cardId)],
    channels: outside,
  })
  const oldAlert = (id: number) => ({
    alert_condition: 'rows',
    alert_first_only: false,
    card: sentCard(id),
    channels: outside,
  })
  const alert = (card_id: number) => ({
    payload_type: 'notification/card',
    payload: { card_id },
    handlers: [
      {
        channel_type: 'channel/email',
        recipients: [{ type: 'notification-recipient/raw-value', details: { value: 'ops@example.test' } }],
      },
    ],
  })
  // Calls end logins, also those of the curator.
  const asCurator = () => curator.signIn()
  const newSubscription = async () => {
    return idOf(await asCurator(), '/api/pulse', { ...pulse(dashboard, card), channels: own })
  }
  const newAlert = async () => idOf(await asCurator(), '/api/alert', { ...oldAlert(card), channels: own })
  const newWebhook = () =>
    idOf(admin, '/api/channel', { name: name(), type: 'channel/http', details: { url: 'https://example.org/hook' } })
  const [kept, watching] = [await newSubscription(), await newAlert()]
  await (await asCurator()).post(`/api/notification/${kept}/send`, {})
  const { data } = (await admin.get(`/api/notification/log?notification_id=${kept}`)).body
  const fixed: Record<string, unknown> = {
    subscription: kept,
    alert: watching,
    webhook: await newWebhook(),
    delivery: data[0].id,
    'pulse body': pulse(dashboard, card),
    'hidden pulse body': pulse(hiddenDashboard, hiddenCard),
    'old alert body': oldAlert(card),
    'hidden old alert body': oldAlert(hiddenCard),
    'alert body': alert(card),
    'hidden alert body': alert(hiddenCard),
    'webhook details': { url: 'http://127.0.0.1:9/hook' },
  }
  const made: Record<string, Fixture> = {
    'new subscription': newSubscription,
    'new alert': newAlert,
    'new webhook': newWebhook,
  }
  return { fixed, made }
}
