/** What values are grouped, sorted, told apart and compared by, where that is not the value as it is. */
import { isText, withoutBucket } from '../build.ts'
import type { Comparison } from '../../dialect/dialect.ts'
import type { Bound } from '../../model/bound.ts'
import type { Sql } from '../../sql/fragment.ts'
import type { Compiler } from './compiler.ts'

/** True for a value of a type that the engine cannot compare in this way: its text takes its place. */
export function comparesAsText(value: Bound, comparison: Comparison, { dialect }: Compiler): boolean {
  const bare = withoutBucket(value)
  return dialect.comparesAsText(value.type, bare.kind === 'column' ? bare.databaseType : '', comparison)
}

/** The value itself, or its text where the engine cannot compare values of its type. */
export function comparable(value: Bound, comparison: Comparison, compiler: Compiler): Sql {
  const given = compiler.value(value)
  return comparesAsText(value, comparison, compiler) ? compiler.dialect.text.asText(given) : given
}

/** What rows are sorted by. */
export function sortKey(value: Bound, compiler: Compiler): Sql {
  return comparesAsText(value, 'key', compiler) ? comparable(value, 'key', compiler) : compiler.plain(value)
}

/** What rows are grouped by; text goes by its characters alone. */
export function groupKey(value: Bound, compiler: Compiler): Sql {
  const given = sortKey(value, compiler)
  return isText(value) ? compiler.dialect.text.exact(given) : given
}
