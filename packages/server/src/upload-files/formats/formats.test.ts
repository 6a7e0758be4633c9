/** The formats that are not CSV. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { zipFile, type ZipPart } from '../../../../../test/support/zip-file.ts'
import { fileRows, type FileDescription, type FileOptions } from '../index.ts'
import { openFile } from './open.ts'
import { describeTable } from '../reading/describe.ts'

const folder = mkdtempSync(join(tmpdir(), 'formats-'))
after(() => rmSync(folder, { recursive: true }))
const base: FileOptions = { fileName: '', numberSeparators: '.,', maxNameLength: 63 }

async function describe(fileName: string, bytes: Uint8Array | string, more: Partial<FileOptions> = {}) {
  const path = join(folder, fileName)
  writeFileSync(path, bytes)
  const options = { ...base, fileName, ...more }
  return describeTable(await openFile(path, options), options, () => {})
}

const typesOf = ({ columns }: FileDescription) => columns.map(({ name, type }) => `${name} ${type}`)

const WORKBOOK = {
  sheets: [
    {
      name: 'Sales & more',
      rows: [
        ['Product', 'Price', 'Sold', 'At', 'Paid', 'Count', 'Sum'],
        ['Pen', 1.5, new Date(Date.UTC(2024, 0, 30)), new Date(Date.UTC(2024, 0, 30, 10, 20, 30)), true, 3, 0.1 + 0.2],
        [],
        ['Größe 😀\nx', 1e-7, new Date(Date.UTC(1999, 11, 31)), new Date(Date.UTC(2024, 0, 31)), false, 4, 1e21],
        [null, null, null, null, null, 5],
      ],
    },
    { name: 'Other', rows: [['a'], [1]] },
    { name: 'Empty', rows: [] },
  ],
}

test('a sheet gives its values as the workbook has them', async () => {
  const found = await describe('a.xlsx', await writeXlsx(WORKBOOK))
  assert.deepEqual(found.sheets, ['Sales & more', 'Other', 'Empty'])
  assert.equal(found.sheet, 'Sales & more')
  assert.deepEqual(typesOf(found), [
    'product varchar-255',
    'price float',
    'sold date',
    'at datetime',
    'paid boolean',
    'count integer',
    'sum varchar-255',
  ])
  assert.deepEqual(found.sample, [
    ['Pen', '1.5', '2024-01-30', '2024-01-30T10:20:30', 'true', '3', '0.30000000000000004'],
    ['Größe 😀\nx', '0.0000001', '1999-12-31', '2024-01-31', 'false', '4', '1000000000000000000000'],
    [null, null, null, null, null, '5', null],
  ])
})

test('numbers of a workbook are numbers with any separators, and other sheets can be chosen', async () => {
  const bytes = await writeXlsx(WORKBOOK)
  const found = await describe('a.xlsx', bytes, { numberSeparators: ',.' })
  assert.deepEqual([found.sample[0]?.[1], found.columns[1]?.type], ['1,5', 'float'])
  assert.deepEqual(typesOf(await describe('a.xlsx', bytes, { sheet: 'Other' })), ['a boolean'])
  await assert.rejects(describe('a.xlsx', bytes, { sheet: 'Missing' }), { status: 400, message: /Missing/ })
  await assert.rejects(describe('a.xlsx', bytes, { sheet: 'Empty' }), { status: 400, message: /no header/ })
})

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const text = (name: string, content: string): ZipPart => ({ name, bytes: Buffer.from(content) })
const FRAME = [
  text(
    'xl/workbook.xml',
    `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="S" sheetId="1" r:id="a"/></sheets></workbook>`,
  ),
  text(
    'xl/_rels/workbook.xml.rels',
    `<Relationships><Relationship Id="a" Type="${RELATIONS}/worksheet" Target="s.xml"/>
     <Relationship Id="b" Type="${RELATIONS}/sharedStrings" Target="/xl/strings.xml"/></Relationships>`,
  ),
]
const sheet = (rows: string) => text('xl/s.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`)
const STRINGS = text(
  'xl/strings.xml',
  '<sst><si><t>a</t></si><si><r><t>rich </t></r><r><t>text</t></r><rPh><t>no</t></rPh></si><si><t>x_x000A_y</t></si></sst>',
)

test('formulas give their results, errors nulls, and rich texts their text', async () => {
  const rows = `
    <row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>b</t></is></c><c t="str"><v>c</v></c></row>
    <row r="7"><c r="A7" t="s"><v>1</v></c><c r="C7"><f>1+1</f><v>2</v></c></row>
    <row r="8"><c r="A8" t="s"><v>2</v></c><c r="B8" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D8"><v>1</v></c></row>`
  const found = await describe('a.xlsx', zipFile([...FRAME, STRINGS, sheet(rows)]))
  assert.deepEqual(found.sample, [['rich text', null, '2']])
  assert.deepEqual(found.problems, [{ line: 8, message: 'The row has 4 values, but the header has 3 columns.' }])
})

/** Workbooks that are made to hurt, and what is said of them. */
const HOSTILE: Record<string, () => [bytes: Uint8Array, message: RegExp]> = {
  'a part that takes more than it says': () => [
    zipFile([...FRAME, STRINGS, { ...sheet(' '.repeat(50_000_000)), statedSize: 1_000 }]),
    /damaged/,
  ],
  'texts that fill the memory': () => [
    zipFile([...FRAME, text('xl/strings.xml', `<sst>${' '.repeat(200_000_000)}</sst>`), sheet('')]),
    /too large/,
  ],
  'too many parts': () => [zipFile(Array.from({ length: 12_000 }, (_, at) => text(`part${at}`, ''))), /too many parts/],
  'entities that grow': () => [
    zipFile([...FRAME, STRINGS, text('xl/s.xml', `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>`)]),
    /damaged/,
  ],
  'a cell that fills the memory': () => [
    zipFile([...FRAME, STRINGS, sheet(`<row><c t="inlineStr"><is><t>${'x'.repeat(100_000_000)}</t></is></c></row>`)]),
    /too large/,
  ],
  'a row that fills the memory': () => [
    zipFile([...FRAME, STRINGS, sheet(`<row>${`<c t="str"><v>${'x'.repeat(1_000_000)}</v></c>`.repeat(20)}</row>`)]),
    /too large/,
  ],
  'a cell beyond the last': () => [zipFile([...FRAME, STRINGS, sheet('<row><c r="ZZZ1"><v>1</v></c></row>')]), /ZZZ1/],
  'no workbook at all': () => [Buffer.from('PK but not more than that, which is no ZIP file'), /not a workbook/],
  'a workbook that is cut off': () => [zipFile([...FRAME, STRINGS]).subarray(0, -30), /not a workbook/],
  'no sheets': () => [zipFile([text('xl/workbook.xml', '<workbook/>')]), /no sheets/],
}

