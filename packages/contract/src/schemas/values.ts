/**
 * Building blocks of request schemas. Two annotations of ours steer what a client reads when a value is refused:
 * `rule` is the text under `errors`, `received` the beginning of the text under `specific-errors`.
 */
import { Type, type TArray, type TNull, type TOptional, type TSchema, type TUnion } from 'typebox'
import { RULE_TEXT } from '../errors.ts'

/** A text of more than blanks. */
export const NonBlank = Type.String({
  pattern: '\\S',
  rule: RULE_TEXT.nonBlank,
  received: 'non-blank string',
})
/** Ids are 32-bit integers in the app database. */
export const LARGEST_ID = 2_147_483_647

/** True for a number that can be the id of something. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_ID
}

/** An id: 1 to {@link LARGEST_ID}. */
export const PositiveInt = Type.Integer({
  minimum: 1,
  maximum: LARGEST_ID,
  rule: RULE_TEXT.positiveInt,
  received: RULE_TEXT.positiveInt,
})
/** The form alone is checked; whether the address exists is not. */
export const Email = Type.String({
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  maxLength: 254,
  rule: RULE_TEXT.email,
  received: 'valid email address',
})
/** A new password; whether it is good enough depends on settings. */
export const NewPassword = Type.String({
  pattern: '\\S',
  rule: RULE_TEXT.password,
  received: 'valid password that is not too common',
})
/** `de`, `pt-BR` or `pt_BR`. */
export const Locale = Type.String({ pattern: '^[A-Za-z]{2,3}([-_][A-Za-z]{2})?$', rule: RULE_TEXT.locale })

/** A JSON object whose keys are not checked here. */
export const JsonMap = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: {} })

/** What embedding does with parameters, by slug: disabled, enabled or locked; which of them is wrong is told by its slug. */
export const EmbeddingParams = Type.Unsafe<Record<string, 'disabled' | 'enabled' | 'locked'>>(
  Type.Record(Type.String(), Type.Unknown(), { description: 'disabled, enabled or locked, by parameter slug' }),
)

/** The value, or null. */
export function Nullable<T extends TSchema>(schema: T): TUnion<[T, TNull]> {
  return Type.Union([schema, Type.Null()])
}

/** The value, null, or nothing: the ordinary case of an optional field, where null means the same as absent. */
export function Maybe<T extends TSchema>(schema: T): TOptional<TUnion<[T, TNull]>> {
  return Type.Optional(Nullable(schema))
}

/**
 * A key of an answer whose value the server keeps as clients send it, without a check. The schema takes any value; the type
 * is that of clients that keep to the contract.
 */
export function AsSent<T>() {
  return Type.Optional(Type.Unsafe<T>(Type.Unknown()))
}

/** A list in a query string: a repeated key, a single value, `key[]=` or a comma list (contract: http, section 1). */
export function ListOf<T extends TSchema>(item: T): TOptional<TArray<T>> {
  return Type.Optional(Type.Array(item))
}

/** Flag in a query string: `true` or `false` in any case. */
export const Flag = Type.Optional(Type.Boolean())

/** Flag in a body, which forms and older clients send as text. */
export const TextFlag = Type.Union([Type.Boolean(), Type.Enum(['true', 'false'])], {
  rule: 'boolean',
  received: 'should be a boolean',
})

/** One of the given words. */
export function OneOf<const Words extends readonly string[]>(words: Words) {
  return Type.Unsafe<Words[number]>(Type.Enum([...words]))
}

/** One of the given words in a query string, where no text says the same as no key. */
export function OneOfOrEmpty<const Words extends readonly string[]>(words: Words) {
  return Type.Optional(Type.Unsafe<Words[number] | ''>(Type.Enum([...words, ''])))
}

/** 21 characters that stay the same when content moves between servers (contract: http, section 1). */
const EntityId = Type.String({ pattern: '^[A-Za-z0-9_-]{21}$', rule: 'value must be an entity id.' })

/** An id in a body: the number, or the entity id. */
export const ItemId = Type.Union([PositiveInt, EntityId], { rule: RULE_TEXT.positiveInt })

/** An id in a path: the number, the entity id or one of the given words. Anything else is an unknown path. */
export function ItemKey(words: readonly string[] = []) {
  const pattern = `^(${['[1-9]\\d{0,14}', '[A-Za-z0-9_-]{21}', ...words].join('|')})$`
  return Type.String({ pattern, rule: RULE_TEXT.positiveInt, received: RULE_TEXT.positiveInt, isItemKey: true })
}

/** Path parameter `:id`: anything but digits is an unknown path, and 0 is a bad value. */
export const IdParams = Type.Object({ id: PositiveInt })
