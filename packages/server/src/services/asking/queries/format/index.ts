/**
 * Readable SQL. The formatter is large and takes seconds for a large statement: it runs on a thread of its own, which
 * starts with the first statement and ends after a while without any. Proved by format.test.ts.
 */
import { Thread } from '@querent/drivers/shared/threads/index.ts'
import type { Grammar } from '@querent/query'
import { RETIRE, type FromFormatter, type ToFormatter } from './messages.ts'

/** Longer texts are left as they are: nobody reads them. */
const LIMIT_CHARACTERS = 250_000
/** After this the text is given as it is. */
const TIMEOUT_MS = 5_000
const IDLE_MS = 10_000
/** A statement that needs more ends the thread, not the server. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

type Formatted = (text: string | null) => void

class FormatThread {
  readonly #waiting = new Map<number, Formatted>()
  readonly #thread: Thread<ToFormatter | typeof RETIRE, FromFormatter>
  readonly #onEnd: () => void
  #idleTimer: NodeJS.Timeout | undefined
  #lastJob = 0

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
    this.#thread = new Thread(
      new URL('./thread.ts', import.meta.url),
      { resourceLimits: RESOURCE_LIMITS },
      { onMessage: ({ job, text }) => this.#waiting.get(job)?.(text), onExit: () => this.#end() },
    )
  }

  /** Null for a text that the formatter cannot read, or not in time. */
  format(text: string, language: Grammar): Promise<string | null> {
    const job = (this.#lastJob += 1)
    clearTimeout(this.#idleTimer)
    this.#thread.keepProcess(true)
    return new Promise((resolve) => {
      const timer = setTimeout(() => void this.#thread.end(), TIMEOUT_MS)
      this.#waiting.set(job, (formatted) => {
        clearTimeout(timer)
        this.#waiting.delete(job)
        if (this.#waiting.size === 0) this.#rest()
        resolve(formatted)
      })
      this.#thread.post({ job, text, language })
    })
  }

  /** Ends the thread soon, and does not keep the process. */
  #rest(): void {
    this.#thread.keepProcess(false)
    this.#idleTimer = setTimeout(() => this.#retire(), IDLE_MS).unref()
  }

  #retire(): void {
    this.#onEnd()
    this.#thread.post(RETIRE)
  }

  #end(): void {
    this.#onEnd()
    for (const resolve of this.#waiting.values()) resolve(null)
    clearTimeout(this.#idleTimer)
  }
}

let thread: FormatThread | undefined

/** The statement over several lines; unchanged when it is too long or the formatter cannot read it. */
export async function formatSql(text: string, grammar: Grammar): Promise<string> {
  if (text.length > LIMIT_CHARACTERS) return text
  thread ??= startThread()
  return (await thread.format(text, grammar)) ?? text
}

function startThread(): FormatThread {
  const started = new FormatThread(() => {
    if (thread === started) thread = undefined
  })
  return started
}
