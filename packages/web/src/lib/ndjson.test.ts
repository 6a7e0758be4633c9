import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLines } from './ndjson.ts'

async function read(chunks: readonly Uint8Array[]): Promise<unknown[]> {
  const found: unknown[] = []
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  await readLines(body, (value) => found.push(value))
  return found
}

test('lines arrive whole wherever the stream was cut, also within a letter', async () => {
  const bytes = new TextEncoder().encode('{"a":"Zoë"}\n\n{"b":[1,2]}\n{"c":12345678901234567890}')
  for (let size = 1; size < bytes.length; size += 1) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    )
    assert.deepEqual(await read(chunks), [{ a: 'Zoë' }, { b: [1, 2] }, { c: '12345678901234567890' }])
  }
})
