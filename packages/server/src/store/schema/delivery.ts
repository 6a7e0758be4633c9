/** What is sent to people on a schedule, and what became of each send. */
import type { ChannelType } from '@querent/contract'
import type { Generated } from 'kysely'
import type { Defaulted, StoredParameter, Timestamp } from './columns.ts'

/** A way to reach people that an administrator has set up and named. */
interface ChannelsTable {
  id: Generated<number>
  name: string
  description: string | null
  type: 'channel/http'
  /** Encrypted JSON. */
  details: string
  active: Defaulted<boolean>
  created_at: Timestamp
  updated_at: Timestamp
}

/** When something is worth sending. */
export type StoredCondition =
  | { kind: 'always' | 'rows' | 'no-rows'; onChangeOnly?: boolean }
  | { kind: 'goal'; isAbove: boolean; onChangeOnly?: boolean }
  | {
      kind: 'change'
      by: number
      unit: 'value' | 'percent'
      direction: 'up' | 'down' | 'both'
      against: 'last-run' | 'day' | 'week' | 'month' | 'year'
      /** Says why the last period of the question differs from one before. */
      reasons?: boolean
      onChangeOnly?: boolean
    }

/** A card of a subscription or an alert, and which files of it are attached. */
export interface StoredNotificationCard {
  id: number | null
  dashboard_card_id: number | null
  include_csv: boolean
  include_xls: boolean
  format_rows: boolean
  pivot_results: boolean
}

export type PayloadType = 'notification/card' | 'notification/dashboard'

interface NotificationsTable {
  id: Generated<number>
  payload_type: PayloadType
  /** Of subscriptions. */
  name: string | null
  /** Whose rights decide what is sent. */
  creator_id: number
  /** The question of an alert. */
  card_id: number | null
  /** The dashboard of a subscription; null for one of single cards. */
  dashboard_id: number | null
  collection_id: number | null
  collection_position: number | null
  active: Defaulted<boolean>
  condition: StoredCondition
  send_once: Defaulted<boolean>
  skip_if_empty: Defaulted<boolean>
  parameters: StoredParameter[]
  cards: StoredNotificationCard[]
  /** Why the server stopped it, in words for its owner; null while nothing did. */
  stop_reason: string | null
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

/** What the condition of an alert came to at a time; what later runs are compared with. */
interface NotificationOutcomesTable {
  id: Generated<number>
  notification_id: number
  at: Timestamp
  /** The number that the condition looks at, as exact text; null for none. */
  measured: string | null
  is_met: boolean
}

/** Options of a handler: what a channel needs beyond recipients. */
export interface StoredHandlerOptions {
  /** Slack: `#name` or `@name`. */
  channel?: string
  /** Files without the pictures in the message. */
  attachment_only?: boolean
  /** The dashboard as a PDF file. */
  include_pdf?: boolean
}

interface NotificationHandlersTable {
  id: Generated<number>
  notification_id: number
  channel_type: ChannelType
  /** One of `channels`. */
  channel_id: number | null
  active: Defaulted<boolean>
  options: StoredHandlerOptions
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

interface NotificationSchedulesTable {
  id: Generated<number>
  notification_id: number
  /** The only handler that it is for; null for all. */
  handler_id: number | null
  /** Quartz, in the report time zone. */
  cron_schedule: string
  ui_display_type: string | null
  /** Null while nothing is due: the notification or the handler is not active. */
  next_at: Timestamp | null
  /** IANA name of the zone that `next_at` was worked out in. */
  time_zone: string
  /** By the clock of the process that worked out `next_at`. */
  worked_out_at: Timestamp
  created_at: Timestamp
}

export type RecipientType =
  | 'notification-recipient/user'
  | 'notification-recipient/group'
  | 'notification-recipient/raw-value'

interface NotificationRecipientsTable {
  id: Generated<number>
  notification_id: number
  handler_id: number
  type: RecipientType
  user_id: number | null
  permissions_group_id: number | null
  /** An e-mail address, or a channel of Slack. */
  address: string | null
  created_at: Timestamp
  /** When an address left by the link of a mail. It may come back by the same link. Null for those that receive. */
  left_at: Generated<Timestamp | null>
}

/** Why something was not sent: a code of `delivery/causes.ts` with what fills its sentence. */
export interface StoredCause {
  code: string
  values?: Readonly<Record<string, string | number | readonly StoredCause[]>>
}

/** `waiting` is tried again; `failed` is not. */
export type DeliveryState = 'due' | 'waiting' | 'sent' | 'skipped' | 'failed'

interface DeliveriesTable {
  id: Generated<number>
  notification_id: number
  /** The schedule whose time it was; null for what somebody asked for. */
  schedule_id: number | null
  /** The only handlers that it is for; null for all. */
  handler_ids: number[] | null
  reason: 'schedule' | 'request'
  requester_id: number | null
  due_at: Timestamp
  state: DeliveryState
  /** Why it was skipped, or failed: what its messages say, or what came before there were any. */
  causes: Generated<readonly StoredCause[] | null>
  /** The same in English, of deliveries that have no causes: from before these were kept. */
  note: Generated<string | null>
  tries: Defaulted<number>
  next_try_at: Timestamp | null
  started_at: Timestamp | null
  ended_at: Timestamp | null
}

/** `sending` may have arrived: the server ended before it knew. `waiting` is tried again; `failed` is not. */
type MessageState = 'due' | 'sending' | 'waiting' | 'sent' | 'failed'

/** One message of a delivery: all users of a handler together, or one address. */
interface DeliveryMessagesTable {
  id: Generated<number>
  delivery_id: number
  handler_id: number | null
  channel_type: ChannelType
  channel_id: number | null
  /** Addresses, or channels. */
  recipients: string[]
  state: MessageState
  tries: Defaulted<number>
  /** Sent although an earlier try may have arrived. */
  is_repeat: Defaulted<boolean>
  causes: Generated<readonly StoredCause[] | null>
  /** The same in English, from before causes were kept, and so without them. */
  error: Generated<string | null>
  bytes: number | null
  /** Milliseconds. */
  duration: number | null
  tried_at: Timestamp | null
  /** Of the last try that is planned for its part; of one that is sent again, when that was asked for. Null before both. */
  next_try_at: Generated<Timestamp | null>
  /** A job of its own part sends it, not the one of the delivery: it waits for room or for its next try. */
  is_apart: Defaulted<boolean>
}

/** One try to send something. */
interface DeliveryTriesTable {
  id: Generated<number>
  delivery_id: number
  /** Null when it failed before there was anything to send. */
  message_id: number | null
  tried_at: Timestamp
  /** `sending` was broken off, and may have arrived. */
  state: 'sending' | 'sent' | 'failed'
  is_repeat: Defaulted<boolean>
  causes: Generated<readonly StoredCause[] | null>
  /** The same in English, from before causes were kept, and so without them. */
  error: Generated<string | null>
  bytes: number | null
  /** Milliseconds. */
  duration: number | null
}

export type DeliveryTables = {
  channels: ChannelsTable
  notifications: NotificationsTable
  notification_outcomes: NotificationOutcomesTable
  notification_handlers: NotificationHandlersTable
  notification_schedules: NotificationSchedulesTable
  notification_recipients: NotificationRecipientsTable
  deliveries: DeliveriesTable
  delivery_messages: DeliveryMessagesTable
  delivery_tries: DeliveryTriesTable
}
