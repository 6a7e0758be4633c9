/**
 * Where the rows of models are kept. What a target keeps is one table for each refresh, under a name that was never used before:
 * whoever reads the table of the refresh before is not disturbed. Which table is current is in the app database, so taking the
 * next one is one change there.
 */
import type { StoredPlace } from '@querent/query'
import type { Connection } from '../../../connections/index.ts'
import type { ModelToStore } from '../../../query-runner/index.ts'

/** Why a database cannot keep tables: what clients read, and a code. */
export interface Refusal {
  message: string
  error: string
}

export interface BuiltTable {
  /** Names of its columns. */
  columns: string[]
  rows: number
}

export interface PersistenceTarget {
  /** Tries whether tables can be made, read and dropped; undefined when they can. */
  canTake(connection: Connection, signal: AbortSignal): Promise<Refusal | undefined>
  /** A new place for the table of a model. */
  placeFor(model: { id: number; name: string }, connection: Connection): Promise<StoredPlace>
  /** Makes and fills the table: all of it or nothing. @throws {QueryError} with the database's own message. */
  build(model: ModelToStore, place: StoredPlace, signal: AbortSignal): Promise<BuiltTable>
  /** Drops the table if it is there. */
  drop(place: StoredPlace, connection: Connection, signal: AbortSignal): Promise<void>
  /** Drops what it has of its own in a database beside the tables. */
  leave(connection: Connection, signal: AbortSignal): Promise<void>
  /** The names that clients read while there is no table. */
  names(model: { id: number; name: string }, databaseId: number): Promise<{ schema: string; table: string }>
}
