/** `/api/notification`: subscriptions and alerts as newer clients write them (contract: alerts, section 2). */
import { Type, type Static } from 'typebox'
import { NamedPerson } from '../schemas/answers.ts'
import {
  Flag,
  JsonMap,
  LARGEST_ID,
  Maybe,
  NonBlank,
  Nullable,
  OneOf,
  PositiveInt,
  TextFlag,
} from '../schemas/values.ts'
import { CHANNEL_TYPES } from '../schemas/delivery-channels.ts'
import { PulseCardBody, PulseCardRecord } from './delivery-parts.ts'

const PAYLOAD_TYPES = ['notification/card', 'notification/dashboard'] as const
/** The conditions that every client knows. Some refuse a whole list for one that has another. */
const KNOWN_CONDITIONS = ['has_result', 'goal_above', 'goal_below'] as const
/** `change` and `no_result` are ours. */
const SEND_CONDITIONS = [...KNOWN_CONDITIONS, 'change', 'no_result'] as const
/** Whether a change is measured in the unit of the value or in percent of it. */
export const CHANGE_UNITS = ['value', 'percent'] as const
/** Which way a value has to move. */
export const CHANGE_DIRECTIONS = ['up', 'down', 'both'] as const
/** The earlier run that a value is compared with: the last one, or the one a day, a week, a month or a year before. */
export const CHANGE_AGAINST = ['last-run', 'day', 'week', 'month', 'year'] as const
const RECIPIENT_TYPES = [
  'notification-recipient/user',
  'notification-recipient/group',
  'notification-recipient/raw-value',
] as const

/** What `send_condition: change` compares: the value now with that of an earlier run. */
const ChangeCondition = Type.Object({
  by: Type.Number({ exclusiveMinimum: 0 }),
  unit: OneOf(CHANGE_UNITS),
  direction: OneOf(CHANGE_DIRECTIONS),
  against: OneOf(CHANGE_AGAINST),
  /** Whether the message says why the last period of the question differs from one before. */
  reasons: Type.Optional(Type.Boolean()),
})

const ConditionFields = {
  send_condition: Maybe(OneOf(SEND_CONDITIONS)),
  /** As read; counts while `send_condition` is `has_result`, which clients send back for conditions of ours. */
  condition: Maybe(OneOf(SEND_CONDITIONS)),
  change: Maybe(ChangeCondition),
  /** Only when the condition was not met at the run before. */
  only_when_it_begins: Maybe(TextFlag),
  send_once: Maybe(TextFlag),
}

const PayloadBody = Type.Object({
  id: Maybe(PositiveInt),
  card_id: Maybe(PositiveInt),
  ...ConditionFields,
  name: Maybe(NonBlank),
  dashboard_id: Maybe(PositiveInt),
  parameters: Maybe(Type.Array(Type.Object({ id: Type.String(), value: Type.Optional(Type.Unknown()) }))),
  cards: Maybe(Type.Array(PulseCardBody, { maxItems: 1000 })),
  skip_if_empty: Maybe(TextFlag),
})

const ScheduleBody = Type.Object({
  id: Maybe(PositiveInt),
  type: OneOf(['notification-subscription/cron']),
  /** Quartz, six or seven fields, in the report time zone. */
  cron_schedule: NonBlank,
  ui_display_type: Maybe(OneOf(['cron/raw', 'cron/builder'])),
  event_name: Type.Optional(Type.Null()),
})

const RecipientBody = Type.Object({
  id: Maybe(PositiveInt),
  type: OneOf(RECIPIENT_TYPES),
  user_id: Maybe(PositiveInt),
  permissions_group_id: Maybe(PositiveInt),
  details: Maybe(JsonMap),
})

const HandlerBody = Type.Object({
  id: Maybe(PositiveInt),
  channel_type: OneOf(CHANNEL_TYPES),
  channel_id: Maybe(PositiveInt),
  template_id: Type.Optional(Type.Null()),
  active: Maybe(TextFlag),
  options: Maybe(
    Type.Object({
      attachment_only: Maybe(TextFlag),
      include_pdf: Maybe(TextFlag),
    }),
  ),
  recipients: Maybe(Type.Array(RecipientBody, { maxItems: 1000 })),
})

const RECORD_BODY = {
  payload_type: OneOf(PAYLOAD_TYPES),
  payload: PayloadBody,
  active: Maybe(TextFlag),
  subscriptions: Maybe(Type.Array(ScheduleBody, { maxItems: 20 })),
  handlers: Maybe(Type.Array(HandlerBody, { maxItems: 20 })),
}
/** A new subscription or alert. */
export const NotificationBody = Type.Object(RECORD_BODY)
/** The whole record, edited: parts that are left out are deleted. */
export const NotificationChangesBody = Type.Object({
  ...RECORD_BODY,
  payload_type: Type.Optional(RECORD_BODY.payload_type),
  payload: Type.Optional(PayloadBody),
  payload_id: Maybe(PositiveInt),
  /** Another owner, by an administrator; this key alone changes nothing else. */
  creator_id: Maybe(PositiveInt),
})

