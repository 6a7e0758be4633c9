/** `/api/alert`: questions that report when their result matters (contract: alerts, section 1). */
import { Type, type Static } from 'typebox'
import { Flag, Maybe, Nullable, OneOf, PositiveInt, TextFlag } from '../schemas/values.ts'
import { AlertCardBody, PULSE_RECORD, PulseCardRecord, PulseChannelList } from './delivery-parts.ts'

const Condition = OneOf(['rows', 'goal'])

export const AlertListQuery = Type.Object({ archived: Flag, user_id: Type.Optional(PositiveInt) })
export const AlertsOfQuestionQuery = Type.Object({ archived: Flag })

export const AlertBody = Type.Object({
  alert_condition: Condition,
  alert_first_only: TextFlag,
  /** Goal: whether values from the goal up count, or those below it. */
  alert_above_goal: Maybe(TextFlag),
  card: AlertCardBody,
  channels: PulseChannelList,
})
export const AlertChangesBody = Type.Object({
  alert_condition: Maybe(Condition),
  alert_first_only: Maybe(TextFlag),
  alert_above_goal: Maybe(TextFlag),
  card: Maybe(AlertCardBody),
  channels: Maybe(PulseChannelList),
  archived: Maybe(TextFlag),
})

export const AlertRecord = Type.Object({
  ...PULSE_RECORD,
  card: PulseCardRecord,
  alert_condition: Condition,
  alert_first_only: Type.Boolean(),
  alert_above_goal: Nullable(Type.Boolean()),
})
export const AlertList = Type.Array(AlertRecord)

export type AlertInput = Static<typeof AlertBody>
export type AlertChanges = Static<typeof AlertChangesBody>
export type AlertAnswer = Static<typeof AlertRecord>
