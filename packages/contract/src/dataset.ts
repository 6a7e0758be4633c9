/** `/api/dataset` and `/api/queries`. The query itself is checked by the pipeline, which names the path of a fault. */
import { Type } from 'typebox'
import { JsonMap, Maybe, OneOf, PositiveInt, TextFlag } from './schemas.ts'

/** The outer query (contract: query-language, section 1). */
export const QueryBody = Type.Object({
  database: Maybe(Type.Integer({ rule: 'value must be an integer.' })),
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
      path: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
})

export const QueryResult = Type.Object({
  data: Type.Object({ rows: Type.Array(Type.Array(Type.Unknown())), cols: Type.Array(Type.Unknown()) }),
  status: OneOf(['completed', 'failed', 'interrupted']),
  row_count: Type.Integer(),
  context: Type.String(),
  started_at: Type.String(),
  running_time: Type.Integer(),
  json_query: JsonMap,
})

export const RunningQueryList = Type.Array(
  Type.Object({
    id: PositiveInt,
    user_id: Type.Union([PositiveInt, Type.Null()]),
    database_id: Type.Integer(),
    card_id: Type.Union([PositiveInt, Type.Null()]),
    context: Type.String(),
    started_at: Type.String(),
    sql: Type.Union([Type.String(), Type.Null()]),
    state: OneOf(['waiting', 'running']),
  }),
)
