/** `/api/dataset` and `/api/queries`. The query itself is checked by the pipeline, which names the path of a fault. */
import { Type, type Static } from 'typebox'
import { Content } from '../schemas/answers.ts'
import { Page } from '../schemas/paging.ts'
import { AsSent, JsonMap, LARGEST_ID, Maybe, Nullable, OneOf, PositiveInt, TextFlag } from '../schemas/values.ts'

/** The outer query (contract: query-language, section 1). */
export const QueryBody = Type.Object({
  database: Maybe(Type.Integer()),
  type: Maybe(Type.String()),
  query: Maybe(JsonMap),
  native: Maybe(Type.Unknown()),
  parameters: Maybe(Type.Array(Type.Unknown())),
  constraints: Maybe(JsonMap),
  middleware: Maybe(JsonMap),
})

/** `pretty` breaks the SQL into lines, and is true by default. */
export const NativeBody = Type.Object({ ...QueryBody.properties, pretty: Maybe(Type.Boolean()) })

const RowOrder = Type.Object({
  name: Type.String(),
  /** Its place in the answer, from 0: for SQL whose columns share a name. */
  index: Maybe(Type.Integer({ minimum: 0 })),
  direction: OneOf(['asc', 'desc']),
})

/** Columns of the answer that sort its rows, the most important first (contract: results, section 1). */
export const RowOrderList = Type.Array(RowOrder, { maxItems: 10 })
export type RowOrderList = Static<typeof RowOrderList>

/** A message as a key of translations: its text with names in braces, and what they stand for (reference: errors). */
const Said = Type.Object({ text: Type.String(), values: JsonMap })

/** False: what models are made of is asked, and not the tables that they are kept as (contract: models, section 1). */
export const UseStoredModels = Maybe(Type.Boolean())

/** `POST /api/dataset`; `sort_rows` sorts before the server's row limit cuts, and with `use_copies: false` the source answers. */
export const RunBody = Type.Object({
  ...QueryBody.properties,
  sort_rows: Maybe(RowOrderList),
  use_stored_models: UseStoredModels,
  use_copies: Maybe(Type.Boolean()),
})

/** Rows and columns by the number of the breakout; checked by the pipeline in both spellings. */
export const PivotBody = Type.Object({
  ...QueryBody.properties,
  pivot_rows: Maybe(Type.Unknown()),
  pivot_cols: Maybe(Type.Unknown()),
  use_copies: Maybe(Type.Boolean()),
  show_row_totals: Maybe(Type.Boolean()),
  show_column_totals: Maybe(Type.Boolean()),
  use_stored_models: UseStoredModels,
})

const JsonText = Type.Union([Type.String(), JsonMap])

/** `api` is rows as JSON in the form of results, for programs. */
export const EXPORT_FORMATS = ['csv', 'api', 'xlsx', 'json'] as const
export const ExportFormatParams = Type.Object({ format: OneOf(EXPORT_FORMATS) })

/** Sent as JSON or as a form whose fields are JSON text. */
export const DatasetExportBody = Type.Object({
  query: JsonText,
  visualization_settings: Maybe(JsonText),
  format_rows: Maybe(TextFlag),
  escape_formulas: Maybe(TextFlag),
  pivot_results: Maybe(TextFlag),
})

/** The formats but `api`, whose answer is a {@link QueryResult}; JSON is a list of rows by column name. */
export const ExportedFile = Content({
  'text/csv': Type.String(),
  'application/json': Type.Array(JsonMap),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Type.Unknown(),
})

/** The SQL of a query with the values of its parameters in it; so `params` is null. */
export const NativeForm = Type.Object({ query: Type.String(), params: Type.Null() })
/** Milliseconds that earlier runs of the query took; 0 when it was never run. */
export const Duration = Type.Object({ average: Type.Number() })

/** What each stage of the query pipeline gives, in order; docs/reference/explain.md tells what is in `output`. */
export const QueryExplanation = Type.Object({
  stages: Type.Array(Type.Object({ stage: Type.String(), ms: Type.Number(), output: Type.Unknown() })),
  error: Type.Union([
    Type.Object({
      stage: Type.String(),
      type: Type.String(),
      message: Type.String(),
      path: Nullable(Type.String()),
    }),
    Type.Null(),
  ]),
})

/** A query that may be unfinished: its faults are part of the answer. */
export const DescribeBody = Type.Object({ query: JsonMap })

