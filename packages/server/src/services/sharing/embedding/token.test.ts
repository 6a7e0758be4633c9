import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { SignJWT } from 'jose'
import { anyText } from '../../../../../../test/support/any-text.ts'
import { rememberingVerifier, verifyToken } from './token.ts'

const KEY = 'ab'.repeat(32)
const OTHER = 'cd'.repeat(32)
const SECONDS = 1_800_000_000
const NOW = SECONDS * 1000
const CORRUPT = 'Message seems corrupt or manipulated'

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** A token with these parts as they are; texts are the JSON itself. */
function signed(payload: unknown, { header = { alg: 'HS256', typ: 'JWT' }, key = KEY }: Parts = {}): string {
  const text = `${part(header)}.${part(payload)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

interface Parts {
  header?: unknown
  key?: string
}

function refused(token: string, message: string, keys: readonly string[] = [KEY]): void {
  assert.throws(() => verifyToken(token, keys, NOW), { name: 'ApiError', status: 400, body: message }, token)
}

test('what other libraries sign with the text of the key is read', async () => {
  const claims = { resource: { question: 5 }, params: { city: ['Paris'], n: 4 } }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(SECONDS + 600)
    .sign(new TextEncoder().encode(KEY))
  assert.deepEqual(verifyToken(token, [KEY], NOW), { ...claims, exp: SECONDS + 600 })
  const decoded = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(KEY, 'hex'))
  refused(decoded, CORRUPT)
})

test('whole numbers keep all their digits', () => {
  const token = signed('{"params":{"id":9007199254740993,"list":[12345678901234567890],"f":1.5,"__proto__":1}}')
  const { params } = verifyToken(token, [KEY], NOW)
  const entries = Object.entries(Object(params))
  const expected = [
    ['id', 9007199254740993n],
    ['list', [12345678901234567890n]],
    ['f', 1.5],
    ['__proto__', 1],
  ]
  assert.deepEqual(entries, expected)
})

test('either key is good while both are given', () => {
  const token = signed({ a: 1 }, { key: OTHER })
  refused(token, CORRUPT)
  assert.deepEqual(verifyToken(token, [KEY, OTHER], NOW), { a: 1 })
  assert.deepEqual(verifyToken(signed({ a: 1 }), [KEY, OTHER], NOW), { a: 1 })
  refused(signed({ a: 1 }, { key: 'x' }), CORRUPT, [KEY, OTHER])
})

test('the algorithm is asked about first, then the key', () => {
  const none = 'JWT `alg` cannot be `none`.'
  refused(`${part({ alg: 'none' })}.${part({ a: 1 })}.`, none)
  refused(`${part({ alg: 'none' })}.${part({ a: 1 })}`, none, [])
  refused(signed({ a: 1 }, { header: { alg: 'NONE' } }), none)
  refused(signed({ a: 1 }, { header: { typ: 'JWT' } }), 'JWT is missing `alg`.', [])
  refused(signed({ a: 1 }, { header: { alg: null } }), 'JWT is missing `alg`.')
  refused(signed({ a: 1 }, { header: '{"__proto__":{"alg":"HS256"}}' }), 'JWT is missing `alg`.')
  refused(signed({ a: 1 }), 'The embedding secret key has not been set.', [])
  refused('word', CORRUPT, [])
  for (const alg of ['HS512', 'HS384', 'RS256', 'hs256', 256, ['HS256'], {}]) {
    refused(signed({ a: 1 }, { header: { alg } }), CORRUPT)
  }
  refused(signed({ a: 1 }, { header: { alg: 'HS256', crit: ['b64'], b64: false } }), CORRUPT)
})

test('what is no token, or was changed, is corrupt', () => {
  const good = signed({ a: 1 })
  const [head = '', body = '', signature = ''] = good.split('.')
  const bad = [
    '',
    '.',
    '..',
    `${head}.${body}`,
    `${head}.${body}.`,
    `${head}.${part({ a: 2 })}.${signature}`,
    `${part({ alg: 'HS256' })}.${body}.${signature}`,
    `${good}.${signature}`,
    `${good}=`,
    ` ${good}`,
    `${head}.${body}.${signature.slice(0, -1)}`,
    `${head}.${body}.${'é'.repeat(signature.length)}`,
    signed('[1]'),
    signed('"text"'),
    signed('null'),
    signed('{"a":1'),
    signed(`{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`),
    signed({ a: 'x'.repeat(20_000) }),
  ]
  for (const token of bad) refused(token, CORRUPT)
  const invalid = `${head}.${Buffer.from([0x7b, 0xff, 0x7d]).toString('base64url')}`
  refused(`${invalid}.${createHmac('sha256', KEY).update(invalid).digest('base64url')}`, CORRUPT)
})

test('clocks may be a minute apart, and times are numbers', () => {
  const isGood = (claims: object) => assert.deepEqual(verifyToken(signed(claims), [KEY], NOW), claims)
  isGood({ exp: SECONDS - 60, nbf: SECONDS + 60, iat: SECONDS + 60 })
  isGood({ exp: null, nbf: null, iat: null })
  isGood({ exp: SECONDS + 0.5, iat: SECONDS - 10 ** 9 })
  refused(signed({ exp: SECONDS - 61 }), `Token is expired (${SECONDS - 61})`)
  refused(signed({ exp: 0 }), 'Token is expired (0)')
  refused(signed({ nbf: SECONDS + 61 }), `Token is not yet valid (${SECONDS + 61})`)
  refused(signed({ iat: SECONDS + 61 }), `Token was issued in the future (${SECONDS + 61})`)
  refused(signed({ exp: SECONDS - 61 }, { key: OTHER }), CORRUPT)
  for (const claim of ['exp', 'nbf', 'iat']) {
    for (const value of [`${SECONDS}`, true, [SECONDS], {}]) refused(signed({ [claim]: value }), CORRUPT)
  }
})

test('no text but a signed one is read, and nothing but a refusal is thrown', () => {
  const refusal = { name: 'ApiError', status: 400 }
  const anything = fc.oneof(
    anyText(),
    fc.tuple(fc.json(), fc.json(), fc.string()).map(([a, b, c]) => `${part(a)}.${part(b)}.${c}`),
    fc.json().map((payload) => signed(payload, { key: OTHER })),
  )
  fc.assert(fc.property(anything, (token) => assert.throws(() => verifyToken(token, [KEY], NOW), refusal)))
})

test('a token that is remembered ends with its time and with its key', () => {
  const verify = rememberingVerifier()
  const token = signed({ a: 1, exp: SECONDS + 10 })
  const first = verify(token, [KEY, OTHER], NOW)
  assert.deepEqual(first, { a: 1, exp: SECONDS + 10 })
  assert.equal(verify(token, [KEY, OTHER], NOW), first)
  const refuses = (text: string, keys: readonly string[], time: number, body: string) =>
    assert.throws(() => verify(text, keys, time), { name: 'ApiError', status: 400, body })
  refuses(token, [KEY, OTHER], NOW + 71_000, `Token is expired (${SECONDS + 10})`)
  refuses(`${token.slice(0, -2)}AA`, [KEY, OTHER], NOW, CORRUPT)
  refuses(token, [OTHER], NOW, CORRUPT)
  refuses(token, [], NOW, 'The embedding secret key has not been set.')
  assert.deepEqual(verify(token, [KEY], NOW), first)
  for (let count = 0; count < 1_200; count += 1) assert.deepEqual(verify(signed({ count }), [KEY], NOW), { count })
})
