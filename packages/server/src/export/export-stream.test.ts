import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { mapped, type Source } from './stream/closable-stream.ts'
import { closeExportThreads, exportStream } from './index.ts'
import { placedExport } from './stream/placed-export.ts'
import { planExport } from './plan/plan.ts'
import { column, exportText, inBatches, options } from './testing.ts'
import { ExportThreads } from './worker/pool.ts'
import { textBatch, type Row } from '@querent/query'

after(closeExportThreads)

const columns = [column('i', 'type/Integer'), column('t', 'type/Text')]
/** A format that stays on this thread, and others that go to a worker, with texts or with values. */
const variants = [
  { format: 'json', formatRows: false },
  { format: 'csv', formatRows: false },
  { format: 'csv', formatRows: true },
  { format: 'xlsx', formatRows: false },
] as const

/** Batches whose texts do not compress, counting what is pulled and noting the end. */
function watchedSource(batchCount: number, fail?: Error) {
  const seen = { pulled: 0, isClosed: false }
  async function* batches(): AsyncGenerator<Row[]> {
    try {
      for (; seen.pulled < batchCount; seen.pulled += 1) yield randomRows()
      if (fail) throw fail
    } finally {
      seen.isClosed = true
    }
  }
  return { seen, batches: batches() }
}

function randomRows(): Row[] {
  return Array.from({ length: 1000 }, (_, i) => [i, Math.random().toString(36).repeat(8)])
}

/** A source that answers never, but knows that it was closed. */
function silentSource() {
  const seen = { isClosed: false }
  const iterator: AsyncIterator<Row[]> = {
    next: () => new Promise(() => undefined),
    async return() {
      seen.isClosed = true
      return { done: true, value: undefined }
    },
  }
  return { seen, batches: { [Symbol.asyncIterator]: () => iterator } }
}

for (const { format, formatRows } of variants) {
  const name = `${format}${formatRows ? ', formatted' : ''}`
  const withColumns = options(columns, { formatRows })

  test(`${name}: a slow reader holds the source back`, async () => {
    const { seen, batches } = watchedSource(1000)
    const stream = exportStream(format, () => batches, withColumns)
    await stream.next()
    await sleep(300)
    assert.ok(seen.pulled < 60, `pulled ${seen.pulled} batches for one chunk`)
    await stream.return?.()
    assert.equal(seen.isClosed, true)
    assert.equal((await stream.next()).done, true)
  })

  test(`${name}: nothing is pulled before the first read`, async () => {
    const { seen, batches } = watchedSource(10)
    const stream = exportStream(format, () => batches, withColumns)
    await sleep(20)
    assert.equal(seen.pulled, 0)
    await stream.return?.()
  })

  test(`${name}: leaving while a read waits ends it and closes the source`, async () => {
    const { seen, batches } = silentSource()
    const stream = exportStream(format, () => batches, withColumns)
    const read = stream.next()
    await sleep(20)
    await stream.return?.()
    assert.equal((await read).done, true)
    assert.equal(seen.isClosed, true)
  })

  test(`${name}: a destroyed stream closes the source`, async () => {
    const { seen, batches } = watchedSource(1000)
    const readable = Readable.from(exportStream(format, () => batches, withColumns))
    await new Promise((resolve) => readable.once('data', resolve))
    readable.destroy(new Error('the socket went away'))
    await new Promise((resolve) => readable.once('error', resolve))
    while (!seen.isClosed) await sleep(5)
  })

  test(`${name}: an error before the first chunk comes alone, a later one cuts the stream`, async () => {
    const early = exportStream(format, () => watchedSource(0, new Error('no such table')).batches, withColumns)
    await assert.rejects(early.next(), /no such table/)
    assert.equal((await early.next()).done, true)

    const late = exportStream(format, () => watchedSource(50, new Error('connection lost')).batches, withColumns)
    let bytes = 0
    await assert.rejects(async () => {
      for await (const chunk of late) bytes += chunk.length
    }, /connection lost/)
    assert.ok(bytes > 0)
  })
}

test('thread and caller write the same text', async () => {
  const rows: Row[] = [
    [1, 'a'],
    [12345678901234567890n, null],
    [NaN, 'b, "c"'],
  ]
  const plan = planExport(options(columns, { formatRows: true }))
  const threads = new ExportThreads(1)
  const chunks: Uint8Array[] = []
  const source = threads.export('csv', { ...plan, formatRows: false }, mapped(inBatches(rows), textBatch))
  for (let chunk = await source.next(); chunk; chunk = await source.next()) chunks.push(chunk)
  assert.equal(Buffer.concat(chunks).toString(), await exportText('csv', rows, options(columns)))
  await threads.close()
})

test('a file of one batch is made here, any other away if that pays, from all batches', async () => {
  for (const [batchCount, pays, place] of [
    [0, true, 'here'],
    [1, true, 'here'],
    [2, true, 'away'],
    [5, true, 'away'],
    [5, false, 'here'],
  ] as const) {
    const made: string[] = []
    const maker = (name: string) => (batches: AsyncIterable<unknown>) => {
      made.push(name)
      const iterator = batches[Symbol.asyncIterator]()
      const source: Source<Uint8Array> = {
        next: async () => ((await iterator.next()).done === true ? undefined : new Uint8Array(1)),
        close: async () => void (await iterator.return?.()),
      }
      return source
    }
    const { seen, batches } = watchedSource(batchCount)
    const file = placedExport(batches, maker('here'), maker('away'), () => pays)
    let chunks = 0
    while (await file.next()) chunks += 1
    assert.deepEqual([made, chunks, seen.isClosed], [[place], batchCount, true])
  }
})

test('texts longer than a message arrive whole', async () => {
  const rows = Array.from({ length: 20 }, (_, i): Row => [i, `${i}`.repeat(400_000)])
  const raw = await exportText('json', rows, options(columns))
  const formatted = await exportText('json', rows, options(columns, { formatRows: true }))
  assert.equal(formatted.length, raw.length + 2 * rows.length)
})

test('exports share the threads, which end when they are idle', async () => {
  const threads = new ExportThreads(2, 50)
  const plan = planExport(options(columns))
  const sources = Array.from({ length: 5 }, () => threads.export('xlsx', plan, watchedSource(1000).batches))
  const chunks = await Promise.all(sources.map((source) => source.next()))
  assert.ok(chunks.every((chunk) => chunk && chunk.length > 0))
  assert.equal(threads.size, 2)
  await Promise.all(sources.map((source) => source.close()))
  while (threads.size > 0) await sleep(10)
})

test('a thread that is told to retire ends itself', { timeout: 30_000 }, async (t) => {
  const worker = new Worker(new URL('./worker/thread.ts', import.meta.url), { execArgv: [] })
  t.after(() => worker.terminate())
  worker.postMessage({ type: 'retire' }, [])
  // Another code would say that it was ended, or failed.
  assert.deepEqual(await once(worker, 'exit'), [0])
})

test('when a thread dies its exports fail and the next ones work', async () => {
  const threads = new ExportThreads(1)
  const plan = planExport(options(columns))
  const { seen, batches } = watchedSource(100_000)
  const source = threads.export('xlsx', plan, batches)
  await source.next()
  await threads.close()
  await assert.rejects(async () => {
    while (await source.next());
  }, /export thread ended/)
  while (!seen.isClosed) await sleep(5)
  assert.ok(await threads.export('json', plan, inBatches([[1, 'a']])).next())
  await threads.close()
})
