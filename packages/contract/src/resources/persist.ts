/** `/api/persist`: models that are kept as tables, and copies of models and tables. */
import { Type, type Static } from 'typebox'
import { Page } from '../schemas/paging.ts'
import { Flag, JsonMap, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

/**
 * creating: waits for its first refresh, or for the next one since the model was changed. refreshing: a refresh runs.
 * persisted: queries read the table. error: the last refresh failed, and queries read the source. off: somebody stopped it for
 * this model. deletable: the table will be dropped.
 */
export const PERSISTENCE_STATES = ['creating', 'refreshing', 'persisted', 'error', 'off', 'deletable'] as const
/** One of {@link PERSISTENCE_STATES}. */
export type PersistenceState = (typeof PERSISTENCE_STATES)[number]

/** What is kept: the rows of a model, or those of a table. */
const PERSISTENCE_KINDS = ['model', 'table'] as const
/** One of these. */
export type PersistenceKind = (typeof PERSISTENCE_KINDS)[number]

/** Where: as a table of the connected database, or in a file of the server's own. */
const PERSISTENCE_TARGETS = ['warehouse', 'copy'] as const
/** One of these. */
export type PersistenceTargetName = (typeof PERSISTENCE_TARGETS)[number]

/**
 * How far answers from a copied column are the source's: `full`, for all that is asked of it; `shown`, where it is only shown or
 * counted; `absent`, where it is not in the copy. `note` says why.
 */
const CopiedColumnRecord = Type.Object({
  name: Type.String(),
  note: Nullable(Type.String()),
  class: OneOf(['full', 'shown', 'absent']),
  databaseType: Type.String(),
  differsAsText: Type.Boolean(),
  ordersAlike: Type.Boolean(),
  orderColumn: Nullable(Type.String()),
  wallTimes: Type.Record(Type.String(), Type.String()),
})
/** The same as a type. */
export type CopiedColumnRecord = Static<typeof CopiedColumnRecord>

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
  target: OneOf(PERSISTENCE_TARGETS),
})

const MOST_SECONDS = 31_536_000
const MaxAge = Type.Integer({ minimum: 1, maximum: MOST_SECONDS, rule: 'value must be a number of seconds' })

/** `GET /api/persist`. */
export const PersistedInfoQuery = Type.Object({ ...Page })

/** Newest `refresh_begin` first. `limit` and `offset` are null without pages. */
export const PersistedInfoPage = Type.Object({
  data: Type.Array(PersistedInfo),
  total: Type.Integer(),
  limit: Nullable(Type.Integer()),
  offset: Nullable(Type.Integer()),
})

const CopyChoices = { max_age_s: Type.Optional(Nullable(MaxAge)), accepts_float_sums: Flag }

/** `POST /api/card/:id/persist`; may be left out. Without `target`, the rows are kept as a table of the connected database. */
export const PersistCardBody = Type.Union([
  Type.Object({ target: Type.Optional(OneOf(PERSISTENCE_TARGETS)), ...CopyChoices }),
  Type.Null(),
])

/** Where a model is to be kept, and how. */
export type CardChoices = NonNullable<Static<typeof PersistCardBody>>

const MOST_LOOK_BACK = 2_000_000_000
const MOST_REFRESHES = 1000

/**
 * `column`: by its greatest value, new rows are found. `look_back`: how far before it rows are read again, in days of a date or a
 * time, else in units. Every `full_every`-th refresh reads all rows; 24 when left out.
 */
const GrowingChoice = Type.Object({
  column: Type.String(),
  look_back: Type.Optional(
    Type.Integer({ minimum: 0, maximum: MOST_LOOK_BACK, rule: 'value must be zero or greater' }),
  ),
  full_every: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MOST_REFRESHES, rule: 'value must be a number of refreshes' }),
  ),
})

/** `POST /api/persist/table/:id/persist`; may be left out. Without `growing`, every refresh reads all rows. */
export const CopyTableBody = Type.Union([
  Type.Object({ ...CopyChoices, growing: Type.Optional(Nullable(GrowingChoice)) }),
  Type.Null(),
])
/** How a table is to be copied. */
export type TableChoices = NonNullable<Static<typeof CopyTableBody>>

