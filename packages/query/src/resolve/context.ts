import type { Dialect } from '../dialect/dialect.ts'
import type { QuerySettings, ValueRange } from '../context.ts'
import { QueryError } from '../errors.ts'
import type { DatabaseMetadata, FieldMetadata, LoadedMetadata, TableMetadata } from '../metadata.ts'
import type { Parameter, Stage } from '../model/query.ts'
import type { ResolvedMbql, ResolvedStage, ScopeColumn, TableReference } from '../model/resolved.ts'
import type { PivotOptions } from '../pivot/options.ts'
import type { ValueRemapping } from '../prepared.ts'
import type { Clock } from '../time/clock.ts'
import type { StageDraft } from './draft.ts'
import { atPath, said } from '../said.ts'

/** What the resolve steps share for one query. */
export interface ResolveContext {
  readonly metadata: LoadedMetadata
  readonly database: DatabaseMetadata
  readonly dialect: Dialect
  readonly clock: Clock
  readonly settings: QuerySettings
  /** Source cards that are being opened, outermost first. */
  readonly cardPath: readonly number[]
  /** Fields that a policy hides, by table; known in the second pass only. */
  readonly hidden: ReadonlyMap<number, ReadonlySet<number>>
  /** What stands for a table that a policy restricts; known in the second pass only. */
  readonly restrict: ((table: TableMetadata) => VisiblePart | null) | null
  /** Values for native stages of the query itself. */
  readonly parameters: readonly Parameter[]
  /** What the caller may know of the values of fields, beside fingerprints. */
  readonly ranges: ReadonlyMap<number, ValueRange>
  /** False when the caller wants stored values only. */
  readonly showsLabels: boolean
  /** Whether columns of the table may stand for foreign keys. */
  readonly showsLabelsOf: (table: TableMetadata) => boolean
  /** Set when the last stage is to come with the totals of a pivot table. */
  readonly pivot: PivotOptions | null
  /** Levels of stages above the one being resolved. */
  readonly depth: number
  readonly found: Found
  /** Counts what is opened: content that names other content several times would grow without bound. */
  readonly budget: { left: number }
  /** Is told of each stage of the query language when its references are bound. */
  readonly watch?: (draft: StageDraft) => void
  /** Resolves the stages of a source card, a join or a template tag. */
  readonly resolveStages: (stages: readonly Stage[], context: ResolveContext) => ResolvedStage
}

/** What a policy leaves of a table. */
interface VisiblePart {
  stage: ResolvedMbql
  /** The table's columns with what the caller may know of their values. */
  columns: ScopeColumn[]
}

/** What resolving has met so far. */
export interface Found {
  tables: TableReference[]
  cardIds: Set<number>
  native: boolean
  /** Source cards that hold SQL. */
  sqlCardIds: Set<number>
  binnedFieldIds: Set<number>
  remappings: ValueRemapping[]
  /** Opened cards, by the outermost card that led there and their own id. */
  cards: Map<string, ResolvedStage>
}

/** Levels, cards, metrics, segments and snippets of one query in all. */
export const MAX_OPENED = 2_000

/** Counts one more thing that the query opens. @throws {QueryError} `invalid-query` beyond {@link MAX_OPENED}. */
export function spend({ budget }: ResolveContext, path: string): void {
  budget.left -= 1
  if (budget.left >= 0) return
  throw new QueryError('invalid-query', `The query is made of more than ${MAX_OPENED} parts.`, { path })
}

export function nothingFound(): Found {
  return {
    tables: [],
    cardIds: new Set(),
    native: false,
    sqlCardIds: new Set(),
    binnedFieldIds: new Set(),
    remappings: [],
    cards: new Map(),
  }
}

/** @throws {QueryError} `invalid-query` for an unknown table, or one of another database. */
export function requireTable(context: ResolveContext, id: number, path: string): TableMetadata {
  const table = context.metadata.table(id)
  if (table?.active === false && context.database.is_copies === true) {
    const message = said('Table {id} is no longer copied. Have it copied again, or ask its own database.', { id })
    throw new QueryError('invalid-query', message, { path })
  }
  if (!table || !table.active)
    throw new QueryError('invalid-query', said('Table {id} does not exist.', { id }), { path })
  if (table.db_id !== context.database.id) {
    throw new QueryError('invalid-query', said('Table {id} belongs to another database.', { id }), { path })
  }
  return table
}

/** @throws {QueryError} `invalid-query` for an unknown field. */
export function requireField(context: ResolveContext, id: number, path: string): FieldMetadata {
  const field = context.metadata.field(id)
  if (!field) throw new QueryError('invalid-query', atPath(said('Field {id} does not exist.', { id }), path), { path })
  return field
}
