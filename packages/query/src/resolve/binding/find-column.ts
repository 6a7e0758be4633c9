/** From a field reference to the relation and column it means. Adds the implicit join that it may need. */
import { isBaseType, readableName } from '@querent/contract'
import { kindOf } from '../../clauses/build.ts'
import { QueryError } from '../../errors.ts'
import type { FieldMetadata } from '../../metadata.ts'
import type { Bound } from '../../model/bound.ts'
import type { Expr, FieldRef } from '../../model/query.ts'
import type { Relation, ResolvedJoin, ScopeColumn } from '../../model/resolved.ts'
import { NO_PERMISSION } from '../../context.ts'
import { bindColumn, equality } from './bind-column.ts'
import { requireField, requireTable, type ResolveContext } from '../context.ts'
import { refuseAt, type StageDraft } from '../draft.ts'
import { tableRelation } from '../sources/table-relation.ts'
import { shownColumn } from './shown-column.ts'
import { said } from '../../said.ts'

export interface FoundColumn {
  relation: Relation
  column: ScopeColumn
  /** The join of this stage that it comes from. */
  join: ResolvedJoin | null
  /** For labels of the column's values: the label of a row. */
  label?: Expr
}

/** @throws {QueryError} `invalid-query` when nothing has such a column. */
export function findColumn(ref: FieldRef, draft: StageDraft): FoundColumn {
  const found = find(ref, draft)
  readColumn(found.relation, found.column, draft.context, ref.path)
  return found
}

/** Notes that a column of a table is read. @throws {QueryError} `missing-required-permissions` for a hidden one. */
export function readColumn({ content }: Relation, { fieldId }: ScopeColumn, context: ResolveContext, path: string) {
  if (content.kind !== 'table' || fieldId === null) return
  if (context.hidden.get(content.table.id)?.has(fieldId)) {
    throw new QueryError('missing-required-permissions', NO_PERMISSION, { path })
  }
  content.access.fieldIds.add(fieldId)
}

function find(ref: FieldRef, draft: StageDraft): FoundColumn {
  const { options } = ref
  const alias = options['join-alias']
  if (alias !== undefined) return findInJoin(ref, alias, draft)
  if (options['source-field'] !== undefined || options['source-field-name'] !== undefined) {
    return findThroughForeignKey(ref, draft)
  }
  const column = expressionColumn(ref, draft) ?? match(draft.source, ref, draft)
  if (column) return { relation: draft.source, column, join: null }
  for (const join of draft.joins) {
    const joined = match(join.relation, ref, draft)
    if (joined) return { relation: join.relation, column: joined, join }
  }
  return findShown(ref, draft.source, null, draft) ?? unknownColumn(ref, draft)
}

/** A column that the relation would show beside its own if it were run itself. */
function findShown(
  ref: FieldRef,
  relation: Relation,
  join: ResolvedJoin | null,
  draft: StageDraft,
): FoundColumn | undefined {
  const shown = typeof ref.id === 'string' ? shownColumn(ref.id, relation, join?.alias ?? null, draft) : undefined
  if (shown === undefined) return undefined
  if (shown.kind === 'display') return findThroughForeignKey({ ...shown.ref, path: ref.path }, draft)
  return { relation, column: shown.column, join, label: shown.label }
}

/** A reference to an expression of an inner stage means that one, also where a column has the same name. */
function expressionColumn(ref: FieldRef, draft: StageDraft): ScopeColumn | undefined {
  if (ref.isExpression !== true) return undefined
  return draft.source.columns?.find(({ meta }) => meta.expression_name === ref.id)
}

function unknownColumn(ref: FieldRef, draft: StageDraft): never {
  if (typeof ref.id === 'string') return refuseAt(ref.path, said('Column "{name}" does not exist.', { name: ref.id }))
  const field = requireField(draft.context, ref.id, ref.path)
  return refuseAt(ref.path, `Field ${ref.id} ("${field.name}") is not part of this query.`)
}

function findInJoin(ref: FieldRef, alias: string, draft: StageDraft): FoundColumn {
  const join = draft.joins.find((item) => item.alias === alias)
  if (join) {
    const column = match(join.relation, ref, draft)
    if (column) return { relation: join.relation, column, join }
    const shown = findShown(ref, join.relation, join, draft)
    return shown ?? refuseAt(ref.path, said('Join "{alias}" has no column {name}.', { alias, name: describeId(ref) }))
  }
  const inner = draft.source.columns?.filter((column) => column.joinAlias === alias) ?? []
  const column = matchIn(inner, ref, draft)
  if (column) return { relation: draft.source, column, join: null }
  return refuseAt(ref.path, `There is no join named "${alias}" with column ${describeId(ref)}.`)
}

function describeId(ref: FieldRef): string {
  return typeof ref.id === 'string' ? `"${ref.id}"` : String(ref.id)
}

function match(relation: Relation, ref: FieldRef, draft: StageDraft): ScopeColumn | undefined {
  if (relation.columns) return matchIn(relation.columns, ref, draft)
  const name = typeof ref.id === 'string' ? ref.id : draft.context.metadata.field(ref.id)?.name
  return name === undefined ? undefined : assumedColumn(name, ref)
}

