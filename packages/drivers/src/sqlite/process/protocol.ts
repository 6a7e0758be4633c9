/**
 * Messages between a data source and its SQLite process, over the process's standard input and output.
 * A frame is a little-endian 32-bit length of what follows, one byte of kind, and a payload of JSON text.
 *
 * A session begins with `open`, which is answered by `ready` or `failed`, after which the process ends, and with `close`
 * it ends: once the file is closed, the answer is `closed`, and the process may serve the next. Between them the process
 * sends for each `run`: `columns` when the statement has been prepared,
 * `rows` for each batch, and exactly one of `end`, `error` and `stopped`. It may send one batch of its own accord and
 * one more for each `credit`; `credit` and `stop` that arrive after the statement's end are ignored. For each `change` it
 * sends `committing` once all steps are done, and then `changed`, or `error` at any time. A `load` is followed by `lines`, as
 * text and not as JSON, and by `linesEnd`; each of `lines` is answered by `taken`, and no more than `LOAD_WINDOW` of them are
 * sent before that. Then come `committing` and `loaded`. `error` ends it at any time, and `stop`, which is answered by `stopped`.
 */
import type { BaseType } from '@querent/contract'
import type { Violation } from '@querent/query'
import type { EncodedParam, RowsMessage } from '../../shared/processes/tagged-values.ts'

export const FRAME = {
  run: 1,
  credit: 2,
  stop: 3,
  open: 4,
  close: 5,
  change: 6,
  load: 7,
  lines: 8,
  linesEnd: 9,
  ready: 16,
  failed: 17,
  columns: 18,
  rows: 19,
  end: 20,
  error: 21,
  stopped: 22,
  closed: 23,
  committing: 24,
  changed: 25,
  taken: 26,
  loaded: 27,
} as const

/** Pieces of a load that are sent before the process has taken the first of them. */
export const LOAD_WINDOW = 4

/** What a session is opened with. */
export interface SessionOptions {
  path: string
  access: 'read' | 'write'
  /** Identities of the files of the server itself, which are never opened (`fileIdentity`). */
  own: readonly string[]
}

export interface RunMessage {
  sql: string
  params: EncodedParam[]
}

export interface ChangeMessage {
  steps: (RunMessage & { rowCount?: number; rows?: RowsMessage })[]
}

/** What a step gave: its first rows, and how many there were, or how many it changed. */
export interface StepMessage {
  columns: ColumnMessage[]
  rows: RowsMessage
  rowCount: number
}

export interface ColumnMessage {
  name: string
  databaseType: string
  baseType: BaseType
}

/** An engine error: the message and SQLite's extended result code, 0 when the error is not SQLite's. */
export interface ErrorMessage {
  message: string
  code: number
  /** Of a change: the step that failed. */
  step?: number
  /** Of a change: how many rows the step gave or changed, where that is what is wrong. */
  rowCount?: number
  /** Of a load: the rule that a value breaks, where SQLite has none. */
  violation?: Violation
  /** Of a change: the step gave other rows than it had to. */
  isStale?: boolean
}

/** A frame as it was received. */
export interface Frame {
  kind: number
  text: string
}

const HEADER_BYTES = 5

/** One frame, ready to be written. */
export function encodeFrame(kind: number, payload?: unknown): Buffer {
  const text = payload === undefined ? '' : JSON.stringify(payload)
  // UTF-8 needs at most three bytes for a character of JavaScript.
  const frame = Buffer.allocUnsafe(HEADER_BYTES + text.length * 3)
  const length = frame.write(text, HEADER_BYTES)
  frame.writeUInt32LE(length + 1, 0)
  frame.writeUInt8(kind, 4)
  return frame.subarray(0, HEADER_BYTES + length)
}

/** A frame of text that is in UTF-8 already. */
export function encodeText(kind: number, text: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(HEADER_BYTES + text.length)
  frame.writeUInt32LE(text.length + 1, 0)
  frame.writeUInt8(kind, 4)
  frame.set(text, HEADER_BYTES)
  return frame
}

/** Cuts a byte stream into frames, whatever the pieces in which it arrives. */
export class FrameReader {
  #pieces: Buffer[] = []
  #length = 0

  push(piece: Buffer): void {
    this.#pieces.push(piece)
    this.#length += piece.length
  }

  /** The next whole frame, or undefined until more bytes have come. */
  next(): Frame | undefined {
    if (this.#length < HEADER_BYTES) return undefined
    const size = this.#peekSize()
    if (this.#length < 4 + size) return undefined
    const bytes = this.#pieces.length === 1 ? this.#first() : Buffer.concat(this.#pieces, this.#length)
    const rest = bytes.subarray(4 + size)
    this.#pieces = rest.length > 0 ? [rest] : []
    this.#length = rest.length
    return { kind: bytes.readUInt8(4), text: bytes.toString('utf8', HEADER_BYTES, 4 + size) }
  }

  /** Joins the pieces only when the length itself is split, so that a large frame is copied once. */
  #peekSize(): number {
    if (this.#first().length < 4) this.#pieces = [Buffer.concat(this.#pieces, this.#length)]
    return this.#first().readUInt32LE(0)
  }

  #first(): Buffer {
    return this.#pieces[0] ?? Buffer.alloc(0)
  }
}