for (const [name, make] of Object.entries(HOSTILE)) {
  test(`refused: ${name}`, async () => {
    const [bytes, message] = make()
    await assert.rejects(describe('a.xlsx', bytes), { status: 400, message })
  })
}

test('JSON gives a column for each key, and values within values as JSON', async () => {
  const content = `[ {"id": 1, "name": "a, b"}, \n {"id": 2, "tags": ["x", {"y": "]}"}], "name": null},
    {"big": 12345678901234567890, "exact": 9007199254740993, "small": 1.5e-3, "__proto__": "p", "id": true} ]\n`
  const found = await describe('a.json', content)
  assert.deepEqual(
    found.columns.map(({ header }) => header),
    ['id', 'name', 'tags', 'big', 'exact', 'small', '__proto__'],
  )
  assert.deepEqual(found.sample, [
    ['1', 'a, b', null, null, null, null, null],
    ['2', null, '["x",{"y":"]}"}]', null, null, null, null],
    ['true', null, null, '12345678901234567890', '9007199254740993', '0.0015', 'p'],
  ])
})

test('JSON in small pieces is the same as in one', async () => {
  const objects = Array.from({ length: 20_000 }, (_, id) => ({ id, text: `"${'\\'.repeat(id % 5)}[{,é${id}` }))
  for (const [fileName, content] of [
    ['a.json', JSON.stringify(objects, null, 2)],
    ['a.jsonl', objects.map((one) => JSON.stringify(one)).join('\r\n')],
  ] as const) {
    const found = await describe(fileName, content)
    assert.equal(found.rowCount, objects.length)
    assert.deepEqual(found.sample[7], ['7', objects[7]?.text])
    assert.deepEqual(typesOf(found), ['id integer', 'text varchar-255'])
  }
})

test('what is not a list of objects is refused, with its line', async () => {
  for (const content of ['{"a": 1}', '"x"', 'x', '[{"a": 1}', '[{"a": 1}] []', '[{"a": 1},\n{"a" 2}]'])
    await assert.rejects(describe('a.json', content), { status: 400 }, content)
  await assert.rejects(describe('a.json', '[{"a": 1},\n{"a" 2}]'), { line: 2 })
  await assert.rejects(describe('a.jsonl', '{"a": 1}\n\n{"a": '), { status: 400, line: 3 })
  for (const content of ['[]', '[{}]']) await assert.rejects(describe('a.json', content), { message: /no header/ })
  const found = await describe('a.json', '[{"a": 1}, 5, [1]]')
  assert.deepEqual([found.rowCount, found.problemCount], [3, 2])
})

