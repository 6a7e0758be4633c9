/**
 * Clauses after `resolve`. Every reference is bound to a column of a relation and every clause has its type. Older and
 * derived clauses are rewritten to the few that are compiled. Plain data.
 */
import type { BaseType } from '@querent/contract'
import type { Sql } from '../sql/fragment.ts'
import type { LiteralValue, Options } from './query.ts'
import type { ExtractionUnit, TruncationUnit } from './temporal-unit.ts'

export type Bound =
  | BoundColumn
  | BoundLiteral
  | BoundTemporal
  | BoundBucket
  | BoundBin
  | BoundCoercion
  | BoundNested
  | BoundCall
  | BoundRaw
  | BoundSql

interface Typed {
  /** Effective type. */
  readonly type: BaseType
}

/** A column of a relation in the FROM clause. */
export interface BoundColumn extends Typed {
  readonly kind: 'column'
  /** Alias of the relation in the SQL. */
  readonly relation: string
  /** Name of the column there. */
  readonly name: string
  /** The engine's own type, lower case; empty when unknown. */
  readonly databaseType: string
  /** The stored field that it is; null for a column that a query computed. */
  readonly fieldId: number | null
  /** Of an instant in a copy: names of the columns beside it that hold its wall times, by zone. */
  readonly wallTimes?: Readonly<Record<string, string>>
}

export interface BoundLiteral extends Typed {
  readonly kind: 'literal'
  readonly value: LiteralValue
}

/** A point in time, computed by the pipeline or given as text. */
export interface BoundTemporal extends Typed {
  readonly kind: 'temporal'
  /** ISO text without an offset: wall time in the report zone for types with a zone. */
  readonly text: string
  /** `Z` or `+01:00` for types with a zone, else empty. */
  readonly offset: string
}

/** A temporal value cut to the start of a period, or one part of it as a whole number. */
export interface BoundBucket extends Typed {
  readonly kind: 'bucket'
  /** `default` marks a value that is explicitly not bucketed. */
  readonly unit: TruncationUnit | ExtractionUnit | 'default'
  readonly value: Bound
}

/** Lower bound of the bin that a number falls in. */
export interface BoundBin extends Typed {
  readonly kind: 'bin'
  readonly width: number
  readonly least: number
  readonly value: Bound
}

/** A stored value read as another type. */
export interface BoundCoercion extends Typed {
  readonly kind: 'coercion'
  readonly strategy: string
  readonly value: Bound
}

/** A value inside a column of JSON. */
export interface BoundNested extends Typed {
  readonly kind: 'nested'
  readonly value: BoundColumn
  readonly keys: readonly string[]
}

export interface BoundCall extends Typed {
  readonly kind: 'call'
  readonly op: string
  readonly args: readonly Bound[]
  readonly options: Options
  readonly path: string
}

/** A value that is SQL already. */
interface BoundSql extends Typed {
  readonly kind: 'sql'
  readonly sql: Sql
}

/** A column that an inner query computed. */
interface BoundRaw extends Typed {
  readonly kind: 'raw'
  readonly relation: string | null
  readonly name: string
}
