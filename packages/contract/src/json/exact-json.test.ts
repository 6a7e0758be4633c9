import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseExactJson } from './exact-json.ts'

test('integers beyond a double become bigints, and nothing else does', () => {
  const text =
    '[9007199254740993, -9007199254740993,9007199254740991,1234567890123456,12345678901234567.5,0.12345678901234567890,1e30]'
  assert.deepEqual(parseExactJson(text), [
    9007199254740993n,
    -9007199254740993n,
    9007199254740991,
    1234567890123456,
    Number('12345678901234567.5'),
    0.12345678901234568,
    1e30,
  ])
  const big = '123456789012345678901234567890'
  assert.equal(parseExactJson(` ${big}`), 1.2345678901234568e29, 'a lone number is no place for a value')
  assert.deepEqual(parseExactJson(`{"a":${big}}`), { a: BigInt(big) })
  assert.deepEqual(parseExactJson(`{"a": \n ${big}\t}`), { a: BigInt(big) })
  assert.deepEqual(parseExactJson(`[${big}e1,${big}E+1,1.${big},-1e-${'0'.repeat(20)}5]`), [
    1.2345678901234568e30,
    1.2345678901234568e30,
    Number(`1.${big}`),
    -1e-5,
  ])
})

test('texts and keys stay, whatever they hold', () => {
  const big = '12345678901234567890'
  const value = { [`k ${big}`]: `say "${big}", [${big}] or \\${big}\\`, [big]: ['\\', '"', `\n:${big}`], last: '\\\\' }
  assert.deepEqual(parseExactJson(JSON.stringify({ ...value, n: 0 }).replace('"n":0', `"n":${big}`)), {
    ...value,
    n: BigInt(big),
  })
})

test('bigints are written with all their digits, wherever they stand', () => {
  const text = '{"a":[9007199254740993,{"__proto__":-9007199254740993}],"__proto__":123456789012345678901}'
  assert.equal(JSON.stringify(parseExactJson(text)), text)
})

test('what is no JSON is refused', () => {
  const big = '12345678901234567890'
  assert.equal(parseExactJson('1'.repeat(1_000_000)), Number.POSITIVE_INFINITY)
  for (const text of [
    `[--${big}]`,
    `[+${big}]`,
    `[0${big}]`,
    `["a ${big}]`,
    `[${big} ${big}]`,
    `[a${big}]`,
    `[,${big}]`,
    `[${big}`,
    `{"a":${big}"}`,
  ]) {
    assert.throws(() => parseExactJson(text), SyntaxError, text)
  }
})
