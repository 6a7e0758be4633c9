import type { Duplex } from 'node:stream'
import type { TextBatch } from '@querent/query'
import { UnreadableAnswer } from '../../shared/streams/index.ts'
import { batchRows, MAX_ROW_BYTES } from '../../shared/statements/row-limit.ts'
import { BatchMemory, type BatchSpace } from './batch-memory.ts'
import { readInstead } from '../client-reads/index.ts'
import { HEADER_BYTES, lengthIn, MAX_OTHER_BYTES, requireEnd, WholeMessages } from './whole-messages.ts'

/** A batch ends early at this size: wide rows must not fill the memory. */
const MAX_BATCH_BYTES = 8 * 1024 * 1024
/** Chunks from which on it matters when their memory is free again. */
const LARGE_CHUNK_BYTES = 16 * 1024
/** The most that comes between two statements: answers to small commands of our own, which the client library keeps. */
const MAX_ASIDE_BYTES = 16 * 1024 * 1024
const NO_BYTES = Buffer.allocUnsafeSlow(0)
const NO_BOUNDS = new Int32Array(0)

/** Kinds of messages (PostgreSQL manual, "Message Formats"). */
const DATA_ROW = 68
const ERROR_RESPONSE = 69
const READY_FOR_QUERY = 90

/** What is kept of an error that is larger: its first fields, and the beginning of its text. */
const KEPT_OF_ERROR_BYTES = 16 * 1024

interface Taker {
  batch(batch: WireBatch): void
  /** A row was too large to be kept; whatever comes is dropped. */
  tooLarge(): void
}

/** The cells of rows as the server sent them: texts, but not yet those of the values. */
export type WireBatch = TextBatch & BatchSpace

/**
 * Stands between a session's socket and the client library: while a statement sends rows, these stay the bytes that came,
 * and everything else is passed on. The client library would make a text of each cell, which costs more than all the rest.
 */
export class RowTap {
  /** How the client library reads. */
  readonly #library: (bytes: Buffer) => void
  readonly #memory = new BatchMemory()
  /** Of what the client library reads while no statement runs. */
  readonly #whole = new WholeMessages()
  #taker: Taker | undefined
  #bytes = NO_BYTES
  #bounds = NO_BOUNDS
  #filled = 0
  /** Up to where the bytes are read. */
  #at = 0
  #cells = 0
  #rows = 0
  /** Bytes to come of a message that is not kept. */
  #skipped = 0
  /** Bytes since the last statement. */
  #aside = 0

