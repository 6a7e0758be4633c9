/** `/api/task`. */
import { Type } from 'typebox'
import { Page } from '../schemas/paging.ts'
import { JsonMap, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

const TaskStatus = OneOf(['started', 'success', 'failed', 'unknown'])

/** The latest first, 50 a page, unless the request says otherwise. */
export const TaskQuery = Type.Object({
  ...Page,
  status: Type.Optional(TaskStatus),
  task: Type.Optional(Type.String()),
  sort_column: Type.Optional(OneOf(['started_at', 'ended_at', 'duration'])),
  sort_direction: Type.Optional(OneOf(['asc', 'desc'])),
})

/** `duration` is in milliseconds. `unknown`: the process died before the end. */
export const TaskRecord = Type.Object({
  id: PositiveInt,
  task: Type.String(),
  db_id: Nullable(PositiveInt),
  started_at: Type.String(),
  ended_at: Nullable(Type.String()),
  duration: Nullable(Type.Integer()),
  status: TaskStatus,
  task_details: JsonMap,
  logs: Type.Null(),
  run_id: Type.Null(),
})

/** Tasks are kept for 60 days. */
export const TaskPage = Type.Object({
  data: Type.Array(TaskRecord),
  total: Type.Integer(),
  limit: Type.Integer(),
  offset: Type.Integer(),
})

/** Kinds of background work, such as `sync.database`. */
export const TaskNames = Type.Array(Type.String())

/** Scheduled jobs with their next time. */
export const TaskInfo = Type.Object({ scheduler: Type.Array(Type.String()), jobs: Type.Array(JsonMap) })
