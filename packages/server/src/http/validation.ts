/**
 * Request validation: TypeBox schemas decide, and what they refuse is told in the words that clients know
 * (contract: identity, section 1.2). Paths and query strings are text, so they are first read by their schema.
 */
import { createRequire } from 'node:module'
import { ApiError, ERROR_TEXT, isMap, validationError, type FieldErrors } from '@querent/contract'
import type { FastifySchemaCompiler } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Validator } from 'typebox/compile'
import { readText } from './read-text.ts'
import { alternativesOf, itemOf, keyword, propertiesOf, requiredOf, variantsOf } from './schema-walk.ts'

/** Fastify's hook: gives the checked value or the error to answer with. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  return (input: unknown) => {
    const validator = validatorOf(schema)
    const value = httpPart === 'body' ? (input ?? {}) : readText(schema, input)
    if (validator.Check(value)) return { value }
    return { error: httpPart === 'params' ? paramsError(schema, input, value) : describeErrors(schema, value) }
  }
}

const requireLater = createRequire(import.meta.url)

/** Loaded by the first request with something to check: it is a sixth of all modules. */
function compiler(): typeof import('typebox/compile') {
  return requireLater('typebox/compile')
}

const validators = new WeakMap<TSchema, Validator>()

/** Compiled when first asked for, once for all routes that share the schema. */
function validatorOf(schema: TSchema): Validator {
  let validator = validators.get(schema)
  if (validator === undefined) validators.set(schema, (validator = compiler().Compile(schema)))
  return validator
}

/** True for a value that its schema allows. */
export function isValid<Schema extends TSchema>(schema: Schema, value: unknown): value is Static<Schema> {
  return validatorOf(schema).Check(value)
}

/** A path segment that does not even look like an id is an unknown path; `/api/card/0` is a bad id. */
function paramsError(schema: TSchema, input: unknown, value: unknown): ApiError {
  const wantsNumber = Object.entries(propertiesOf(schema)).some(
    ([name, property]) => isId(property) && !/^\d+$/.test(String(Object(input)[name])),
  )
  return wantsNumber ? new ApiError(404, ERROR_TEXT.noSuchRoute) : describeErrors(schema, value)
}

function isId(property: TSchema): boolean {
  return keyword(property, 'type') === 'integer' || keyword(property, 'isItemKey') === true
}

/** The answer for a value that its schema refuses. */
export function describeErrors(schema: TSchema, value: unknown): ApiError {
  const errors: FieldErrors = {}
  const specific: Record<string, unknown> = {}
  if (isMap(value)) collect(schema, value, errors, specific)
  if (Object.keys(errors).length === 0) {
    errors['_error'] = ruleOf(schema)
    specific['_error'] = [`${ruleOf(schema)}, received: ${show(value)}`]
  }
  return validationError(errors, specific)
}

function collect(
  schema: TSchema,
  value: Record<string, unknown>,
  errors: FieldErrors,
  specific: Record<string, unknown>,
) {
  const required = requiredOf(schema)
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    const received = value[name]
    if (received === undefined && !required.includes(name)) continue
    if (received !== undefined && isValid(property, received)) continue
    const nested = nestedMap(property, received)
    if (nested !== undefined) {
      const inner: FieldErrors = {}
      const innerSpecific: Record<string, unknown> = {}
      collect(nested.schema, nested.value, inner, innerSpecific)
      if (Object.keys(inner).length > 0) {
        errors[name] = inner
        specific[name] = innerSpecific
        continue
      }
    }
    const broken = brokenBy(property, received)
    errors[name] = ruleOf(broken)
    specific[name] = [
      received === undefined
        ? 'missing required key, received: nil'
        : `${annotation(broken, 'received') ?? ruleOf(broken)}, received: ${show(received)}`,
    ]
  }
}

/** A map whose own fields tell what is wrong: the value, or the first one in a list that its schema refuses. */
function nestedMap(
  property: TSchema,
  received: unknown,
): { schema: TSchema; value: Record<string, unknown> } | undefined {
  if (Array.isArray(received)) {
    if (annotation(property, 'rule') !== undefined) return undefined
    const item = variantsOf(property)
      .map(itemOf)
      .find((one) => one !== undefined)
    const broken = item === undefined ? undefined : received.find((one) => !isValid(item, one))
    return item === undefined || !isMap(broken) ? undefined : nestedMap(item, broken)
  }
  const schema = variantsOf(property).find((variant) => Object.keys(propertiesOf(variant)).length > 0)
  if (schema === undefined || !isMap(received ?? {})) return undefined
  return { schema, value: isMap(received) ? received : {} }
}

/** The schema whose rule is told: that of the items when it is one of them that a list must not hold. */
function brokenBy(property: TSchema, received: unknown): TSchema {
  if (!Array.isArray(received) || annotation(property, 'rule') !== undefined) return property
  const lists = variantsOf(property).filter((variant) => annotation(variant, 'rule') === undefined)
  const items = lists.map(itemOf)
  const isBroken = (item: TSchema) => ruleText(item) !== '' && received.some((one) => !isValid(item, one))
  return items.find((item) => item !== undefined && isBroken(item)) ?? property
}

const RULE_BY_TYPE: Readonly<Record<string, string>> = {
  string: 'value must be a string.',
  boolean: 'value must be a boolean.',
  integer: 'value must be an integer.',
  number: 'value must be a number.',
  array: 'value must be an array.',
  object: 'value must be a map.',
}

/** The rule in words; `nullable ` in front where null is allowed too. */
function ruleOf(schema: TSchema): string {
  const text = ruleText(schema)
  const isNullable = variantsOf(schema).some((variant) => keyword(variant, 'type') === 'null')
  return (isNullable ? 'nullable ' : '') + (text === '' ? 'value is not of the expected form.' : text)
}

/** A rule of a union says more than those of its variants; empty when nothing is known. */
function ruleText(schema: TSchema): string {
  const own = annotation(schema, 'rule') ?? RULE_BY_TYPE[String(keyword(schema, 'type'))]
  if (own !== undefined) return own
  const texts = alternativesOf(schema).map(ruleText)
  return [...new Set(texts.filter((text) => text !== ''))].join(' or ')
}

function annotation(schema: TSchema, name: 'rule' | 'received'): string | undefined {
  const own = keyword(schema, name)
  if (typeof own === 'string') return own
  if (name === 'rule') return undefined
  return variantsOf(schema)
    .map((variant) => keyword(variant, name))
    .find((text) => typeof text === 'string')
}

const SHOWN_CHARACTERS = 200

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nil'
  return JSON.stringify(value).slice(0, SHOWN_CHARACTERS)
}