  constructor(stream: Duplex) {
    this.#library = readInstead(stream, (chunk) =>
      this.#taker === undefined ? this.#passOn(chunk) : this.#read(chunk),
    )
  }

  /** Takes the rows of the statement that is sent now, until the session is ready again. */
  start(taker: Taker): void {
    this.#taker = taker
    this.#aside = 0
    this.#begin(this.#whole.takeRest()) // such as the beginning of a notice
  }

  /** Gives the rows that do not make a whole batch. */
  flush(): void {
    if (this.#rows === 0) return
    const batch = {
      rowCount: this.#rows,
      columnCount: this.#cells / this.#rows,
      bytes: this.#bytes,
      bounds: this.#bounds,
    }
    this.#begin(batch.bytes.subarray(this.#at, this.#filled), batch)
    this.#taker?.batch(batch)
  }

  /** Takes the memory of a batch back that nobody needs any more. */
  recycle(batch: WireBatch): void {
    this.#memory.give(batch)
  }

  /** Begins a batch with bytes that were not read yet. */
  #begin(rest: Buffer, last?: BatchSpace): void {
    const { bytes, bounds } = this.#memory.take(rest.length, last)
    this.#bytes = bytes
    this.#bounds = bounds
    this.#filled = rest.copy(bytes)
    this.#at = 0
    this.#cells = 0
    this.#rows = 0
  }

  /** @throws {UnreadableAnswer} the server sends more than anybody asked for. */
  #passOn(chunk: Buffer): void {
    this.#aside += chunk.length
    if (this.#aside > MAX_ASIDE_BYTES) throw new UnreadableAnswer(new Error('more than is ever needed'))
    const messages = this.#whole.take(chunk)
    if (messages.length > 0) this.#library(messages)
  }

  #read(piece: Buffer): void {
    const chunk = this.#skipped > 0 ? this.#skip(piece) : piece
    if (chunk.length === 0) return
    if (this.#filled + chunk.length > this.#bytes.length) this.#grow(this.#filled + chunk.length)
    this.#filled += chunk.copy(this.#bytes, this.#filled)
    free(chunk)
    // where other messages than rows begin that were not passed on
    let others = this.#at
    for (let end = this.#endOfMessage(); end <= this.#filled; end = this.#endOfMessage()) {
      const start = this.#at
      const kind = this.#bytes[start]
      if (others < start && (kind === DATA_ROW || kind === READY_FOR_QUERY)) {
        this.#library(this.#bytes.subarray(others, start))
        others = this.#at // which may be elsewhere now
        continue
      }
      if (kind === READY_FOR_QUERY) return this.#stop()
      this.#at = end
      if (kind !== DATA_ROW) {
        requireEnd(this.#bytes, start, end)
        continue
      }
      this.#addRow(start + HEADER_BYTES, end)
      others = this.#at
    }
    if (others < this.#at) this.#library(this.#bytes.subarray(others, this.#at))
    if (this.#endOfMessage() - this.#at > MAX_OTHER_BYTES) this.#refuseOversize()
  }

  /** What follows the message that is not kept. */
  #skip(chunk: Buffer): Buffer {
    const count = Math.min(this.#skipped, chunk.length)
    this.#skipped -= count
    return chunk.subarray(count)
  }

  /** Keeps nothing of the message that begins now when it is too large, however much of it is still to come. */
  #refuseOversize(): void {
    if (this.#filled - this.#at < HEADER_BYTES) return
    const kind = this.#bytes[this.#at]
    const size = this.#endOfMessage() - this.#at
    if (kind === DATA_ROW && size <= MAX_ROW_BYTES) return
    if (kind === ERROR_RESPONSE && !this.#passErrorOn()) return
    this.#skipped = size - (this.#filled - this.#at)
    this.#filled = this.#at
    if (kind === DATA_ROW) this.#taker?.tooLarge()
  }

  /** Passes the beginning of an error on as a whole one; false until it has come. */
  #passErrorOn(): boolean {
    if (this.#filled - this.#at < KEPT_OF_ERROR_BYTES) return false
    const error = Buffer.from(this.#bytes.subarray(this.#at, this.#at + KEPT_OF_ERROR_BYTES))
    error.fill(0, KEPT_OF_ERROR_BYTES - 2) // the end of the text, and of the list of fields
    error.writeInt32BE(KEPT_OF_ERROR_BYTES - 1, 1)
    this.#library(error)
    return true
  }

  /** Infinity when the message is not known yet. */
  #endOfMessage(): number {
    const start = this.#at
    return this.#filled - start < HEADER_BYTES ? Infinity : start + 1 + lengthIn(this.#bytes, start)
  }

  /** @throws {UnreadableAnswer} its cells are not within the message, or it has more or fewer than the row before. */
  #addRow(start: number, end: number): void {
    const bytes = this.#bytes
    const count = end - start < 2 ? -1 : bytes.readInt16BE(start)
    if (count < 0 || count * this.#rows !== this.#cells) throw brokenRow()
    if ((this.#cells + count) * 2 > this.#bounds.length) this.#growBounds((this.#cells + count) * 2)
    const bounds = this.#bounds
    let bound = this.#cells * 2
    let at = start + 2
    for (let column = 0; column < count; column += 1) {
      const length = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!
      at += 4
      bounds[bound] = length < 0 ? -1 : at
      if (length > 0) at += length
      if (at > end) throw brokenRow()
      bounds[bound + 1] = at
      bound += 2
    }
    this.#cells += count
    this.#rows += 1
    if (this.#rows === batchRows(count) || this.#at >= MAX_BATCH_BYTES) this.flush()
  }

  /** The next statement may start while the library reads the message that comes now. */
  #stop(): void {
    const rest = Buffer.from(this.#bytes.subarray(this.#at, this.#filled))
    this.#memory.give({ bytes: this.#bytes, bounds: this.#bounds })
    this.#taker = undefined
    this.#bytes = NO_BYTES
    this.#bounds = NO_BOUNDS
    this.#passOn(rest)
  }

  #grow(needed: number): void {
    this.#bytes = Buffer.from(this.#bytes.buffer.transfer(Math.max(needed, this.#bytes.length * 2)))
  }

  #growBounds(needed: number): void {
    const bounds = new Int32Array(Math.max(needed, this.#bounds.length * 2))
    bounds.set(this.#bounds)
    this.#bounds = bounds
  }
}

function brokenRow(): UnreadableAnswer {
  return new UnreadableAnswer(new Error('a row that is not whole'))
}

/**
 * Gives the memory of a chunk back that nobody else has seen, before the garbage collector is called for it. (A chunk that
 * shares its memory with others does not fill it.)
 */
function free({ buffer, byteLength }: Buffer): void {
  if (byteLength < LARGE_CHUNK_BYTES || buffer.byteLength > byteLength) return
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}
