/** `dimension` and `temporal-unit` tags: conditions and bucketed columns in native SQL. */
import { isA } from '@querent/contract'
import { createCompiler } from '../../compile/compile-value.ts'
import { parameterPath, QueryError } from '../../errors.ts'
import { emptyStage } from '../../model/empty-stage.ts'
import type { Expr, FieldRef, TemplateTag } from '../../model/query.ts'
import { isTemporalUnit } from '../../model/temporal-unit.ts'
import { describe, token } from '../../parse/input.ts'
import { parameterFilter } from '../../parameters/parameter-filter.ts'
import { bind, bindFilter, bucket } from '../binding/bind-expression.ts'
import { requireField, requireTable, type ResolveContext } from '../context.ts'
import { createDraft, type StageDraft } from '../draft.ts'
import { tableRelation } from '../sources/table-relation.ts'
import { join, sql, type Sql } from '../../sql/fragment.ts'
import { columnName, type SqlPlace } from '../../native/tags/column-name.ts'
import type { TagValue } from '../../native/tags/tag-value.ts'

/** The condition of a field filter; null without a value. `place` is where it stands. */
export function fieldFilterSql(
  tag: TemplateTag,
  values: readonly TagValue[],
  place: SqlPlace,
  context: ResolveContext,
): Sql | null {
  const field = dimension(tag)
  const draft = nativeDraft(tag, field, place, context)
  const compiler = createCompiler(context.dialect, context.clock)
  const conditions: Sql[] = []
  for (const { type, value, options } of values) {
    const column = bind(field, draft)
    const filter: Expr | null = parameterFilter(
      { type, value, options, name: tag['display-name'] ?? tag.name },
      field,
      column.type,
      context.clock,
    )
    // In parentheses: the SQL around may say NOT.
    if (filter) conditions.push(sql`(${compiler.condition(bindFilter(filter, draft))})`)
  }
  if (conditions.length === 0) return null
  return conditions.length === 1 ? conditions[0]! : sql`(${join(conditions, ' AND ')})`
}

/** The column cut to the chosen unit; the bare column without one. */
export function temporalUnitSql(
  tag: TemplateTag,
  given: TagValue | undefined,
  place: SqlPlace,
  context: ResolveContext,
): Sql {
  const field = dimension(tag)
  const [value = 'default'] = Array.isArray(given?.value) ? given.value : [given?.value]
  const unit = typeof value === 'string' ? token(value) : ''
  if (!isTemporalUnit(unit)) {
    throw new QueryError('invalid-parameter', `${describe(value)} is not a temporal unit (parameter "${tag.name}").`, {
      data: { tag: tag.name },
    })
  }
  const draft = nativeDraft(tag, field, place, context)
  const plain = bind(field, draft)
  if (unit === 'default') return createCompiler(context.dialect, context.clock).plain(plain)
  const { dialect, clock } = context
  const bound = bucket(plain, unit, parameterPath(tag.name))
  const column = createCompiler(dialect, clock).value(bound)
  return isA(bound.type, 'type/DateTimeWithTZ') ? dialect.dates.plainInstant(column, clock.timeZone) : column
}

function dimension(tag: TemplateTag): FieldRef {
  if (!tag.dimension || typeof tag.dimension.id !== 'number') {
    throw new QueryError('invalid-query', `The template tag "${tag.name}" does not name a field.`, {
      data: { tag: tag.name },
    })
  }
  return { ...tag.dimension, options: {} }
}

/** A scope in which the tag's field can be bound, by the name that the SQL around knows it by. */
function nativeDraft(tag: TemplateTag, ref: FieldRef, place: SqlPlace, context: ResolveContext): StageDraft {
  const path = `template-tags.${tag.name}`
  const field = requireField(context, typeof ref.id === 'number' ? ref.id : 0, `${path}.dimension`)
  const table = requireTable(context, field.table_id, `${path}.dimension`)
  const name = columnName(tag.alias, table.name, field.name, place)
  const relation = tableRelation(table, context, name.table ?? '')
  const columns = relation.columns?.map((column) =>
    column.fieldId === field.id ? { ...column, name: name.column } : column,
  )
  const draft = createDraft(emptyStage(path), relation, context, false)
  // As the author wrote it, also without a table.
  draft.source = { ...relation, columns: columns ?? null }
  return draft
}
