/** Subscriptions, alerts and webhooks. */
import type { SharedWrites } from './writes.ts'

export function deliveryWrites({ as, adminId, userId, orders, shop, made, list, add }: SharedWrites): void {
  const query = { database: shop.id, type: 'query', query: { 'source-table': orders.id } }
  const channels = [
    {
      channel_type: 'email',
      enabled: true,
      schedule_type: 'daily',
      schedule_hour: 8,
      recipients: [{ id: adminId }, { email: 'ops@example.test' }],
    },
  ]
  const files = { include_csv: false, include_xls: false }
  list.push({
    route: 'post /api/pulse',
    action: 'notification.created',
    send: async () => {
      const card = { name: 'Sent', display: 'table', visualization_settings: {}, dataset_query: query }
      made['sent card'] = (await as.admin.post('/api/card', card)).body
      const { body: board } = await as.admin.post('/api/dashboard', { name: 'Sent' })
      const cards = [{ id: made['sent card'].id, ...files }]
      const answer = await as.admin.post('/api/pulse', { name: 'Daily', dashboard_id: board.id, cards, channels })
      made['subscription'] = answer.body
      return answer
    },
  })
  const subscription = () => `/api/pulse/${made['subscription'].id}`
  add('put /api/pulse/{id}', 'notification.updated', { body: { name: 'Each day' }, path: subscription })
  add('put /api/pulse/{id}', 'notification.stopped', { body: { archived: true }, path: subscription })
  add('put /api/pulse/{id}', 'notification.restarted', { body: { archived: false }, path: subscription })
  const weekly = channels.map((channel) => ({ ...channel, schedule_type: 'weekly', schedule_day: 'mon' }))
  add('put /api/pulse/{id}', 'notification.schedule-changed', { body: { channels: weekly }, path: subscription })
  add('delete /api/pulse/{id}/subscription', 'notification.recipients-changed', {
    path: () => `${subscription()}/subscription`,
  })
  add('post /api/alert', 'notification.created', {
    body: () => ({
      alert_condition: 'rows',
      alert_first_only: false,
      card: { id: made['sent card'].id, ...files },
      channels,
    }),
    save: 'alert',
  })
  const alert = () => `/api/alert/${made['alert'].id}`
  add('put /api/alert/{id}', 'notification.updated', { body: { alert_first_only: true }, path: alert })
  add('delete /api/alert/{id}/subscription', 'notification.recipients-changed', {
    path: () => `${alert()}/subscription`,
  })
  const notification = (more: object) => ({
    payload_type: 'notification/card',
    payload: { card_id: made['sent card'].id, ...more },
    subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: '0 0 8 * * ? *' }],
    handlers: [
      {
        channel_type: 'channel/email',
        recipients: [{ type: 'notification-recipient/user', user_id: adminId }],
      },
    ],
  })
  add('post /api/notification', 'notification.created', { body: () => notification({}), save: 'notification' })
  const path = () => `/api/notification/${made['notification'].id}`
  add('put /api/notification/{id}', 'notification.updated', { body: () => notification({ send_once: true }), path })
  add('post /api/notification/{id}/unsubscribe', 'notification.recipients-changed', {
    path: () => `${path()}/unsubscribe`,
  })
  add('put /api/notification/{id}', 'notification.handed-over', { body: () => ({ creator_id: userId }), path })
  add('delete /api/notification/{id}', 'notification.deleted', { path })
  add('delete /api/alert/{id}', 'notification.deleted', { path: alert })
  add('delete /api/pulse/{id}', 'notification.deleted', { path: subscription })
  const details = { url: 'https://example.org/hook' }
  add('post /api/channel', 'channel.created', {
    body: { name: 'Hook', type: 'channel/http', details },
    save: 'webhook',
  })
  add('put /api/channel/{id}', 'channel.updated', {
    body: { description: 'Where it goes' },
    path: () => `/api/channel/${made['webhook'].id}`,
  })
}
