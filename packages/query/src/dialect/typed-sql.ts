import type { BaseType } from '@querent/contract'
import type { Sql } from '../sql/fragment.ts'

/** A piece of SQL with the type of its value. */
export interface TypedSql {
  readonly sql: Sql
  readonly type: BaseType
  /** True for a column as it is stored: what is computed may be kept in another type than it is of. */
  readonly isStored?: boolean
}
