/**
 * Where rows are kept. What a target keeps is one table for each refresh, under a name that was never used before:
 * whoever reads the table of the refresh before is not disturbed. Which table is current is in the app database, so taking the
 * next one is one change there.
 */
import type { SessionSettings, StoredPlace } from '@querent/query'
import type { Connection } from '../../../connections/index.ts'
import type { PersistenceRow, PersistenceVersionRow } from '../../../store/index.ts'

/** As whose tables copies appear. */
export const COPIES_SCHEMA = 'copies'

/** Why a database cannot keep tables: what clients read, and a code. */
export interface Refusal {
  message: string
  error: string
}

/** What is kept: the rows of a model's statement, or of a table. */
export interface SourceToStore {
  rows: { sql: string } | { table: StoredPlace }
  /** Differs for another source of rows, another zone and another connection. */
  hash: string
  session: SessionSettings
  /** Of the results of questions. */
  timeZone: string
  connection: Connection
}

/** What is kept, as it was chosen, and its version before; undefined for none. */
export interface Growth {
  row: PersistenceRow
  before: PersistenceVersionRow | undefined
}

export interface BuiltTable {
  /** Names of its columns. */
  columns: string[]
  rows: number
  /** What else is known of it. */
  more?: Partial<PersistenceVersionRow>
}

/** A version and what it belongs to, by their ids. */
export type VersionKey = Pick<PersistenceVersionRow, 'id' | 'persistence_id'>

/** A version that is to be built. */
interface NewVersion extends VersionKey {
  growth: Growth
}

export interface PersistenceTarget {
  /** Tries whether tables can be made, read and dropped; undefined when they can. */
  canTake(connection: Connection, signal: AbortSignal): Promise<Refusal | undefined>
  /** A new place for the table of a model, or of another table. */
  placeFor(source: { id: number; name: string }, connection: Connection, persistenceId: number): Promise<StoredPlace>
  /** Makes and fills the table: all of it or nothing. @throws {QueryError} with the database's own message. */
  build(source: SourceToStore, place: StoredPlace, signal: AbortSignal, version: NewVersion): Promise<BuiltTable>
  /** Drops the table if it is there. */
  drop(place: StoredPlace, connection: Connection, signal: AbortSignal, key: VersionKey): Promise<void>
  /** Drops what it has of its own in a database beside the tables. */
  leave(connection: Connection, signal: AbortSignal): Promise<void>
  /** The names that clients read while there is no table. */
  names(model: { id: number; name: string }, databaseId: number): Promise<{ schema: string; table: string }>
}

/** By their names in the app database. */
export type PersistenceTargets = Readonly<Record<PersistenceRow['target'], PersistenceTarget>>

/** Where a version is; what it belongs to may be kept elsewhere by now. */
export function targetOf(targets: PersistenceTargets, { schema_name }: PersistenceVersionRow): PersistenceTarget {
  return schema_name === COPIES_SCHEMA ? targets.copy : targets.warehouse
}
