/** Shared content as guests ask for it, by public link and by signed token (contract: sharing, section 2). */
import { Type } from 'typebox'
import { ParameterMappingRecord, ParameterRecord } from '../schemas/parameter.ts'
import { EmbeddingParams, JsonMap, Maybe, NonBlank, Nullable, OneOf, PositiveInt, TextFlag } from '../schemas/values.ts'
import { GuestAction } from './action.ts'
import { EXPORT_FORMATS, ResultRows, RowOrderList } from './dataset.ts'

/** The way in: what a link ends with. */
export const PublicKey = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })
/** The way in: a token is as long as what it says, within what a URL can hold. */
export const TokenKey = Type.String({ minLength: 1, maxLength: 16_384 })

/** Path parameters behind the way in. */
const place = { dashcard_id: PositiveInt, card_id: PositiveInt }
const format = { format: OneOf(EXPORT_FORMATS) }

/** Schemas of the path parameters of all routes of one way in. */
export function guestParams<Key extends typeof PublicKey | typeof TokenKey>(key: Key) {
  const own = { key }
  return {
    content: Type.Object(own),
    file: Type.Object({ ...own, ...format }),
    place: Type.Object({ ...own, ...place }),
    actionPlace: Type.Object({ ...own, dashcard_id: PositiveInt }),
    placeFile: Type.Object({ ...own, ...place, ...format }),
    parameter: Type.Object({ ...own, parameter: NonBlank }),
    search: Type.Object({ ...own, parameter: NonBlank, query: NonBlank }),
    field: Type.Object({ ...own, id: PositiveInt }),
    fieldPair: Type.Object({ ...own, id: PositiveInt, otherId: PositiveInt }),
  }
}

/** Whatever the way in reads of the query string: values, as JSON text or by the names of parameters. */
export const GuestQuery = Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String())]))
/** `value` is a part of the text that is searched for. */
export const GuestFieldSearchQuery = Type.Object({ value: NonBlank, limit: Type.Optional(PositiveInt) })
/** `parameters` is JSON text in forms. */
export const GuestFileBody = Type.Object({
  parameters: Maybe(Type.Union([Type.String(), Type.Array(JsonMap)])),
  format_rows: Maybe(TextFlag),
  escape_formulas: Maybe(TextFlag),
  pivot_results: Maybe(TextFlag),
})
/** `parameters` is a list by id behind a public link, and a map by slug behind a token. */
export const GuestRunBody = Type.Object({
  parameters: Maybe(Type.Union([Type.Array(JsonMap), JsonMap])),
  dashcard_ids: Maybe(Type.Array(PositiveInt)),
  sort_rows: Maybe(RowOrderList),
})

const card = {
  id: PositiveInt,
  name: Type.String(),
  description: Nullable(Type.String()),
  display: Type.String(),
  visualization_settings: JsonMap,
  /** Of SQL only its tags. */
  dataset_query: JsonMap,
}
const fields = { param_fields: JsonMap, param_values: JsonMap }

/** `param_fields` go by parameter id and by field id, `param_values` by field id; both hold only what guests may set. */
export const GuestCard = Type.Object({ ...card, parameters: Type.Array(ParameterRecord), ...fields })

const GuestDashcard = Type.Object({
  id: PositiveInt,
  card_id: Nullable(PositiveInt),
  card: Nullable(Type.Object({ ...card, query_average_duration: Nullable(Type.Number()) })),
  series: Type.Array(Type.Object(card)),
  dashboard_id: PositiveInt,
  dashboard_tab_id: Nullable(PositiveInt),
  row: Type.Integer(),
  col: Type.Integer(),
  size_x: Type.Integer(),
  size_y: Type.Integer(),
  parameter_mappings: Type.Array(ParameterMappingRecord),
  inline_parameters: Type.Array(Type.String()),
  visualization_settings: JsonMap,
  action: Nullable(GuestAction),
})
/** As {@link GuestCard}; places whose card is in the Trash are left out. */
export const GuestDashboard = Type.Object({
  id: PositiveInt,
  name: Type.String(),
  description: Nullable(Type.String()),
  auto_apply_filters: Type.Boolean(),
  width: OneOf(['fixed', 'full']),
  parameters: Type.Array(ParameterRecord),
  tabs: Type.Array(
    Type.Object({ id: PositiveInt, name: Type.String(), position: Type.Integer(), dashboard_id: PositiveInt }),
  ),
  dashcards: Type.Array(GuestDashcard),
  ...fields,
})

/** Rows and columns, and nothing of how they were read; of a failure only its kind. */
export const GuestResult = Type.Object({
  data: Type.Optional(ResultRows),
  status: OneOf(['completed', 'failed', 'interrupted']),
  error: Type.Optional(Type.String()),
  error_type: Type.Optional(Type.String()),
  json_query: Type.Optional(Type.Object({ parameters: Type.Array(JsonMap) })),
})

/** A UUID or a token, and behind a dot the format of the file. */
export const SharedFileParams = Type.Object({ file: NonBlank })

/** What an administrator tries before it is published. */
export const PreviewTokenBody = Type.Object({
  resource: Type.Union([Type.Object({ question: PositiveInt }), Type.Object({ dashboard: PositiveInt })]),
  params: Maybe(JsonMap),
  embedding_params: EmbeddingParams,
})
/** Good for ten minutes. */
export const PreviewToken = Type.Object({ token: Type.String() })

/** `url` is a public link of this server; sizes are in pixels. */
export const OembedQuery = Type.Object({
  url: NonBlank,
  format: Type.Optional(Type.Literal('json')),
  maxwidth: Type.Optional(PositiveInt),
  maxheight: Type.Optional(PositiveInt),
})
/** `html` is the iframe to put into a page; 1024 by 800 pixels unless asked for otherwise. */
export const OembedAnswer = Type.Object({
  version: Type.Literal('1.0'),
  type: Type.Literal('rich'),
  width: Type.Integer(),
  height: Type.Integer(),
  html: Type.String(),
})
