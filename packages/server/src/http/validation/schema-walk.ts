/** Reads a schema's structure without knowing its exact type. */
import { type TSchema } from 'typebox'

/** Any keyword or annotation of a schema. */
export function keyword(schema: TSchema, name: string): unknown {
  return Reflect.get(schema, name)
}

/** Properties of an object schema; empty for any other. */
export function propertiesOf(schema: TSchema): Record<string, TSchema> {
  const properties = keyword(schema, 'properties')
  return isSchemaMap(properties) ? properties : {}
}

export function requiredOf(schema: TSchema): string[] {
  const required = keyword(schema, 'required')
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []
}

/** The alternatives of a union as they stand; none when it is no union. */
export function alternativesOf(schema: TSchema): TSchema[] {
  const alternatives = keyword(schema, 'anyOf')
  return Array.isArray(alternatives) ? alternatives.filter(isSchema) : []
}

/** The same with those of unions within; the schema itself when it is none. */
export function variantsOf(schema: TSchema): TSchema[] {
  const alternatives = alternativesOf(schema)
  return alternatives.length === 0 ? [schema] : alternatives.flatMap(variantsOf)
}

/** The schema of an array's items. */
export function itemOf(schema: TSchema): TSchema | undefined {
  const item = keyword(schema, 'items')
  return isSchema(item) ? item : undefined
}

/** The schema of a map's values, where all keys are alike. */
export function valueOf(schema: TSchema): TSchema | undefined {
  const value = Object.values(Object(keyword(schema, 'patternProperties')))[0]
  return isSchema(value) ? value : undefined
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null
}

function isSchemaMap(value: unknown): value is Record<string, TSchema> {
  return isSchema(value) && Object.values(value).every(isSchema)
}
