/** Writes a CSV file of so many megabytes, describes it and reads its rows; says what that took. */
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeFile, fileRows, type FileOptions } from '../../packages/server/src/upload-files/index.ts'

const megabytes = Number(process.argv[2])
const folder = mkdtempSync(join(tmpdir(), 'uploaded-'))
const path = join(folder, 'large.csv')

const BLOCK_ROWS = 1_000
const block = Array.from(
  { length: BLOCK_ROWS },
  (_, row) => `${row},"Größe, ""${row}""",${row}.25,2024-01-30T10:20:30Z,${row % 2 === 0},${'text '.repeat(8)}\n`,
).join('')
const file = openSync(path, 'w')
writeSync(file, 'id,name,amount,at,ok,note\n')
for (let written = 0; written < megabytes * 1e6; written += block.length) writeSync(file, block)
closeSync(file)

const options: FileOptions = { fileName: 'large.csv', numberSeparators: '.,', maxNameLength: 63 }
const work = { signal: new AbortController().signal }
const { rowCount, columns, encoding = '' } = await describeFile(path, options, work)
let bytes = 0
for await (const chunk of fileRows(path, { ...options, encoding }, columns, work)) bytes += chunk.length

const peakMb = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(JSON.stringify({ size: statSync(path).size, rowCount, bytes, peakMb }))
rmSync(folder, { recursive: true })
