/**
 * Request validation: TypeBox schemas decide, and what they refuse is told in the words that clients know
 * (contract: http, section 2). Paths and query strings are text, so they are first read by their schema; bodies are where
 * it refuses them.
 */
import { createRequire } from 'node:module'
import { ApiError, ERROR_TEXT, isMap, remember, validationError, type FieldErrors } from '@querent/contract'
import type { FastifySchemaCompiler } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Validator } from 'typebox/compile'
import { readBody } from './read-body.ts'
import { readText } from './read-text.ts'
import { complaintsOf, ruleOf } from './rule-text.ts'
import { itemOf, keyword, propertiesOf, requiredOf, variantsOf } from './schema-walk.ts'

/** Fastify's hook: gives the checked value or the error to answer with. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  return (input: unknown) => {
    const validator = validatorOf(schema)
    if (httpPart === 'body') return checkedBody(schema, input ?? {})
    const value = readText(schema, input)
    if (validator.Check(value)) return { value }
    return { error: httpPart === 'params' ? paramsError(schema, input, value) : describeErrors(schema, value) }
  }
}

function checkedBody(schema: TSchema, input: unknown): { value: unknown } | { error: ApiError } {
  if (isValid(schema, input)) return { value: input }
  const value = readBody(schema, input, isValid)
  return isValid(schema, value) ? { value } : { error: describeErrors(schema, value) }
}

const requireLater = createRequire(import.meta.url)

/** Loaded by the first request with something to check: it is a sixth of all modules. */
function compiler(): typeof import('typebox/compile') {
  return requireLater('typebox/compile')
}

const validators = new WeakMap<TSchema, Validator>()

/** Compiled when first asked for, once for all routes that share the schema. */
function validatorOf(schema: TSchema): Validator {
  return remember(validators, schema, () => compiler().Compile(schema))
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
  if (isMap(value)) collect(onlyMap(schema), value, errors, specific)
  if (Object.keys(errors).length === 0) {
    errors['_error'] = ruleOf(schema)
    specific['_error'] = complaintsOf(schema, value, isValid)
  }
  return validationError(errors, specific)
}

/** The one map that a nullable body may be, so that the field at fault is named. */
function onlyMap(schema: TSchema): TSchema {
  const [map, ...others] = variantsOf(schema).filter((variant) => Object.keys(propertiesOf(variant)).length > 0)
  return map === undefined || others.length > 0 ? schema : map
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
    errors[name] = ruleOf(property, !required.includes(name))
    specific[name] =
      received === undefined ? ['missing required key, received: nil'] : complaintsOf(property, received, isValid)
  }
  for (const name of disallowedKeys(schema, value)) {
    errors[name] = DISALLOWED_KEY
    specific[name] = [DISALLOWED_KEY]
  }
}

const DISALLOWED_KEY = 'disallowed key'

/** Keys that a closed map does not have. */
function disallowedKeys(schema: TSchema, value: Record<string, unknown>): string[] {
  if (keyword(schema, 'additionalProperties') !== false) return []
  return Object.keys(value).filter((name) => !Object.hasOwn(propertiesOf(schema), name))
}

/** A map whose own fields tell what is wrong: the value, or the first one in a list that its schema refuses. */
function nestedMap(
  property: TSchema,
  received: unknown,
): { schema: TSchema; value: Record<string, unknown> } | undefined {
  if (Array.isArray(received)) {
    if (keyword(property, 'rule') !== undefined) return undefined
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
