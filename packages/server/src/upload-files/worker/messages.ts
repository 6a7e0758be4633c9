/** Messages between the reader of a file and the thread that reads it. A thread reads one file after the other. */
import type { FileDescription, FileOptions, FileStart, LoadColumn } from '../types.ts'

/** What is read: the rows of columns, the description of all rows, or what the first ones say. */
export interface ReadOrder {
  type: 'read'
  path: string
  options: FileOptions
  wanted: { columns: readonly LoadColumn[] } | 'description' | 'start'
}

/** To the thread: the order, `more` when another chunk has room, and `retire`, which ends it. */
export type ToReader = ReadOrder | { type: 'more' } | { type: 'retire' }

/** What an error is made from on the other side. */
export interface ReadFailure {
  message: string
  /** Only of what is wrong with the file. */
  status?: 400 | 415 | 422
  isWrongGuess?: boolean
  line?: number | undefined
  column?: string | undefined
}

/** From the thread: `described`, `started`, `ended` or `failed` is its last word. */
export type FromReader =
  | { type: 'progress'; read: number; size: number }
  | { type: 'described'; description: FileDescription }
  | { type: 'started'; start: FileStart }
  | { type: 'chunk'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'ended' }
  | { type: 'failed'; failure: ReadFailure }
