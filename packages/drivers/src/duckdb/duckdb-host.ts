import { totalmem } from 'node:os'
import { DuckDbProcess } from './duckdb-process.ts'

/** Share of the machine's memory, or the container's, that DuckDB may take for all files together. */
const MEMORY_SHARE = 0.25
export const LEAST_MIB = 256

/** Much shorter than sessions stay idle: a form that tries a file, or a sync, need not start another process each time. */
const KEPT_MS = 4000

/** Has a process for DuckDB as long as somebody uses it. */
export class DuckDbHost {
  readonly #memoryMiB: number
  #process: DuckDbProcess | undefined
  #users = 0
  #timer: NodeJS.Timeout | undefined

  constructor(memoryMiB = usualMiB()) {
    this.#memoryMiB = memoryMiB
  }

  /** The id of the process, if there is one. */
  get processId(): number | undefined {
    return this.#process?.isGone === false ? this.#process.id : undefined
  }

  /** The process, started where there is none; each call is followed by one of `leave`. */
  enter(): DuckDbProcess {
    clearTimeout(this.#timer)
    this.#users += 1
    if (this.#process === undefined || this.#process.isGone) this.#process = new DuckDbProcess(this.#memoryMiB)
    return this.#process
  }

  leave(): void {
    this.#users -= 1
    if (this.#users > 0) return
    this.#timer = setTimeout(() => {
      this.#process?.end()
      this.#process = undefined
    }, KEPT_MS).unref()
  }
}

function usualMiB(): number {
  const constrained = process.constrainedMemory()
  const memory = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
  return Math.max(LEAST_MIB, Math.floor((memory * MEMORY_SHARE) / 2 ** 20))
}

/** That of this process of the server, for all data sources. */
export const duckDbHost = new DuckDbHost()
