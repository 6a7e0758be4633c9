/** Entry of a thread that reads files, one after the other. */
import { parentPort } from 'node:worker_threads'
import { endThread, takeMessages } from '@querent/drivers/shared/threads/index.ts'
import { openFile } from '../formats/open.ts'
import { describeTable } from '../reading/describe.ts'
import { tableLines } from '../reading/rows.ts'
import { sizeOf } from '../text/bytes.ts'
import { UploadFileError } from '../upload-file-error.ts'
import type { FromReader, ReadFailure, ReadOrder, ToReader } from './messages.ts'

/** Between two reports of progress. */
const REPORT_MS = 100

/** Chunks that the reader has room for. */
let room = 0
let wake: (() => void) | undefined

takeMessages((message: ToReader) => {
  if (message.type === 'retire') endThread()
  else if (message.type === 'more') {
    room += 1
    wake?.()
  } else void read(message)
})

async function read(order: ReadOrder): Promise<void> {
  room = 0
  try {
    const progress = reporter(order.path)
    const table = await openFile(order.path, order.options)
    if (order.columns === undefined) {
      send({ type: 'described', description: await describeTable(table, order.options, progress) })
      return
    }
    for await (const bytes of tableLines(table, order.options, order.columns, progress)) {
      while (room === 0) await new Promise<void>((resolve) => (wake = resolve))
      room -= 1
      send({ type: 'chunk', bytes }, [bytes.buffer])
    }
    send({ type: 'ended' })
  } catch (error) {
    send({ type: 'failed', failure: failureOf(error) })
  }
}

function reporter(path: string): (read: number) => void {
  const size = sizeOf(path)
  let last = 0
  return (read) => {
    const now = performance.now()
    if (now - last < REPORT_MS && read < size) return
    last = now
    send({ type: 'progress', read, size })
  }
}

function failureOf(error: unknown): ReadFailure {
  if (!(error instanceof UploadFileError)) return { message: error instanceof Error ? error.message : String(error) }
  const { message, status, line, column } = error
  return { message, status, line, column }
}

function send(message: FromReader, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved)
}
