/** Threads that read files. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeFile, fileRows, type FileOptions } from '../index.ts'

const folder = mkdtempSync(join(tmpdir(), 'reader-'))
after(() => rmSync(folder, { recursive: true }))

const ROWS = 200_000
const path = join(folder, 'large.csv')
writeFileSync(path, `id,name\n${Array.from({ length: ROWS }, (_, id) => `${id},"name ${id}"\n`).join('')}`)
const options: FileOptions = { fileName: 'large.csv', numberSeparators: '.,', maxNameLength: 63 }
const free = () => ({ signal: new AbortController().signal })

test('a file is described and loaded, with progress', async () => {
  const reported: number[] = []
  const progress = (read: number, size: number) => reported.push(read / size)
  const found = await describeFile(path, options, { ...free(), progress })
  assert.deepEqual([found.rowCount, found.columns.map(({ type }) => type)], [ROWS, ['integer', 'varchar-255']])
  assert.equal(reported.at(-1), 1)
  let last = ''
  let lines = 0
  for await (const chunk of fileRows(path, options, found.columns, free())) {
    const text = Buffer.from(chunk).toString()
    assert.ok(text.endsWith('\n'))
    lines += text.split('\n').length - 1
    last = text.slice(-30)
  }
  assert.equal(lines, ROWS)
  assert.match(last, /\n199999\tname 199999\n$/)
})

test('the thread waits for its reader, and ends when the reader leaves', async () => {
  const reported: number[] = []
  const progress = (read: number, size: number) => reported.push(read / size)
  const rows = fileRows(path, options, [{ name: 'name', type: 'text' }], { ...free(), progress })
  await rows.next()
  await sleep(300)
  assert.ok((reported.at(-1) ?? 0) < 0.5, `read ${reported.at(-1)}`)
  await rows.return(undefined)
})

test('an abort ends both at once', async () => {
  const early = AbortSignal.abort(new Error('not wanted'))
  await assert.rejects(describeFile(path, options, { signal: early }), /not wanted/)
  const later = new AbortController()
  const described = describeFile(path, options, {
    signal: later.signal,
    progress: () => later.abort(new Error('enough')),
  })
  await assert.rejects(described, /enough/)
  const during = new AbortController()
  const rows = fileRows(path, options, [{ name: 'name', type: 'text' }], { signal: during.signal })
  await rows.next()
  during.abort(new Error('enough'))
  await assert.rejects(Array.fromAsync(rows), /enough/)
})

test('errors cross from the thread as they are', async () => {
  const broken = join(folder, 'broken.csv')
  writeFileSync(broken, 'a\nx\n')
  const rows = fileRows(broken, options, [{ name: 'a', type: 'float' }], free())
  await assert.rejects(Array.fromAsync(rows), {
    name: 'UploadFileError',
    status: 422,
    line: 2,
    column: 'a',
    message: "'x' is not a recognizable number",
  })
  await assert.rejects(describeFile(join(folder, 'missing.csv'), options, free()), /ENOENT/)
})

test('more files than threads take turns, and one that waits can be given up', async () => {
  const all = Array.from({ length: 6 }, () => describeFile(path, options, free()))
  const waiting = new AbortController()
  const given = describeFile(path, options, { signal: waiting.signal })
  waiting.abort(new Error('given up'))
  await assert.rejects(given, /given up/)
  for (const { rowCount } of await Promise.all(all)) assert.equal(rowCount, ROWS)
})
