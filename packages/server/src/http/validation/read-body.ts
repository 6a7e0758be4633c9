/**
 * Numbers and booleans that a client sends as text in a JSON body, read by the schema. Only where the schema refuses the
 * text and takes what it says: a value that is valid as it stands stays as it is, whatever it could be read as.
 */
import { isMap } from '@querent/contract'
import type { TSchema } from 'typebox'
import { itemOf, keyword, propertiesOf, valueOf, variantsOf } from './schema-walk.ts'

type IsValid = (schema: TSchema, value: unknown) => boolean

/** The value with such texts read, or the same where none is to be read. */
export function readBody(schema: TSchema, value: unknown, isValid: IsValid): unknown {
  if (isValid(schema, value)) return value
  const variants = variantsOf(schema).map((variant) => readVariant(variant, value, isValid))
  return variants.find((read) => isValid(schema, read)) ?? firstChanged(variants, value)
}

/** What is wrong in another place is then told of that place alone. */
function firstChanged(variants: readonly unknown[], value: unknown): unknown {
  return variants.find((read) => read !== value && typeof read === 'object') ?? value
}

function readVariant(schema: TSchema, value: unknown, isValid: IsValid): unknown {
  if (typeof value === 'string') return readText(keyword(schema, 'type'), value)
  if (Array.isArray(value)) {
    const item = itemOf(schema)
    return item === undefined ? value : changed(value, (one) => readBody(item, one, isValid))
  }
  if (!isMap(value)) return value
  const properties = propertiesOf(schema)
  const others = valueOf(schema)
  let result = value
  for (const [name, one] of Object.entries(value)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : others
    const read = property === undefined ? one : readBody(property, one, isValid)
    if (read !== one) result = { ...result, [name]: read }
  }
  return result
}

function changed(values: readonly unknown[], read: (value: unknown) => unknown): readonly unknown[] {
  const next = values.map(read)
  return next.some((one, index) => one !== values[index]) ? next : values
}

/** No digit is lost: what a double does not hold stays text, and is refused. */
function readText(type: unknown, text: string): unknown {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (type === 'integer' && /^-?\d{1,16}$/.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : text
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text)
  return text
}
