import { UnreadableAnswer } from '../../shared/streams/index.ts'

/** The kind and the length of a message, which counts itself (PostgreSQL manual, "Message Formats"). */
export const HEADER_BYTES = 5
const LENGTH_BYTES = 4

/** Only rows, errors and notices can be larger than this. */
export const MAX_OTHER_BYTES = 1024 * 1024

const DATA_ROW = 68
const ERROR_RESPONSE = 69
const NOTICE_RESPONSE = 78
const NO_BYTES = Buffer.alloc(0)

/** The length that a header says. @throws {UnreadableAnswer} for one with which a reader would not get on. */
export function lengthIn(bytes: Buffer, headerAt: number): number {
  const length = bytes.readInt32BE(headerAt + 1)
  if (length < LENGTH_BYTES) throw new UnreadableAnswer(new Error('a message of an impossible length'))
  return length
}

/**
 * Looks at a message before the client library does: of an error or notice it would look for the end, for ever where there is
 * none.
 * @throws {UnreadableAnswer} its fields do not end within it.
 */
export function requireEnd(bytes: Buffer, start: number, end: number): void {
  if (bytes[start] !== ERROR_RESPONSE && bytes[start] !== NOTICE_RESPONSE) return
  let at = start + HEADER_BYTES
  while (at < end && bytes[at] !== 0) {
    const endOfText = bytes.indexOf(0, at + 1)
    at = endOfText < 0 ? end : endOfText + 1
  }
  if (at >= end) throw new UnreadableAnswer(new Error('an error without an end'))
}

/**
 * Keeps what comes until it makes whole messages, which are small ones but for rows: the client library would collect four
 * gigabytes for a message that says so.
 */
export class WholeMessages {
  readonly #mostRowBytes: number
  #parts: Buffer[] = []
  #byteCount = 0
  /** With fewer bytes there is no message to give. */
  #needed = HEADER_BYTES

  /** @param mostRowBytes the largest row that is taken, for those who read rows too */
  constructor(mostRowBytes = MAX_OTHER_BYTES) {
    this.#mostRowBytes = mostRowBytes
  }

  /** The messages that are complete now. @throws {UnreadableAnswer} one is none, or says that it is too large. */
  take(chunk: Buffer): Buffer {
    this.#parts.push(chunk)
    this.#byteCount += chunk.length
    if (this.#byteCount < this.#needed) return NO_BYTES
    const bytes = this.takeRest()
    let at = 0
    for (let end = this.#endOf(bytes, at); end <= bytes.length; end = this.#endOf(bytes, at)) {
      requireEnd(bytes, at, end)
      at = end
    }
    if (at < bytes.length) this.#parts.push(bytes.subarray(at))
    this.#byteCount = bytes.length - at
    return bytes.subarray(0, at)
  }

  /** What is not complete; it is not kept any more. */
  takeRest(): Buffer {
    const [first = NO_BYTES, ...others] = this.#parts
    this.#parts = []
    this.#byteCount = 0
    return others.length === 0 ? first : Buffer.concat([first, ...others])
  }

  /** Infinity when the message is not known yet. */
  #endOf(bytes: Buffer, start: number): number {
    this.#needed = HEADER_BYTES
    if (bytes.length - start < HEADER_BYTES) return Infinity
    this.#needed = 1 + lengthIn(bytes, start)
    const most = bytes[start] === DATA_ROW ? this.#mostRowBytes : MAX_OTHER_BYTES
    if (this.#needed > most) throw new UnreadableAnswer(new Error('a message that is too large'))
    return start + this.#needed
  }
}
