import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decimalOf, ExactDecimal } from './exact-decimal.ts'
import { parseExactJson } from './exact-json.ts'

test('decimals that a double cannot hold keep their digits', () => {
  const exact = ['12345678901234.5678', '-0.123456789012345678', '0.10000000000000001', '9007199254740993.5']
  for (const digits of exact) {
    assert.deepEqual(decimalOf(digits), new ExactDecimal(digits))
    assert.equal(JSON.stringify(decimalOf(digits)), digits)
  }
  assert.deepEqual(decimalOf(' +012345678901234.56780 '), new ExactDecimal('12345678901234.5678'))
  assert.deepEqual(decimalOf('.1234567890123456789'), new ExactDecimal('0.1234567890123456789'))
  for (const digits of ['0.1', '0.30000000000000004', '12.50', '1234567890123456.0', '0.50000000000000000000', '7']) {
    assert.equal(decimalOf(digits), Number(digits))
  }
})

test('JSON keeps them in queries, and nowhere else', () => {
  const digits = '12345678901234.5678'
  const exact = new ExactDecimal(digits)
  assert.deepEqual(parseExactJson(`{"query":{"filter":["=",1,${digits}]},"settings":{"goal":${digits}}}`), {
    query: { filter: ['=', 1, exact] },
    settings: { goal: Number(digits) },
  })
  assert.deepEqual(parseExactJson(`[${digits},"${digits}",0.1,${digits}e3]`, true), [
    exact,
    digits,
    0.1,
    Number(`${digits}e3`),
  ])
  const text = `{"parameters":[{"value":[${digits}]}]}`
  assert.equal(JSON.stringify(parseExactJson(text)), text)
})
