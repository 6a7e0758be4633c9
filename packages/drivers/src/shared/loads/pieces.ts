import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LoadWaits } from './waits.ts'

/** Work on a piece takes a few milliseconds at most. */
const MOST_BYTES = 65_536
const LINE_END = 10
/** Rows that are at hand, and an engine that takes them at once, would keep everybody else from their turn. */
const TURN_MS = 10

/** The rows of a load in pieces of whole lines, small ones if not said otherwise; one that holds a longer line is as long as that. */
export function linePieces(
  rows: AsyncIterable<Uint8Array>,
  waits: LoadWaits,
  mostBytes = MOST_BYTES,
): AsyncGenerator<Uint8Array> {
  return pieces(rows, waits, (bytes) => cutAtLines(bytes, mostBytes))
}

/** The rows of a load in small pieces, cut anywhere. */
export function bytePieces(rows: AsyncIterable<Uint8Array>, waits: LoadWaits): AsyncGenerator<Uint8Array> {
  return pieces(rows, waits, cutAnywhere)
}

async function* pieces(
  rows: AsyncIterable<Uint8Array>,
  waits: LoadWaits,
  cut: (bytes: Uint8Array) => Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let turn = performance.now()
  for await (const bytes of untilEnded(rows, waits)) {
    for (const piece of cut(bytes)) {
      yield piece
      if (performance.now() - turn < TURN_MS) continue
      await nextTurn()
      turn = performance.now()
    }
  }
}

function* cutAnywhere(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += MOST_BYTES) yield bytes.subarray(start, start + MOST_BYTES)
}

function* cutAtLines(bytes: Uint8Array, mostBytes: number): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length;) {
    const end = endOfLines(bytes, start, start + mostBytes)
    yield bytes.subarray(start, end)
    start = end
  }
}

/** After the last line that is whole within a piece, or else after the first. */
function endOfLines(bytes: Uint8Array, start: number, most: number): number {
  if (most >= bytes.length) return bytes.length
  const last = bytes.lastIndexOf(LINE_END, most - 1)
  if (last >= start) return last + 1
  const first = bytes.indexOf(LINE_END, most)
  return first < 0 ? bytes.length : first + 1
}

/** Ends the given rows early when the load ends, without waiting for that. */
async function* untilEnded<T>(rows: AsyncIterable<T>, waits: LoadWaits): AsyncGenerator<T> {
  const iterator = rows[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await waits.until(iterator.next())
      if (next.done === true) return
      yield next.value
    }
  } finally {
    iterator.return?.().catch(() => undefined)
  }
}
