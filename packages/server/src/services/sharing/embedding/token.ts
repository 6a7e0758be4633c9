/** Whether a token was signed with one of our keys and is good now (contract: sharing, section 3.1). */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { badRequest, isMap, jsonShapeFault, parseExactJson, type ApiError } from '@querent/contract'

/** What a token says; numbers keep their digits: whole ones that a double cannot hold are bigints. */
export type TokenPayload = Readonly<Record<string, unknown>>

/** Longer than any address that reaches the server. */
const MAX_TOKEN_LENGTH = 16_384

/** How far the clocks of the two servers may be apart. */
const SKEW_SECONDS = 60

const PART = /^[\w-]+$/

/** Tokens remembered, and the longest of them: a page that shows a dashboard comes with one token many times. */
const REMEMBERED = 500
const REMEMBERED_LENGTH = 2_048

/**
 * What a token says, if it is good.
 * @param keys Those that tokens may be signed with, as their text; see `embeddingKeys`.
 * @param time Epoch milliseconds.
 * @throws {ApiError} 400 with a text that clients show.
 */
type VerifyToken = (token: string, keys: readonly string[], time: number) => TokenPayload

/** `verifyToken` that looks at the signature of a token once, as long as the keys stay; its times are asked every time. */
export function rememberingVerifier(): VerifyToken {
  const good = new Map<string, TokenPayload>()
  let signedWith = ''
  return (token, keys, time) => {
    const current = keys.join('\n')
    if (current !== signedWith) good.clear()
    signedWith = current
    const known = good.get(token)
    if (known !== undefined) {
      requireTime(known, Math.floor(time / 1000))
      return known
    }
    const payload = verifyToken(token, keys, time)
    if (good.size >= REMEMBERED) good.clear()
    if (token.length <= REMEMBERED_LENGTH) good.set(token, payload)
    return payload
  }
}

export const verifyToken: VerifyToken = (token, keys, time) => {
  const [head = '', body = '', signature = '', ...more] = token.length > MAX_TOKEN_LENGTH ? [] : token.split('.')
  const algorithm = algorithmOf(head)
  if (keys.length === 0) throw withoutKey()
  const isSigned = algorithm === 'HS256' && more.length === 0 && isSignedBy(keys, `${head}.${body}`, signature)
  const payload = isSigned ? readPart(body) : undefined
  if (payload === undefined) throw corrupt()
  requireTime(payload, Math.floor(time / 1000))
  return payload
}

/** A token that `verifyToken` takes with the key. */
export function signToken(payload: TokenPayload, key: string): string {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const text = parts.join('.')
  return `${text}.${signatureOf(text, key)}`
}

function signatureOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

export function withoutKey(): ApiError {
  return badRequest('The embedding secret key has not been set.')
}

function corrupt(): ApiError {
  return badRequest('Message seems corrupt or manipulated')
}

/** Asked before the signature, for which it would be too late. @throws {ApiError} */
function algorithmOf(head: string): unknown {
  const header = readPart(head)
  // A header may name extensions that have to be understood; we know none.
  if (header === undefined || Object.hasOwn(header, 'crit')) throw corrupt()
  const algorithm = Object.hasOwn(header, 'alg') ? header['alg'] : null
  if (algorithm === null) throw badRequest('JWT is missing `alg`.')
  if (typeof algorithm === 'string' && algorithm.toLowerCase() === 'none') {
    throw badRequest('JWT `alg` cannot be `none`.')
  }
  return algorithm
}

/** All keys are tried, so that the time tells nothing of which one fits. */
function isSignedBy(keys: readonly string[], text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  const fits = keys.map((key) => {
    const expected = Buffer.from(signatureOf(text, key))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return fits.includes(true)
}

/** The JSON object of a part; undefined when it is none. */
function readPart(part: string): TokenPayload | undefined {
  if (!PART.test(part)) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part, 'base64url'))
    const value = jsonShapeFault(text) !== undefined ? undefined : parseExactJson(text)
    return isMap(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** @param now Epoch seconds. @throws {ApiError} */
function requireTime(payload: TokenPayload, now: number): void {
  const expires = timeOf(payload, 'exp')
  if (expires !== undefined && now - SKEW_SECONDS > expires) throw badRequest(`Token is expired (${expires})`)
  const begins = timeOf(payload, 'nbf')
  if (begins !== undefined && now + SKEW_SECONDS < begins) throw badRequest(`Token is not yet valid (${begins})`)
  const made = timeOf(payload, 'iat')
  if (made !== undefined && now + SKEW_SECONDS < made) throw badRequest(`Token was issued in the future (${made})`)
}

/** Epoch seconds; undefined for none. @throws {ApiError} a time that is no number would be good for ever. */
function timeOf(payload: TokenPayload, claim: 'exp' | 'nbf' | 'iat'): number | undefined {
  const value = Object.hasOwn(payload, claim) ? payload[claim] : null
  if (value === null) return undefined
  if (typeof value !== 'number' && typeof value !== 'bigint') throw corrupt()
  return Number(value)
}
