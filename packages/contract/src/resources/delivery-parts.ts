/** What subscriptions, alerts and notifications share. */
import { Type, type Static } from 'typebox'
import { CHANNEL_NAMES } from '../schemas/delivery-channels.ts'
import { NamedPerson } from '../schemas/answers.ts'
import { Email, Maybe, NonBlank, Nullable, OneOf, PositiveInt, TextFlag } from '../schemas/values.ts'

/** How often a channel of a subscription is sent. */
export const SCHEDULE_TYPES = ['hourly', 'daily', 'weekly', 'monthly'] as const
/** Days as schedules name them. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** Which day of a month: the first, the 15th or the last. */
export const SCHEDULE_FRAMES = ['first', 'mid', 'last'] as const

/** When a channel of a subscription is sent, in the report time zone. */
export const ScheduleFields = {
  schedule_type: OneOf(SCHEDULE_TYPES),
  /** 0 to 23; null for hourly. */
  schedule_hour: Maybe(Type.Integer({ minimum: 0, maximum: 23 })),
  /** Weekly, and monthly with the first or last such day. */
  schedule_day: Maybe(OneOf(WEEKDAYS)),
  /** Monthly only; `mid` is the 15th. */
  schedule_frame: Maybe(OneOf(SCHEDULE_FRAMES)),
}

/** A user by id, or an address that belongs to nobody here. */
const PulseRecipientBody = Type.Object({ id: Maybe(PositiveInt), email: Maybe(Email) })

/** A channel of a subscription with its own schedule, as older clients send it. */
export const PulseChannelBody = Type.Object({
  id: Maybe(PositiveInt),
  channel_type: OneOf(CHANNEL_NAMES),
  /** Of a webhook. */
  channel_id: Maybe(PositiveInt),
  enabled: Maybe(TextFlag),
  ...ScheduleFields,
  details: Maybe(
    Type.Object({
      /** Slack: `#name` or `@name`. */
      channel: Maybe(Type.String({ maxLength: 254 })),
      attachment_only: Maybe(TextFlag),
      include_pdf: Maybe(TextFlag),
    }),
  ),
  recipients: Maybe(Type.Array(PulseRecipientBody, { maxItems: 1000 })),
})

/** All channels of a subscription: those left out are deleted. */
export const PulseChannelList = Type.Array(PulseChannelBody, {
  minItems: 1,
  maxItems: 20,
  rule: 'value must be an array. Each value must be a map. The array cannot be empty.',
})

const CARD_FILES = {
  include_csv: TextFlag,
  include_xls: TextFlag,
  format_rows: Maybe(TextFlag),
  pivot_results: Maybe(TextFlag),
  dashboard_card_id: Maybe(PositiveInt),
}
/** A card of a subscription and the files of it that are attached; without an id, the place of a text. */
export const PulseCardBody = Type.Object({ id: Maybe(PositiveInt), ...CARD_FILES })
/** The question of an alert. */
export const AlertCardBody = Type.Object(
  { id: PositiveInt, ...CARD_FILES },
  { rule: 'value must be a map with the keys `id`, `include_csv`, `include_xls`, and `dashboard_card_id`.' },
)

/** A card of a subscription with what it is called; `dashboard_card_id` is its place on the dashboard. */
export const PulseCardRecord = Type.Object({
  id: Nullable(PositiveInt),
  name: Nullable(Type.String()),
  description: Nullable(Type.String()),
  collection_id: Nullable(PositiveInt),
  display: Nullable(Type.String()),
  include_csv: Type.Boolean(),
  include_xls: Type.Boolean(),
  format_rows: Type.Boolean(),
  pivot_results: Type.Boolean(),
  dashboard_card_id: Nullable(PositiveInt),
  dashboard_id: Nullable(PositiveInt),
  parameter_mappings: Type.Null(),
})

const PulseRecipientRecord = Type.Object({
  id: Type.Optional(PositiveInt),
  email: Type.String(),
  first_name: Type.Optional(Nullable(Type.String())),
  last_name: Type.Optional(Nullable(Type.String())),
  common_name: Type.Optional(Type.String()),
})

/** A channel of a subscription as older clients read it; hours are in the report time zone. */
export const PulseChannelRecord = Type.Object({
  id: PositiveInt,
  pulse_id: PositiveInt,
  entity_id: Type.String(),
  channel_type: OneOf(CHANNEL_NAMES),
  channel_id: Nullable(PositiveInt),
  enabled: Type.Boolean(),
  schedule_type: OneOf(SCHEDULE_TYPES),
  schedule_hour: Nullable(Type.Integer()),
  schedule_day: Nullable(OneOf(WEEKDAYS)),
  schedule_frame: Nullable(OneOf(SCHEDULE_FRAMES)),
  details: Type.Object({
    channel: Type.Optional(Type.String()),
    attachment_only: Type.Optional(Type.Boolean()),
    include_pdf: Type.Optional(Type.Boolean()),
  }),
  /** Left out for those who only receive it and may not read its collection. */
  recipients: Type.Optional(Type.Array(PulseRecipientRecord)),
  created_at: Type.String(),
  updated_at: Type.String(),
})

/** Keys of subscriptions and alerts alike. */
export const PULSE_RECORD = {
  id: PositiveInt,
  entity_id: Type.String(),
  name: Nullable(Type.String()),
  creator_id: PositiveInt,
  creator: NamedPerson,
  dashboard_id: Nullable(PositiveInt),
  collection_id: Nullable(PositiveInt),
  collection_position: Nullable(Type.Integer()),
  archived: Type.Boolean(),
  skip_if_empty: Type.Boolean(),
  parameters: Type.Array(Type.Unknown()),
  channels: Type.Array(PulseChannelRecord),
  can_write: Type.Boolean(),
  /** Why the server stopped it, in English; null while nothing did. */
  stop_reason: Nullable(Type.String()),
  /** The same for programs, such as `dashboard-archived`. */
  stop_reason_code: Nullable(Type.String()),
  created_at: Type.String(),
  updated_at: Type.String(),
}

/** 204 of a recipient who leaves; 404 for somebody who does not receive it. */
export const UnsubscribeBody = Type.Object({
  'pulse-id': PositiveInt,
  email: Email,
  hash: NonBlank,
})
/** As newer clients name what is left: by a channel of it. */
export const NotificationUnsubscribeBody = Type.Object({
  'notification-handler-id': PositiveInt,
  email: Email,
  hash: NonBlank,
})
/** What the link of a mail holds, in its query. */
export const UnsubscribeQuery = UnsubscribeBody
/** What mail programs send to that link (RFC 8058). */
export const OneClickBody = Type.Object({ 'List-Unsubscribe': Type.Literal('One-Click') })
/** `title` names what is no longer received, or received again. */
export const UnsubscribeAnswer = Type.Object({ status: Type.Literal('success'), title: Type.String() })

export type PulseChannelBody = Static<typeof PulseChannelBody>
export type PulseChannelRecord = Static<typeof PulseChannelRecord>
export type PulseCardBody = Static<typeof PulseCardBody>
export type PulseCardRecord = Static<typeof PulseCardRecord>
