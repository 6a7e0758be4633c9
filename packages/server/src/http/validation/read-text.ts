/** Reads text inputs (path, query string, form) as the values their schema asks for. */
import type { TSchema } from 'typebox'
import { itemOf, keyword, propertiesOf, variantsOf } from './schema-walk.ts'

/** A copy of `input` with known properties converted; what does not convert stays text and is refused by the check. */
export function readText(schema: TSchema, input: unknown): Record<string, unknown> {
  const result: Record<string, unknown> = { ...Object(input) }
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    const raw = result[name] ?? result[`${name}[]`]
    if (raw !== undefined) result[name] = readValue(property, raw)
  }
  return result
}

function readValue(schema: TSchema, raw: unknown): unknown {
  for (const variant of variantsOf(schema)) {
    const value = readVariant(variant, raw)
    if (value !== raw) return value
  }
  return raw
}

function readVariant(schema: TSchema, raw: unknown): unknown {
  switch (keyword(schema, 'type')) {
    case 'array':
      return readList(schema, raw)
    case 'boolean':
      return readBoolean(raw)
    case 'integer':
    case 'number':
      return typeof raw === 'string' && /^-?\d+(\.\d+)?$/.test(raw) ? Number(raw) : raw
    case 'null':
      return raw === '' || raw === 'null' ? null : raw
    default:
      return raw
  }
}

function readList(schema: TSchema, raw: unknown): unknown {
  const item = itemOf(schema)
  const parts = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(',') : [raw]
  return item === undefined ? parts : parts.map((part) => readValue(item, part))
}

function readBoolean(raw: unknown): unknown {
  const word = typeof raw === 'string' ? raw.toLowerCase() : raw
  if (word === 'true') return true
  return word === 'false' ? false : raw
}
