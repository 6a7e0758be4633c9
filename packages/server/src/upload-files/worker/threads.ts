/** Threads that read files. One that has read a file waits a while for the next: starting one takes longer than a small file. */
import { Thread } from '@querent/drivers/shared/threads/index.ts'
import type { FromReader, ToReader } from './messages.ts'

const ENTRY = new URL('./thread.ts', import.meta.url)
/** Another file within it finds the thread. Then it ends, before the server gives back what is free (`process/rest.ts`). */
const IDLE_MS = 4_000
const YOUNG_MB = 8
/** Megabytes of a thread that reads texts, and of one that reads a workbook or Parquet, which are not read row by row. */
const OLD_MB = { text: 160, binary: 512 }

type FileKind = keyof typeof OLD_MB

interface Listener {
  take(message: FromReader): void
  /** The thread ended by itself. */
  lost(cause: Error | undefined): void
}

export class ReaderThread {
  readonly kind: FileKind
  /** Whoever has the thread read a file now. */
  listener: Listener | undefined
  readonly #thread: Thread<ToReader, FromReader>
  #timer: NodeJS.Timeout | undefined

  constructor(kind: FileKind) {
    this.kind = kind
    // A thread that needs more fails its file, not the server.
    const resourceLimits = { maxOldGenerationSizeMb: OLD_MB[kind], maxYoungGenerationSizeMb: YOUNG_MB }
    this.#thread = new Thread<ToReader, FromReader>(
      ENTRY,
      { resourceLimits },
      {
        onMessage: (message) => this.listener?.take(message),
        onExit: (cause) => {
          forget(this)
          this.listener?.lost(cause)
        },
      },
    )
  }

  post(message: ToReader): void {
    this.#thread.post(message)
  }

  begin(listener: Listener): void {
    clearTimeout(this.#timer)
    this.#thread.keepProcess(true)
    this.listener = listener
  }

  rest(): void {
    this.listener = undefined
    this.#thread.keepProcess(false)
    this.#timer = setTimeout(() => this.retire(), IDLE_MS).unref()
  }

  /** The thread ends itself once it has nothing to do. */
  retire(): void {
    forget(this)
    this.post({ type: 'retire' })
  }

  /** Ends the thread whatever it does. */
  end(): void {
    this.listener = undefined
    void this.#thread.end()
  }
}

const idle = new Set<ReaderThread>()

export function takeThread(kind: FileKind): ReaderThread {
  const found = [...idle].find((thread) => thread.kind === kind)
  if (found !== undefined) idle.delete(found)
  return found ?? new ReaderThread(kind)
}

/** Keeps a thread that has read a file to its end. */
export function keepThread(thread: ReaderThread): void {
  idle.add(thread)
  thread.rest()
}

function forget(thread: ReaderThread): void {
  idle.delete(thread)
}
