/** Subscriptions and alerts, and what became of their deliveries (contract: alerts, section 2). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  DeliveryLog as Log,
  DeliveryLogDetail,
  DELIVERY_STATES,
  NotificationBody as Body,
  NotificationPreview as Preview,
  NotificationRecord,
  ResendAnswer,
  ScheduleAnswer,
} from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post, put } from './client.ts'

export type Notification = Answer<typeof NotificationRecord>
export type NotificationBody = Answer<typeof Body>
export type NotificationPreview = Answer<typeof Preview>
export type Handler = Notification['handlers'][number]
export type Recipient = Handler['recipients'][number]
type DeliveryLog = Answer<typeof Log>
export type DeliveryEntry = DeliveryLog['data'][number]
export type DeliveryTry = Answer<typeof DeliveryLogDetail>['history'][number]
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** What is sent. */
export type Sent = { readonly kind: 'dashboard' | 'card'; readonly id: number }

/** Those of a dashboard or question that the reader made or receives; all for administrators. */
export const notificationsOptions = ({ kind, id }: Sent) =>
  queryOptions({
    queryKey: ['notification', kind, id],
    queryFn: ({ signal }) =>
      get<Notification[]>('/api/notification', { [`${kind}_id`]: id, include_inactive: true }, signal),
  })

/** Those that somebody made or receives, also stopped ones. */
export const notificationsOfOptions = (user: number) =>
  queryOptions({
    queryKey: ['notification', 'of', user],
    queryFn: ({ signal }) =>
      get<Notification[]>('/api/notification', { creator_or_recipient_id: user, include_inactive: true }, signal),
  })

/** All that the reader may see, also stopped ones. */
export const allNotificationsOptions = queryOptions({
  queryKey: ['notification', 'all'],
  queryFn: ({ signal }) => get<Notification[]>('/api/notification', { include_inactive: true }, signal),
})

/** Those whose owner is deactivated, for administrators. */
export const ownerlessOptions = queryOptions({
  queryKey: ['notification', 'ownerless'],
  queryFn: ({ signal }) => get<Notification[]>('/api/notification', { orphaned: true, include_inactive: true }, signal),
})

/** The next times of a schedule that is not saved yet. */
export const scheduleOptions = (cron_schedule: string) =>
  queryOptions({
    queryKey: ['notification', 'schedule', cron_schedule],
    queryFn: ({ signal }) =>
      post<Answer<typeof ScheduleAnswer>>('/api/notification/schedule', { cron_schedule }, signal),
    retry: false,
  })

const PREVIEW_KEPT_MS = 60_000

/** The mail of one that is not saved, with what the reader may see. */
export const previewOptions = (body: NotificationBody) =>
  queryOptions({
    queryKey: ['notification preview', body],
    queryFn: ({ signal }) => post<NotificationPreview>('/api/notification/preview', body, signal),
    // Pictures are in it.
    gcTime: PREVIEW_KEPT_MS,
    staleTime: PREVIEW_KEPT_MS,
    retry: false,
    refetchOnWindowFocus: false,
  })

export const createNotification = (body: NotificationBody) => post<Notification>('/api/notification', body)
/** The whole record, edited. */
export const updateNotification = (id: number, body: NotificationBody) =>
  put<Notification>(`/api/notification/${id}`, body)
/** Stops it, or starts it again. */
export const setActive = (notification: Notification, active: boolean) =>
  put<Notification>(`/api/notification/${notification.id}`, { ...notification, active })
/** Makes somebody else its owner, whose rights then count. */
export const handOver = (id: number, creator_id: number) => put<Notification>(`/api/notification/${id}`, { creator_id })
/** Sends one that is not saved, whatever its schedule and its condition say. */
export const sendDraft = (body: NotificationBody) => post('/api/notification/send', body)
/** For good, with the log of its deliveries. */
export const deleteNotification = (id: number) => del(`/api/notification/${id}`)
/** The reader no longer receives it. */
export const leaveNotification = (id: number) => post(`/api/notification/${id}/unsubscribe`)

/** What fits all of these. */
export interface DeliveryFilter {
  channel_type?: string | undefined
  /** Who made it. */
  creator_id?: number | undefined
  /** Part of a name or a recipient. */
  text?: string | undefined
  /** Times. */
  since?: string | undefined
  until?: string | undefined
}

interface LogFilter extends DeliveryFilter {
  state?: DeliveryState | undefined
}

const AT_ONCE = 50

/** What became of deliveries, the latest first, a page at a time. */
export const deliveryLogOptions = (filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: ['notification', 'log', filter],
    queryFn: ({ pageParam, signal }) =>
      get<DeliveryLog>('/api/notification/log', { ...filter, limit: AT_ONCE, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last: DeliveryLog, _pages, offset: number) =>
      offset + last.data.length < last.total && last.data.length > 0 ? offset + last.data.length : undefined,
    placeholderData: (before) => before,
  })

const UNDER_WAY: ReadonlySet<DeliveryState> = new Set(['due', 'waiting'])
const FOLLOW_MS = 4000

/** The latest ones, to say how each notification fared last. */
export const latestDeliveriesOptions = queryOptions({
  queryKey: ['notification', 'log', 'latest'],
  queryFn: async ({ signal }) => (await get<DeliveryLog>('/api/notification/log', { limit: 200 }, signal)).data,
  refetchInterval: ({ state: { data = [] } }) => data.some(({ state }) => UNDER_WAY.has(state)) && FOLLOW_MS,
})

/** How many have failed for good. */
/** Of a schedule that has failed for days, nobody wants all times. */
const LATEST = { latest: true }

export const failedCountOptions = (filter: DeliveryFilter = {}) =>
  queryOptions({
    queryKey: ['notification', 'log', 'failed count', filter],
    queryFn: async ({ signal }) =>
      (await get<DeliveryLog>('/api/notification/log', { ...filter, ...LATEST, state: 'failed', limit: 1 }, signal))
        .total,
  })

/** Every try of a delivery, the earliest first; asked for again when something was tried. */
export const triesOptions = ({ id, state, tries, messages }: DeliveryEntry) =>
  queryOptions({
    queryKey: ['notification', 'log', 'tries', id, [state, tries, messages.map((one) => [one.state, one.tried_at])]],
    queryFn: async ({ signal }) =>
      (await get<Answer<typeof DeliveryLogDetail>>(`/api/notification/log/${id}`, undefined, signal)).history,
    placeholderData: (before) => before,
  })

/** Messages that were taken are not sent again. */
export const resend = (id: number) => post(`/api/notification/log/${id}/resend`)
/** Those that failed and fit: how many, and how many are left for another call. */
export const resendAll = (filter: DeliveryFilter) =>
  post<Answer<typeof ResendAnswer>>('/api/notification/log/resend', { ...filter, ...LATEST })
