/** `/api/persist`: models that are kept as tables. */
import { Type } from 'typebox'
import { Page } from '../schemas/paging.ts'
import { JsonMap, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

/**
 * creating: waits for its first refresh, or for the next one since the model was changed. refreshing: a refresh runs.
 * persisted: queries read the table. error: the last refresh failed, and queries read the source. off: somebody stopped it for
 * this model. deletable: the table will be dropped.
 */
export const PERSISTENCE_STATES = ['creating', 'refreshing', 'persisted', 'error', 'off', 'deletable'] as const
/** One of {@link PERSISTENCE_STATES}. */
export type PersistenceState = (typeof PERSISTENCE_STATES)[number]

/**
 * `active`: the state is persisted. `definition` has the columns, and is null until the first refresh. `next-fire-time`: when
 * the schedule refreshes it next. `rows_as_of`: when the rows that queries read were read; `row_count` their number.
 */
export const PersistedInfo = Type.Object({
  id: PositiveInt,
  database_id: PositiveInt,
  database_name: Type.String(),
  schema_name: Type.String(),
  table_name: Type.String(),
  card_id: PositiveInt,
  card_name: Type.String(),
  card_archived: Type.Boolean(),
  card_type: Type.String(),
  collection_id: Nullable(PositiveInt),
  collection_name: Nullable(Type.String()),
  collection_authority_level: Nullable(Type.String()),
  definition: Nullable(JsonMap),
  active: Type.Boolean(),
  state: OneOf(PERSISTENCE_STATES),
  error: Nullable(Type.String()),
  refresh_begin: Type.String(),
  refresh_end: Nullable(Type.String()),
  'next-fire-time': Nullable(Type.String()),
  rows_as_of: Nullable(Type.String()),
  row_count: Nullable(Type.Integer()),
  creator_id: Nullable(PositiveInt),
  creator: Nullable(JsonMap),
})

/** `GET /api/persist`. */
export const PersistedInfoQuery = Type.Object({ ...Page })

/** Newest `refresh_begin` first. `limit` and `offset` are null without pages. */
export const PersistedInfoPage = Type.Object({
  data: Type.Array(PersistedInfo),
  total: Type.Integer(),
  limit: Nullable(Type.Integer()),
  offset: Nullable(Type.Integer()),
})

/** `POST /api/persist/set-refresh-schedule`: a Quartz cron string of seven fields; the last one is `*`. */
export const RefreshScheduleBody = Type.Object({
  cron: Type.String({
    pattern: '^\\S+( +\\S+){6}$',
    maxLength: 200,
    rule:
      'Value must be a string representing a cron schedule of format <seconds> <minutes> <hours> <day of month> <month> ' +
      '<day of week> <year>',
  }),
})
