/** Entry of an export thread: encodes for several exports, each step as its rows arrive. */
import { TooLargeForFormat } from '../too-large.ts'
import type { RowBatch } from '@querent/query'
import { parentPort } from 'node:worker_threads'
import { endThread, takeMessages } from '@querent/drivers/shared/threads/index.ts'
import { createWriter } from '../writers.ts'
import type { ExportWriter } from '../types.ts'
import type { FromWorker, ToWorker } from './messages.ts'

interface Job {
  writer: ExportWriter
  /** Settles when every message before was worked off. */
  tail: Promise<void>
}

const jobs = new Map<number, Job>()

takeMessages((message: ToWorker) => {
  if (message.type === 'start') start(message)
  else if (message.type === 'cancel') drop(message.job)
  else if (message.type === 'retire') endThread()
  else {
    const job = jobs.get(message.job)
    if (job) job.tail = job.tail.then(() => step(job, message))
  }
})

function start({ job, format, plan }: Extract<ToWorker, { type: 'start' }>): void {
  try {
    jobs.set(job, { writer: createWriter(format, plan), tail: Promise.resolve() })
  } catch (error) {
    fail(job, error)
  }
}

async function step(job: Job, message: Extract<ToWorker, { type: 'rows' | 'end' }>): Promise<void> {
  // What still waits after a failure or a cancel is left undone.
  if (jobs.get(message.job) !== job) return
  try {
    const isEnd = message.type === 'end'
    const chunks = await (isEnd ? job.writer.end() : job.writer.write(message.batch))
    if (!isEnd) free(message.batch)
    if (jobs.get(message.job) !== job) return
    if (isEnd) jobs.delete(message.job)
    send({ type: isEnd ? 'done' : 'taken', job: message.job, chunks })
  } catch (error) {
    if (jobs.get(message.job) === job) fail(message.job, error)
  }
}

/** The memory that came with texts would wait for the garbage collector, which it does not press. */
function free(batch: RowBatch): void {
  if (Array.isArray(batch)) return
  for (const memory of new Set([batch.bytes.buffer, batch.bounds.buffer])) memory.transfer(0)
}

function drop(id: number): void {
  jobs.get(id)?.writer.destroy?.()
  jobs.delete(id)
}

function fail(id: number, error: unknown): void {
  drop(id)
  const message = error instanceof Error ? error.message : String(error)
  send({ type: 'failed', job: id, message, isTooLarge: error instanceof TooLargeForFormat })
}

function send(message: FromWorker): void {
  const chunks = message.type === 'failed' ? [] : message.chunks
  parentPort?.postMessage(message, transferable(chunks))
}

/** Small buffers may be views of a pool that others use, which must be copied and not moved. */
function transferable(chunks: readonly Uint8Array[]): ArrayBuffer[] {
  const moved: ArrayBuffer[] = []
  for (const { buffer, byteLength } of chunks) {
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) moved.push(buffer)
  }
  return moved
}
