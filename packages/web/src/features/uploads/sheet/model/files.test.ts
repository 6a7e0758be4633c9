import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginningOf } from './beginning.ts'
import { whatItIs } from './what-it-is.ts'

const file = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, name)

test('a large text is cut at the end of a line, which may hold line ends in quotes', async () => {
  const text = 'a,b\n1,"x\ny"\n2,z\n'
  for (const [most, part] of [
    [9, 'a,b\n'],
    [12, 'a,b\n1,"x\ny"\n'],
    [14, 'a,b\n1,"x\ny"\n'],
    [100, text],
  ] as const) {
    const found = await beginningOf(file('a.csv', text), most)
    assert.deepEqual([await found.part.text(), found.isWhole], [part, part === text])
  }
})

test('what cannot be cut goes as a whole', async () => {
  for (const given of [file('a.json', '[{"a":1},\n{"a":2}]'), file('a.csv', 'a,b,c without an end')]) {
    assert.deepEqual(await beginningOf(given, 12), { part: given, isWhole: true })
  }
})

test('a file says what it is by its first bytes, then by its name', async () => {
  const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
  assert.equal(await whatItIs(file('sales.csv', bytes('89504e470d0a1a0a'))), 'a picture')
  assert.equal(await whatItIs(file('sales.csv', '%PDF-1.7')), 'a PDF')
  assert.equal(await whatItIs(file('sales.xls', bytes('d0cf11e0a1b11ae1'))), 'an old Excel or Word document')
  assert.equal(await whatItIs(file('sales.zip', bytes('504b030414000000'))), 'a ZIP archive')
  assert.equal(await whatItIs(file('sales.docx', bytes('504b030414000000'))), 'an archive or document (docx)')
  assert.equal(await whatItIs(file('sales.exe', 'text')), 'of the type exe')
  for (const name of ['sales', 'sales.CSV', 'sales.xlsx']) assert.equal(await whatItIs(file(name, 'a,b')), null)
  assert.equal(await whatItIs(file('sales.xlsx', bytes('504b030414000000'))), null)
})
