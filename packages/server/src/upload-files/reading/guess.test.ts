/** Types that are guessed from the first rows are those of all rows, or the rows are refused. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { openFile } from '../formats/open.ts'
import { describeStart, describeTable } from './describe.ts'
import { tableLines } from './rows.ts'
import { WrongGuess } from './wrong-guess.ts'
import type { FileOptions, LoadColumn, LoadType } from '../types.ts'

const folder = mkdtempSync(join(tmpdir(), 'guess-'))
after(() => rmSync(folder, { recursive: true }))

const path = join(folder, 'rows.csv')
const options: FileOptions = { fileName: 'rows.csv', numberSeparators: '.,', maxNameLength: 63 }
/** More than a file is read by at a time, so that the rows before and behind it come apart. */
const FILLING = 140_000

async function linesOf(columns: readonly LoadColumn[]): Promise<string> {
  const table = await openFile(path, options)
  const chunks = await Array.fromAsync(tableLines(table, options, columns, () => undefined))
  return Buffer.concat(chunks).toString()
}

const describedTypes = async () =>
  (await describeTable(await openFile(path, options), options, () => undefined)).columns

/** Writes rows, others behind them, and gives the columns as the first rows have them. */
async function guessed(first: readonly string[], others: readonly string[]): Promise<LoadColumn[]> {
  const row = (value: string) => `"${value}",${'x'.repeat(1_000)}\n`
  const repeated = Array.from({ length: FILLING / 1_000 }, (_, at) => row(first[at % first.length] ?? ''))
  writeFileSync(path, `value,filling\n${first.map(row).join('')}${repeated.join('')}${others.map(row).join('')}`)
  return (await describeStart(await openFile(path, options), options, 1)).columns
}

const value = fc.constantFrom(
  '',
  '0',
  '1',
  '7',
  '12',
  '2.0',
  '2.5',
  '1,000',
  '99999999999999999999',
  'true',
  'no',
  ' 5 ',
)
const time = fc.constantFrom(
  '2024-01-30',
  'Jan 31, 2024',
  '2024-01-30 10:20',
  '2024-01-30T10:20:30Z',
  '2024-01-30T10:20:30',
)
const text = fc.constantFrom('x', 'Größe', 'y'.repeat(255), 'y'.repeat(256), '$5')
const values = (minLength: number) =>
  fc.oneof(
    fc.array(value, { minLength, maxLength: 6 }),
    fc.array(fc.oneof(value, time, text), { minLength, maxLength: 6 }),
  )

test('rows that pass have the types of a file that was read whole, and its lines', async () => {
  let passed = 0
  await fc.assert(
    fc.asyncProperty(values(1), values(0), async (first, others) => {
      const columns = await guessed(first, others)
      const certain = (await describedTypes()).map(({ name, type }) => ({ name, type }))
      const lines = await linesOf(columns).catch((error: unknown) => error)
      if (lines instanceof WrongGuess) return
      passed += 1
      assert.deepEqual(
        columns.map(({ type }) => type),
        certain.map(({ type }) => type),
      )
      assert.equal(lines, await linesOf(certain))
    }),
    { numRuns: 150 },
  )
  assert.ok(passed > 15, `${passed} passed`)
})

const CASES: readonly [string, string, LoadType, string, boolean][] = [
  ['integers and then a text', '5', 'integer', 'x', false],
  ['integers and then a fraction', '5', 'integer', '2.0', false],
  ['fractions and then an integer', '2.5', 'float', '5', true],
  ['bits and then an integer', '1', 'boolean', '5', false],
  ['dates and then a date in words', '2024-01-30', 'date', 'Jan 31, 2024', true],
  ['dates and then a time', '2024-01-30', 'date', '2024-01-30 10:20', false],
  ['nothing and then an integer', '', 'text', '5', false],
  ['texts and then a long one', 'x', 'varchar-255', 'y'.repeat(256), false],
  ['long texts and then an integer', 'y'.repeat(256), 'text', '5', true],
]
for (const [name, first, type, other, holds] of CASES) {
  test(name, async () => {
    const columns = await guessed([first], [other])
    assert.equal(columns[0]?.type, type)
    if (holds) assert.match(await linesOf(columns), /x\n/)
    else await assert.rejects(linesOf(columns), WrongGuess)
  })
}

test('a type that was chosen is certain, and so are those of a file that was read whole', async () => {
  const chosen = { ...options, types: { value: 'integer' as const } }
  await guessed(['5'], ['x'])
  const [column] = (await describeStart(await openFile(path, chosen), chosen, 1)).columns
  assert.deepEqual(column, { name: 'value', type: 'integer' })
  await assert.rejects(linesOf([column!]), /not a recognizable number/)
  const whole = await describeStart(await openFile(path, options), options, 10_000_000)
  assert.deepEqual(whole.columns[0], { name: 'value', type: 'varchar-255' })
})
