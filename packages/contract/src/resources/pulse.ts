/** `/api/pulse`: dashboards that are sent on a schedule (contract: subscriptions, section 1). */
import { Type, type Static } from 'typebox'
import { Flag, Maybe, NonBlank, Nullable, PositiveInt, TextFlag } from '../schemas/values.ts'
import { PULSE_RECORD, PulseCardBody, PulseCardRecord, PulseChannelList } from './delivery-parts.ts'

const CARDS_RULE =
  'value must be an array. Each value must satisfy one of the following requirements: 1) value must be a map with the keys ' +
  '`include_csv`, `include_xls`, and `dashboard_card_id`. 2) value must be a map with the keys `id`, `include_csv`, ' +
  '`include_xls`, and `dashboard_card_id`. The array cannot be empty.'
const Cards = Type.Array(PulseCardBody, { minItems: 1, maxItems: 1000, rule: CARDS_RULE })

/** `archived` lists those that are stopped instead of the active ones. */
export const PulseListQuery = Type.Object({
  archived: Flag,
  dashboard_id: Type.Optional(PositiveInt),
  creator_or_recipient: Flag,
})

/** Values of the dashboard's filters for this subscription. */
const ParameterValues = Type.Array(Type.Object({ id: Type.String(), value: Type.Optional(Type.Unknown()) }), {
  maxItems: 200,
  rule: 'value must be an array. Each value must be a map.',
})

const OPTIONAL_FIELDS = {
  skip_if_empty: Maybe(TextFlag),
  collection_id: Maybe(PositiveInt),
  collection_position: Maybe(PositiveInt),
  dashboard_id: Maybe(PositiveInt),
  parameters: Maybe(ParameterValues),
}
/** A new subscription. */
export const PulseBody = Type.Object({
  name: NonBlank,
  cards: Cards,
  channels: PulseChannelList,
  ...OPTIONAL_FIELDS,
})
/** What is left out stays unchanged; `cards` and `channels` replace the whole list. */
export const PulseChangesBody = Type.Object({
  name: Maybe(NonBlank),
  cards: Maybe(Cards),
  channels: Maybe(PulseChannelList),
  archived: Maybe(TextFlag),
  ...OPTIONAL_FIELDS,
})

/** A subscription as older clients read it. */
export const PulseRecord = Type.Object({
  ...PULSE_RECORD,
  /** Left out for those who only receive it and may not read its collection. */
  cards: Type.Optional(Type.Array(PulseCardRecord)),
})
/** Subscriptions, by name. */
export const PulseList = Type.Array(PulseRecord)

const Schedules = Type.Array(Type.String())
const CHANNEL_FORM = {
  type: Type.String(),
  name: Type.String(),
  schedules: Schedules,
  /** False until an administrator has set it up. */
  configured: Type.Boolean(),
}
/** What can be chosen when a subscription is made, by channel. */
export const PulseFormInput = Type.Object({
  channels: Type.Record(
    Type.String(),
    Type.Object({
      ...CHANNEL_FORM,
      allows_recipients: Type.Boolean(),
      recipients: Type.Optional(Type.Array(Type.String())),
      fields: Type.Optional(
        Type.Array(
          Type.Object({
            name: Type.String(),
            type: Type.String(),
            displayName: Type.String(),
            options: Type.Array(Type.String()),
            required: Type.Boolean(),
          }),
        ),
      ),
      error: Type.Optional(Type.String()),
      /** Of `http`: the active webhooks. A channel has the id of one as its `channel_id`. */
      webhooks: Type.Optional(Type.Array(Type.Object({ id: PositiveInt, name: Type.String() }))),
    }),
  ),
})

/** Also when nothing was sent because every card is empty. */
export const PulseTestAnswer = Type.Object({ ok: Type.Literal(true) })

/** Width of the picture in pixels. */
export const PreviewQuery = Type.Object({ width: Type.Optional(Type.Integer({ minimum: 100, maximum: 2000 })) })
/** A card as HTML, with its number of rows and columns. */
export const PreviewInfo = Type.Object({
  id: PositiveInt,
  pulse_card_type: Nullable(Type.String()),
  pulse_card_html: Type.String(),
  pulse_card_name: Type.String(),
  pulse_card_url: Type.String(),
  row_count: Type.Integer(),
  col_count: Type.Integer(),
})

export type PulseBody = Static<typeof PulseBody>
export type PulseChangesBody = Static<typeof PulseChangesBody>
export type PulseRecord = Static<typeof PulseRecord>
