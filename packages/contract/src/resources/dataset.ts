/** `/api/dataset` and `/api/queries`. The query itself is checked by the pipeline, which names the path of a fault. */
import { Type } from 'typebox'
import { Content } from '../schemas/answers.ts'
import { Page } from '../schemas/paging.ts'
import { JsonMap, LARGEST_ID, Maybe, Nullable, OneOf, PositiveInt, TextFlag } from '../schemas/values.ts'

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

export const NativeBody = Type.Object({ ...QueryBody.properties, pretty: Maybe(Type.Boolean()) })

/** Rows and columns by the number of the breakout; checked by the pipeline in both spellings. */
export const PivotBody = Type.Object({
  ...QueryBody.properties,
  pivot_rows: Maybe(Type.Unknown()),
  pivot_cols: Maybe(Type.Unknown()),
  show_row_totals: Maybe(Type.Boolean()),
  show_column_totals: Maybe(Type.Boolean()),
})

const JsonText = Type.Union([Type.String(), JsonMap])

export const EXPORT_FORMATS = ['csv', 'api', 'xlsx', 'json'] as const
export const ExportFormatParams = Type.Object({ format: OneOf(EXPORT_FORMATS) })

/** Sent as JSON or as a form whose fields are JSON text. */
export const DatasetExportBody = Type.Object({
  query: JsonText,
  visualization_settings: Maybe(JsonText),
  format_rows: Maybe(TextFlag),
  pivot_results: Maybe(TextFlag),
})

/** The formats but `api`, whose answer is a {@link QueryResult}; JSON is a list of rows by column name. */
export const ExportedFile = Content({
  'text/csv': Type.String(),
  'application/json': Type.Array(JsonMap),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Type.Unknown(),
})

export const NativeForm = Type.Object({ query: Type.String(), params: Type.Null() })
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

export const DescribeBody = Type.Object({ query: JsonMap })

const DescribedColumn = Type.Object({
  name: Type.String(),
  display_name: Type.String(),
  base_type: Type.String(),
  effective_type: Type.String(),
  semantic_type: Nullable(Type.String()),
  id: Nullable(Type.Integer()),
  table_id: Nullable(Type.Integer()),
  join_alias: Nullable(Type.String()),
  ref: Type.Array(Type.Unknown()),
})

/** What clauses can refer to (contract: query-language, section 22). */
export const DescribedQuery = Type.Object({
  query: Nullable(JsonMap),
  legacy: Nullable(JsonMap),
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
  errors: Type.Array(Type.Object({ path: Nullable(Type.String()), code: Type.String(), message: Type.String() })),
  can_run: Type.Boolean(),
})

const QueryStatus = OneOf(['completed', 'failed', 'interrupted'])

export const QueryResult = Type.Object({
  data: Type.Object({ rows: Type.Array(Type.Array(Type.Unknown())), cols: Type.Array(Type.Unknown()) }),
  status: QueryStatus,
  row_count: Type.Integer(),
  context: Type.String(),
  started_at: Type.String(),
  running_time: Type.Integer(),
  json_query: JsonMap,
})

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

export const QUERY_LOG_ORDERS = ['latest', 'slowest'] as const
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
    }),
  ),
  total: Type.Integer(),
  limit: Type.Integer(),
  offset: Type.Integer(),
})
