import type { Dialect } from '../../dialect/dialect.ts'
import type { TypedSql } from '../../dialect/typed-sql.ts'
import type { Bound } from '../../model/bound.ts'
import type { Sql } from '../../sql/fragment.ts'
import type { Clock } from '../../time/clock.ts'

/** A subquery costs an engine more than a value. */
export const SUBQUERY_WEIGHT = 100

/** What a clause's `compile` works with. */
export interface Compiler {
  readonly dialect: Dialect
  readonly clock: Clock
  /** Counts one more piece of the statement. @throws {QueryError} `invalid-query` when it grows beyond reason. */
  count(weight?: number): void
  /** SQL of a value. */
  value(bound: Bound): Sql
  /** SQL of a value that is only shown, sorted or grouped by: a stored column as it is. */
  plain(bound: Bound): Sql
  /** SQL of a value with its type. */
  typed(bound: Bound): TypedSql
  /** SQL of a value as text. */
  text(bound: Bound): Sql
  /** SQL of a point in time as wall time in the report zone, without zone. */
  wallTime(bound: Bound): TypedSql
  /** SQL of a condition where nothing but a condition stands; among other values it needs `value`. */
  condition(bound: Bound): Sql
}
