import { isShownIn, isShownTable } from '@querent/contract'
import type { Store, TableRow } from '../../store/index.ts'
import { compareNames } from '../compare-names.ts'
import { hydrateFields, tableRecord, type HydratedField, type TableRecord } from '../data-model/index.ts'

export interface MetadataOptions {
  /** Hidden tables and fields too; sensitive fields stay out. */
  include_hidden?: boolean
  skip_fields?: boolean
}

/** A table; without `fields` and what follows when they were not asked for. */
export type TableWithFields = TableRecord & { fields?: HydratedField[]; segments?: object[]; metrics?: object[] }

/** Tables of a database with everything that belongs to them: a fixed number of statements, joined in memory. */
export async function tablesWithFields(
  store: Store,
  databaseId: number,
  options: MetadataOptions,
): Promise<TableWithFields[]> {
  const tables = await listVisibleTables(store, databaseId, options.include_hidden === true)
  if (options.skip_fields === true) return tables.map((table): TableWithFields => tableRecord(table))
  const ids = tables.map(({ id }) => id)
  const [fields, dimensions, segments, metrics] = await Promise.all([
    store.fields.listOfDatabase(databaseId),
    store.dimensions.listOfDatabase(databaseId),
    store.dataModelContent.segmentsOfTables(ids),
    store.dataModelContent.metricsOfTables(ids),
  ])
  const place = options.include_hidden === true ? 'whole-metadata' : 'metadata'
  const shown = fields.filter((field) => isShownIn(place, field))
  const byTable = Map.groupBy(hydrateFields(shown, { fields, dimensions }), (field) => field.table_id)
  const segmentsByTable = Map.groupBy(segments, (segment) => segment.table_id)
  const metricsByTable = Map.groupBy(metrics, (metric) => metric.table_id)
  return tables.map((table) => ({
    ...tableRecord(table),
    fields: byTable.get(table.id) ?? [],
    segments: segmentsByTable.get(table.id) ?? [],
    metrics: metricsByTable.get(table.id) ?? [],
  }))
}

/** Active tables by display name; hidden ones only when asked for. */
export async function listVisibleTables(store: Store, databaseId: number, includeHidden: boolean): Promise<TableRow[]> {
  const tables = await store.tables.listOfDatabase(databaseId)
  return tables
    .filter((table) => isShownTable(table) || (includeHidden && table.active))
    .sort((a, b) => compareNames(a.display_name, b.display_name))
}
