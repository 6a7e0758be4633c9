import { isShownIn, isShownTable } from '@querent/contract'
import { canQueryAllTables, canQueryTable } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { visibleTo } from '../../../permissions/statistics.ts'
import { workTurn } from '../../../process/work-turns.ts'
import type { Store, TableRow } from '../../../store/index.ts'
import { compareNames } from '../../shared/compare-names.ts'
import { fieldHydrator, readableCards, tableRecord } from '../data-model/index.ts'

export interface MetadataOptions {
  /** Hidden tables and fields too; sensitive fields stay out. */
  include_hidden?: boolean
  skip_fields?: boolean
}

/** Tables written without a pause: some ten milliseconds. Other requests come in between. */
const TABLES_AT_ONCE = 100

/** A table as text, but for its metrics: which of them are shown depends on who asks. */
export interface TableText {
  /** A JSON object, complete without metrics. */
  text: string
  metrics: TableMetric[]
}

type TableMetric = Awaited<ReturnType<Store['dataModelContent']['metricsOfTables']>>[number]

/**
 * The tables of a database with everything that belongs to them: a fixed number of statements, joined in memory. Without
 * `fields` and what follows when they are not asked for.
 * @param user Left out for everything.
 */
export async function tableTexts(
  store: Store,
  databaseId: number,
  options: MetadataOptions,
  user?: CurrentUser,
): Promise<TableText[]> {
  const isSeen = user === undefined ? everyTable : seenBy(user, databaseId)
  const tables = await listVisibleTables(store, databaseId, options.include_hidden === true, isSeen)
  if (options.skip_fields === true) {
    return tables.map((table) => ({ text: JSON.stringify(tableRecord(table)), metrics: [] }))
  }
  const ids = tables.map(({ id }) => id)
  const [fields, dimensions, segments, metrics] = await Promise.all([
    store.fields.listOfDatabase(databaseId),
    store.dimensions.listOfDatabase(databaseId),
    store.dataModelContent.segmentsOfTables(ids),
    store.dataModelContent.metricsOfTables(ids),
  ])
  const place = options.include_hidden === true ? 'whole-metadata' : 'metadata'
  // Each step goes through all fields of the database.
  await workTurn()
  const shown = fields.filter((field) => isShownIn(place, field))
  const byTable = Map.groupBy(shown, (field) => field.table_id)
  await workTurn()
  const seen = new Set(tables.map(({ id }) => id))
  const known = isSeen === everyTable ? fields : fields.filter((field) => seen.has(field.table_id))
  const hydrate = fieldHydrator({ fields: known, dimensions })
  await workTurn()
  const segmentsByTable = Map.groupBy(segments, (segment) => segment.table_id)
  const metricsByTable = Map.groupBy(metrics, (metric) => metric.table_id)
  const texts: TableText[] = []
  for (const table of tables) {
    const record = {
      ...tableRecord(table),
      fields: (byTable.get(table.id) ?? []).map(hydrate),
      segments: segmentsByTable.get(table.id) ?? [],
    }
    const shownRecord = user === undefined ? record : visibleTo(user, record)
    const text = { text: JSON.stringify(shownRecord), metrics: metricsByTable.get(table.id) ?? [] }
    if (texts.push(text) % TABLES_AT_ONCE === 0) await workTurn()
  }
  return texts
}

/** JSON text, in pieces, of a list of tables, with the metrics that the user may read unless fields were left out. */
export async function* tablesJson(
  store: Store,
  user: CurrentUser,
  tables: readonly TableText[],
  { skip_fields }: MetadataOptions,
): AsyncGenerator<string> {
  const metrics = skip_fields === true ? [] : tables.flatMap((table) => table.metrics)
  const readable = new Set(await readableCards(store, user, metrics))
  const textOf = ({ text, metrics: own }: TableText) =>
    skip_fields === true
      ? text
      : `${text.slice(0, -1)},"metrics":${JSON.stringify(own.filter((one) => readable.has(one)))}}`
  for (let start = 0; start < tables.length; start += TABLES_AT_ONCE) {
    const some = tables.slice(start, start + TABLES_AT_ONCE).map(textOf)
    yield (start === 0 ? '[' : ',') + some.join(',')
  }
  yield tables.length === 0 ? '[]' : ']'
}

/** Which tables somebody sees. */
type TableTest = (tableId: number) => boolean
const everyTable: TableTest = () => true

/** Tables that the user may query. */
export function seenBy(user: CurrentUser, databaseId: number): TableTest {
  return canQueryAllTables(user, databaseId) ? everyTable : (id) => canQueryTable(user, databaseId, id)
}

/** Active tables by display name; hidden ones only when asked for. */
export async function listVisibleTables(
  store: Store,
  databaseId: number,
  includeHidden: boolean,
  isSeen: TableTest,
): Promise<TableRow[]> {
  const tables = await store.tables.listOfDatabase(databaseId)
  return tables
    .filter((table) => (isShownTable(table) || (includeHidden && table.active)) && isSeen(table.id))
    .sort((a, b) => compareNames(a.display_name, b.display_name))
}
