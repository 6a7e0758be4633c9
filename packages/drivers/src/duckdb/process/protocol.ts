/**
 * Messages between the server and its DuckDB process, over a socket between the two. A frame is a 32-bit length of what
 * follows, a byte of kind, the id of the statement, session, file or question that it is about, and a payload: JSON, or
 * rows.
 *
 * For each `run`, the process sends `columns`, batches of rows (`rows` or `texts`), and `end`, or `failed` instead of any of
 * them. It waits while `WINDOW_BYTES` of its batches have not been taken; `read` and `readTexts` say that a batch was taken,
 * and in which form the next ones are wanted. With `end` and `failed` a statement is over; before, `stop` ends it, which is
 * answered by `stopped`, as is `closeFile`. A `change` is answered by `committing` once all steps are done, and then by
 * `changed`, or by `failed` at any time; `stop` takes it back before. A `load` is the same, but for `loaded` at its end; it is
 * followed by `lines`, as text and not as JSON, and by `linesEnd`. No more than `LOAD_WINDOW` of them are sent before one was
 * `taken`.
 */
import type { DriverColumn, TextBatch, Violation } from '@querent/query'
import { ConnectionError, QueryCancelled, QueryError, type QueryErrorType } from '@querent/query/processes/index.ts'
import type { EncodedParam, RowsMessage } from '../../shared/processes/tagged-values.ts'
import type { LoadTable } from '../loads/load-sql.ts'
import { encodeColumns, type ColumnBatch } from './column-batch.ts'

export const FRAME = {
  run: 1,
  /** The size of the batch that was taken; the next ones are wanted as values, or as texts. */
  read: 2,
  readTexts: 3,
  stop: 4,
  /** Ends a session, or a file with all that is known of it. */
  closeSession: 5,
  closeFile: 6,
  /** The answer to `isOwn`. */
  answer: 7,
  change: 8,
  load: 9,
  lines: 10,
  linesEnd: 11,
  columns: 16,
  rows: 17,
  texts: 18,
  end: 19,
  failed: 20,
  stopped: 21,
  /** Asks about a file of the system whether it is the server's own. */
  isOwn: 22,
  committing: 23,
  changed: 24,
  taken: 25,
  loaded: 26,
} as const

/** Pieces of a load that are sent before the process has taken the first of them. */
export const LOAD_WINDOW = 4

/** A file that is read beside others, under a name of its own. */
export interface AttachedFile {
  schema: string
  path: string
  /** Under which name its table is read, too, and with which of its columns; left out for its own name alone. */
  view?: AttachedView
}

interface AttachedView {
  schema: string
  name: string
  columns: readonly string[]
}

interface FileOptions {
  connectTimeoutMs: number
  idleTimeoutMs: number
  /** Files that a database in memory reads, and nothing else; left out for none. */
  attached?: readonly AttachedFile[]
}

/** What is run, in which session on which file. */
export interface RunMessage {
  file: number
  path: string
  options: FileOptions
  session: number
  sql: string
  params: EncodedParam[]
  timeZone: string
}

/** What is carried out in one transaction. */
export interface ChangeMessage extends Omit<RunMessage, 'sql' | 'params'> {
  steps: { sql: string; params: EncodedParam[]; rowCount?: number; rows?: RowsMessage }[]
}

/** What is loaded; its rows come after it. */
export interface LoadMessage extends Omit<RunMessage, 'sql' | 'params'>, LoadTable {}

/** What a step gave: its first rows, and how many there were, or how many it changed. */
export interface StepMessage {
  columns: DriverColumn[]
  rows: RowsMessage
  rowCount: number
}

/** Answered with the id of the question. */
export interface OwnMessage {
  question: number
  identity: string
}

/** The process sends no further batch while so much has not been taken; one batch may be larger. */
export const WINDOW_BYTES = 512 * 1024

/** Where `read` and `readTexts` say what was taken. */
export type TakenMessage = number

/** An error as it travels. */
type FailedMessage =
  | { kind: 'query'; type: QueryErrorType; message: string; state: string | undefined }
  | { kind: 'connection'; message: string; fields: Record<string, string> }
  | { kind: 'cancelled'; message: string }
  | {
      kind: 'step'
      message: string
      step: number
      rowCount: number | undefined
      isStale: boolean
      violation: Violation | undefined
    }

export interface Frame {
  kind: number
  id: number
  /** In memory of its own. */
  payload: Buffer<ArrayBuffer>
}

/** All bytes of a frame. */
export function frameBytes({ payload }: Frame): number {
  return HEADER_BYTES + payload.length
}

const LENGTH_BYTES = 4
const HEADER_BYTES = 9
const COUNTS_BYTES = 8

export function encodeFrame(kind: number, id: number, payload?: unknown): Buffer {
  const text = payload === undefined ? '' : JSON.stringify(payload)
  const frame = Buffer.allocUnsafe(HEADER_BYTES + Buffer.byteLength(text))
  frame.write(text, HEADER_BYTES)
  return withHeader(frame, kind, id)
}

/** A frame of text that is in UTF-8 already. */
export function encodeText(kind: number, id: number, text: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(HEADER_BYTES + text.length)
  frame.set(text, HEADER_BYTES)
  return withHeader(frame, kind, id)
}