/** Each part narrows the list; only active ones unless `include_inactive` is true. */
export const NotificationListQuery = Type.Object({
  payload_type: Type.Optional(OneOf(PAYLOAD_TYPES)),
  card_id: Type.Optional(PositiveInt),
  dashboard_id: Type.Optional(PositiveInt),
  creator_id: Type.Optional(PositiveInt),
  recipient_id: Type.Optional(PositiveInt),
  creator_or_recipient_id: Type.Optional(PositiveInt),
  include_inactive: Flag,
  /** Those whose owner was deactivated: active ones, and those that the server has stopped. */
  orphaned: Flag,
})

const RecipientRecord = Type.Object({
  id: PositiveInt,
  notification_handler_id: PositiveInt,
  type: OneOf(RECIPIENT_TYPES),
  user_id: Nullable(PositiveInt),
  user: Type.Optional(NamedPerson),
  permissions_group_id: Nullable(PositiveInt),
  permissions_group: Type.Optional(Type.Object({ id: PositiveInt, name: Type.String() })),
  details: Nullable(JsonMap),
})

const PayloadRecord = Type.Object({
  id: PositiveInt,
  card_id: Type.Optional(PositiveInt),
  card: Type.Optional(Type.Object({ id: PositiveInt, name: Type.String(), display: Nullable(Type.String()) })),
  dashboard_id: Type.Optional(Nullable(PositiveInt)),
  name: Type.Optional(Nullable(Type.String())),
  parameters: Type.Optional(Type.Array(Type.Unknown())),
  cards: Type.Optional(Type.Array(PulseCardRecord)),
  skip_if_empty: Type.Optional(Type.Boolean()),
  /** `has_result` for conditions of ours, which `condition` names. */
  send_condition: Type.Optional(OneOf(KNOWN_CONDITIONS)),
  condition: Type.Optional(OneOf(SEND_CONDITIONS)),
  change: Type.Optional(Nullable(ChangeCondition)),
  only_when_it_begins: Type.Optional(Type.Boolean()),
  send_once: Type.Optional(Type.Boolean()),
  created_at: Type.String(),
  updated_at: Type.String(),
})

/** A subscription or alert as newer clients read it. */
export const NotificationRecord = Type.Object({
  id: PositiveInt,
  payload_type: OneOf(PAYLOAD_TYPES),
  payload_id: PositiveInt,
  payload: PayloadRecord,
  active: Type.Boolean(),
  creator_id: PositiveInt,
  creator: NamedPerson,
  /** Why the server stopped it, in English; null while nothing did. */
  stop_reason: Nullable(Type.String()),
  /** The same for programs, such as `dashboard-archived`. */
  stop_reason_code: Nullable(Type.String()),
  subscriptions: Type.Array(
    Type.Object({
      id: PositiveInt,
      notification_id: PositiveInt,
      type: Type.Literal('notification-subscription/cron'),
      cron_schedule: Type.String(),
      event_name: Type.Null(),
      ui_display_type: Nullable(Type.String()),
      /** The only handler that it is for, as older clients write it; null for all. */
      handler_id: Nullable(PositiveInt),
      /** When it is due; null while the notification is not active. */
      next_at: Nullable(Type.String()),
      created_at: Type.String(),
    }),
  ),
  handlers: Type.Array(
    Type.Object({
      id: PositiveInt,
      notification_id: PositiveInt,
      channel_type: OneOf(CHANNEL_TYPES),
      channel_id: Nullable(PositiveInt),
      channel: Nullable(Type.Object({ id: PositiveInt, name: Type.String(), type: Type.String() })),
      template_id: Type.Null(),
      template: Type.Null(),
      active: Type.Boolean(),
      options: Type.Object({
        channel: Type.Optional(Type.String()),
        attachment_only: Type.Optional(Type.Boolean()),
        include_pdf: Type.Optional(Type.Boolean()),
      }),
      recipients: Type.Array(RecipientRecord),
    }),
  ),
  created_at: Type.String(),
  updated_at: Type.String(),
})
/** Subscriptions and alerts, the oldest first. */
export const NotificationList = Type.Array(NotificationRecord)

/** The mail of an unsaved body. */
export const NotificationPreview = Type.Object({
  subject: Type.String(),
  /** A whole page; its pictures are in it. */
  html: Type.String(),
  /** True when there is nothing to see. */
  is_empty: Type.Boolean(),
  /** Of alerts: whether the condition is met now; null for subscriptions. */
  is_met: Nullable(Type.Boolean()),
  /** Of alerts: a sentence that says why. */
  reason: Nullable(Type.String()),
})

