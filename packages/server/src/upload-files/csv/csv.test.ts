/** What is read of CSV, and what of it is refused. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { encodeText } from '../../../../../test/support/upload-file.ts'
import { openFile } from '../formats/open.ts'
import { describeTable } from '../reading/describe.ts'
import { tableLines } from '../reading/rows.ts'
import { RecordScanner } from './scanner.ts'
import { findSeparator } from './separators.ts'
import type { FileDescription, FileOptions, LoadType } from '../types.ts'

const folder = mkdtempSync(join(tmpdir(), 'csv-'))
after(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'file')

const base: FileOptions = { fileName: 'file.csv', numberSeparators: '.,', maxNameLength: 63 }

async function describe(content: string | Uint8Array, more: Partial<FileOptions> = {}): Promise<FileDescription> {
  writeFileSync(path, content)
  const options = { ...base, ...more }
  return describeTable(await openFile(path, options), options, () => {})
}

async function load(content: string, types: Record<string, LoadType>): Promise<string> {
  writeFileSync(path, content)
  const columns = Object.entries(types).map(([name, type]) => ({ name, type }))
  const chunks: Uint8Array[] = []
  for await (const chunk of tableLines(await openFile(path, base), base, columns, () => {})) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

interface Found {
  rows: string[][]
  lines: number[]
  end: number
}

/** The records of a text, or of its beginning. */
function scan(scanner: RecordScanner, text: string, { isLast }: { isLast: boolean }): Found {
  const bytes = Buffer.from(text)
  const found: Found = { rows: [], lines: [], end: 0 }
  while (found.end < bytes.length) {
    const { line } = scanner
    scanner.isLast = isLast
    const end = scanner.scan(bytes, found.end, bytes.length)
    if (end < 0) break
    scanner.unquote(bytes)
    const { starts, ends, count } = scanner
    found.rows.push([...starts.subarray(0, count)].map((start, cell) => bytes.toString('utf8', start, ends[cell])))
    found.lines.push(line)
    found.end = end
  }
  return found
}

for (const separator of [',', '¦', '😀']) {
  test(`a text that comes in pieces gives the same records as the whole, with ${separator}`, () => {
    const text = 'a,"b ""x"",\r\n y"\r\n\r\n"","c"d,\r\ne,f"g"\r""""'.replaceAll(',', separator)
    const whole = scan(new RecordScanner(separator), text, { isLast: true })
    assert.deepEqual(whole.rows, [['a', `b "x"${separator}\r\n y`], [''], ['', 'cd', ''], ['e', 'f"g"'], ['"']])
    assert.deepEqual(whole.lines, [1, 3, 4, 5, 6])
    for (let cut = 1; cut <= text.length; cut += 1) {
      if (Buffer.from(text.slice(0, cut)).toString() !== text.slice(0, cut)) continue
      const scanner = new RecordScanner(separator)
      const first = scan(scanner, text.slice(0, cut), { isLast: false })
      const second = scan(scanner, Buffer.from(text).subarray(first.end).toString(), { isLast: true })
      assert.deepEqual([...first.rows, ...second.rows], whole.rows, `cut at ${cut}`)
      assert.deepEqual([...first.lines, ...second.lines], whole.lines, `cut at ${cut}`)
    }
  })
}

test('pieces of a file are cut anywhere', async () => {
  // Rows of so many bytes that cells, quotes, signs and line ends come at the ends of pieces.
  for (let width = 1; width < 12; width += 1) {
    const row = `"${'ö'.repeat(width)}""\r\n",${width},€,\n`
    const count = Math.ceil(400_000 / Buffer.byteLength(row))
    const lines = await load(`a,b,c,d\n${row.repeat(count)}`, { a: 'text', b: 'integer', c: 'text', d: 'text' })
    assert.ok(lines === `${'ö'.repeat(width)}"\\r\\n\t${width}\t€\t\\N\n`.repeat(count), `width ${width}`)
  }
})

test('the separator is the one that makes even lines', () => {
  const found = (text: string) => findSeparator(Buffer.from(text), { isWhole: true })
  assert.equal(found('a;b\n1,5;2\n2,5;3\n'), ';')
  assert.equal(found('a,b;c\n1,2;3\n'), ',')
  assert.equal(found('a\tb\n1\t2\n'), '\t')
  assert.equal(found('a|b|c\n1|2,3|4\n'), '|')
  assert.equal(found('name\nx;y\nz\n'), ',')
  assert.equal(found('a,b\n"x;y;z",2\n'), ',')
  assert.equal(found(`a,b;c\n${'1,2;3\n'.repeat(8)}1;2\n${'1;2;3\n'.repeat(20)}`), ';')
})

test('rows that are too long are named by their line, short ones get nulls', async () => {
  const found = await describe('a,b\n1,"x\ny"\n1,2,3\n4\n\n1,2,3,4\n')
  assert.deepEqual(found.sample, [
    ['1', 'x\ny'],
    ['4', null],
  ])
  assert.deepEqual(found.problems, [
    { line: 4, message: 'The row has 3 values, but the header has 2 columns.' },
    { line: 7, message: 'The row has 4 values, but the header has 2 columns.' },
  ])
  assert.equal(found.problemCount, 2)
  await assert.rejects(load('a,b\n1,2\n1,2,3\n', { a: 'integer' }), { status: 400, line: 3 })
})

