/** Columns of SQL whose names an engine cannot tell apart: `select 1 as a, 2 as a`, or `a` and `A` where case is ignored. */
import type { Relation, ScopeColumn } from '../../model/resolved.ts'
import { uniqueNames } from '../../model/unique-names.ts'
import { AliasPool } from '../../model/alias.ts'

/**
 * The relation, with names by place when it is SQL that has a name twice. In the answer to such SQL the second `a` is
 * called `a_2`, which the engine does not know, and an engine that ignores case takes `A` for `a`.
 */
export function withDistinctNames(relation: Relation, maxBytes: number): Relation {
  const { content, columns } = relation
  if (columns === null || content.kind !== 'stage' || content.stage.kind !== 'native') return relation
  if (!hasRepeatedName(columns)) return relation
  const named = distinctNames(columns, maxBytes)
  const columnNames = named.map((column) => column.name)
  return { ...relation, columns: named, content: { ...content, stage: { ...content.stage, columnNames } } }
}

/** False as well when the columns are not in the order of the SQL, as far as their names tell. */
function hasRepeatedName(columns: readonly ScopeColumn[]): boolean {
  const names = columns.map((column) => column.resultName)
  const known = new Set(names)
  const written = columns.map(({ resultName, meta }) => {
    const isNumbered = resultName.startsWith(`${meta.display_name}_`) && known.has(meta.display_name)
    return isNumbered ? meta.display_name : resultName
  })
  const isRepeated = new Set(written.map((name) => name.toLowerCase())).size < written.length
  return isRepeated && uniqueNames(written).every((name, index) => name === names[index])
}

/** Columns with a name that nobody had before them keep it. */
function distinctNames(columns: readonly ScopeColumn[], maxBytes: number): ScopeColumn[] {
  const pool = new AliasPool(maxBytes)
  const names = columns.map((column) => column.resultName)
  const lower = names.map((name) => name.toLowerCase())
  const kept = names.map((name, index) => (lower.indexOf(lower[index]!) === index ? pool.claim(name) : undefined))
  return columns.map((column, index) => ({ ...column, name: kept[index] ?? pool.claim(column.resultName) }))
}
