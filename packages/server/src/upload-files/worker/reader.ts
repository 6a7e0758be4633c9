/** The reading of one file on a thread, as the rest of the server sees it. */
import { WrongGuess } from '../reading/wrong-guess.ts'
import { UploadFileError } from '../upload-file-error.ts'
import { keepThread, takeThread, type ReaderThread } from './threads.ts'
import { takeTurn } from './turns.ts'
import type { FileWork } from '../types.ts'
import type { FromReader, ReadFailure, ReadOrder } from './messages.ts'

const IS_BINARY = /\.(?:xlsx|parquet)$/i
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

/** What the thread answers but progress, one by one. */
type Answer = Exclude<FromReader, { type: 'progress' } | { type: 'failed' }>

/** Reads a file on a thread, which is ended when the answers are no longer read. */
export async function* readOnThread(order: ReadOrder, work: FileWork, ahead: number): AsyncGenerator<Answer> {
  const { signal } = work
  const turn = await takeTurn(signal)
  const reading = new Reading(work, order.options.fileName)
  const abort = () => {
    reading.fail(signal.reason)
    reading.end()
  }
  signal.addEventListener('abort', abort, { once: true })
  try {
    reading.begin(order, ahead)
    for (;;) {
      const answer = await reading.next()
      yield answer
      if (answer.type !== 'chunk') return
      reading.more()
    }
  } finally {
    signal.removeEventListener('abort', abort)
    reading.end()
    turn.release()
  }
}

class Reading {
  readonly #thread: ReaderThread
  readonly #ready: Answer[] = []
  #failure: { error: unknown } | undefined
  /** Whether the thread has said its last word, and whether it is given up. */
  #hasEnded = false
  #isOver = false
  #wake: (() => void) | undefined

  constructor({ signal, progress }: FileWork, fileName: string) {
    this.#thread = takeThread(IS_BINARY.test(fileName) ? 'binary' : 'text')
    this.#thread.begin({
      take: (message) => {
        if (message.type === 'progress') {
          if (!signal.aborted) progress?.(message.read, message.size)
        } else if (message.type === 'failed') this.fail(errorOf(message.failure))
        else this.#take(message)
      },
      lost: (cause) => this.#lost(cause),
    })
  }

  begin(order: ReadOrder, ahead: number): void {
    this.#thread.post(order)
    for (let count = 0; count < ahead; count += 1) this.more()
  }

  /** There is room for another chunk. */
  more(): void {
    this.#thread.post({ type: 'more' })
  }

  async next(): Promise<Answer> {
    for (;;) {
      if (this.#failure) throw this.#failure.error
      const answer = this.#ready.shift()
      if (answer) return answer
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }

  /** The reader gets the error instead of what is ready. */
  fail(error: unknown): void {
    this.#failure ??= { error }
    this.#wake?.()
  }

  /** Only a thread that has read all of its file is used again: others hold it open. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    if (this.#hasEnded) keepThread(this.#thread)
    else this.#thread.end()
  }

  #take(answer: Answer): void {
    if (answer.type !== 'chunk') this.#hasEnded = true
    this.#ready.push(answer)
    this.#wake?.()
  }

  #lost(cause: Error | undefined): void {
    const isTooLarge = cause !== undefined && 'code' in cause && cause.code === OUT_OF_MEMORY
    this.fail(
      isTooLarge
        ? new UploadFileError('The file needs too much memory. Split it, or save it as CSV.', 400)
        : new Error('The thread that reads files ended.', { cause }),
    )
  }
}

function errorOf({ message, status, isWrongGuess, line, column }: ReadFailure): Error {
  if (status === undefined) return isWrongGuess === true ? new WrongGuess() : new Error(message)
  return new UploadFileError(message, status, {
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  })
}
