import type { Kysely } from 'kysely'
import type { Engine } from '../../migrations/index.ts'
import type { Cells, TableColumns } from './reader.ts'

/** What the engines do differently when an app database is filled. */
export interface EngineWriter {
  engine: Engine
  db: Kysely<unknown>
  /** What could not be kept as it was, in words: where, and what is there instead. */
  notes: readonly string[]
  transaction<T>(work: (db: Kysely<unknown>) => Promise<T>): Promise<T>
  /** Lets rows refer to rows that come later. @returns ends that, and checks all references. */
  suspendReferences(db: Kysely<unknown>): Promise<() => Promise<void>>
  /** All tables of ours and anybody else's. */
  tables(db: Kysely<unknown>): Promise<TableColumns[]>
  insert(db: Kysely<unknown>, table: TableColumns, rows: readonly Cells[]): Promise<void>
  setLastId(db: Kysely<unknown>, table: string, id: bigint): Promise<void>
  close(): Promise<void>
}
