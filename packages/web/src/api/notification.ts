/** Subscriptions and alerts, and what became of their deliveries (contract: alerts, section 2). */
import { queryOptions } from '@tanstack/react-query'
import type { NotificationBody as Body, NotificationRecord, ScheduleAnswer } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get, post, put } from './client.ts'

export type Notification = Answer<typeof NotificationRecord>
export type NotificationBody = Answer<typeof Body>
export type Handler = Notification['handlers'][number]
export type Recipient = Handler['recipients'][number]

/** What is sent. */
export type Sent = { readonly kind: 'dashboard' | 'card'; readonly id: number }

/** Those of a dashboard or question that the reader made or receives; all for administrators. */
export const notificationsOptions = ({ kind, id }: Sent) =>
  queryOptions({
    queryKey: ['notification', kind, id],
    queryFn: ({ signal }) =>
      get<Notification[]>('/api/notification', { [`${kind}_id`]: id, include_inactive: true }, signal),
  })

/** The next times of a schedule that is not saved yet. */
export const scheduleOptions = (cron_schedule: string) =>
  queryOptions({
    queryKey: ['notification', 'schedule', cron_schedule],
    queryFn: ({ signal }) =>
      post<Answer<typeof ScheduleAnswer>>('/api/notification/schedule', { cron_schedule }, signal),
    retry: false,
  })

export const createNotification = (body: NotificationBody) => post<Notification>('/api/notification', body)
/** The whole record, edited. */
export const updateNotification = (id: number, body: NotificationBody) =>
  put<Notification>(`/api/notification/${id}`, body)
/** Stops it, or starts it again. */
export const setActive = (notification: Notification, active: boolean) =>
  put<Notification>(`/api/notification/${notification.id}`, { ...notification, active })
/** Sends one that is not saved, whatever its schedule and its condition say. */
export const sendDraft = (body: NotificationBody) => post('/api/notification/send', body)
