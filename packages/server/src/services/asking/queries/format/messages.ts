import type { Grammar } from '@querent/query'

/** What the server and the formatter's thread send each other. */
export interface ToFormatter {
  job: number
  text: string
  language: Grammar
}

/** Ends the thread. */
export const RETIRE = 'retire'

export interface FromFormatter {
  job: number
  /** Null for a text that cannot be read. */
  text: string | null
}