/** Only to these handlers; to all when left out. */
export const SendNotificationBody = Type.Object({ handler_ids: Maybe(Type.Array(PositiveInt, { maxItems: 20 })) })

/** A schedule that is not saved yet. */
export const ScheduleQuestion = Type.Object({ cron_schedule: NonBlank })
/** The next three times, fewer where it ends, and the report time zone that they are in. */
export const ScheduleAnswer = Type.Object({ next: Type.Array(Type.String()), time_zone: Type.String() })

/** `waiting` is tried again; `failed` is not. */
export const DELIVERY_STATES = ['due', 'waiting', 'sent', 'skipped', 'failed'] as const
/** A date, or a date and time. */
const Moment = Type.String({ maxLength: 40 })

const LOG_FILTER = {
  notification_id: Type.Optional(PositiveInt),
  /** Deliveries with a message by this channel. */
  channel_type: Type.Optional(OneOf(CHANNEL_TYPES)),
  /** Who made the subscription or alert. */
  creator_id: Type.Optional(PositiveInt),
  /** Part of the name or of a recipient. */
  text: Type.Optional(Type.String({ maxLength: 200 })),
  /** When it was due: from then on, and before then. */
  since: Type.Optional(Moment),
  until: Type.Optional(Moment),
  /** Without times of a schedule that has come again since. */
  latest: Type.Optional(TextFlag),
}
/** All filters must fit. At most 200 entries a page, 50 when left out. */
export const DeliveryLogQuery = Type.Object({
  ...LOG_FILTER,
  state: Type.Optional(OneOf(DELIVERY_STATES)),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: LARGEST_ID })),
})
/** Which of the failed deliveries are sent again: those that fit all of these. */
export const ResendBody = Type.Object(LOG_FILTER)
/** How many are sent again, and how many more have failed that fit: one request sends at most 500. */
export const ResendAnswer = Type.Object({ resent: Type.Integer(), left: Type.Integer() })

const MESSAGE_STATES = ['due', 'sending', 'waiting', 'sent', 'failed'] as const

/** How sending a message went. */
const SENT_FIELDS = {
  /** Sent although an earlier try may have arrived. */
  is_repeat: Type.Boolean(),
  error: Nullable(Type.String()),
  bytes: Nullable(Type.Integer()),
  /** Milliseconds. */
  duration: Nullable(Type.Integer()),
}

const LOG_ENTRY = {
  id: PositiveInt,
  notification_id: PositiveInt,
  payload_type: OneOf(PAYLOAD_TYPES),
  name: Type.String(),
  card_id: Nullable(PositiveInt),
  dashboard_id: Nullable(PositiveInt),
  creator: NamedPerson,
  reason: OneOf(['schedule', 'request']),
  due_at: Type.String(),
  /** `waiting` is tried again at `next_try_at`; `failed` is not. */
  state: OneOf(DELIVERY_STATES),
  note: Nullable(Type.String()),
  tries: Type.Integer(),
  next_try_at: Nullable(Type.String()),
  started_at: Nullable(Type.String()),
  ended_at: Nullable(Type.String()),
  messages: Type.Array(
    Type.Object({
      id: PositiveInt,
      channel_type: OneOf(CHANNEL_TYPES),
      /** Of a webhook. */
      channel_name: Nullable(Type.String()),
      recipients: Type.Array(Type.String()),
      state: OneOf(MESSAGE_STATES),
      tries: Type.Integer(),
      ...SENT_FIELDS,
      tried_at: Nullable(Type.String()),
    }),
  ),
}
/** What became of a send: of each message its recipients, and size, duration and error of its last try. */
export const DeliveryLogEntry = Type.Object(LOG_ENTRY)
/** One try: `sending` was broken off, and may have arrived. */
export const DeliveryTry = Type.Object({
  /** Null when it failed before there was anything to send. */
  message_id: Nullable(PositiveInt),
  channel_type: Nullable(OneOf(CHANNEL_TYPES)),
  channel_name: Nullable(Type.String()),
  recipients: Type.Array(Type.String()),
  tried_at: Type.String(),
  state: OneOf(['sending', 'sent', 'failed']),
  ...SENT_FIELDS,
})
/** A delivery with its tries, the earliest first: the last 500. */
export const DeliveryLogDetail = Type.Object({ ...LOG_ENTRY, history: Type.Array(DeliveryTry) })
/** A page of the log and the number of all entries. */
export const DeliveryLog = Type.Object({ data: Type.Array(DeliveryLogEntry), total: Type.Integer() })

export type NotificationBody = Static<typeof NotificationBody>
export type NotificationRecord = Static<typeof NotificationRecord>
/** What narrows the log of deliveries. */
export type DeliveryLogFilter = Static<typeof ResendBody>
export type DeliveryLogEntry = Static<typeof DeliveryLogEntry>
export type DeliveryTry = Static<typeof DeliveryTry>
