/** Values of downloads, which arrive as text in a form or as they are in a JSON body. */
import { ApiError, isMap, jsonShapeFault, parseExactJson } from '@querent/contract'
import { bodyLimitOf } from './body-limits.ts'

/** Media types of a body that is read here. */
export const JSON_OR_FORM = ['application/json', 'application/x-www-form-urlencoded']

/** As many as the body of a query holds. */
const MAX_VALUES = bodyLimitOf('/api/dataset').values

/** Reads JSON text, or takes a value that is no text as it is. @throws {ApiError} 400 naming the field. */
function readJson(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const fault = jsonShapeFault(value, MAX_VALUES)
  if (fault === 'too-deep') throw refused(field, 'value is nested too deeply.', value)
  if (fault === 'too-many-values') {
    throw refused(field, `value must contain at most ${MAX_VALUES.toLocaleString('en')} values.`, value)
  }
  try {
    return parseExactJson(value, field === 'query' || field === 'parameters')
  } catch {
    throw refused(field, 'value must be a valid JSON string.', value)
  }
}

/** A map from JSON text or a map. @throws {ApiError} 400 naming the field. */
export function readMap(field: string, value: unknown): Record<string, unknown> {
  const read = readJson(field, value)
  if (!isMap(read)) throw refused(field, 'map', read, 'invalid type')
  return read
}

/** A map, or none: a form says so with the text `null`. @throws {ApiError} 400 naming the field. */
export function readMapOrNone(field: string, value: unknown): Record<string, unknown> {
  const isNone = value == null || readJson(field, value) === null
  return isNone ? {} : readMap(field, value)
}

/** A list of maps from JSON text or a list. @throws {ApiError} 400 naming the field. */
export function readList(field: string, value: unknown): Record<string, unknown>[] {
  const read = readJson(field, value) ?? []
  if (Array.isArray(read) && read.every(isMap)) return read
  throw refused(field, 'sequence of map', read, 'invalid type')
}

/** True for `true` and `"true"`. */
export function readFlag(value: unknown): boolean {
  return value === true || value === 'true'
}

/** Undefined where nothing was said. */
export function readChoice(value: unknown): boolean | undefined {
  return value === undefined || value === null ? undefined : readFlag(value)
}

function refused(field: string, rule: string, received: unknown, complaint = rule): ApiError {
  const shown = (JSON.stringify(received) ?? 'nil').slice(0, 200)
  return new ApiError(400, {
    errors: { [field]: rule },
    'specific-errors': { [field]: [`${complaint}, received: ${shown}`] },
  })
}
