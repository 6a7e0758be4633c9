import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readCsv, writeCsv } from './csv.ts'

test('what is written is read again', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'ü') })
  const row = fc.array(cell, { minLength: 2, maxLength: 3 })
  fc.assert(fc.property(fc.array(row), (rows) => assert.deepEqual(readCsv(writeCsv(rows)), rows)))
})

test('files of other programs are read', () => {
  assert.deepEqual(readCsv('\uFEFFa,b\r\n"c ""d""",\r"e\r\nf",g'), [
    ['a', 'b'],
    ['c "d"', ''],
    ['e\nf', 'g'],
  ])
  assert.deepEqual(readCsv(''), [])
  assert.deepEqual(readCsv('a\n'), [['a']])
  assert.deepEqual(readCsv('a,"b'), [['a', 'b']])
  assert.deepEqual(readCsv('5" pipe,b'), [['5" pipe', 'b']])
})