/** `POST /api/persist/table/:id/refresh`; may be left out. `full`: reads all rows, also where only new ones are read otherwise. */
export const CopyRefreshBody = Type.Union([Type.Object({ full: Flag }), Type.Null()])
/** How a copy is to be refreshed. */
export type CopyRefresh = NonNullable<Static<typeof CopyRefreshBody>>

/** A column that may find new rows of a table; a look-back is in days, or in units of a whole number. */
const GrowingColumn = Type.Object({ name: Type.String(), display_name: Type.String(), unit: OneOf(['day', 'one']) })
/** The same as a type. */
export type GrowingColumn = Static<typeof GrowingColumn>

/**
 * Rows in a file of the server's own. `max_age_s`: seconds after which they are too old to be read, null for never. `file`: whether
 * this machine has it; `missing` and `damaged` ones are made by the next refresh, and questions are asked of the source until then.
 * `next-fire-time`: when the schedule refreshes it next; null for one that was stopped.
 */
export const CopyInfo = Type.Object({
  id: PositiveInt,
  kind: OneOf(PERSISTENCE_KINDS),
  database_id: PositiveInt,
  database_name: Type.String(),
  card_id: Nullable(PositiveInt),
  table_id: Nullable(PositiveInt),
  name: Type.String(),
  state: OneOf(PERSISTENCE_STATES),
  error: Nullable(Type.String()),
  refresh_begin: Type.String(),
  refresh_end: Nullable(Type.String()),
  'next-fire-time': Nullable(Type.String()),
  rows_as_of: Nullable(Type.String()),
  row_count: Nullable(Type.Integer()),
  bytes: Nullable(Type.Integer()),
  fill_ms: Nullable(Type.Integer()),
  max_age_s: Nullable(Type.Integer()),
  accepts_float_sums: Type.Boolean(),
  columns: Nullable(Type.Array(CopiedColumnRecord)),
  /** The column that finds new rows; null where every refresh reads all rows. */
  growing: Nullable(Type.Object({ column: Type.String(), look_back: Type.Integer(), full_every: Type.Integer() })),
  /** When all rows were last read; null where the last refresh did. */
  full_as_of: Nullable(Type.String()),
  /** Rows that the last refresh read of the source. */
  added_rows: Nullable(Type.Integer()),
  /** When this server last wrote to the database; null for never. */
  written_at: Nullable(Type.String()),
  /** True while the rows are older than that: questions read the source until the next refresh. */
  is_outdated: Type.Boolean(),
  file: OneOf(['none', 'here', 'missing', 'damaged']),
})

/**
 * What a copy was good for since `since`, at most 30 days ago: answers from it, by how much they were faster than the source on average,
 * refreshes, and how long those took.
 */
const CopyUses = Type.Object({
  since: Type.String(),
  runs: Type.Integer(),
  saved_ms: Type.Integer(),
  last_used_at: Nullable(Type.String()),
  refreshes: Type.Integer(),
  refresh_ms: Type.Integer(),
})
/** The same as a type. */
export type CopyUses = Static<typeof CopyUses>

/** `GET /api/persist/copy`: newest `refresh_begin` first. `disk`: what copies take on this machine, and may take, in bytes. */
export const CopyList = Type.Object({
  data: Type.Array(Type.Object({ ...CopyInfo.properties, uses: CopyUses })),
  disk: Type.Object({ used: Type.Integer(), limit: Type.Integer() }),
})

/**
 * `GET /api/persist/card/:id/choices` and `…/table/:id/choices`. `runs`: how often an answer was not cached in the last `days`
 * days for saved questions on it, and `average_ms` how long that took. `refused`: why it cannot be kept so; null where it can,
 * and `warehouse` is left out for tables. `copy`: what there is of one.
 */
export const PersistenceChoices = Type.Object({
  days: Type.Integer(),
  runs: Type.Integer(),
  average_ms: Nullable(Type.Number()),
  refused: Type.Object({ copy: Nullable(Type.String()), warehouse: Type.Optional(Nullable(Type.String())) }),
  copy: Nullable(CopyInfo),
  /** True for a model that `GET /api/persist/card/:id` knows, in whatever way its rows are kept. */
  stored: Type.Boolean(),
  /** Columns that may find new rows; left out for models. */
  growing_columns: Type.Optional(Type.Array(GrowingColumn)),
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
