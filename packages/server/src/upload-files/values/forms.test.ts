/** Bytes have the forms that their texts have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { TextRows } from '../cells/text-rows.ts'
import { LineWriter } from '../reading/line-writer.ts'
import { valueConverter } from './convert.ts'
import { FORM, formOf } from './forms.ts'
import { ColumnKinds } from './column-kinds.ts'
import { commonType, kindOf } from './kinds.ts'
import { numberReader } from './numbers.ts'
import type { LoadType, NumberSeparators } from '../types.ts'

const TYPES = ['boolean', 'integer', 'float', 'date', 'datetime', 'offset-datetime', 'varchar-255', 'text'] as const
const SEPARATORS: readonly NumberSeparators[] = ['.,', ',.', ', ', '.’']
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${length}}$`))
const clock = fc.stringMatching(/^[Tt ][0-2][0-9]:[0-6][0-9](?::[0-6][0-9](?:\.[0-9]{0,8})?)?(?:Z|z|\+02:00)?$/)
const day = fc.stringMatching(/^(?:0000|1900|2000|2023|2024)-(?:0[0-9]|1[0-3])-[0-3][0-9]$/)
const values = fc.oneof(
  digits(21),
  fc.tuple(fc.constantFrom('', '-', '$', '('), digits(20), fc.constantFrom('.', ',', '’', ' ', '-', ''), digits(9)),
  fc.constantFrom(
    'true',
    'T',
    'Yes',
    'y',
    'FALSE',
    'f',
    'nO',
    'n',
    'tru',
    'yep',
    '0',
    '1',
    '-',
    '.',
    '5.',
    '.5',
    '2.0',
  ),
  fc.constantFrom('Jan 30 2000', 'x', '\u00a0', ' ', '　x', 'Größe', 'a\tb\\c\n', 'x'.repeat(300), 'ö'.repeat(200)),
  day,
  fc.tuple(day, clock),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const texts = values.map((value) => (typeof value === 'string' ? value : value.join(''))).filter((text) => text !== '')

test('the form of a value is its kind', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...SEPARATORS), (text, separators) => {
      const reader = numberReader(separators)
      const kinds = new ColumnKinds(reader)
      const rows = new TextRows(1)
      rows.add(1, [text])
      kinds.see(rows.take(0), 0)
      const value = text.toWellFormed().trim()
      const expected = value === '' ? 'text' : commonType(kindOf(value, reader.read), [...text].length)
      assert.equal(kinds.type(), expected)
    }),
    { numRuns: 5_000 },
  )
})

test('a value that is written from its bytes is that which is made of its text', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...TYPES), fc.constantFrom(...SEPARATORS), (text, type, separators) => {
      const { read, decimal } = numberReader(separators)
      const bytes = Buffer.from(text)
      const lines = new LineWriter(1_000, decimal)
      if (!lines.value(type, bytes, 0, bytes.length)) return
      const value = valueConverter(type, read)(bytes.toString()) ?? 'refused'
      const escaped = value
        .replaceAll('\\', '\\\\')
        .replaceAll('\t', '\\t')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
      assert.equal(Buffer.from(lines.take()).toString(), escaped)
    }),
    { numRuns: 10_000 },
  )
})

test('usual values need no text', () => {
  const usual: Record<LoadType, string[]> = {
    boolean: ['0', '1', 'true', 'No'],
    integer: ['0', '-12', '123456789012345678'],
    float: ['0.5', '-12.25', '2.0', '7'],
    date: ['2024-01-31', '2023-02-28'],
    datetime: ['2024-01-31', '2024-01-31T10:20:30', '2024-01-31 10:20:30.123456'],
    'offset-datetime': ['2024-01-31T10:20:30Z', '2024-01-31 10:20:30.5z'],
    'varchar-255': ['x', 'Größe', 'ä'.repeat(120)],
    text: ['x', 'x'.repeat(1_000)],
  }
  for (const type of TYPES)
    for (const text of usual[type]) {
      const bytes = Buffer.from(text)
      const lines = new LineWriter(1_000, 46)
      assert.ok(lines.value(type, bytes, 0, bytes.length), `${type} ${text}`)
    }
  assert.equal(formOf(Buffer.from('1234567890123456789'), 0, 19, 46), FORM.unknown)
})