/** `[op, options, ...arguments]` (contract: query-language, section 12). */
const Clause = Type.Unsafe<[op: string, options: Record<string, unknown>, ...args: unknown[]]>(
  Type.Array(Type.Unknown(), { minItems: 2 }),
)

const DescribedColumn = Type.Object({
  name: Type.String(),
  display_name: Type.String(),
  base_type: Type.String(),
  effective_type: Type.String(),
  semantic_type: Nullable(Type.String()),
  id: Nullable(Type.Integer()),
  table_id: Nullable(Type.Integer()),
  join_alias: Nullable(Type.String()),
  ref: Clause,
})

/** What clauses can refer to (contract: query-language, section 22). */
export const DescribedQuery = Type.Object({
  query: Nullable(JsonMap),
  legacy: Nullable(JsonMap),
  /** Values of its parameters as filters; null without any. */
  filtered: Nullable(JsonMap),
  stages: Type.Array(
    Type.Object({
      path: Type.String(),
      visible: Type.Array(DescribedColumn),
      clauses: Type.Array(
        Type.Object({ path: Type.String(), columns: Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }) }),
      ),
      columns: Nullable(Type.Array(DescribedColumn)),
    }),
  ),
  errors: Type.Array(
    Type.Object({
      path: Nullable(Type.String()),
      code: Type.String(),
      message: Type.String(),
      said: Type.Optional(Said),
    }),
  ),
  can_run: Type.Boolean(),
})

const QueryStatus = OneOf(['completed', 'failed', 'interrupted'])

/** A column of a result (contract: results, section 2). */
export const ResultColumn = Type.Object({
  name: Type.String(),
  display_name: Type.String(),
  base_type: Type.String(),
  effective_type: Type.Optional(Type.String()),
  semantic_type: Maybe(Type.String()),
  /** `breakout`, `aggregation`, `fields` or `native`. */
  source: Type.Optional(Type.String()),
  /** Legacy form, such as `["field", 7, null]`. */
  field_ref: Type.Optional(Type.Unknown()),
  /** Its field's id, where it has one. */
  id: Maybe(Type.Integer()),
  table_id: Maybe(Type.Union([Type.Integer(), Type.String()])),
  description: Maybe(Type.String()),
  visibility_type: Maybe(Type.String()),
  settings: Maybe(JsonMap),
  fk_target_field_id: Maybe(Type.Integer()),
  /** How a date is grouped, or which part of it this is. */
  unit: Type.Optional(Type.String()),
  /** Name of the column that has the values to show instead of these. */
  remapped_to: Type.Optional(Type.String()),
  /** Name of the column whose values these stand for. */
  remapped_from: Type.Optional(Type.String()),
  /** Name of the custom column that this is. */
  expression_name: Type.Optional(Type.String()),
  /** The bins of a grouped number. */
  binning_info: Type.Optional(JsonMap),
  /** Number of the summary that this is, from 0. */
  aggregation_index: Type.Optional(Type.Integer()),
  /** Alias of the join that it comes through. */
  source_alias: Type.Optional(Type.String()),
  /** The key that it is reached through. */
  fk_field_id: Maybe(Type.Integer()),
  fingerprint: Maybe(JsonMap),
})

/** A column that a card is known to have: worked out, or as the author of a model describes it. */
export const KeptColumn = Type.Object({
  name: Type.String(),
  display_name: AsSent<string | null>(),
  base_type: AsSent<string | null>(),
  effective_type: AsSent<string | null>(),
  source: AsSent<string>(),
  semantic_type: AsSent<string | null>(),
  description: AsSent<string | null>(),
  visibility_type: AsSent<string | null>(),
  unit: AsSent<string>(),
  id: AsSent<number | null>(),
  table_id: AsSent<number | string | null>(),
  fk_target_field_id: AsSent<number | null>(),
  settings: AsSent<Record<string, unknown> | null>(),
  field_ref: Type.Optional(Type.Unknown()),
  remapped_to: AsSent<string>(),
  remapped_from: AsSent<string>(),
})

/** A value of a cell: any JSON. Integers beyond 2^53 come as numbers with all their digits. */
const Cell = Type.Unsafe<string | number | boolean | null | object>(Type.Unknown())

