/** Files of known content, read as the thread reads them. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { knownFile } from '../../../../test/support/upload-file.ts'
import { openFile } from './formats/open.ts'
import { describeTable } from './reading/describe.ts'
import { tableLines } from './reading/rows.ts'
import type { FileOptions } from './types.ts'

const folder = mkdtempSync(join(tmpdir(), 'known-files-'))
after(() => rmSync(folder, { recursive: true }))

const FILES = 320
const SIGNS: Readonly<Record<string, string>> = { '\\t': '\t', '\\n': '\n', '\\r': '\r', '\\\\': '\\' }

function decode(lines: string): (string | null)[][] {
  const all = lines.split('\n')
  assert.equal(all.pop(), '')
  return all.map((line) =>
    line
      .split('\t')
      .map((cell) => (cell === '\\N' ? null : cell.replaceAll(/\\[tnr\\]/g, (sign) => SIGNS[sign] ?? sign))),
  )
}

for (let first = 0; first < FILES; first += 40) {
  test(`files of seed ${first} to ${first + 39} give what was written`, async () => {
    for (let seed = first; seed < first + 40; seed += 1) {
      const file = knownFile(seed)
      const path = join(folder, `file-${seed}`)
      writeFileSync(path, file.bytes)
      const options: FileOptions = { ...file, maxNameLength: 63 }
      const found = await describeTable(await openFile(path, options), options, () => {})
      const columns = found.columns.map(({ header, name, type }) => ({ header, name, type }))
      assert.deepEqual(columns, file.columns, file.about)
      assert.deepEqual(found.problems, [], file.about)
      assert.equal(found.rowCount, file.rows.length, file.about)
      const chunks: Uint8Array[] = []
      for await (const chunk of tableLines(await openFile(path, options), options, columns, () => {}))
        chunks.push(chunk)
      assert.deepEqual(decode(Buffer.concat(chunks).toString()), file.rows, file.about)
    }
  })
}
