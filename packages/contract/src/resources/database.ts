/** `/api/database` (contract: databases, section 1). */
import { Type, type Static } from 'typebox'
import { RULE_TEXT, validationError } from '../errors.ts'
import { Named } from '../schemas/answers.ts'
import { isMap } from '../json/is-map.ts'
import {
  Flag,
  JsonMap,
  Maybe,
  NonBlank,
  Nullable,
  OneOf,
  OneOfOrEmpty,
  PositiveInt,
  TextFlag,
} from '../schemas/values.ts'
import { TableOfDatabase, VirtualTableList, VirtualTableWithFields } from './table.ts'

const SCHEDULE_TYPES = ['hourly', 'daily', 'weekly', 'monthly'] as const
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const FRAMES = ['first', 'mid', 'last'] as const

/** The virtual database whose tables are saved questions. */
export const SAVED_QUESTIONS_ID = -1337

/** When a database is looked at again; a friendlier form of a cron string. */
export const Schedule = Type.Object({
  schedule_type: OneOf(SCHEDULE_TYPES),
  schedule_minute: Maybe(Type.Integer({ minimum: 0, maximum: 59 })),
  schedule_hour: Maybe(Type.Integer({ minimum: 0, maximum: 23 })),
  schedule_day: Maybe(OneOf(WEEKDAYS)),
  schedule_frame: Maybe(OneOf(FRAMES)),
})

export const Schedules = Type.Object({
  metadata_sync: Maybe(Schedule),
  cache_field_values: Maybe(Schedule),
})

const Shared = {
  is_full_sync: Maybe(TextFlag),
  is_on_demand: Maybe(TextFlag),
  schedules: Maybe(Schedules),
  metadata_sync_schedule: Maybe(NonBlank),
  cache_field_values_schedule: Maybe(NonBlank),
  auto_run_queries: Maybe(Type.Boolean()),
  cache_ttl: Maybe(PositiveInt),
}

/** `details` are the keys of the engine's form. `cache_ttl` is in hours; schedules are cron strings or their maps. */
export const NewDatabaseBody = Type.Object({
  name: NonBlank,
  engine: NonBlank,
  details: JsonMap,
  connection_source: Maybe(OneOf(['admin', 'setup'])),
  refingerprint: Maybe(Type.Boolean()),
  ...Shared,
})
export type NewDatabaseBody = Static<typeof NewDatabaseBody>

/** null leaves a value, but for `cache_ttl`. A secret sent as `**MetabasePass**` keeps its stored value. */
export const DatabaseChangesBody = Type.Object({
  name: Maybe(NonBlank),
  engine: Maybe(NonBlank),
  details: Maybe(JsonMap),
  refingerprint: Maybe(Type.Boolean()),
  description: Maybe(Type.String()),
  caveats: Maybe(Type.String()),
  points_of_interest: Maybe(Type.String()),
  settings: Maybe(JsonMap),
  ...Shared,
})
export type DatabaseChangesBody = Static<typeof DatabaseChangesBody>

/** Both shapes in use: nested under `details`, and flat. */
export const ValidateDatabaseBody = Type.Object({
  engine: Maybe(NonBlank),
  /** The database whose stored secrets stand in for those that are sent back hidden. */
  id: Type.Optional(Type.Integer()),
  details: JsonMap,
})
export type ValidateDatabaseBody = Static<typeof ValidateDatabaseBody>

/** What to try. @throws {ApiError} 400 without an engine. */
export function readValidateBody(body: ValidateDatabaseBody): { engine: string; details: Record<string, unknown> } {
  const { engine: nestedEngine, details: nested } = body.details
  if (typeof nestedEngine === 'string' && isMap(nested)) return { engine: nestedEngine, details: { ...nested } }
  if (typeof body.engine === 'string') return { engine: body.engine, details: body.details }
  if (typeof nestedEngine === 'string') {
    const received = nested === undefined ? 'missing required key, received: nil' : 'invalid type'
    throw validationError({ details: { details: 'map' } }, { details: { details: [received] } })
  }
  throw validationError({ engine: RULE_TEXT.nonBlank }, { engine: ['missing required key, received: nil'] })
}

