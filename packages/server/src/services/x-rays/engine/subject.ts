/** What an x-ray is about, as the engine is handed it. */
import type { EntityType } from '@querent/contract'
import type { Clause, Column } from './column.ts'
import type { Words } from './words.ts'

/** Where the rows of every card come from; what a question joins and computes is kept. */
export interface Source {
  databaseId: number
  tableId: number | null
  /** Its `source-table` or `source-query`. */
  from: Readonly<Record<string, unknown>>
  joins?: readonly Readonly<Record<string, unknown>>[]
  expressions?: Readonly<Record<string, unknown>>
  filter: Clause | null
}

/** What a question or a metric computes itself. */
export interface OwnMeasure {
  clause: Clause
  title: string
}

export interface Subject {
  /** As people know it. */
  name: string
  /** The name of all rows, where it is about some of them. */
  whole?: string
  source: Source
  entity: EntityType | null
  /** How many rows there are, as far as that is known. */
  rows: number | null
  columns: readonly Column[]
  /** The field that it is about. */
  field?: Column
  measures: readonly OwnMeasure[]
  /** Columns that have one value in all rows that are looked at. */
  pinned: readonly Column[]
  /** Epoch milliseconds. */
  now: number
  words: Words
}

/** Not all rows of what the columns are known from: their values may be fewer. */
export function isPart({ source: { filter, joins = [] } }: Pick<Subject, 'source'>): boolean {
  return filter !== null || joins.length > 0
}
