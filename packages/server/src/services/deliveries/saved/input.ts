/** A subscription or an alert as it is to be saved, whichever way of writing it the client used. */
import type { ChannelType } from '@querent/contract'
import type {
  Notification,
  NotificationHandler,
  PayloadType,
  RecipientType,
  StoredCondition,
  StoredHandlerOptions,
  StoredNotificationCard,
} from '../../../store/index.ts'

export interface RecipientInput {
  /** Of one that is there already. */
  id?: number | undefined
  type: RecipientType
  user_id: number | null
  permissions_group_id: number | null
  /** An e-mail address, or a channel of Slack. */
  address: string | null
  /** The address that was sent with the id of a user. */
  email?: string | null
}

export interface ScheduleInput {
  id?: number | undefined
  cron_schedule: string
  ui_display_type: string | null
}

export interface HandlerInput {
  id?: number | undefined
  channel_type: ChannelType
  channel_id: number | null
  active: boolean
  options: StoredHandlerOptions
  recipients: RecipientInput[]
  /** Its own time; undefined where the schedules of the notification are for it too. */
  schedule?: ScheduleInput | undefined
}

export interface NotificationInput {
  payload_type: PayloadType
  /** Left out while the owner stays the same. */
  creator_id?: number
  name: string | null
  card_id: number | null
  dashboard_id: number | null
  collection_id: number | null
  collection_position: number | null
  active: boolean
  condition: StoredCondition
  send_once: boolean
  skip_if_empty: boolean
  parameters: { id: string; type: string; [key: string]: unknown }[]
  cards: StoredNotificationCard[]
  /** For all handlers without a time of their own. */
  schedules: ScheduleInput[]
  handlers: HandlerInput[]
}

/** What is saved now: the beginning of a change. */
export function inputOf(notification: Notification): NotificationInput {
  const { payload_type, name, card_id, dashboard_id, collection_id, collection_position } = notification
  const { active, condition, send_once, skip_if_empty, parameters, cards, schedules, handlers } = notification
  return {
    payload_type,
    name,
    card_id,
    dashboard_id,
    collection_id,
    collection_position,
    active,
    condition,
    send_once,
    skip_if_empty,
    parameters,
    cards,
    schedules: schedules.filter(({ handler_id }) => handler_id === null),
    handlers: handlers.map((handler) => handlerInput(notification, handler)),
  }
}

function handlerInput({ schedules }: Notification, handler: NotificationHandler): HandlerInput {
  const { id, channel_type, channel_id, active, options, recipients } = handler
  const schedule = schedules.find(({ handler_id }) => handler_id === id)
  return { id, channel_type, channel_id, active, options, recipients, schedule }
}
