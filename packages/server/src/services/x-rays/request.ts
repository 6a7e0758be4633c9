/** What the path of an x-ray holds. */
import { invalidField, isMap } from '@querent/contract'

/** JSON in base64, with either alphabet, padded or not, and possibly URL-encoded once more. @throws {ApiError} 400 */
export function decodeJson(text: string, field: string): unknown {
  const plain = unescaped(text)
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(plain)) throw undecodable(field)
  try {
    const bytes = Buffer.from(plain.replaceAll('-', '+').replaceAll('_', '/'), 'base64')
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw undecodable(field)
  }
}

/** A query. @throws {ApiError} 400 */
export function decodeQuery(text: string, field: string): Record<string, unknown> {
  const value = decodeJson(text, field)
  if (!isMap(value)) throw undecodable(field)
  return value
}

/** What {@link decodeJson} reads, for a path. */
export function encodeJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function undecodable(field: string) {
  return invalidField(field, "value couldn't be parsed as base64 encoded JSON")
}
