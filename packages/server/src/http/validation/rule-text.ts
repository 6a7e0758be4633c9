/**
 * A schema in the words that clients know: what it asks for, and what is wrong with a value (contract: http,
 * section 2). The annotations `rule` and `received` of a schema (contract/schemas/values.ts) come before what is made here.
 */
import type { TSchema } from 'typebox'
import { alternativesOf, itemOf, keyword, propertiesOf, requiredOf, valueOf, variantsOf } from './schema-walk.ts'

/** Rules in older words, which say themselves that nothing is allowed. */
const SAYS_NULLABLE = 'value may be nil'

/** What the schema asks for, as told under `errors`; `nullable ` in front where nothing is allowed too. */
export function ruleOf(schema: TSchema, isOptional = false): string {
  const text = ruleText(schema)
  const isNullable = isOptional || variantsOf(schema).some(isNull)
  return isNullable && !text.startsWith(SAYS_NULLABLE) ? `nullable ${text}` : text
}

/** A rule of a union says more than those of its variants. */
function ruleText(schema: TSchema): string {
  const own = keyword(schema, 'rule')
  if (typeof own === 'string') return own
  const words = wordsOf(schema)
  if (words !== undefined) return `enum of ${words.join(', ')}`
  switch (keyword(schema, 'type')) {
    case 'integer':
      return integerRule(schema)
    case 'string':
    case 'number':
    case 'boolean':
      return String(keyword(schema, 'type'))
    case 'array': {
      const item = itemOf(schema)
      const kind = keyword(schema, 'uniqueItems') === true ? 'set' : 'sequence'
      return `${kind} of ${item === undefined ? 'any' : ruleOf(item)}`
    }
    case 'object':
      return mapRule(schema)
    default:
      return unionRule(schema)
  }
}

function integerRule(schema: TSchema): string {
  const { minimum, maximum } = limitsOf(schema)
  if (minimum === 1) return 'integer greater than 0'
  if (minimum !== undefined && maximum !== undefined) return `integer from ${minimum} to ${maximum}`
  return 'integer'
}

function mapRule(schema: TSchema): string {
  const required = requiredOf(schema)
  const keys = Object.entries(propertiesOf(schema)).map(
    ([name, property]) => `:${name}${required.includes(name) ? '' : ' (optional)'} -> <${ruleOf(property)}>`,
  )
  return keys.length === 0 ? 'map' : `map where {${keys.join(', ')}}`
}

function unionRule(schema: TSchema): string {
  if (keyword(schema, 'allOf') !== undefined) return 'map'
  const texts = alternativesOf(schema)
    .filter((one) => !isNull(one))
    .map(ruleText)
  return texts.length === 0 ? 'any' : [...new Set(texts)].join(' or ')
}

/** What is wrong with a value that the schema refuses, as told under `specific-errors`. */
export function complaintsOf(
  schema: TSchema,
  value: unknown,
  isValid: (schema: TSchema, value: unknown) => boolean,
): string[] {
  const part = partOf(schema, value, isValid)
  if (part !== undefined) return complaintsOf(part.schema, part.value, isValid)
  const alternatives = typeof keyword(schema, 'rule') === 'string' ? [] : alternativesOf(schema)
  const asked = alternatives.filter((one) => !isNull(one))
  if (asked.length > 0) return [...new Set(asked.flatMap((one) => complaintsOf(one, value, isValid)))]
  return [`${complaint(schema, value)}, received: ${show(value)}`]
}

/** The item or the value of a key that is wrong in a list or map of the right kind. */
function partOf(
  schema: TSchema,
  value: unknown,
  isValid: (schema: TSchema, value: unknown) => boolean,
): { schema: TSchema; value: unknown } | undefined {
  if (typeof keyword(schema, 'rule') === 'string') return undefined
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null) return undefined
  const within = isList ? itemOf(schema) : valueOf(schema)
  if (within === undefined) return undefined
  const broken = Object.values(value).find((one) => !isValid(within, one))
  return broken === undefined ? undefined : { schema: within, value: broken }
}

function complaint(schema: TSchema, value: unknown): string {
  const own = [keyword(schema, 'received'), ...variantsOf(schema).map((one) => keyword(one, 'received'))]
  const told = own.find((text) => typeof text === 'string') ?? keyword(schema, 'rule')
  if (typeof told === 'string') return told
  const words = wordsOf(schema)
  if (words !== undefined) return `should be ${choice(words)}`
  switch (keyword(schema, 'type')) {
    case 'integer':
      return integerComplaint(schema, value)
    case 'string':
      return stringComplaint(schema, value)
    case 'number':
      return 'should be a number'
    case 'boolean':
      return 'should be a boolean'
    case 'array':
      return listComplaint(schema, value)
    default:
      return 'invalid type'
  }
}

function integerComplaint(schema: TSchema, value: unknown): string {
  const { minimum, maximum } = limitsOf(schema)
  if (minimum === 1) return 'should be a positive int'
  if (!Number.isInteger(value) || minimum === undefined || maximum === undefined) return 'should be an integer'
  return `should be between ${minimum} and ${maximum}`
}

function stringComplaint(schema: TSchema, value: unknown): string {
  if (typeof value !== 'string') return 'should be a string'
  const [least, most] = [keyword(schema, 'minLength'), keyword(schema, 'maxLength')]
  if (typeof least === 'number' && value.length < least) return `should be at least ${characters(least)}`
  if (typeof most === 'number' && value.length > most) return `should be at most ${characters(most)}`
  return 'should match the pattern'
}

function listComplaint(schema: TSchema, value: unknown): string {
  if (!Array.isArray(value)) return 'invalid type'
  const [least, most] = [keyword(schema, 'minItems'), keyword(schema, 'maxItems')]
  if (typeof least === 'number' && value.length < least) return `should have at least ${least} elements`
  if (typeof most === 'number' && value.length > most) return `should have at most ${most} elements`
  return 'invalid type'
}

function characters(count: number): string {
  return `${count} character${count === 1 ? '' : 's'}`
}

/** `either a, b or c` */
function choice(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `either ${words.slice(0, -1).join(', ')} or ${last}`
}

/** What an enumeration allows; the empty text that query strings may hold is nothing to choose. */
function wordsOf(schema: TSchema): string[] | undefined {
  const [words, only] = [keyword(schema, 'enum'), keyword(schema, 'const')]
  if (Array.isArray(words)) return words.map(String).filter((word) => word !== '')
  return only === undefined ? undefined : [String(only)]
}

function limitsOf(schema: TSchema): { minimum?: number; maximum?: number } {
  const [minimum, maximum] = [keyword(schema, 'minimum'), keyword(schema, 'maximum')]
  return {
    ...(typeof minimum === 'number' ? { minimum } : {}),
    ...(typeof maximum === 'number' ? { maximum } : {}),
  }
}

function isNull(schema: TSchema): boolean {
  return keyword(schema, 'type') === 'null'
}

const SHOWN_CHARACTERS = 200

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nil'
  return JSON.stringify(value).slice(0, SHOWN_CHARACTERS)
}