/** Accepted everywhere and without effect here: they need licensed features. */
const EditableFlags = { include_editable_data_model: Flag, exclude_uneditable_details: Flag }

/** `include=tables` adds the tables of each; `saved=true` the virtual database of saved questions. */
export const DatabaseListQuery = Type.Object({
  include: OneOfOrEmpty(['tables']),
  saved: Flag,
  include_tables: Flag,
  include_cards: Flag,
  include_analytics: Flag,
  include_only_uploadable: Flag,
  ...EditableFlags,
})
/** Tables, or tables with their fields, beside the database itself. */
export const DatabaseQuery = Type.Object({
  include: OneOfOrEmpty(['tables', 'tables.fields']),
  ...EditableFlags,
})
/** `include_hidden=true` adds hidden tables and fields, but for sensitive ones. */
export const DatabaseMetadataQuery = Type.Object({
  include_hidden: Flag,
  remove_inactive: Flag,
  skip_fields: Flag,
  ...EditableFlags,
})
/** Hidden tables are listed with `include_hidden=true` alone. */
export const SchemaQuery = Type.Object({ include_hidden: Flag, ...EditableFlags })
/** An empty `schema`: tables without one. */
export const SchemaParams = Type.Object({ id: PositiveInt, schema: Type.String() })
/** Name of a collection: the virtual database has them as schemas. */
export const SavedSchemaParams = Type.Object({ schema: Type.String() })
/** One of them is required; `substring` wins. */
export const AutocompleteQuery = Type.Object({
  prefix: Type.Optional(NonBlank),
  substring: Type.Optional(NonBlank),
})
/** `12` and `12-name` match ids, anything else the words of a name. */
export const CardAutocompleteQuery = Type.Object({ query: NonBlank, include_dashboard_questions: Flag })

/** Something that a database's account may do besides reading, which no question needs; for those who manage it. */
const AccountWarning = Type.Object({
  /** The same for every engine: `superuser`, `administers`, `server-files`, `writes-tables`, `owns-tables` and so on. */
  code: Type.String(),
  /** For people. */
  message: Type.String(),
  /** What to run on the database, or its machine, for an account that only reads; `…` stands for a password. */
  statements: Type.Array(Type.String()),
})
export type AccountWarning = Static<typeof AccountWarning>

