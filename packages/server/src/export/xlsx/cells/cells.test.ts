import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textBatch, type Cell } from '@querent/query'
import fc from 'fast-check'
import { anyText } from '../../../../../../test/support/any-text.ts'
import { ByteChunks } from '../../stream/byte-chunks.ts'
import { planExport } from '../../plan/plan.ts'
import { column, options } from '../../testing.ts'
import type { ExportColumn } from '../../types.ts'
import { CellStyles } from '../styles.ts'
import { columnCells } from './index.ts'

const ROW = { text: '1234', bytes: Buffer.from('1234') }

/** What is made of the text of a cell, and of its value. */
function bothWays(source: ExportColumn, cell: NonNullable<Cell>, timeZone = 'UTC'): [string, string] {
  const [planned] = planExport(options([source], { timeZone })).columns
  const styles = new CellStyles()
  const file = new ByteChunks()
  const { xml, write } = columnCells(planned!, 'AB', styles, 'en', file)
  const { bytes, bounds } = textBatch([['before', cell]])
  write(Buffer.from(bytes), bounds[2]!, bounds[3]!, ROW)
  return [Buffer.concat(file.takeAll()).toString(), xml(cell, ROW.text)]
}

function assertSame(source: ExportColumn, cell: NonNullable<Cell>, timeZone?: string): void {
  const [written, encoded] = bothWays(source, cell, timeZone)
  assert.equal(written, encoded)
}

const numbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.double({ min: -1000, max: 1000 }),
  fc.maxSafeInteger(),
  fc.constantFrom(0, 0.1, 1e15, 999_999_999_999_999, 1e21, 5e-324, 0.005, 0.0049, NaN, Infinity),
)
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.option(fc.nat({ max: 10 ** 9 })))
  .map(([whole, fraction]) => (fraction === null ? String(whole) : `${whole}.${String(fraction).padStart(9, '0')}`))

test('floating-point numbers', () => {
  fc.assert(fc.property(numbers, (value) => assertSame(column('x', 'type/Float'), value === 0 ? 0 : value)))
  fc.assert(fc.property(decimals, (value) => assertSame(column('x', 'type/Float'), value)))
})

test('exact numbers, with settings', () => {
  const settings = fc.constantFrom<Record<string, unknown>>(
    {},
    { number_style: 'percent' },
    { number_style: 'currency', currency: 'EUR' },
    { scale: 100 },
    { decimals: 1 },
  )
  fc.assert(
    fc.property(decimals, settings, (value, own) => assertSame(column('x', 'type/Decimal', { settings: own }), value)),
  )
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => assertSame(column('x', 'type/BigInteger'), value)))
  for (const odd of ['1e5', '-', '.', '5.', '.5', '007', '1.2.3', '', 'NaN', '--1', '0.000000000000000000123']) {
    assertSame(column('x', 'type/Decimal'), odd)
  }
})

test('coordinates', () => {
  for (const semantic_type of ['type/Latitude', 'type/Longitude']) {
    for (const value of [-33.5, 0, 151.2]) assertSame(column('x', 'type/Float', { semantic_type }), value)
  }
})

test('texts and truth values', () => {
  fc.assert(fc.property(anyText(), (text) => assertSame(column('x', 'type/Text'), text.toWellFormed())))
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => assertSame(column('x', 'type/Text'), text)))
  for (const odd of ['_x000D_', '_', 'a_x', '\uffff', '\ufffe', '\ufffd', ' a', 'a\n', 'ä\tö', 'x'.repeat(40_000)]) {
    assertSame(column('x', 'type/Text'), odd)
  }
  for (const value of [true, false]) assertSame(column('x', 'type/Boolean'), value)
})

test('days, times and instants in a zone', () => {
  const times = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString())
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia')
  const near = fc.date({ min: new Date('1899-12-25'), max: new Date('2040-01-01'), noInvalidDate: true })
  const texts = fc.oneof(
    times,
    near.map((date) => date.toISOString()),
  )
  fc.assert(
    fc.property(texts, zones, fc.constantFrom('Z', '+01:00', '-09:30', '+14:00'), (iso, zone, offset) => {
      assertSame(column('x', 'type/Date'), iso.slice(0, 10))
      assertSame(column('x', 'type/DateTime'), iso.slice(0, 19))
      assertSame(column('x', 'type/DateTime'), iso.slice(0, 23))
      assertSame(column('x', 'type/DateTime'), iso.slice(0, 10))
      assertSame(column('x', 'type/DateTimeWithTZ'), iso.slice(0, 19) + offset, zone)
      assertSame(column('x', 'type/DateTimeWithTZ'), iso.slice(0, 23) + offset, zone)
      assertSame(column('x', 'type/Time'), iso.slice(11, 19))
    }),
    { numRuns: 1000 },
  )
  for (const odd of ['infinity', '+012345-01-01', '2024-03-05 10:00:00', '1899-12-31', '1900-02-28', '2024-3-5', '']) {
    assertSame(column('x', 'type/DateTime'), odd)
  }
})
