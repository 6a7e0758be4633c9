/** Any number of conditions as one. */
import { join, sql, type Sql } from './fragment.ts'

/** Engines limit how deep an expression may nest, and a long chain of operators nests; groups of groups do not. */
const GROUP = 100

/** True where all conditions are. */
export function allOf(conditions: readonly Sql[]): Sql {
  return grouped(conditions, ' AND ')
}

/** True where one of the conditions is true. */
export function anyOf(conditions: readonly Sql[]): Sql {
  return grouped(conditions, ' OR ')
}

function grouped(conditions: readonly Sql[], operator: string): Sql {
  if (conditions.length === 1) return conditions[0]!
  if (conditions.length <= GROUP) return sql`(${join(conditions, operator)})`
  const groups: Sql[] = []
  for (let at = 0; at < conditions.length; at += GROUP) {
    groups.push(grouped(conditions.slice(at, at + GROUP), operator))
  }
  return grouped(groups, operator)
}
