import type { FieldRef } from '../model/query.ts'

/** What the parser of one stage knows while it reads the stage's clauses. */
export interface ParseScope {
  readonly staged: boolean
  /** Nesting of the clause being read. */
  readonly depth: number
  /** A field clause in any spelling, or a bare field id. @throws {QueryError} for anything else. */
  fieldIn(json: unknown, path: string): FieldRef
  /** Place of the aggregation with this uuid, else with this source name; -1 for none. */
  aggregationIndex(uuid: string, sourceName: unknown): number
}
