/**
 * DuckDB's calls occupy a thread of Node's pool until they return, which for an aggregation is as long as it takes. Files
 * wait for the same threads, so one of them is kept free whatever the number of running statements.
 */
class NativeSlots {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(slots: number) {
    this.#free = slots
  }

  /** Does the work when a slot is free, in the order of asking. */
  async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}

/** Node's default (https://nodejs.org/api/cli.html#uv_threadpool_sizesize). */
const DEFAULT_POOL_SIZE = 4

const poolSize = Number(process.env['UV_THREADPOOL_SIZE']) || DEFAULT_POOL_SIZE

/** Shared by all DuckDB data sources of the process. */
export const nativeSlots = new NativeSlots(Math.max(1, poolSize - 1))
