/** Recently viewed things as clients see them (contract: users, section 5): four statements for any number. */
import { canEditDataModel, canQueryTable, canReadCollection, canWriteCollection } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CardBrief, CollectionRow, DashboardBrief, RecentView, Store, TableRow } from '../../../store/index.ts'
import { MODEL_OF_CARD_TYPE, parentIdOf, ROOT_NAME, type CollectionTree } from '../collections/index.ts'

/** In the order of `views`, without what is archived, gone or hidden from the user. */
export async function recentItems(store: Store, tree: CollectionTree, user: CurrentUser, views: readonly RecentView[]) {
  const idsOf = (model: string) => views.filter((view) => view.model === model).map((view) => view.model_id)
  const [cards, tables] = await Promise.all([store.cards.briefs(idsOf('card')), store.tables.findMany(idsOf('table'))])
  const homes = cards.flatMap((card) => card.dashboard_id ?? [])
  const dashboards = await store.dashboards.briefs([...new Set([...idsOf('dashboard'), ...homes])])
  const databases = await store.databases.findMany([...new Set(tables.map((table) => table.db_id))])
  const hydrate = hydrator(tree, user, {
    cards: new Map(cards.map((card) => [card.id, card])),
    dashboards: new Map(dashboards.map((dashboard) => [dashboard.id, dashboard])),
    tables: new Map(tables.map((table) => [table.id, table])),
    databases: new Map(databases.map((database) => [database.id, database])),
  })
  return views.flatMap((view) => hydrate(view) ?? [])
}

interface Sources {
  cards: ReadonlyMap<number, CardBrief>
  dashboards: ReadonlyMap<number, DashboardBrief>
  tables: ReadonlyMap<number, TableRow>
  databases: ReadonlyMap<number, { id: number; name: string; initial_sync_status: string }>
}

/** Gives undefined for what the user may not see and for kinds that this server does not keep. */
function hydrator(tree: CollectionTree, user: CurrentUser, { cards, dashboards, tables, databases }: Sources) {
  const rowOf = (id: number | null) => (id === null ? undefined : tree.find(id))

  function cardItem({ model_id: id, timestamp }: RecentView) {
    const found = cards.get(id)
    if (found === undefined || found.archived) return undefined
    const scope = tree.scopeAt(found.collection_id)
    if (!canReadCollection(user, scope)) return undefined
    const { name, description, type, display, database_id, dashboard_id, moderated_status } = found
    const home = dashboard_id === null ? undefined : dashboards.get(dashboard_id)
    return {
      id,
      name,
      description,
      model: MODEL_OF_CARD_TYPE[type],
      display,
      database_id,
      can_write: canWriteCollection(user, scope),
      moderated_status,
      parent_collection: parentRecord(rowOf(found.collection_id)),
      dashboard: home === undefined ? null : { id: home.id, name: home.name },
      timestamp,
    }
  }

  function dashboardItem({ model_id: id, timestamp }: RecentView) {
    const found = dashboards.get(id)
    if (found === undefined || found.archived) return undefined
    const scope = tree.scopeAt(found.collection_id)
    if (!canReadCollection(user, scope)) return undefined
    const { name, description, moderated_status } = found
    return {
      id,
      name,
      description,
      model: 'dashboard' as const,
      can_write: canWriteCollection(user, scope),
      moderated_status,
      parent_collection: parentRecord(rowOf(found.collection_id)),
      timestamp,
    }
  }

  function collectionItem({ model_id: id, timestamp }: RecentView) {
    const found = tree.find(id)
    if (found === undefined || found.archived || found.type === 'trash') return undefined
    if (!canReadCollection(user, tree.scope(found))) return undefined
    const { name, description, location, authority_level } = found
    return {
      id,
      name,
      description,
      model: 'collection' as const,
      can_write: canWriteCollection(user, tree.scope(found)),
      authority_level,
      effective_location: location,
      parent_collection: parentRecord(rowOf(parentIdOf(found))),
      timestamp,
    }
  }

  function tableItem({ model_id: id, timestamp }: RecentView) {
    const found = tables.get(id)
    const database = found === undefined ? undefined : databases.get(found.db_id)
    if (found === undefined || database === undefined) return undefined
    if (!found.active || !canQueryTable(user, found.db_id, found.id)) return undefined
    const { name, display_name, description, schema, db_id } = found
    return {
      id,
      name,
      display_name,
      description,
      model: 'table' as const,
      table_schema: schema,
      can_write: canEditDataModel(user, db_id, id),
      database: { id: database.id, name: database.name, initial_sync_status: database.initial_sync_status },
      timestamp,
    }
  }

  return (view: RecentView) => {
    if (view.model === 'card') return cardItem(view)
    if (view.model === 'dashboard') return dashboardItem(view)
    if (view.model === 'collection') return collectionItem(view)
    return view.model === 'table' ? tableItem(view) : undefined
  }
}

function parentRecord(collection: CollectionRow | undefined) {
  if (collection === undefined) return { id: 'root' as const, name: ROOT_NAME, authority_level: null }
  const { id, name, authority_level } = collection
  return { id, name, authority_level }
}