test('only the first hundred problems are kept', async () => {
  const found = await describe(`a\n${'1,2\n'.repeat(250)}`, { separator: ',' })
  assert.equal(found.problems.length, 100)
  assert.equal(found.problemCount, 250)
})

test('a sample has fifty rows, without the ends of long texts', async () => {
  const found = await describe(`a,b\n${`${'x'.repeat(5_000)},y\n`.repeat(80)}`)
  assert.deepEqual([found.sample.length, found.rowCount], [50, 80])
  assert.deepEqual(found.sample[49], [`${'x'.repeat(1_000)}…`, 'y'])
})

test('a file without a header is refused, one of a header alone is not', async () => {
  for (const content of ['', '\n', '\ufeff', ' \n \n']) await assert.rejects(describe(content), { status: 400 })
  const found = await describe('a,b')
  assert.deepEqual([found.rowCount, found.columns.map(({ type }) => type)], [0, ['text', 'text']])
})

test('a file that is cut off in a quote says where it opens', async () => {
  await assert.rejects(describe('a,b\n1,"x\ny\n'), { status: 400, line: 2, message: /never closed/ })
  await assert.rejects(describe(`a,b\n1,"${'x'.repeat(20_000_000)}`), { status: 400, line: 2 })
})

test('a file that is cut off in a sign is read to its end', async () => {
  const found = await describe(Buffer.from('a\nGröße\nGrö').subarray(0, -1))
  assert.equal(found.encoding, 'UTF-8')
  assert.deepEqual(found.sample.at(-1), ['Gr\ufffd'])
})

test('what is not text, or has another extension, is refused', async () => {
  const refused = { status: 415, message: 'Unsupported File Type' }
  await assert.rejects(describe(Buffer.from('PK\x03\x04\0\0binary\0'.repeat(20), 'latin1')), refused)
  await assert.rejects(describe(Buffer.from(Array.from({ length: 5_000 }, (_, at) => 1 + ((at * 7) % 255)))), refused)
  await assert.rejects(describe('a', { fileName: 'a.exe' }), refused)
  await assert.rejects(describe('a', { fileName: 'a.tsv', formats: ['csv'] }), refused)
})

test('encodings are found, or chosen', async () => {
  for (const [encoding, isMarked] of [
    ['UTF-8', false],
    ['UTF-16BE', false],
    ['UTF-32LE', true],
  ] as const) {
    const found = await describe(encodeText('a,b\n日本,ö\n', encoding, isMarked))
    assert.deepEqual([found.encoding, found.sample], [encoding, [['日本', 'ö']]])
  }
  const windows = await describe(encodeText('a\n5 €\n', 'Windows-1252', false))
  assert.deepEqual([windows.encoding, windows.columns[0]?.type], ['Windows-1252', 'integer'])
  const chosen = await describe(Uint8Array.from([97, 10, 0xb1]), { encoding: 'iso-8859-2' })
  assert.deepEqual(chosen.sample, [['ą']])
  await assert.rejects(describe('a', { encoding: 'klingon' }), { status: 400, message: /klingon/ })
})

test('a file of UTF-8 with a wrong sign stays UTF-8', async () => {
  const found = await describe(Buffer.concat([Buffer.from(`a\n${'Größe\n'.repeat(50)}`), Uint8Array.from([0xff])]))
  assert.equal(found.encoding, 'UTF-8')
})

test('chosen types are checked, with the words of the contract', async () => {
  const content = 'n,b,d,t,o,v\nx,maybe,soon,later,2000-01-30T10:20,' + 'v'.repeat(300)
  const types = { n: 'integer', b: 'boolean', d: 'date', t: 'datetime', o: 'offset-datetime' } as const
  const found = await describe(content, { types })
  assert.deepEqual(
    found.problems.map(({ line, message, column }) => `${line} ${column}: ${message}`),
    [
      "2 n: 'x' is not a recognizable number",
      "2 b: 'maybe' is not a recognizable boolean",
      "2 d: 'soon' is not a recognizable date",
      "2 t: 'later' is not a recognizable datetime",
      "2 o: '2000-01-30T10:20' is not a recognizable zoned datetime",
    ],
  )
  await assert.rejects(load(content, { n: 'float' }), { status: 422, line: 2, column: 'n' })
  await assert.rejects(load(content, { v: 'varchar-255' }), { status: 422, column: 'v' })
})

test('rows come in the order of the columns, with escapes and nulls', async () => {
  const lines = await load('a,b,c\n1,"x\ty\nz\\",2.0\n , ,\n', { c: 'integer', b: 'text', a: 'boolean' })
  assert.equal(lines, '2\tx\\ty\\nz\\\\\tt\n\\N\t\\N\t\\N\n')
  await assert.rejects(load('a\n1\n', { b: 'text' }), { status: 422, column: 'b' })
  await assert.rejects(load('a\n9223372036854775808\n', { a: 'integer' }), { status: 422 })
})
