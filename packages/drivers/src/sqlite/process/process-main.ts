/**
 * The process that holds one SQLite connection at a time, started by `SqliteProcess`. It runs without an event loop: reads
 * and writes of its pipes block, so a full pipe stops the statement by itself. It ends when its input closes; while a
 * statement keeps it busy, a second thread watches for the death of the parent and ends it.
 */
import { readSync, writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { openDatabase } from './database.ts'
import type { SqliteDatabase } from './database.ts'
import { FRAME, FrameReader, encodeFrame } from './protocol.ts'
import { UnfitValue } from '../../shared/loads/unfit-value.ts'
import type { LoadTable } from '../loads/load-sql.ts'
import { runChange, StepFailure } from './run-change.ts'
import { runLoad } from './run-load.ts'
import type { ChangeMessage, ErrorMessage, SessionOptions, RunMessage } from './protocol.ts'
import { runStatement } from './run-statement.ts'
import type { Channel } from './run-statement.ts'

const INPUT = 0
const OUTPUT = 1

/** Descriptor 3 never carries data: a read returns only when the parent has closed its end, or is gone. */
const WATCH = `try { require('node:fs').readSync(3, Buffer.alloc(1)) } finally { process.kill(process.pid, 'SIGKILL') }`

const frames = new FrameReader()
const buffer = Buffer.allocUnsafe(65_536)

function receive(): { kind: number; text: string } {
  for (;;) {
    const frame = frames.next()
    if (frame) return frame
    const length = readSync(INPUT, buffer)
    if (length === 0) end()
    frames.push(Buffer.from(buffer.subarray(0, length)))
  }
}

/** An exit would wait for the thread that watches, which never ends by itself. */
function end(): void {
  process.kill(process.pid, 'SIGKILL')
}

function send(kind: number, payload?: unknown): void {
  const frame = encodeFrame(kind, payload)
  for (let offset = 0; offset < frame.length;) offset += writeSome(frame, offset)
}

const pause = new Int32Array(new SharedArrayBuffer(4))
const FULL_PIPE_WAIT_MS = 1

/** Starting a thread makes the output non-blocking: a full pipe then refuses bytes instead of waiting for room. */
function writeSome(frame: Buffer, offset: number): number {
  try {
    return writeSync(OUTPUT, frame, offset)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
    Atomics.wait(pause, 0, 0, FULL_PIPE_WAIT_MS)
    return 0
  }
}

function errorMessage(error: unknown): ErrorMessage {
  if (!(error instanceof Error)) return { message: String(error), code: 0 }
  const code = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
  return { message: error.message, code }
}

/** Lets one batch through at once, and one more for each credit; false when the reader wants no more. */
function channel(): Channel {
  let credit = 1
  return {
    columns: (columns) => send(FRAME.columns, columns),
    rows: (message) => {
      while (credit === 0) {
        const { kind } = receive()
        if (kind === FRAME.stop) return false
        if (kind === FRAME.credit) credit += 1
      }
      credit -= 1
      send(FRAME.rows, message)
      return true
    },
  }
}

let isWatching = false

/** Only when the first session waits no longer: a thread takes a while to start. */
function watchParent(): void {
  if (!isWatching) new Worker(WATCH, { eval: true }).unref()
  isWatching = true
}

function serve(options: SessionOptions): void {
  const database = openDatabase(options)
  send(FRAME.ready)
  watchParent()
  for (let frame = receive(); frame.kind !== FRAME.close; frame = receive()) {
    if (frame.kind === FRAME.run) run(database, JSON.parse(frame.text))
    else if (frame.kind === FRAME.change) change(database, JSON.parse(frame.text))
    else if (frame.kind === FRAME.load) load(database, JSON.parse(frame.text))
  }
  database.close()
  send(FRAME.closed)
}

function run(database: SqliteDatabase, message: RunMessage): void {
  try {
    const finished = runStatement(database, message, channel())
    send(finished ? FRAME.end : FRAME.stopped)
  } catch (error) {
    send(FRAME.error, errorMessage(database.explain(error)))
  }
}

function change(database: SqliteDatabase, message: ChangeMessage): void {
  try {
    send(
      FRAME.changed,
      runChange(database, message, () => send(FRAME.committing)),
    )
  } catch (error) {
    if (!(error instanceof StepFailure)) return send(FRAME.error, errorMessage(database.explain(error)))
    const { step, rowCount, isStale } = error
    const found = errorMessage(database.explain(error.cause ?? error))
    send(FRAME.error, { ...found, step, ...(rowCount !== undefined && { rowCount }), ...(isStale && { isStale }) })
  }
}

class LoadStopped extends Error {}

function load(database: SqliteDatabase, message: LoadTable): void {
  try {
    const rowCount = runLoad(database, message, { lines: lineReader(), committing: () => send(FRAME.committing) })
    send(FRAME.loaded, { rowCount })
  } catch (error) {
    if (error instanceof LoadStopped) return send(FRAME.stopped)
    const violation = error instanceof UnfitValue ? { violation: error.violation } : {}
    send(FRAME.error, { ...errorMessage(database.explain(error)), ...violation })
  }
}

/** Lines were inserted when the next ones are asked for. */
function lineReader(): () => string | undefined {
  let isFirst = true
  return () => {
    if (!isFirst) send(FRAME.taken)
    isFirst = false
    for (;;) {
      const { kind, text } = receive()
      if (kind === FRAME.stop) throw new LoadStopped()
      if (kind === FRAME.lines) return text
      if (kind === FRAME.linesEnd) return undefined
    }
  }
}

try {
  for (;;) {
    const { kind, text } = receive()
    if (kind === FRAME.open) serve(JSON.parse(text))
  }
} catch (error) {
  send(FRAME.failed, errorMessage(error))
  end()
}
