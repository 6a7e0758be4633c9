/**
 * Everything that a client needs to show and edit queries: their databases, tables and fields (contract: results,
 * section 6). The number of statements does not depend on the number of queries. Tested by
 * test/contract/query-metadata.test.ts.
 */
import { isId, isShownIn } from '@querent/contract'
import type { ReferencedIds } from '@querent/query'
import { canQueryDatabase, canQueryTable, canWriteAnyNativeQueries } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { JsonObject, VirtualTableCard } from '../../../store/index.ts'
import {
  databaseRecord,
  hydrateFields,
  readableCards,
  tableRecord,
  virtualFields,
  virtualTable,
} from '../../data/data-model/index.ts'
import type { Deps } from '../../deps.ts'
import { seenFields } from '../../data/fields/index.ts'
import { possibleIds } from '../../shared/query-ids.ts'
import { snippetRecord } from '../../library/snippets/index.ts'

/** A query to be shown; `cardId` when it is saved, and `isSource` when its result is worth starting from. */
interface ShownQuery {
  query: JsonObject
  cardId?: number
  isSource?: boolean
}

export function queryMetadataService({ store, connections }: Deps) {
  async function describe(user: CurrentUser, queries: readonly ShownQuery[]) {
    const named = queries.map(({ query }) => possibleIds(query))
    const all = (key: 'tables' | 'cards' | 'fields' | 'snippets') => [...new Set(named.flatMap((ids) => ids[key]))]
    const sourceIds = queries.flatMap(({ cardId, isSource }) =>
      cardId !== undefined && isSource === true ? cardId : [],
    )
    const cards = await sourceCards(user, [...new Set([...all('cards'), ...sourceIds])])
    const data = await loadTables(user, all('tables'), cards)
    const tagFields = await store.fields.findMany([...new Set(named.flatMap(fieldsOfTags))])
    const snippets = canWriteAnyNativeQueries(user) ? await store.snippets.findMany(all('snippets')) : []
    const databases = await loadDatabases(user, [
      ...data.tables.map((table) => table.db_id),
      ...cards.flatMap((card) => card.database_id ?? []),
      ...queries.flatMap(({ query }) => (isId(query['database']) ? query['database'] : [])),
    ])
    const databaseById = new Map(databases.map((database) => [database.id, database]))
    const sources = { fields: [...data.fieldById.values()], dimensions: data.dimensions }
    const hydrated = hydrateFields(data.fields, sources)
    const fieldsByTable = Map.groupBy(hydrated, (field) => field.table_id)
    const segmentsByTable = Map.groupBy(data.segments, (segment) => segment.table_id)
    const metricsByTable = Map.groupBy(data.metrics, (metric) => metric.table_id)
    return {
      databases,
      tables: [
        ...data.tables.map((table) => ({
          ...tableRecord(table),
          db: databaseById.get(table.db_id) ?? null,
          fields: fieldsByTable.get(table.id) ?? [],
          segments: segmentsByTable.get(table.id) ?? [],
          metrics: metricsByTable.get(table.id) ?? [],
        })),
        ...cards.map((card) => ({
          ...virtualTable(card),
          db: databaseById.get(card.database_id ?? 0) ?? null,
          fields: virtualFields(user, card, data.fieldById),
          segments: [],
          metrics: [],
        })),
      ],
      fields: hydrateFields(tagFields.sort(byId), sources),
      cards: [],
      dashboards: [],
      snippets: snippets.sort(byId).map(snippetRecord),
    }
  }

  /** Cards as tables, as far as the user may read them. */
  async function sourceCards(user: CurrentUser, ids: readonly number[]): Promise<VirtualTableCard[]> {
    const cards = await store.dataModelContent.findSourceCards(ids)
    return (await readableCards(store, user, cards)).sort(byId)
  }

  /** The tables, and those that their foreign keys point to. */
  async function loadTables(user: CurrentUser, ids: readonly number[], cards: readonly VirtualTableCard[]) {
    const own = await store.fields.listOfTables(ids)
    const columns = cards.flatMap((card) => card.result_metadata ?? [])
    const keys = [...own, ...columns].map((column) => column['fk_target_field_id'])
    const pointedTo = await seenFields(store, user, [
      ...new Set([...keys, ...columns.map(({ id }) => id)].filter(isId)),
    ])
    const targetIds = pointedTo.filter((field) => keys.includes(field.id)).map((field) => field.table_id)
    const otherIds = [...new Set(targetIds)].filter((id) => !ids.includes(id))
    const others = await store.fields.listOfTables(otherIds)
    const found = await store.tables.findMany([...ids, ...otherIds])
    const tables = found.filter((table) => table.active && canQueryTable(user, table.db_id, table.id)).sort(byId)
    const tableIds = tables.map((table) => table.id)
    const isHidden = new Set([...ids, ...otherIds].filter((id) => !tableIds.includes(id)))
    const [segments, metrics] = await Promise.all([
      store.dataModelContent.segmentsOfTables(tableIds),
      store.dataModelContent.metricsOfTables(tableIds),
    ])
    const everything = [...own, ...others, ...pointedTo].filter((field) => !isHidden.has(field.table_id))
    const fields = [...own, ...others].filter((field) => !isHidden.has(field.table_id) && isShownIn('metadata', field))
    const dimensions = await store.dimensions.listOfFields(fields.map((field) => field.id))
    const fieldById = new Map(everything.map((field) => [field.id, field]))
    return { tables, fields, segments, metrics: await readableCards(store, user, metrics), dimensions, fieldById }
  }

  async function loadDatabases(user: CurrentUser, ids: readonly number[]) {
    const rows = await store.databases.findMany([...new Set(ids)])
    return rows
      .filter((row) => canQueryDatabase(user, row.id))
      .sort(byId)
      .map((row) => {
        const record: Record<string, unknown> = { ...databaseRecord(row, user, connections.driverOf(row)) }
        delete record['details']
        return { ...record, id: row.id, name: row.name }
      })
  }

  return { describe }
}

/** Only native queries name fields by tags. */
function fieldsOfTags({ tags, fields }: ReferencedIds): number[] {
  return tags.length === 0 ? [] : fields
}

function byId(a: { id: number }, b: { id: number }): number {
  return a.id - b.id
}
