import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textBatch, type Row, type RowBatch } from '@querent/query'
import fc from 'fast-check'
import { anyText } from '../../../../../test/support/any-text.ts'
import { jsonWriter } from './writer.ts'
import { planExport } from '../plan/plan.ts'
import { column, options } from '../testing.ts'
import type { ExportColumn } from '../types.ts'

/** Compares the file of rows as values with that of the same rows as texts. */
async function assertSame(columns: ExportColumn[], rows: Row[], formatRows: boolean): Promise<void> {
  const plan = planExport(options(columns, { formatRows, timeZone: 'Europe/Berlin' }))
  const file = async (batch: RowBatch) => {
    const writer = jsonWriter(plan)
    return Buffer.concat([...(await writer.write(batch)), ...(await writer.end())]).toString()
  }
  assert.equal(await file(textBatch(rows)), await file(rows))
}

const COLUMNS = [
  column('f', 'type/Float'),
  column('d', 'type/Decimal'),
  column('i', 'type/BigInteger'),
  column('b', 'type/Boolean'),
  column('t "quoted"', 'type/Text'),
  column('w', 'type/DateTime'),
  column('z', 'type/DateTimeWithTZ'),
]
const times = fc.date({ min: new Date('1800-01-01'), max: new Date('9990-01-01'), noInvalidDate: true })
const cells = fc.tuple(
  fc.option(fc.double().map((value) => (value === 0 ? 0 : value))),
  fc.option(fc.tuple(fc.bigInt(), fc.nat()).map(([whole, part]) => `${whole}.${part}`)),
  fc.option(fc.maxSafeInteger()),
  fc.option(fc.boolean()),
  fc.option(anyText().map((text) => text.toWellFormed())),
  fc.option(times.map((date) => date.toISOString().slice(0, 19))),
  fc.option(times.map((date) => date.toISOString().slice(0, 23) + 'Z')),
)

for (const formatRows of [false, true]) {
  test(`values and texts make the same file, ${formatRows ? 'formatted' : 'raw'}`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cells, { minLength: 1 }), (rows) => assertSame(COLUMNS, rows, formatRows)),
    )
  })
}

test('odd numbers', async () => {
  const odd = ['1e5', '-', '.', '5.', '.5', '007', '1.2.3', '', 'NaN', 'Infinity', '--1', '-0.50', '0', '-7']
  for (const text of odd) await assertSame([column('d', 'type/Decimal')], [[text]], false)
})
