/**
 * A chunk is freed when V8 collects its handle. The handle takes next to nothing of V8's own memory, so it would not hurry:
 * chunks that nobody reads any more could hold gigabytes of DuckDB's memory, which statements on other files then lack.
 */
const COLLECT_AFTER_BYTES = 64 * 1024 * 1024

let bytesSince = 0

/** Notes what the values of a chunk take that is read now. */
export function noteChunk(bytes: number): void {
  bytesSince += bytes
}

/** Frees dead chunks once they may take much; to be called when a chunk has been let go. */
export function freeDeadChunks(): void {
  if (bytesSince < COLLECT_AFTER_BYTES) return
  bytesSince = 0
  globalThis.gc?.()
}
