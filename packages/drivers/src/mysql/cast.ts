import { raw, sql, type Sql } from '@querent/query'

export function cast(value: Sql, type: string): Sql {
  return sql`CAST(${value} AS ${raw(type)})`
}