/** A column of SQL whose columns nobody told. */
function assumedColumn(name: string, ref: FieldRef): ScopeColumn {
  const given = ref.options['base-type']
  const type = given !== undefined && isBaseType(given) ? given : 'type/*'
  return {
    name,
    resultName: name,
    type,
    meta: {
      name,
      display_name: readableName(name),
      base_type: type,
      effective_type: type,
      semantic_type: null,
      source: 'fields',
      field_ref: ['field', name, { 'base-type': type }],
    },
    fieldId: null,
    coercion: null,
    nested: null,
    joinAlias: null,
    fkFieldId: null,
    databaseType: '',
  }
}

function matchIn(columns: readonly ScopeColumn[], ref: FieldRef, draft: StageDraft): ScopeColumn | undefined {
  if (typeof ref.id === 'string') return matchName(columns, ref.id)
  const id = ref.id
  const same = columns.filter((column) => column.fieldId === id)
  const own = same.find((column) => column.joinAlias === null && column.fkFieldId === null)
  if (own ?? same[0]) return own ?? same[0]
  const name = draft.context.metadata.field(id)?.name
  const isTable = columns.length > 0 && columns.every((column) => column.fieldId !== null)
  return name === undefined || isTable
    ? undefined
    : matchName(
        columns.filter((column) => column.fieldId === null),
        name,
      )
}

/** By the name that the inner result shows, else by the one in its SQL. */
function matchName(columns: readonly ScopeColumn[], name: string): ScopeColumn | undefined {
  const lower = name.toLowerCase()
  return (
    columns.find((column) => column.resultName === name) ??
    columns.find((column) => column.name === name) ??
    columns.find((column) => column.resultName.toLowerCase() === lower) ??
    columns.find((column) => column.name.toLowerCase() === lower)
  )
}

/** A column of the table that a foreign key points to: an inner stage has it already, or a join is added. */
function findThroughForeignKey(ref: FieldRef, draft: StageDraft): FoundColumn {
  const fk = ref.options['source-field']
  const inner = draft.source.columns?.find((column) => column.fkFieldId === fk && column.fieldId === ref.id)
  if (inner && fk !== undefined) return { relation: draft.source, column: inner, join: null }
  if (typeof ref.id !== 'number') return refuseAt(ref.path, "A column of a foreign key's table is named by its id.")
  const field = requireField(draft.context, ref.id, ref.path)
  const join = implicitJoin(ref, field, draft)
  const column = match(join.relation, { ...ref, options: {} }, draft)
  return column ? { relation: join.relation, column, join } : unknownColumn(ref, draft)
}

function implicitJoin(ref: FieldRef, field: FieldMetadata, draft: StageDraft): ResolvedJoin {
  const { 'source-field': fkId, 'source-field-name': fkName, 'source-field-join-alias': through } = ref.options
  const key = JSON.stringify([field.table_id, fkId ?? fkName, through ?? null])
  const existing = draft.joins.find((join) => join.implicit?.key === key)
  if (existing) return existing

  const source = findColumn(
    {
      kind: 'field',
      id: fkId ?? fkName ?? '',
      options: through === undefined ? {} : { 'join-alias': through },
      path: ref.path,
    },
    draft,
  )
  const table = requireTable(draft.context, field.table_id, ref.path)
  const target = targetField(source, table.fields)
  if (!target) return refuseAt(ref.path, `Column "${source.column.name}" does not point to table "${table.name}".`)
  const label = source.column.meta.display_name.replace(/ id$/i, '')
  const alias = `${table.name}__via__${source.column.name}`
  const relation = tableRelation(table, draft.context, draft.aliases.claim(alias))
  const pk = relation.columns?.find((column) => column.fieldId === target.id)
  if (!pk) return refuseAt(ref.path, `Table "${table.name}" has no column ${target.name}.`)
  readColumn(relation, pk, draft.context, ref.path)
  const sides: [Bound, Bound] = [bindColumn(source.relation, source.column), bindColumn(relation, pk)]
  if (!canMatch(...sides)) {
    refuseAt(ref.path, `Column "${source.column.name}" does not hold keys of table "${table.name}".`)
  }
  const join: ResolvedJoin = {
    alias,
    relation,
    strategy: 'left-join',
    condition: equality(...sides),
    implicit: { fkFieldId: source.column.fieldId, label, key },
  }
  draft.joins.push(join)
  return join
}

/** False for a date beside a number or a condition. (MySQL has small numbers that count as conditions among its keys.) */
function canMatch(key: Bound, target: Bound): boolean {
  const kinds = new Set([kindOf(key), kindOf(target)])
  return kinds.size === 1 || !kinds.has('date') || kinds.has('text') || kinds.has('other')
}

/** The field that a foreign key points to; the table's own key when the foreign key does not tell. */
function targetField(source: FoundColumn, fields: readonly FieldMetadata[]): FieldMetadata | undefined {
  const named = fields.find((field) => field.id === source.column.meta.fk_target_field_id)
  if (named || source.column.meta.fk_target_field_id) return named
  return fields.find((field) => field.semantic_type === 'type/PK')
}
