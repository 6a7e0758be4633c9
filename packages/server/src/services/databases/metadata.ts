import { scheduler } from 'node:timers/promises'
import { isShownIn, isShownTable } from '@querent/contract'
import type { Store, TableRow } from '../../store/index.ts'
import { compareNames } from '../compare-names.ts'
import { fieldHydrator, tableRecord } from '../data-model/index.ts'

export interface MetadataOptions {
  /** Hidden tables and fields too; sensitive fields stay out. */
  include_hidden?: boolean
  skip_fields?: boolean
}

/** Tables written without a pause: some ten milliseconds. Other requests come in between. */
const TABLES_AT_ONCE = 100

/**
 * JSON text of a list of a database's tables with everything that belongs to them: a fixed number of statements, joined
 * in memory. Without `fields` and what follows when they are not asked for.
 */
export async function tablesJson(store: Store, databaseId: number, options: MetadataOptions): Promise<string> {
  const tables = await listVisibleTables(store, databaseId, options.include_hidden === true)
  if (options.skip_fields === true) return JSON.stringify(tables.map(tableRecord))
  const ids = tables.map(({ id }) => id)
  const [fields, dimensions, segments, metrics] = await Promise.all([
    store.fields.listOfDatabase(databaseId),
    store.dimensions.listOfDatabase(databaseId),
    store.dataModelContent.segmentsOfTables(ids),
    store.dataModelContent.metricsOfTables(ids),
  ])
  const place = options.include_hidden === true ? 'whole-metadata' : 'metadata'
  const shown = fields.filter((field) => isShownIn(place, field))
  const byTable = Map.groupBy(shown, (field) => field.table_id)
  const hydrate = fieldHydrator({ fields, dimensions })
  const segmentsByTable = Map.groupBy(segments, (segment) => segment.table_id)
  const metricsByTable = Map.groupBy(metrics, (metric) => metric.table_id)
  const texts: string[] = []
  for (const table of tables) {
    const record = {
      ...tableRecord(table),
      fields: (byTable.get(table.id) ?? []).map(hydrate),
      segments: segmentsByTable.get(table.id) ?? [],
      metrics: metricsByTable.get(table.id) ?? [],
    }
    if (texts.push(JSON.stringify(record)) % TABLES_AT_ONCE === 0) await scheduler.yield()
  }
  return `[${texts.join(',')}]`
}

/** Active tables by display name; hidden ones only when asked for. */
export async function listVisibleTables(store: Store, databaseId: number, includeHidden: boolean): Promise<TableRow[]> {
  const tables = await store.tables.listOfDatabase(databaseId)
  return tables
    .filter((table) => isShownTable(table) || (includeHidden && table.active))
    .sort((a, b) => compareNames(a.display_name, b.display_name))
}
