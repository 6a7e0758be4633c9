/**
 * What is known of a copy: rows of a table, a model or a question as columns of the built-in DuckDB, which a query may read in
 * place of its source (design: copies). Plain data, as the app database keeps it.
 */

/** How far answers from a copied column are the source's: all clauses, its text only, or not at all. */
export type CopiedClass = 'full' | 'shown' | 'absent'

export interface CopiedColumn {
  /** Name in the source's table or result. */
  name: string
  /** Why it is `shown` or `absent`, in words; null for `full`. */
  note: string | null
  class: CopiedClass
  /** DuckDB's type, lower case: `decimal(12,2)`. Empty for an absent one. */
  databaseType: string
  /** True where the text of the stored value may be spelled differently from the source's (`1.5` and `1.50`). */
  differsAsText: boolean
  /** True where the source orders its values as DuckDB does: numbers, dates, texts in a binary collation. */
  ordersAlike: boolean
  /** A hidden integer column that orders as the source does (`~name#`), for collated texts with few values; null without. */
  orderColumn: string | null
  /** Hidden wall times of an instant by IANA zone (`~name@Europe/Berlin`). */
  wallTimes: Readonly<Record<string, string>>
}

/** One version of a copy: an immutable DuckDB file with the table `t`. */
export interface CopiedTable {
  copyId: number
  /** Another one after each refresh. */
  version: number
  /** ISO-8601: the begin of the snapshot that was read. */
  asOf: string
  /** When all rows were last read, where a version has read new ones alone; null for one that read all. */
  fullAsOf: string | null
  /** Name under which its file is attached: `copy_12`. Its table is `t`. */
  schema: string
  rows: number
  columns: readonly CopiedColumn[]
  /** True when an administrator accepts that the last digits of sums of floats may differ. */
  acceptsFloatSums: boolean
}
