/** Executions of actions and changes of rows in place, as they are logged: ours (contract: actions, section 9). */
import { Type } from 'typebox'
import { NamedPerson } from '../schemas/answers.ts'
import { JsonMap, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

const STATES = ['running', 'done', 'failed', 'unknown'] as const

/** What became of an execution; `unknown` where the connection was lost while the database committed. */
export type ActionRunState = (typeof STATES)[number]

/** A date, or a date and time. */
const Moment = Type.String({ maxLength: 40 })

/** `until` is left out itself, `limit` is 100 by default, and `before` is the `next` of the page before. */
export const ActionRunsOfOneQuery = Type.Object({
  user_id: Type.Optional(PositiveInt),
  state: Type.Optional(OneOf(STATES)),
  since: Type.Optional(Moment),
  until: Type.Optional(Moment),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  before: Type.Optional(PositiveInt),
})

/** The same for all executions: of one action, or of the rows of one table. */
export const ActionRunsQuery = Type.Object({
  ...ActionRunsOfOneQuery.properties,
  action_id: Type.Optional(PositiveInt),
  table_id: Type.Optional(PositiveInt),
})

/** An execution. `name` is that of the action or the table at that time; `user` is null for guests. */
export const ActionRun = Type.Object({
  id: PositiveInt,
  action_id: Nullable(PositiveInt),
  table_id: Nullable(PositiveInt),
  name: Type.String(),
  user: Nullable(NamedPerson),
  dashboard_id: Nullable(PositiveInt),
  way: OneOf(['app', 'public']),
  /** As they were sent, values of sensitive columns masked. */
  values: JsonMap,
  state: OneOf(STATES),
  changed_rows: Nullable(Type.Integer()),
  error: Nullable(Type.String()),
  started_at: Type.String(),
  ended_at: Nullable(Type.String()),
})

/** The newest first. */
export const ActionRunPage = Type.Object({
  data: Type.Array(ActionRun),
  /** Sent as `before`, it gives the page that follows; null at the end. */
  next: Nullable(PositiveInt),
})