/** Keys that clients rely on. */
export const DatabaseAnswer = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  engine: Type.String(),
  features: Type.Array(Type.String()),
  initial_sync_status: OneOf(['incomplete', 'complete', 'aborted']),
  is_sample: Type.Boolean(),
  /** Whether it shows what people do on this server. */
  is_audit: Type.Boolean(),
  /** Whether its tables are what is copied of other databases: it cannot be edited, synced or deleted. */
  is_copies: Type.Boolean(),
  is_full_sync: Type.Boolean(),
  is_on_demand: Type.Boolean(),
  auto_run_queries: Type.Boolean(),
  timezone: Nullable(Type.String()),
  cache_ttl: Nullable(Type.Integer()),
  metadata_sync_schedule: Type.String(),
  cache_field_values_schedule: Type.String(),
  created_at: Type.String(),
  updated_at: Type.String(),
  description: Nullable(Type.String()),
  refingerprint: Nullable(Type.Boolean()),
  /** As the engine calls itself, once it was asked. */
  dbms_version: Nullable(Type.Object({ flavor: Type.Optional(Type.String()), version: Type.Optional(Type.String()) })),
  native_permissions: OneOf(['write', 'none']),
  /** Such as `database-enable-actions`. */
  settings: Nullable(JsonMap),
  /** Why the latest sync failed. */
  sync_error: Nullable(Type.String()),
  last_synced_at: Nullable(Type.String()),
  /** For those who manage it; secrets are hidden. */
  details: Type.Optional(JsonMap),
  account_warnings: Type.Optional(Type.Array(AccountWarning)),
  /** Where one database is asked for. */
  schedules: Type.Optional(Schedules),
  /** True where one database is asked for, by somebody who manages it. */
  'can-manage': Type.Optional(Type.Boolean()),
})
const DatabaseWithTables = Type.Intersect([
  DatabaseAnswer,
  Type.Object({ tables: Type.Optional(Type.Array(TableOfDatabase)) }),
])
/** Saved questions and models as a database; their tables only where those are asked for. */
export const SavedQuestionsDatabase = Type.Object({
  id: Type.Literal(SAVED_QUESTIONS_ID),
  name: Type.String(),
  is_saved_questions: Type.Literal(true),
  features: Type.Array(Type.String()),
  tables: Type.Optional(VirtualTableList),
})
export type SavedQuestionsDatabase = Static<typeof SavedQuestionsDatabase>
const ListedDatabase = Type.Union([DatabaseWithTables, SavedQuestionsDatabase])
/** A database of a list, the one of saved questions included. */
export type ListedDatabase = Static<typeof ListedDatabase>
/** By lower-case name, then by engine. `total` counts `data`: this list has no pages. */
export const DatabaseListAnswer = Type.Object({
  data: Type.Array(ListedDatabase),
  total: Type.Integer(),
})
/** With `include` also its tables; id, name and no tables for those who may not see its data. */
export const DatabaseOrName = Type.Union([
  DatabaseWithTables,
  Type.Object({ id: Type.Integer(), name: Type.String(), tables: Type.Array(Type.Unknown(), { maxItems: 0 }) }),
])
/** `GET /api/database/:id/metadata`: tables with their fields, segments and metrics. */
export const DatabaseMetadata = Type.Intersect([DatabaseAnswer, Type.Object({ tables: Type.Array(TableOfDatabase) })])
/** Saved questions and models as a database. */
export const SavedQuestionsMetadata = Type.Object({
  ...SavedQuestionsDatabase.properties,
  tables: Type.Array(VirtualTableWithFields),
})

/** Why a connection does not work, and by which of its details. */
const PROBLEM = {
  message: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
}
/** Whether a connection can be made with the details; nothing is stored. */
export const ValidateAnswer = Type.Object({ valid: Type.Boolean(), ...PROBLEM })
/** Whether the stored connection works now. */
export const HealthAnswer = Type.Object({ status: OneOf(['ok', 'error']), ...PROBLEM })

/** `name` is the display name, which clients show; sensitive and retired fields are left out. */
export const FieldNames = Type.Array(
  Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    display_name: Type.String(),
    base_type: Type.String(),
    semantic_type: Nullable(Type.String()),
    table_name: Type.String(),
    schema: Type.String(),
  }),
)
/** Pairs of a name and what it is the name of. */
export const Suggestions = Type.Array(Type.Array(Type.String(), { minItems: 2, maxItems: 2 }))
/** At most 50, models first. `collection_name` is null at the root. */
export const CardSuggestions = Type.Array(
  Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    type: Type.String(),
    dataset: Type.Boolean(),
    collection_name: Nullable(Type.String()),
  }),
)
/** `confirm=true` deletes what was made with it, too. Without, a database in use is a 409. */
export const DatabaseDeleteQuery = Type.Object({ confirm: Flag })

const Uses = Type.Object({ count: Type.Integer(), items: Type.Array(Named) })
/** What keeps a database from being deleted: by kind how many, and the first ten by name. */
export const DatabaseInUse = Type.Object({
  message: Type.String(),
  error_code: Type.Literal('in-use'),
  uses: Type.Object({ question: Uses, dataset: Uses, metric: Uses, segment: Uses, dashboard: Uses }),
})
/** How many of each kind were made with the database, in the Trash too. */
export const UsageInfoAnswer = Type.Object({
  question: Type.Integer(),
  dataset: Type.Integer(),
  metric: Type.Integer(),
  segment: Type.Integer(),
})
