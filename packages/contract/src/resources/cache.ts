/** `/api/cache`: for how long results are kept. */
import { Type, type Static } from 'typebox'
import { RULE_TEXT } from '../errors.ts'
import { ItemId, JsonMap, ListOf, LARGEST_ID, OneOf, PositiveInt } from '../schemas/values.ts'

/** From the most general to the most specific; the most specific rule wins. */
export const CACHE_MODELS = ['root', 'database', 'dashboard', 'question'] as const
/** What a rule is of. */
export type CacheModel = (typeof CACHE_MODELS)[number]

/** Milliseconds of each unit of a duration. */
export const CACHE_UNITS = { seconds: 1_000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const
const CACHE_UNIT_NAMES = ['seconds', 'minutes', 'hours', 'days'] as const satisfies (keyof typeof CACHE_UNITS)[]

const Refreshed = { refresh_automatically: Type.Boolean() }
/** How long a result is kept, as answers show it (contract: results, section 7). `nocache` keeps nothing. */
export const CacheStrategy = Type.Union([
  Type.Object({ type: Type.Literal('nocache') }),
  /** As long as `multiplier` times what the query takes on average; for runs that take at least so long. */
  Type.Object({ type: Type.Literal('ttl'), multiplier: Type.Number(), min_duration_ms: Type.Number() }),
  Type.Object({
    type: Type.Literal('duration'),
    duration: Type.Number(),
    unit: OneOf(CACHE_UNIT_NAMES),
    ...Refreshed,
  }),
  /** Until the next time of a cron string. */
  Type.Object({ type: Type.Literal('schedule'), schedule: Type.String(), ...Refreshed }),
])
export type CacheStrategy = Static<typeof CacheStrategy>

/** 0 stands for the server. */
const ModelId = Type.Integer({ minimum: 0, maximum: LARGEST_ID })

/** Without `model`, the rule of the server. `collection` narrows dashboards and questions; `id` asks for one object. */
export const CacheListQuery = Type.Object({
  model: ListOf(OneOf(CACHE_MODELS)),
  collection: Type.Optional(Type.Union([ItemId, Type.Literal('root')], { rule: RULE_TEXT.positiveInt })),
  id: Type.Optional(ModelId),
})

/** The keys of `strategy` are those of its type (contract: results, section 7). */
export const CacheRuleBody = Type.Object({
  model: OneOf(CACHE_MODELS),
  model_id: ModelId,
  strategy: JsonMap,
})

/** The same as {@link CacheRemovalBody}, for clients whose DELETE has no body. */
export const CacheRemovalQuery = Type.Object({
  model: Type.Optional(OneOf(CACHE_MODELS)),
  model_id: ListOf(ModelId),
})
/** Objects that lose their own rule and follow the next more general one. */
export const CacheRemovalBody = Type.Object({
  model: Type.Optional(OneOf(CACHE_MODELS)),
  model_id: Type.Optional(Type.Union([ModelId, Type.Array(ModelId)])),
})

/** Ids by kind. `include=overrides` drops results whose questions have rules of their own, too. */
export const CacheInvalidationQuery = Type.Object({
  include: Type.Optional(OneOf(['overrides'])),
  database: ListOf(PositiveInt),
  dashboard: ListOf(PositiveInt),
  question: ListOf(PositiveInt),
})

/** Rules by model, then by id. What has no rule of its own is not in it. */
export const CacheRuleList = Type.Object({
  data: Type.Array(Type.Object({ model: OneOf(CACHE_MODELS), model_id: ModelId, strategy: CacheStrategy })),
})
/** Id of the rule, not of what it is for. */
export const CacheRuleMade = Type.Object({ id: PositiveInt })
/** `count`: rules whose results were dropped, or with `include=overrides` the questions. */
export const CacheInvalidated = Type.Object({ count: Type.Integer({ minimum: 0 }), message: Type.String() })
