/** What the server and the formatter's thread send each other. */
export interface ToFormatter {
  job: number
  text: string
  language: 'postgresql' | 'mysql' | 'sqlite' | 'duckdb' | 'sql'
}

export interface FromFormatter {
  job: number
  /** Null for a text that cannot be read. */
  text: string | null
}
