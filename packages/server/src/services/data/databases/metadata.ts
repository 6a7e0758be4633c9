import { isShownIn, isShownTable } from '@querent/contract'
import { canQueryAllTables, canQueryTable } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { visibleTo } from '../../../permissions/statistics.ts'
import { workTurn } from '../../../process/work-turns.ts'
import type { DimensionRow, FieldRow, Store, TableRow } from '../../../store/index.ts'
import { compareNames } from '../../shared/compare-names.ts'
import { fieldHydrator, readableCards, tableRecord } from '../data-model/index.ts'

export interface MetadataOptions {
  /** Hidden tables and fields too; sensitive fields stay out. */
  include_hidden?: boolean
  skip_fields?: boolean
}

/** Tables whose text is sent in one piece. */
const TABLES_AT_ONCE = 100
/** Fields that are read and written without a pause: some ten milliseconds. Other requests come in between. */
const FIELDS_AT_ONCE = 1_000
/** Tables of the first batch; later ones have as many as the columns of those before suggest. */
const FIRST_TABLES = 50

/** A table as text, but for its metrics: which of them are shown depends on who asks. */
export interface TableText {
  /** A JSON object, complete without metrics. */
  text: string
  metrics: TableMetric[]
}

type TableMetric = Awaited<ReturnType<Store['dataModelContent']['metricsOfTables']>>[number]

/**
 * The tables of a database with everything that belongs to them, read and written batch by batch: all fields of a large
 * database at a time would fill the memory, and going through them would let others wait. Without `fields` and what follows
 * when they are not asked for.
 * @param user Left out for everything.
 */
export async function tableTexts(
  store: Store,
  databaseId: number,
  options: MetadataOptions,
  user?: CurrentUser,
): Promise<TableText[]> {
  const isSeen = user === undefined ? everyTable : seenBy(user, databaseId)
  const all = await store.tables.listOfDatabase(databaseId)
  const tables = visibleOf(all, options.include_hidden === true, isSeen)
  if (options.skip_fields === true) {
    return tables.map((table) => ({ text: JSON.stringify(tableRecord(table)), metrics: [] }))
  }
  const ids = tables.map(({ id }) => id)
  const [dimensions, segments, metrics] = await Promise.all([
    store.dimensions.listOfDatabase(databaseId),
    store.dataModelContent.segmentsOfTables(ids),
    store.dataModelContent.metricsOfTables(ids),
  ])
  const hydratedFields = fieldsReader(store, {
    dimensions,
    reachable: new Set(isSeen === everyTable ? all.map(({ id }) => id) : ids),
    place: options.include_hidden === true ? 'whole-metadata' : 'metadata',
  })
  const segmentsByTable = Map.groupBy(segments, (segment) => segment.table_id)
  const metricsByTable = Map.groupBy(metrics, (metric) => metric.table_id)
  const texts: TableText[] = []
  for (let size = FIRST_TABLES; texts.length < tables.length;) {
    await workTurn()
    const some = tables.slice(texts.length, texts.length + size)
    const { fields, read } = await hydratedFields(some)
    for (const table of some) {
      const own = { fields: fields.get(table.id) ?? [], segments: segmentsByTable.get(table.id) ?? [] }
      const record = { ...tableRecord(table), ...own }
      const shown = user === undefined ? record : visibleTo(user, record)
      texts.push({ text: JSON.stringify(shown), metrics: metricsByTable.get(table.id) ?? [] })
    }
    size = Math.max(1, Math.min(2 * size, Math.floor((FIELDS_AT_ONCE * some.length) / Math.max(1, read))))
  }
  return texts
}

interface FieldSources {
  /** Of the whole database. */
  dimensions: readonly DimensionRow[]
  /** Tables whose fields others may point to. */
  reachable: ReadonlySet<number>
  place: 'metadata' | 'whole-metadata'
}

/** A function that reads the fields of some tables, by table, and says how many rows these were. */
function fieldsReader(store: Store, { dimensions, reachable, place }: FieldSources) {
  const dimensionOf = new Map(dimensions.map((dimension) => [dimension.field_id, dimension]))

  /** Fields elsewhere that the given ones point to. */
  async function pointedTo(fields: readonly FieldRow[], own: readonly DimensionRow[]): Promise<FieldRow[]> {
    const known = new Set(fields.map(({ id }) => id))
    const wanted = [
      ...fields.map((field) => field.fk_target_field_id),
      ...own.map((dimension) => dimension.human_readable_field_id),
    ]
    const missing = new Set(wanted.filter((id) => id !== null && !known.has(id)))
    const found = await store.fields.findMany([...missing].filter((id) => id !== null))
    return found.filter((field) => reachable.has(field.table_id))
  }

  return async (tables: readonly TableRow[]) => {
    const rows = await store.fields.listOfTables(tables.map(({ id }) => id))
    const own = rows.flatMap(({ id }) => dimensionOf.get(id) ?? [])
    const hydrate = fieldHydrator({ fields: [...rows, ...(await pointedTo(rows, own))], dimensions: own })
    const byTable = Map.groupBy(rows, (field) => field.table_id)
    const fields = new Map(
      [...byTable].map(([id, some]) => [id, some.filter((field) => isShownIn(place, field)).map(hydrate)]),
    )
    return { fields, read: rows.length }
  }
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
  return visibleOf(await store.tables.listOfDatabase(databaseId), includeHidden, isSeen)
}

function visibleOf(tables: readonly TableRow[], includeHidden: boolean, isSeen: TableTest): TableRow[] {
  return tables
    .filter((table) => (isShownTable(table) || (includeHidden && table.active)) && isSeen(table.id))
    .sort((a, b) => compareNames(a.display_name, b.display_name))
}
