import type { Connection, Submittable } from 'pg'
import { UnreadableAnswer } from '../../shared/streams/index.ts'
import { isServerError } from '../errors.ts'
import { onceAny, stopRunning } from './cancel.ts'

/** Kinds of messages (PostgreSQL manual, "Message Formats"). */
const COPY_DATA = 100
const COPY_DONE = 99
const COPY_FAIL = 102
const LENGTH_BYTES = 4
const HEADER_BYTES = 5

/** How many rows were copied, by the completion tag. */
const COPIED_ROWS = /^COPY (\d+)$/

/** `COPY … FROM STDIN` on a session: rows out, and how many the server took. */
export class CopyIn implements Submittable {
  /** Resolves when the server wants rows; rejects when it refuses the statement. */
  readonly ready: Promise<void>
  /** The number of rows, once the session is ready for another statement; rejects with what the server says. */
  readonly done: Promise<number>
  readonly #sql: string
  readonly #ready = Promise.withResolvers<void>()
  readonly #done = Promise.withResolvers<number>()
  readonly #finished = Promise.withResolvers<void>()
  #connection: Connection | undefined
  #rowCount: number | undefined
  #error: Error | undefined
  #takesRows = false

  constructor(sql: string) {
    this.#sql = sql
    this.ready = this.#ready.promise
    this.done = this.#done.promise
    this.ready.catch(() => undefined)
    this.done.catch(() => undefined)
  }

  submit(connection: Connection): void {
    this.#connection = connection
    connection.query(this.#sql)
  }

  /** Sends some bytes of the rows; resolves when there is room for more. */
  async write(bytes: Uint8Array): Promise<void> {
    const stream = this.#connection?.stream
    if (stream === undefined || !this.#takesRows || this.#send(COPY_DATA, bytes)) return
    const { promise, resolve } = Promise.withResolvers<void>()
    stream.once('drain', resolve)
    await Promise.race([promise, this.#finished.promise])
    stream.off('drain', resolve)
  }

  /** No more rows come. */
  end(): void {
    if (this.#takesRows) this.#send(COPY_DONE)
    this.#takesRows = false
  }

  /**
   * Has the server take nothing of it, and makes the session ready again.
   * @returns false when the server does not react.
   */
  async stop(cancel: () => Promise<void>): Promise<boolean> {
    if (this.#takesRows) this.#send(COPY_FAIL, Buffer.from('The rows have ended early.\0'))
    this.#takesRows = false
    return stopRunning(this.#finished.promise, cancel)
  }

  handleCopyInResponse(): void {
    this.#takesRows = true
    this.#ready.resolve()
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rowCount = Number(COPIED_ROWS.exec(text)?.[1])
  }

  handleReadyForQuery(): void {
    this.#finish()
  }

  /** An error of the server is followed by its ready message; any other ends the connection's use. */
  handleError(error: Error): void {
    this.#error = error
    this.#takesRows = false
    const connection = this.#connection
    if (connection === undefined || !isServerError(error)) {
      connection?.stream.destroy()
      return this.#finish()
    }
    onceAny(connection, ['readyForQuery', 'end'], () => this.#finish())
  }

  #finish(): void {
    this.#takesRows = false
    const count = this.#rowCount
    const error =
      this.#error ??
      (count === undefined || Number.isNaN(count)
        ? new UnreadableAnswer(new Error('the end of a load without its result'))
        : undefined)
    if (error !== undefined) {
      this.#ready.reject(error)
      this.#done.reject(error)
    } else this.#done.resolve(count ?? 0)
    this.#finished.resolve()
  }

  /** @returns false when the rest should wait. */
  #send(kind: number, bytes: Uint8Array = new Uint8Array()): boolean {
    const stream = this.#connection?.stream
    if (stream?.writable !== true) return true
    const header = Buffer.allocUnsafe(HEADER_BYTES)
    header.writeUInt8(kind, 0)
    header.writeInt32BE(LENGTH_BYTES + bytes.length, 1)
    // Both go out as one, without a copy of the rows.
    stream.cork()
    stream.write(header)
    const hasRoom = stream.write(bytes)
    stream.uncork()
    return hasRoom
  }
}
