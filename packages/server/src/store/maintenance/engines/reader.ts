/** An app database as it stands at one moment, for whoever copies or examines it; nothing is changed, nor waited for. */
import type { Engine } from '../../migrations/index.ts'

/** A cell as both engines can keep it: booleans are 0 and 1, whole numbers are exact. */
export type Cell = null | string | number | bigint | Uint8Array
export type Cells = readonly Cell[]

export interface TableColumns {
  name: string
  columns: readonly string[]
}

export interface Reader {
  readonly engine: Engine
  /** Such as `18.1`. */
  version(): Promise<string>
  /** Names of the migrations that made the schema, in order; none when there is no schema. */
  migrations(): Promise<string[]>
  /** What keeps the first tables from being made there; null when nothing does. */
  obstacle(): Promise<string | null>
  count(table: string): Promise<number>
  /** The rows, in batches of some megabytes at most; a single row may be larger. */
  rows(table: TableColumns): AsyncIterable<Cells[]>
  /** The highest id that each table with counted ids has ever given. */
  lastIds(): Promise<Map<string, bigint>>
  close(): Promise<void>
}

/** What a batch of rows may take, roughly, in bytes and in rows. */
export const BATCH_BYTES = 2 * 1024 * 1024
export const BATCH_ROWS = 1000

/** Bytes of a row, roughly. */
export function sizeOf(row: Cells): number {
  return row.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : bytesOf(cell)), 0)
}

function bytesOf(cell: Exclude<Cell, string>): number {
  return cell instanceof Uint8Array ? cell.byteLength : 8
}
