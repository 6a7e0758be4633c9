/** Entry of a thread that reads files, one after the other. */
import { parentPort } from 'node:worker_threads'
import { endThread, takeMessages } from '@querent/drivers/shared/threads/index.ts'
import { openFile } from '../formats/open.ts'
import { describeStart, describeTable } from '../reading/describe.ts'
import { tableLines } from '../reading/rows.ts'
import { WrongGuess } from '../reading/wrong-guess.ts'
import { sizeOf } from '../text/bytes.ts'
import { UploadFileError } from '../upload-file-error.ts'
import type { FromReader, ReadFailure, ReadOrder, ToReader } from './messages.ts'

/** Between two reports of progress. */
const REPORT_MS = 100
/** Bytes of a file that types are guessed from. */
const START_BYTES = 2_000_000

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

async function read({ path, options, wanted }: ReadOrder): Promise<void> {
  room = 0
  try {
    const progress = reporter(path)
    const table = await openFile(path, options)
    if (wanted === 'description')
      send({ type: 'described', description: await describeTable(table, options, progress) })
    else if (wanted === 'start') send({ type: 'started', start: await describeStart(table, options, START_BYTES) })
    else await sendLines(tableLines(table, options, wanted.columns, progress))
  } catch (error) {
    send({ type: 'failed', failure: failureOf(error) })
  }
}

async function sendLines(lines: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<void> {
  for await (const bytes of lines) {
    while (room === 0) await new Promise<void>((resolve) => (wake = resolve))
    room -= 1
    send({ type: 'chunk', bytes }, [bytes.buffer])
  }
  send({ type: 'ended' })
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
  if (!(error instanceof UploadFileError))
    return {
      message: error instanceof Error ? error.message : String(error),
      isWrongGuess: error instanceof WrongGuess,
    }
  const { message, status, line, column } = error
  return { message, status, line, column }
}

function send(message: FromReader, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved)
}