/** Rows and columns of an answer (contract: results, section 1). */
export const ResultRows = Type.Object({
  rows: Type.Array(Type.Array(Cell)),
  cols: Type.Array(ResultColumn),
  /** What was asked of the database; not for guests. */
  native_form: Type.Optional(
    Type.Object({ query: Type.Optional(Type.String()), params: Type.Optional(Nullable(Type.Array(Type.Unknown()))) }),
  ),
  /** Models whose stored rows were read, and when those were read from their source; left out for none. Guests get `as_of`. */
  persisted_models: Type.Optional(
    Type.Array(
      Type.Object({
        card_id: Type.Optional(PositiveInt),
        name: Type.Optional(Type.String()),
        as_of: Type.String(),
      }),
    ),
  ),
  /**
   * Copies that were read, and when those were filled; left out for none. `full_as_of`: when all rows were last read, where only new
   * ones were since. Guests get the times. `has_source: false` where the database is Copies, and there is nothing else to ask.
   */
  copies: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.Optional(PositiveInt),
        name: Type.Optional(Type.String()),
        as_of: Type.String(),
        full_as_of: Type.Optional(Type.String()),
        has_source: Type.Optional(Type.Literal(false)),
      }),
    ),
  ),
  /** How many rows there are where a limit may have cut more off. */
  rows_truncated: Type.Optional(Type.Integer()),
  /** How many rows the reader may save as a file; all when left out. */
  download_perms: Type.Optional(OneOf(['limited', 'none'])),
  results_timezone: Type.Optional(Type.String()),
  requested_timezone: Type.Optional(Type.String()),
  insights: Type.Optional(Nullable(Type.Array(JsonMap))),
})

/** Status 202 for failed queries, too. `running_time` is in milliseconds; `rows` have values in the order of `cols`. */
export const QueryResult = Type.Object({
  data: ResultRows,
  status: QueryStatus,
  row_count: Type.Integer(),
  context: Type.String(),
  started_at: Type.String(),
  /** Milliseconds. */
  running_time: Type.Integer(),
  json_query: JsonMap,
  database_id: Maybe(Type.Integer()),
  average_execution_time: Maybe(Type.Number()),
  /** When the answer was stored, where it comes from the cache. */
  cached: Maybe(Type.String()),
  error: Type.Optional(Type.String()),
  error_type: Type.Optional(Type.String()),
  said: Type.Optional(Said),
})

/** Everybody's, of this process. `sql` is null until it is known; `waiting` is for a turn on the database. */
export const RunningQueryList = Type.Array(
  Type.Object({
    id: PositiveInt,
    user_id: Nullable(PositiveInt),
    database_id: Type.Integer(),
    card_id: Nullable(PositiveInt),
    context: Type.String(),
    started_at: Type.String(),
    sql: Nullable(Type.String()),
    state: OneOf(['waiting', 'running']),
  }),
)

/** The caller's own running queries, without their SQL. */
export const OwnQueryList = Type.Array(
  Type.Object({
    id: PositiveInt,
    database_id: Type.Integer(),
    card_id: Nullable(PositiveInt),
    started_at: Type.String(),
    state: OneOf(['waiting', 'running']),
  }),
)

export const QUERY_LOG_ORDERS = ['latest', 'slowest'] as const
/** `executor_id` is the person. `sort` is `latest` by default. */
export const QueryLogQuery = Type.Object({
  ...Page,
  status: Type.Optional(QueryStatus),
  database_id: Type.Optional(PositiveInt),
  executor_id: Type.Optional(PositiveInt),
  card_id: Type.Optional(PositiveInt),
  /** Milliseconds that the query took at least. */
  min_time: Type.Optional(Type.Integer({ minimum: 0, maximum: LARGEST_ID })),
  sort: Type.Optional(OneOf(QUERY_LOG_ORDERS)),
})
/**
 * `stage_times` are milliseconds by stage; `sql` and `error` are null where there was none. `copy_ids`: copies that answered; `saved_ms`:
 * by how much they were faster than the source on average, null where that is not known.
 */
export const QueryLogPage = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.Integer(),
      query_hash: Type.String(),
      started_at: Type.String(),
      running_time_ms: Type.Integer(),
      result_rows: Type.Integer(),
      status: QueryStatus,
      is_native: Type.Boolean(),
      cache_hit: Type.Boolean(),
      context: Nullable(Type.String()),
      error: Nullable(Type.String()),
      stage_times: JsonMap,
      sql: Nullable(Type.String()),
      executor_id: Nullable(Type.Integer()),
      card_id: Nullable(Type.Integer()),
      dashboard_id: Nullable(Type.Integer()),
      database_id: Nullable(Type.Integer()),
      copy_ids: Nullable(Type.Array(Type.Integer())),
      saved_ms: Nullable(Type.Integer()),
    }),
  ),
  total: Type.Integer(),
  limit: Type.Integer(),
  offset: Type.Integer(),
})
