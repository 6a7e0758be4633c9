/**
 * SQL that stands for a restricted table. It is opened apart from the caller's query: with the parameters of the policy
 * alone, with everything that it names, and with no table in it restricted.
 */
import { isMap } from '@querent/contract'
import type { TablePolicy } from '../context.ts'
import { QueryError } from '../errors.ts'
import type { FieldMetadata, LoadedMetadata, MetadataProvider, TableMetadata } from '../metadata.ts'
import type { Query } from '../model/query.ts'
import type { OutputColumn, ResolvedMbql } from '../model/resolved.ts'
import { normalizeQuery } from '../normalize/normalize-query.ts'
import { parseQuery } from '../parse/parse-query.ts'
import { MAX_OPENED, nothingFound, type ResolveContext } from '../resolve/context.ts'
import { loadMetadata } from '../resolve/metadata/load-metadata.ts'
import { tableColumns } from '../resolve/sources/table-columns.ts'

/** The SQL of a policy with what it names. */
export interface PolicyStatement {
  query: Query
  metadata: LoadedMetadata
}

/** @returns the SQL of those policies that have some, by table id. */
export async function loadStatements(
  policies: ReadonlyMap<number, TablePolicy>,
  provider: MetadataProvider,
): Promise<ReadonlyMap<number, PolicyStatement>> {
  const statements = new Map<number, PolicyStatement>()
  for (const [tableId, { sql }] of policies) {
    if (sql === undefined) continue
    const outer = isMap(sql.query) ? sql.query : {}
    const query = normalizeQuery(parseQuery({ ...outer, parameters: sql.parameters }))
    statements.set(tableId, { query, metadata: await loadMetadata(query, provider) })
  }
  return statements
}

/** The visible fields, selected by their names from the SQL. */
export function statementStage(
  { query, metadata }: PolicyStatement,
  table: TableMetadata,
  { visible, base, limit }: { visible: readonly FieldMetadata[]; base: ResolveContext; limit: number | null },
): ResolvedMbql {
  const own = { ...base, metadata, found: nothingFound(), budget: { left: MAX_OPENED }, parameters: query.parameters }
  const stage = base.resolveStages(query.stages, { ...own, pivot: null, depth: base.depth + 1 })
  if (stage.kind !== 'native') {
    throw new QueryError('invalid-query', `The policy of table ${table.id} is not SQL.`)
  }
  const columns = new Map(tableColumns(table).map((column) => [column.fieldId, column]))
  return {
    kind: 'mbql',
    source: { alias: RELATION, content: { kind: 'stage', stage }, columns: null },
    joins: [],
    filters: [],
    breakouts: [],
    aggregations: [],
    fields: visible.map((field) => fieldOf(field, columns.get(field.id)!.meta)),
    selectsAll: false,
    orderBy: [],
    limit,
    offset: null,
    pivot: null,
  }
}

const RELATION = 'visible'

function fieldOf({ id, name, base_type, database_type }: FieldMetadata, column: OutputColumn['column']): OutputColumn {
  const databaseType = database_type.toLowerCase()
  return {
    value: { kind: 'column', relation: RELATION, name, type: base_type, databaseType, fieldId: id },
    name,
    column,
    joinAlias: null,
    fkFieldId: null,
  }
}