test('deep nesting is a text, or refused where its numbers would be kept exactly', async () => {
  const nested = `${'['.repeat(500_000)}1${']'.repeat(500_000)}`
  assert.deepEqual(typesOf(await describe('a.json', `[{"a": ${nested}}]`)), ['a text'])
  await assert.rejects(describe('a.json', `[{"a": ${nested}, "b": 1e5}]`), { status: 400 })
})

test('Parquet gives its values', async () => {
  const bytes = parquetWriteBuffer({
    columnData: [
      { name: 'id', data: [1n, 9007199254740993n, null], type: 'INT64' },
      { name: 'name', data: ['Größe', 'a\tb', null], type: 'STRING' },
      { name: 'price', data: [1.5, 1e-7, null], type: 'DOUBLE' },
      { name: 'ok', data: [true, false, null], type: 'BOOLEAN' },
      { name: 'at', data: [new Date(0), new Date(Date.UTC(2024, 0, 30, 10, 20, 30, 5)), null], type: 'TIMESTAMP' },
    ],
    rowGroupSize: 2,
  })
  const found = await describe('a.parquet', new Uint8Array(bytes))
  assert.deepEqual(typesOf(found), [
    'id integer',
    'name varchar-255',
    'price float',
    'ok boolean',
    'at offset-datetime',
  ])
  assert.deepEqual(found.sample, [
    ['1', 'Größe', '1.5', 'true', '1970-01-01T00:00:00Z'],
    ['9007199254740993', 'a\tb', '0.0000001', 'false', '2024-01-30T10:20:30.005Z'],
    [null, null, null, null, null],
  ])
  await assert.rejects(describe('b.parquet', 'PAR1 is not enough'), { status: 400 })
})

test('decimals of Parquet keep their digits, and times their zone or none', async () => {
  const schema = [
    { name: 'root', num_children: 4 },
    { name: 'sum', type: 'INT64', converted_type: 'DECIMAL', scale: 2, precision: 18, repetition_type: 'OPTIONAL' },
    { name: 'day', type: 'INT32', converted_type: 'DATE', repetition_type: 'OPTIONAL' },
    {
      name: 'local',
      type: 'INT64',
      logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MICROS' },
      repetition_type: 'OPTIONAL',
    },
    {
      name: 'clock',
      type: 'INT32',
      logical_type: { type: 'TIME', isAdjustedToUTC: true, unit: 'MILLIS' },
      repetition_type: 'OPTIONAL',
    },
  ] as const
  const bytes = parquetWriteBuffer({
    schema: [...schema],
    columnData: [
      { name: 'sum', data: [1234567.89, -0.05] },
      { name: 'day', data: [new Date(Date.UTC(2024, 0, 30)), null] },
      { name: 'local', data: [1_706_610_030_000_005n, -1n] },
      { name: 'clock', data: [37_230_500, 0] },
    ],
  })
  const found = await describe('d.parquet', new Uint8Array(bytes))
  assert.deepEqual(found.sample, [
    ['1234567.89', '2024-01-30', '2024-01-30T10:20:30.000005', '10:20:30.5'],
    ['-0.05', null, '1969-12-31T23:59:59.999999', '00:00:00'],
  ])
  assert.deepEqual(typesOf(found), ['sum float', 'day date', 'local datetime', 'clock varchar-255'])
})

test('rows of each of them are loaded through a thread', async () => {
  const files: Record<string, Uint8Array | string> = {
    'r.xlsx': await writeXlsx({
      sheets: [
        {
          name: 'S',
          rows: [
            ['a', 'b'],
            [1, 'x\ty'],
            [2, null],
          ],
        },
      ],
    }),
    'r.json': '[{"a": 1, "b": "x\\ty"}, {"a": 2}]',
    'r.ndjson': '{"a": 1, "b": "x\\ty"}\n{"a": 2}\n',
    'r.parquet': new Uint8Array(
      parquetWriteBuffer({
        columnData: [
          { name: 'a', data: [1, 2], type: 'INT32' },
          { name: 'b', data: ['x\ty', null], type: 'STRING' },
        ],
      }),
    ),
  }
  for (const [fileName, bytes] of Object.entries(files)) {
    const path = join(folder, fileName)
    writeFileSync(path, bytes)
    const columns = [
      { name: 'b', type: 'text' },
      { name: 'a', type: 'integer' },
    ] as const
    const work = { signal: new AbortController().signal }
    const chunks = await Array.fromAsync(fileRows(path, { ...base, fileName }, columns, work))
    assert.equal(Buffer.concat(chunks).toString(), 'x\\ty\t1\n\\N\t2\n', fileName)
  }
})
