/** Bytes of a file, read by the thread that works on it: it has nothing else to do meanwhile. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The bytes of a range, in pieces; each piece is good until the next is read. */
export function* readBytes(path: string, piece: number, most = Number.POSITIVE_INFINITY): Generator<Uint8Array> {
  const file = openSync(path, 'r')
  try {
    const buffer = Buffer.allocUnsafeSlow(piece)
    let left = most
    while (left > 0) {
      const count = readSync(file, buffer, 0, Math.min(piece, left), null)
      if (count === 0) return
      left -= count
      yield buffer.subarray(0, count)
    }
  } finally {
    closeSync(file)
  }
}

/** Bytes of a file. */
export function sizeOf(path: string): number {
  const file = openSync(path, 'r')
  try {
    return fstatSync(file).size
  } finally {
    closeSync(file)
  }
}
