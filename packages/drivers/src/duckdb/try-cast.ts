import { raw, sql, type Sql } from '@querent/query'

/** Null where the value cannot be read; optimizers may evaluate a branch that a condition guards. */
export function tryCast(value: Sql, type: string): Sql {
  return sql`TRY_CAST(${value} AS ${raw(type)})`
}
