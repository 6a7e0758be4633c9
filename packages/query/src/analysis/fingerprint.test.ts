import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cell } from '../driver.ts'
import { createFingerprinter } from './fingerprint.ts'

function fingerprint(type: string, cells: Cell[]) {
  const maker = createFingerprinter(type)
  maker.add(
    cells.map((cell) => [cell]),
    0,
  )
  return maker.result()
}

test('long texts are counted as different by any character, also in steps', () => {
  const [long, other] = ['é"'.repeat(300_000), `${'é"'.repeat(299_999)}x"`]
  for (const isStepped of [true, false]) {
    const maker = createFingerprinter('type/Text')
    maker.add([[long], [`${long}`], [other], [`${long}x`], ['a']], 0)
    if (isStepped) assert.ok([...maker.finish()].length > 6)
    assert.equal(maker.result().global['distinct-count'], 4)
  }
})

test('numbers, whatever the form in which they arrive', () => {
  assert.deepEqual(fingerprint('type/Integer', [1, 2, 3, 4, 5, null]), {
    global: { 'distinct-count': 5, 'nil%': 1 / 6 },
    type: { 'type/Number': { min: 1, q1: 2, q3: 4, max: 5, sd: Math.sqrt(2.5), avg: 3 } },
  })
  assert.deepEqual(fingerprint('type/Decimal', ['1.50', '2.50']).type?.['type/Number']?.avg, 2)
  const big = fingerprint('type/BigInteger', [9_007_199_254_740_993n])
  assert.deepEqual(big.type?.['type/Number'], {
    min: 2 ** 53,
    q1: 2 ** 53,
    q3: 2 ** 53,
    max: 2 ** 53,
    sd: null,
    avg: 2 ** 53,
  })
  assert.equal(fingerprint('type/Float', [Number.NaN, Infinity]).type, undefined)
})

test('texts', () => {
  const { type } = fingerprint('type/Text', ['{"a":1}', 'https://a.example/b', 'ann@example.org', 'Texas', null])
  assert.deepEqual(type?.['type/Text'], {
    'percent-json': 0.25,
    'percent-url': 0.25,
    'percent-email': 0.25,
    'percent-state': 0.25,
    'average-length': (7 + 19 + 15 + 5) / 4,
  })
})

test('times, with wall times as UTC', () => {
  const { type } = fingerprint('type/DateTime', ['2024-03-05T10:20:30', '2023-01-01T00:00:00'])
  assert.deepEqual(type, { 'type/DateTime': { earliest: '2023-01-01T00:00:00Z', latest: '2024-03-05T10:20:30Z' } })
  assert.deepEqual(fingerprint('type/Date', ['2024-03-05']).type, {
    'type/DateTime': { earliest: '2024-03-05', latest: '2024-03-05' },
  })
})

test('nothing but nulls, and nothing at all', () => {
  assert.deepEqual(fingerprint('type/Text', [null, null]), { global: { 'distinct-count': 0, 'nil%': 1 } })
  assert.deepEqual(fingerprint('type/Integer', []), { global: { 'distinct-count': 0, 'nil%': null } })
})

test('values that only a double would confuse are told apart', () => {
  const ids = Array.from({ length: 100 }, (_, index) => 9_007_199_254_740_993n + BigInt(index))
  assert.equal(fingerprint('type/BigInteger', [1, 2, 2, ...ids, ...ids]).global['distinct-count'], 102)
  const digits = ['1.10', '0.12345678901234567', '0.12345678901234568', '1.1', '2']
  assert.equal(fingerprint('type/Decimal', digits).global['distinct-count'], 4)
  assert.equal(fingerprint('type/Float', [Number.NaN, Number.NaN, 1, 2, Number.NaN]).global['distinct-count'], 3)
})

test('means are right to the last digit, and of numbers whose sum is too large for one', () => {
  const average = (cells: Cell[]) => fingerprint('type/Float', cells).type?.['type/Number']?.avg
  assert.equal(average(Array.from({ length: 2000 }, (_, index) => index % 100)), 49.5)
  assert.equal(average(Array.from({ length: 10 }, () => 0.1)), 0.1)
  assert.equal(average([1e16, 1, -1e16, 1]), 0.5)
  assert.equal(average([1.5e308, 1.5e308]), 1.5e308)
})

test('counts are exact up to 10,000 different values, close beyond', () => {
  const texts = Array.from({ length: 10_000 }, (_, index) => `Person Number ${index}`)
  assert.equal(fingerprint('type/Text', [...texts, ...texts]).global['distinct-count'], 10_000)
  const many = Array.from({ length: 300_000 }, (_, index) => `value ${index % 150_000}`)
  const count = fingerprint('type/Text', many).global['distinct-count']
  assert.ok(Math.abs(count / 150_000 - 1) < 0.05, String(count))
  const exact = fingerprint('type/Integer', [...Array(9_000).keys(), ...Array(9_000).keys()])
  assert.equal(exact.global['distinct-count'], 9_000)
})

test('quartiles of long columns come from a sample, all else from every value', () => {
  const values = Array.from({ length: 200_000 }, (_, index) => (index % 2 === 0 ? index : -index))
  const number = fingerprint('type/Integer', values).type?.['type/Number']
  assert.deepEqual([number?.min, number?.max], [-199_999, 199_998])
  assert.ok(Math.abs(number!.q1 + 100_000) < 4_000 && Math.abs(number!.q3 - 100_000) < 4_000, JSON.stringify(number))
  assert.ok(Math.abs(number!.avg + 0.5) < 1e-6)
})

test('states in any case and padded, and texts that only begin alike', () => {
  const percent = (cells: Cell[]) => fingerprint('type/Text', cells).type?.['type/Text']?.['percent-state']
  assert.equal(percent(['texas', 'TEXAS', 'tX', 'new york  ', ' ny', 'District of Columbia']), 1)
  assert.equal(percent(['texa', 'New Yorker', 'x', '', 'Washingtonian', '10']), 0)
})
