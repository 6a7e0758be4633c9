/** `/api/alert`: questions that report when their result matters (contract: alerts, section 1). */
import { Type, type Static } from 'typebox'
import { Flag, Maybe, Nullable, OneOf, PositiveInt, TextFlag } from '../schemas/values.ts'
import { AlertCardBody, PULSE_RECORD, PulseCardRecord, PulseChannelList } from './delivery-parts.ts'

const CONDITIONS = ['rows', 'goal'] as const
const Condition = OneOf(CONDITIONS)
/** Refusals are in the words of the original. */
const ConditionBody = Type.Unsafe<(typeof CONDITIONS)[number]>(
  Type.Enum([...CONDITIONS], { rule: 'value must be one of: `goal`, `rows`.' }),
)
const FirstOnlyBody = Type.Union([Type.Boolean(), Type.Enum(['true', 'false'])], { rule: 'value must be a boolean.' })

/** `user_id` narrows to one person, for administrators. */
export const AlertListQuery = Type.Object({ archived: Flag, user_id: Type.Optional(PositiveInt) })
/** `archived` lists those that are stopped instead of the active ones. */
export const AlertsOfQuestionQuery = Type.Object({ archived: Flag })

/** A new alert. */
export const AlertBody = Type.Object({
  alert_condition: ConditionBody,
  alert_first_only: FirstOnlyBody,
  /** Goal: whether values from the goal up count, or those below it. */
  alert_above_goal: Maybe(TextFlag),
  card: AlertCardBody,
  channels: PulseChannelList,
})
/** What is left out stays unchanged; `channels` replaces the whole list. */
export const AlertChangesBody = Type.Object({
  alert_condition: Maybe(ConditionBody),
  alert_first_only: Maybe(FirstOnlyBody),
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
