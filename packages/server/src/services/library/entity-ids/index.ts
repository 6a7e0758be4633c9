/**
 * Entity ids, which are the same on every server, and the numeric ids that they have on this one. Tested by
 * test/contract/activity.test.ts.
 */
import { lookup } from '@querent/contract'
import type { TranslatableModel } from '@querent/contract'
import {
  canManageGroups,
  canQueryDatabase,
  canReadCollection,
  canSeeUser,
  canReadSnippets,
} from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { EntityPlace, EntityTable, Store } from '../../../store/index.ts'
import type { CollectionService, CollectionTree } from '../collections/index.ts'

/** Where each kind of content is kept; kinds that this server does not keep are not here. */
const TABLE_OF: Partial<Record<string, EntityTable>> = lookup({
  card: 'cards',
  collection: 'collections',
  dashboard: 'dashboards',
  'dashboard-card': 'dashboard_cards',
  'dashboard-tab': 'dashboard_tabs',
  database: 'databases',
  dimension: 'dimensions',
  field: 'fields',
  'permissions-group': 'permissions_groups',
  segment: 'segments',
  snippet: 'snippets',
  table: 'tables',
  user: 'users',
}) satisfies Partial<Record<TranslatableModel, EntityTable>>

const ENTITY_ID = /^[A-Za-z0-9_-]{21}$/

type Translation = { id: number; type: string; status: 'ok' } | { type: string; status: 'not-found' | 'invalid-format' }

interface EntityIdServiceDeps {
  store: Store
  collections: CollectionService
}

export function entityIdService({ store, collections }: EntityIdServiceDeps) {
  /** The numbers behind entity ids, by kind of content: one statement per kind. What is hidden is not found. */
  async function translate(
    user: CurrentUser,
    entityIds: Readonly<Record<string, readonly string[] | undefined>>,
  ): Promise<Record<string, Translation>> {
    // Any text may be asked for.
    const translations: Record<string, Translation> = Object.create(null)
    const tree = await collections.tree()
    for (const [type, ids = []] of Object.entries(entityIds)) {
      for (const id of ids) translations[id] = { type, status: ENTITY_ID.test(id) ? 'not-found' : 'invalid-format' }
      const table = TABLE_OF[type]
      if (table === undefined) continue
      const known = ids.filter((id) => ENTITY_ID.test(id))
      for (const place of await store.entityIds.find(table, known)) {
        const { id, entity_id } = place
        if (maySee(user, tree, table, place)) translations[entity_id] = { id, type, status: 'ok' }
      }
    }
    return translations
  }

  return { translate }
}

/** Whether the user may read the content itself. */
function maySee(user: CurrentUser, tree: CollectionTree, table: EntityTable, { id, place_id }: EntityPlace): boolean {
  switch (table) {
    case 'cards':
    case 'dashboards':
    case 'dashboard_cards':
    case 'dashboard_tabs':
      return canReadCollection(user, tree.scopeAt(place_id))
    case 'collections':
      return canReadCollection(user, tree.scopeAt(id))
    case 'permissions_groups':
      return canManageGroups(user)
    case 'snippets':
      return canReadSnippets(user, tree.scopeAt(place_id))
    case 'users':
      return canSeeUser(user, id)
    default:
      return place_id !== null && canQueryDatabase(user, place_id)
  }
}
