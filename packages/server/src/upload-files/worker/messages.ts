/** Messages between the reader of a file and the thread that reads it. A thread reads one file after the other. */
import type { FileDescription, FileOptions, LoadColumn } from '../types.ts'

/** What is read: `columns` are those whose rows are wanted; without them, the description is. */
export interface ReadOrder {
  type: 'read'
  path: string
  options: FileOptions
  columns?: readonly LoadColumn[]
}

/** To the thread: the order, `more` when another chunk has room, and `retire`, which ends it. */
export type ToReader = ReadOrder | { type: 'more' } | { type: 'retire' }

/** What an error is made from on the other side. */
export interface ReadFailure {
  message: string
  /** Only of what is wrong with the file. */
  status?: 400 | 415 | 422
  line?: number | undefined
  column?: string | undefined
}

/** From the thread: `described`, `ended` or `failed` is its last word. */
export type FromReader =
  | { type: 'progress'; read: number; size: number }
  | { type: 'described'; description: FileDescription }
  | { type: 'chunk'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'ended' }
  | { type: 'failed'; failure: ReadFailure }