/** A batch of rows, in the form that it has. @param take Gives memory for so many bytes. */
export function encodeBatch(id: number, batch: ColumnBatch | TextBatch, take = Buffer.allocUnsafe): Buffer {
  const isValues = 'kinds' in batch
  const parts = isValues ? encodeColumns(batch) : encodeTexts(batch)
  const frame = take(parts.reduce((sum, part) => sum + part.length, HEADER_BYTES))
  let at = HEADER_BYTES
  for (const part of parts) {
    frame.set(part, at)
    at += part.length
  }
  return withHeader(frame, isValues ? FRAME.rows : FRAME.texts, id)
}

function encodeTexts({ rowCount, columnCount, bytes, bounds }: TextBatch): Uint8Array[] {
  const counts = new Uint8Array(new Uint32Array([rowCount, columnCount]).buffer)
  return [counts, new Uint8Array(bounds.buffer, bounds.byteOffset, bounds.byteLength), bytes]
}

/** The batch; both its parts are in the memory of the payload, which may be moved to another thread. */
export function decodeTexts(payload: Buffer<ArrayBuffer>): TextBatch {
  const rowCount = payload.readUInt32LE(0)
  const columnCount = payload.readUInt32LE(4)
  const bounds = new Int32Array(payload.buffer, payload.byteOffset + COUNTS_BYTES, rowCount * columnCount * 2)
  return { rowCount, columnCount, bytes: payload.subarray(COUNTS_BYTES + bounds.byteLength), bounds }
}

function withHeader(frame: Buffer, kind: number, id: number): Buffer {
  frame.writeUInt32LE(frame.length - LENGTH_BYTES, 0)
  frame.writeUInt8(kind, LENGTH_BYTES)
  frame.writeUInt32LE(id, LENGTH_BYTES + 1)
  return frame
}

/** Cuts a stream of bytes into frames, whatever the pieces in which it arrives. */
export class FrameReader {
  readonly #header = Buffer.alloc(HEADER_BYTES)
  #headerBytes = 0
  #payload: Buffer<ArrayBuffer> | undefined
  #payloadBytes = 0

  /** The frames that are complete now. */
  take(piece: Buffer): Frame[] {
    const frames: Frame[] = []
    for (let at = 0; at < piece.length;) {
      at += this.#takeHeader(piece, at)
      at += this.#takePayload(piece, at)
      const payload = this.#payload
      if (payload === undefined || this.#payloadBytes < payload.length) break
      const [kind, id] = [this.#header.readUInt8(LENGTH_BYTES), this.#header.readUInt32LE(LENGTH_BYTES + 1)]
      frames.push({ kind, id, payload })
      this.#payload = undefined
      this.#headerBytes = 0
    }
    return frames
  }

  #takeHeader(piece: Buffer, at: number): number {
    if (this.#payload !== undefined) return 0
    const taken = piece.copy(this.#header, this.#headerBytes, at)
    this.#headerBytes += taken
    if (this.#headerBytes === HEADER_BYTES) {
      const length = LENGTH_BYTES + this.#header.readUInt32LE(0) - HEADER_BYTES
      this.#payload = Buffer.allocUnsafeSlow(length)
      this.#payloadBytes = 0
    }
    return taken
  }

  #takePayload(piece: Buffer, at: number): number {
    if (this.#payload === undefined) return 0
    const taken = piece.copy(this.#payload, this.#payloadBytes, at)
    this.#payloadBytes += taken
    return taken
  }
}

/** A step of a change that failed; with a number of rows where that is what is wrong. */
export class StepFailure extends Error {
  readonly step: number
  readonly rowCount: number | undefined
  readonly isStale: boolean
  /** The rule that is broken, where DuckDB itself has none. */
  readonly violation: Violation | undefined

  constructor(
    message: string,
    given: {
      step: number
      rowCount?: number | undefined
      isStale?: boolean
      violation?: Violation | undefined
    },
  ) {
    super(message)
    this.step = given.step
    this.rowCount = given.rowCount
    this.isStale = given.isStale === true
    this.violation = given.violation
  }
}

export function encodeError(error: unknown): FailedMessage {
  if (error instanceof StepFailure) {
    const { message, step, rowCount, isStale, violation } = error
    return { kind: 'step', message, step, rowCount, isStale, violation }
  }
  if (error instanceof QueryError) {
    return { kind: 'query', type: error.type, message: error.message, state: error.state }
  }
  if (error instanceof ConnectionError) return { kind: 'connection', message: error.message, fields: error.fields }
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof QueryCancelled
    ? { kind: 'cancelled', message }
    : { kind: 'query', type: 'db', message, state: undefined }
}

export function decodeError(failed: FailedMessage): Error {
  switch (failed.kind) {
    case 'query':
      return new QueryError(failed.type, failed.message, failed.state === undefined ? {} : { state: failed.state })
    case 'connection':
      return new ConnectionError(failed.message, failed.fields)
    case 'cancelled':
      return new QueryCancelled(failed.message)
    case 'step':
      return new StepFailure(failed.message, failed)
  }
}
