/** `/api/channel`: webhooks that administrators set up (contract: alerts, section 3). */
import { Type, type Static } from 'typebox'
import { Flag, JsonMap, Maybe, NonBlank, Nullable, PositiveInt, TextFlag } from '../schemas/values.ts'

/** Also those that are switched off. */
export const ChannelListQuery = Type.Object({ include_inactive: Flag })

const ChannelName = Type.String({ ...NonBlank, maxLength: 254 })
const ChannelType = Type.String({ pattern: '^channel/http$', rule: 'value must be `channel/http`.' })

/** A new webhook. */
export const ChannelBody = Type.Object({
  name: ChannelName,
  description: Maybe(Type.String({ maxLength: 2000 })),
  type: ChannelType,
  /** Which keys it has is checked where it is used. */
  details: JsonMap,
  active: Maybe(TextFlag),
})
/** A secret that comes back hidden stays unchanged. */
export const ChannelChangesBody = Type.Object({
  name: Maybe(ChannelName),
  description: Maybe(Type.String({ maxLength: 2000 })),
  type: Maybe(ChannelType),
  details: Maybe(JsonMap),
  active: Maybe(TextFlag),
})
/** A webhook that is not saved yet; `id` is that of a saved one, whose hidden secrets count. */
export const ChannelTestBody = Type.Object({ type: ChannelType, details: JsonMap, id: Maybe(PositiveInt) })
const Headers = Type.Record(Type.String(), Type.String())
/** The webhook accepted a test message: what was sent, with secrets hidden, and the beginning of what came back. */
export const ChannelTestAnswer = Type.Object({
  ok: Type.Literal(true),
  request: Type.Object({
    method: Type.String(),
    url: Type.String(),
    headers: Headers,
    /** Null for `GET`. */
    body: Nullable(Type.String()),
  }),
  answer: Type.Object({
    status: Type.Integer(),
    headers: Headers,
    body: Type.String(),
    /** Milliseconds. */
    duration: Type.Integer(),
  }),
})
/** What a test of a webhook sent and got back. */
export type ChannelTestAnswer = Static<typeof ChannelTestAnswer>

/** A webhook without its secrets. */
export const ChannelRecord = Type.Object({
  id: PositiveInt,
  name: Type.String(),
  description: Nullable(Type.String()),
  type: Type.Literal('channel/http'),
  /** Secrets are hidden. */
  details: JsonMap,
  active: Type.Boolean(),
  created_at: Type.String(),
  updated_at: Type.String(),
})
/** Webhooks, the oldest first. */
export const ChannelList = Type.Array(ChannelRecord)
