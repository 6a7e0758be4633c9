/** What providers say of people, whose names the settings give. */
import { isMap } from '@querent/contract'
import type { JsonObject } from '../../../store/index.ts'

export type Claims = Readonly<Record<string, unknown>>

/** The claim of this name; else one within others, as `realm_access.roles`. */
function claimOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  let found: unknown = claims
  for (const part of name.split('.')) found = isMap(found) && Object.hasOwn(found, part) ? found[part] : undefined
  return found
}

/** Undefined for what is no text, and for blanks. */
export function textOf(claims: Claims, name: string): string | undefined {
  const value = claimOf(claims, name)
  const text = typeof value === 'string' ? cleaned(value) : ''
  return text === '' ? undefined : text
}

/** Texts of a list; a single text is a list of one. */
export function textsOf(claims: Claims, name: string): string[] {
  return [claimOf(claims, name)]
    .flat()
    .filter((value) => typeof value === 'string')
    .map(cleaned)
}

/** Without control characters, which no name has and databases refuse. */
function cleaned(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '').trim()
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const EMAIL_LENGTH = 254

/** An address in lower case; undefined for what is none. */
export function emailOf(claims: Claims, name: string): string | undefined {
  const text = textOf(claims, name)
  return text !== undefined && EMAIL.test(text) && text.length <= EMAIL_LENGTH ? text.toLowerCase() : undefined
}

/** The claims that rules can be about: texts, numbers, flags and lists of them, but for those named. */
export function attributesOf(claims: Claims, without: readonly string[]): JsonObject {
  const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
  const kept = Object.entries(claims).filter(
    ([name, value]) => !without.includes(name) && (Array.isArray(value) ? value.every(isPlain) : isPlain(value)),
  )
  return Object.fromEntries(kept)
}
