/**
 * Decides what a query may read. Resolving records every table, field and source card. This stage asks the policies
 * about them, and replaces each restricted table, on every level, by a filtered subquery.
 */
import { NO_PERMISSION, type Policies, type QueryAccess, type TablePolicy } from '../context.ts'
import { QueryError } from '../errors.ts'
import type { FieldMetadata, TableMetadata } from '../metadata.ts'
import type { MbqlStage } from '../model/query.ts'
import type { ResolvedMbql, ResolvedStage, ScopeColumn } from '../model/resolved.ts'
import { parseExpr, stageScope } from '../parse/parse-expression.ts'
import { MAX_OPENED, nothingFound, type Found, type ResolveContext } from '../resolve/context.ts'
import { nestedPlace } from '../model/nested-field.ts'
import { tableColumns } from '../resolve/sources/table-columns.ts'
import { mayFail } from './may-fail.ts'
import { statementStage, type PolicyStatement } from './policy-statement.ts'

/** Policies of the tables that are restricted, by table id. */
export type RestrictedTables = ReadonlyMap<number, TablePolicy>

/** Everything that resolving has met, as policies are asked about it. */
export function accessOf(databaseId: number, found: Found): QueryAccess {
  return {
    databaseId,
    tables: found.tables.map(({ table, fieldIds, cardId }) => ({ table, fieldIds, cardId })),
    cardIds: found.cardIds,
    native: found.native,
    sqlCardIds: found.sqlCardIds,
    binnedFieldIds: found.binnedFieldIds,
  }
}

/** @throws {QueryError} `missing-required-permissions` when the policies refuse the query. */
export async function askPolicies(policies: Policies, access: QueryAccess): Promise<RestrictedTables> {
  const restricted = await policies.authorize(access)
  const holdsSql = access.native || access.sqlCardIds.size > 0
  if (holdsSql && restricted.size > 0 && policies.allowsSql !== true) throw refused()
  return restricted
}

/** Fields that the policies hide, by table. */
function hiddenFields(found: Found, policies: RestrictedTables): Map<number, ReadonlySet<number>> {
  const hidden = new Map<number, ReadonlySet<number>>()
  for (const { table } of found.tables) {
    const visible = policies.get(table.id)?.fieldIds
    if (!visible) continue
    hidden.set(table.id, new Set(table.fields.map((field) => field.id).filter((id) => !visible.has(id))))
  }
  return hidden
}

/**
 * The context for resolving a query whose tables are restricted: hidden columns are neither shown nor found, and each
 * reading of a restricted table gets its filtered subquery.
 * @param unrestricted the query as it was resolved before
 * @param statements the SQL of the policies, see `loadStatements`
 */
export function restrictedContext(
  base: ResolveContext,
  policies: RestrictedTables,
  unrestricted: ResolvedStage,
  statements: ReadonlyMap<number, PolicyStatement>,
): ResolveContext {
  // Engines compute what has a limit before anything is asked of it.
  const limit = mayFail(unrestricted) ? base.dialect.largestLimit : null
  const hidden = hiddenFields(base.found, policies)
  const fresh = { ...base, found: nothingFound(), budget: { left: MAX_OPENED } }
  return {
    ...fresh,
    hidden,
    restrict(table) {
      const policy = policies.get(table.id)
      if (!policy) return null
      const visible = storedFields(table, policy)
      if (visible.length === 0) throw refused()
      const columns = visibleColumns(table, policy)
      if (!policy.sql) return { stage: filteredStage(table, policy, { visible, base, limit }), columns }
      const statement = statements.get(table.id)
      if (!statement) throw refused()
      return { stage: statementStage(statement, table, { visible, base, limit }), columns }
    },
  }
}

interface Shown {
  visible: readonly FieldMetadata[]
  base: ResolveContext
  limit: number | null
}

/** The policy's own filter may read everything: it is not the caller's. */
function filteredStage(table: TableMetadata, policy: TablePolicy, { visible, base, limit }: Shown): ResolvedMbql {
  const own = { ...base, found: nothingFound(), budget: { left: MAX_OPENED } }
  const stage = base.resolveStages([{ ...policyStage(table, policy, visible), limit }], own)
  if (stage.kind !== 'mbql') throw refused()
  const relation = stage.source.alias
  // Stored values under their own names: whoever reads the table reads them as he would from the table itself.
  const fields = stage.fields.map((field, index) => {
    const { id, name, base_type, database_type } = visible[index]!
    const databaseType = database_type.toLowerCase()
    return {
      ...field,
      name,
      value: { kind: 'column', relation, name, type: base_type, databaseType, fieldId: id } as const,
    }
  })
  return { ...stage, fields }
}

/** Of filtered rows nothing is known but what the policy tells. */
function visibleColumns(table: TableMetadata, { filter, sql, ranges }: TablePolicy): ScopeColumn[] {
  const columns = tableColumns(table)
  if ((filter === null || filter === undefined) && sql === undefined) return columns
  return columns.map((column) => {
    const range = column.fieldId === null ? undefined : ranges?.get(column.fieldId)
    const fingerprint = range === undefined ? null : { type: { 'type/Number': range } }
    return { ...column, meta: { ...column.meta, fingerprint } }
  })
}

/** Columns that are visible, and those that hold a visible field. */
function storedFields(table: TableMetadata, policy: TablePolicy): FieldMetadata[] {
  const visible = table.fields.filter((field) => isVisible(field, policy))
  const stored = new Set(visible.map((field) => nestedPlace(field, table)?.root ?? field))
  return table.fields.filter((field) => stored.has(field) && field.parent_id === null)
}

function isVisible({ id }: FieldMetadata, { fieldIds }: TablePolicy): boolean {
  return fieldIds === null || fieldIds.has(id)
}

function policyStage(table: TableMetadata, { filter }: TablePolicy, visible: readonly FieldMetadata[]): MbqlStage {
  const path = `policy of table ${table.id}`
  return {
    kind: 'mbql',
    source: { kind: 'table', id: table.id },
    sourceMetadata: null,
    joins: [],
    expressions: [],
    filters: filter === null || filter === undefined ? [] : [parseExpr(filter, path, stageScope(false))],
    aggregations: [],
    breakouts: [],
    fields: visible.map((field) => ({ kind: 'field', id: field.id, options: { 'temporal-unit': 'default' }, path })),
    orderBy: [],
    limit: null,
    page: null,
    path,
    extra: {},
  }
}

function refused(): QueryError {
  return new QueryError('missing-required-permissions', NO_PERMISSION)
}
