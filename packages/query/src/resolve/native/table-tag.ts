/** `table` tags: a table as a subquery, with the filters that the tag may carry. */
import { isMap } from '@querent/contract'
import { QueryError } from '../../errors.ts'
import { emptyStage } from '../../model/empty-stage.ts'
import type { Expr, TemplateTag } from '../../model/query.ts'
import type { ResolvedStage } from '../../model/resolved.ts'
import { tokenKeys } from '../../parse/input.ts'
import { parseExpr, stageScope } from '../../parse/parse-expression.ts'
import { requireTable, type ResolveContext } from '../context.ts'

interface TableTag {
  name: string
  subquery: ResolvedStage
}

/** @throws {QueryError} `invalid-query` for an unknown table or a filter that cannot be read. */
export function tableTag(tag: TemplateTag, context: ResolveContext): TableTag {
  const path = `template-tags.${tag.name}`
  const id = tag['table-id']
  if (id === undefined) {
    throw new QueryError('invalid-query', `The template tag "${tag.name}" does not name a table.`, { path })
  }
  const table = requireTable(context, id, `${path}.table-id`)
  const filters = sourceFilters(tag.extra['source-filters'], `${path}.source-filters`)
  const stage = { ...emptyStage(path), source: { kind: 'table', id } as const, filters }
  const subquery = context.resolveStages([stage], { ...context, depth: context.depth + 1 })
  return { name: tag.alias ?? table.name, subquery }
}

/** Clauses in either form, or maps such as `{field-id: 12, op: "=", value: 3}`. */
function sourceFilters(json: unknown, path: string): Expr[] {
  if (json === null || json === undefined) return []
  if (!Array.isArray(json)) throw new QueryError('invalid-query', 'Expected a list of filters.', { path })
  const list: unknown[] = typeof json[0] === 'string' ? [json] : json
  return list.map((item, index) => {
    const at = `${path}[${index}]`
    const isStaged = Array.isArray(item) && isMap(item[1])
    return parseExpr(isMap(item) ? clauseOf(item) : item, at, stageScope(isStaged))
  })
}

function clauseOf(json: Record<string, unknown>): unknown[] {
  const { 'field-id': id, field, op, operator, value, values } = tokenKeys(json)
  const given = values ?? value
  return [op ?? operator ?? '=', ['field', id ?? field, null], ...(Array.isArray(given) ? given : [given])]
}
