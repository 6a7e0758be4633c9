/** `/api/alert`: questions that report when their result matters (contract: alerts, section 1). */
import { Type, type Static } from 'typebox'
import { Flag, Maybe, Nullable, OneOf, PositiveInt, TextFlag } from '../schemas/values.ts'
import { AlertCardBody, PULSE_RECORD, PulseCardRecord, PulseChannelList } from './delivery-parts.ts'

const Condition = OneOf(['rows', 'goal'])

/** `user_id` narrows to one person, for administrators. */
export const AlertListQuery = Type.Object({ archived: Flag, user_id: Type.Optional(PositiveInt) })
/** `archived` lists those that are stopped instead of the active ones. */
export const AlertsOfQuestionQuery = Type.Object({ archived: Flag })

/** A new alert. */
export const AlertBody = Type.Object({
  alert_condition: Condition,
  alert_first_only: TextFlag,
  /** Goal: whether values from the goal up count, or those below it. */
  alert_above_goal: Maybe(TextFlag),
  card: AlertCardBody,
  channels: PulseChannelList,
})
/** What is left out stays unchanged; `channels` replaces the whole list. */
export const AlertChangesBody = Type.Object({
  alert_condition: Maybe(Condition),
  alert_first_only: Maybe(TextFlag),
  alert_above_goal: Maybe(TextFlag),
  card: Maybe(AlertCardBody),
  channels: Maybe(PulseChannelList),
  archived: Maybe(TextFlag),
})

/** An alert as older clients read it. Conditions that they do not know are shown as `rows`. */
export const AlertRecord = Type.Object({
  ...PULSE_RECORD,
  card: PulseCardRecord,
  alert_condition: Condition,
  alert_first_only: Type.Boolean(),
  alert_above_goal: Nullable(Type.Boolean()),
})
/** Alerts, the oldest first. */
export const AlertList = Type.Array(AlertRecord)

export type AlertBody = Static<typeof AlertBody>
export type AlertChangesBody = Static<typeof AlertChangesBody>
export type AlertRecord = Static<typeof AlertRecord>
