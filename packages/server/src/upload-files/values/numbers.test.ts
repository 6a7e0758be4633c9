import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitsInteger, numberReader, wholeNumber } from './numbers.ts'
import type { NumberSeparators } from '../types.ts'

const READ: Record<NumberSeparators, Record<string, string>> = {
  '.,': { '1,000.5': '1000.5', '1000': '1000', '-1,000,000': '-1000000', '12,34,567': '1234567', '.5': '0.5' },
  '.': { '1,000.5': '1000.5', '1000.50': '1000.50' },
  ',.': { '1.000,5': '1000.5', '1000,5': '1000.5', '-1.000': '-1000' },
  ', ': { '1 000,5': '1000.5', '1\u00a0000\u00a0000': '1000000', '1\u202f000': '1000' },
  '.’': { '1’000.5': '1000.5', '1000.5': '1000.5' },
}
const SIGNED: Record<string, string> = {
  $5: '5',
  '$ 1,000.50': '1000.50',
  '5 €': '5',
  '-£5': '-5',
  '£-5': '-5',
  '(5)': '-5',
  '($5.5)': '-5.5',
  '$(5)': '-5',
  '(5 ₿)': '-5',
  '₹1,00,000': '100000',
}
const NO_NUMBERS = ['', '-', '.', '5.', '$', '()', '1,5', '1,0000', ',100', '1,,000', '1.2.3', '--5', '(-5)', '$5$']
const OTHERS = ['1e5', '5x', '+5', '٣', '0x10', '(5', '5)', '- 5', '1 000', '5%', 'Infinity', 'NaN']

for (const separators of Object.keys(READ) as NumberSeparators[]) {
  test(`numbers with the signs ${separators}`, () => {
    const { read } = numberReader(separators)
    for (const [text, number] of Object.entries(READ[separators])) assert.equal(read(text), number, text)
  })
}

test('currencies and negative numbers', () => {
  const { read } = numberReader('.,')
  for (const [text, number] of Object.entries(SIGNED)) assert.equal(read(text), number, text)
})

test('everything else is not a number', () => {
  const { read } = numberReader('.,')
  for (const text of [...NO_NUMBERS, ...OTHERS]) assert.equal(read(text), undefined, text)
  assert.equal(numberReader(',.').read('1.5'), undefined)
})

test('a fraction of zeros is a whole number', () => {
  assert.equal(wholeNumber('2.00'), '2')
  assert.equal(wholeNumber('2.01'), undefined)
  assert.equal(wholeNumber('2'), '2')
})

test('integers fit up to 64 bits', () => {
  assert.equal(fitsInteger('9223372036854775807'), true)
  assert.equal(fitsInteger('9223372036854775808'), false)
  assert.equal(fitsInteger('-9223372036854775808'), true)
  assert.equal(fitsInteger('000000000000000000000001'), true)
})
