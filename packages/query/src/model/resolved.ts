/** A query after `resolve`: relations with their columns, and everything that is selected from them. Plain data. */
import type { BaseType } from '@querent/contract'
import type { TableMetadata } from '../metadata.ts'
import type { PivotLayout, ResultColumn } from '../prepared.ts'
import type { Sql } from '../sql/fragment.ts'
import type { Bound } from './bound.ts'
import type { NestedPlace } from './nested-field.ts'
import type { JoinStrategy } from './query.ts'

/** Something in a FROM clause. */
export interface Relation {
  /** Its alias in the SQL. */
  alias: string
  content:
    | { kind: 'table'; table: TableMetadata; access: TableReference }
    /** `card`: the source card whose whole query it is. */
    | { kind: 'stage'; stage: ResolvedStage; card?: number }
    /** A table that holds the rows of a model. */
    | { kind: 'stored'; schema: string | null; name: string; card: number }
    /** A common table expression of this name. */
    | { kind: 'common'; name: string }
  /** Null when nothing is known of them (SQL without column metadata). */
  columns: ScopeColumn[] | null
}

/** One reading of a table. */
export interface TableReference {
  table: TableMetadata
  fieldIds: Set<number>
  /** The outermost source card through which the table is read. */
  cardId: number | null
  /** Relation that stands for the table when a policy restricts it. */
  restricted: ResolvedMbql | null
}

/** A column that clauses can refer to. */
export interface ScopeColumn {
  /** Name in the relation. */
  name: string
  /** Name in the result of the query that gives it, when that differs: `ID_2`. */
  resultName: string
  /** Type of the value that the SQL gives. */
  type: BaseType
  /** What is known of it, as the last result column showed it. */
  meta: ResultColumn
  fieldId: number | null
  /** How the stored value is to be read; only for columns of tables. */
  coercion: string | null
  /** Where the field lies inside a column; null for columns. */
  nested: NestedPlace | null
  /** Alias of the join that brought it in an inner stage. */
  joinAlias: string | null
  /** Foreign key whose implicit join brought it in an inner stage. */
  fkFieldId: number | null
  databaseType: string
}

export interface ResolvedJoin {
  /** Name that references use; an implicit join has a made one. */
  alias: string
  relation: Relation
  strategy: JoinStrategy
  condition: Bound
  /** The foreign key of an implicit join, with how its columns are introduced. */
  implicit: { fkFieldId: number | null; label: string; key: string } | null
}

/** One item of a SELECT. */
export interface OutputColumn {
  value: Bound
  /** Alias in the SQL. */
  name: string
  column: ResultColumn
  joinAlias: string | null
  fkFieldId: number | null
  /** The column in whose place this one is shown. */
  shownFor?: OutputColumn
}

export type ResolvedStage = ResolvedMbql | ResolvedNative

export interface ResolvedMbql {
  kind: 'mbql'
  source: Relation
  joins: ResolvedJoin[]
  filters: Bound[]
  breakouts: OutputColumn[]
  aggregations: OutputColumn[]
  /** Empty for grouped stages; null with `selectsAll` for columns that nobody knows. */
  fields: OutputColumn[]
  /** True when the source's columns are unknown and all are passed on. */
  selectsAll: boolean
  /** By a value, or by the place of an output column. */
  orderBy: { direction: 'asc' | 'desc'; value: Bound | { output: number } }[]
  limit: number | null
  offset: number | null
  /** Set when the rows come with totals. The last breakout then stands for the group number. */
  pivot: ResolvedPivot | null
}

/** The rows of a pivot table that have the same breakouts. */
export interface PivotGroup {
  /** Bit i is set when breakout i is left out: 0 keeps all of n, 2^n − 1 is the grand total. */
  number: number
  /** Numbers of the breakouts that are kept, ascending. */
  breakouts: number[]
}

export interface ResolvedPivot {
  groups: PivotGroup[]
  /** Places of each breakout among the stage's columns. */
  breakouts: number[][]
  layout: PivotLayout
  /** Rows of each group; the stage's own limit is that of all groups together. */
  limit: number | null
  offset: number | null
  /** For a table: places of the columns whose values go down; null for group after group. */
  descending: number[] | null
}

export interface ResolvedNative {
  kind: 'native'
  pieces: NativePiece[]
  /** True for SQL that the compiler itself has written. */
  isOwn?: true
  columns: ScopeColumn[] | null
  /** Names by place for whoever selects from it, when its own cannot be told apart. */
  columnNames?: string[]
}

/** SQL as it is, or a card or table in parentheses, with an alias where the SQL gives none. */
export type NativePiece = Sql | { subquery: ResolvedStage; alias: string | null }

/** True when rows are grouped or aggregated. */
export function isGrouped(stage: ResolvedMbql): boolean {
  return stage.breakouts.length > 0 || stage.aggregations.length > 0
}

/** All items of the SELECT in order. */
export function outputs(stage: ResolvedMbql): OutputColumn[] {
  return isGrouped(stage) ? [...stage.breakouts, ...stage.aggregations] : stage.fields
}
