import { invalidField, isMap, parseExactJson } from '@querent/contract'

/** A JSON object in a query parameter. @throws {ApiError} 400 for anything else. */
export function jsonMapIn(name: string, text: string): Record<string, unknown> {
  try {
    const value = parseExactJson(text)
    if (isMap(value)) return value
  } catch {
    // Answered below.
  }
  throw invalidField(name, 'value must be a JSON object.')
}
