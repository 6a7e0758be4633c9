/**
 * How the cells of a column become text. The plain way defines it. The quick way goes from bytes to bytes; it knows the
 * usual forms and leaves all others to the plain one. `cell-text.test.ts` proves that both give the same.
 */
import type { Cell } from '@querent/query'

export interface CellText {
  plain: (cell: NonNullable<Cell>) => string
  /** Undefined where every cell goes the plain way. */
  quick?: QuickText | undefined
}

/**
 * Writes what is shown of the cell from `start` to `end` of `source` to the beginning of `target`.
 * @returns how many bytes were written; `UNUSUAL` when it does not know the form of the cell.
 */
export type QuickText = (source: Uint8Array, start: number, end: number, target: Uint8Array) => number

export const UNUSUAL = -1

/** What `target` holds at least. */
export const TARGET_BYTES = 512

/** What does not fit into `target` was not written. */
export function fitting(used: number, target: Uint8Array): number {
  return used <= target.length ? used : UNUSUAL
}

/** Writes a few bytes to `target` from `at` on. @returns the place after them. */
export function put(bytes: Uint8Array, target: Uint8Array, at: number): number {
  for (let i = 0; i < bytes.length; i += 1) target[at + i] = bytes[i]!
  return at + bytes.length
}

/** Writes the bytes from `start` to `end` of `source` to `target` from `at` on. @returns the place after them. */
export function copy(source: Uint8Array, start: number, end: number, target: Uint8Array, at: number): number {
  for (let i = start; i < end; i += 1) target[at + i - start] = source[i]!
  return at + end - start
}
