/**
 * Quick ways to the texts of cells, from bytes to bytes. Each knows the usual forms of one kind of cell and leaves all
 * others to the function on texts that defines what is shown; `usual.test.ts` proves that both give the same.
 */

/**
 * Writes what is shown of the cell from `start` to `end` of `source` to the begin of `target`.
 * @returns how many bytes were written; `UNUSUAL` when it does not know the form of the cell.
 */
export type UsualText = (source: Uint8Array, start: number, end: number, target: Uint8Array) => number

export const UNUSUAL = -1

/** What `target` holds at least. */
export const TARGET_BYTES = 512

/** Writes a few bytes to `target` from `at` on. @returns the place behind them. */
export function put(bytes: Uint8Array, target: Uint8Array, at: number): number {
  for (let i = 0; i < bytes.length; i += 1) target[at + i] = bytes[i]!
  return at + bytes.length
}

/** Writes the bytes from `start` to `end` of `source` to the begin of `target`. @returns how many there are. */
export function copy(source: Uint8Array, start: number, end: number, target: Uint8Array): number {
  for (let i = start; i < end; i += 1) target[i - start] = source[i]!
  return end - start
}
