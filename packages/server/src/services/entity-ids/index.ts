/**
 * Entity ids, which are the same on every server, and the numeric ids that they have on this one. Tested by
 * test/contract/activity.test.ts.
 */
import type { TranslatableModel } from '@querent/contract'
import type { EntityTable, Store } from '../../store/index.ts'

/** Where each kind of content is kept; kinds that this server does not keep are not here. */
const TABLE_OF: Partial<Record<string, EntityTable>> = {
  card: 'cards',
  collection: 'collections',
  database: 'databases',
  dimension: 'dimensions',
  field: 'fields',
  'permissions-group': 'permissions_groups',
  segment: 'segments',
  snippet: 'snippets',
  table: 'tables',
  user: 'users',
} satisfies Partial<Record<TranslatableModel, EntityTable>>

const ENTITY_ID = /^[A-Za-z0-9_-]{21}$/

export type Translation =
  | { id: number; type: string; status: 'ok' }
  | { type: string; status: 'not-found' | 'invalid-format' }

export function entityIdService({ store }: { store: Store }) {
  /** The numbers behind entity ids, by kind of content: one statement per kind. */
  async function translate(entityIds: Readonly<Record<string, readonly string[] | undefined>>) {
    const translations: Record<string, Translation> = {}
    for (const [type, ids = []] of Object.entries(entityIds)) {
      for (const id of ids) translations[id] = { type, status: ENTITY_ID.test(id) ? 'not-found' : 'invalid-format' }
      const table = TABLE_OF[type]
      if (table === undefined) continue
      const known = ids.filter((id) => ENTITY_ID.test(id))
      const rows = await store.entityIds.find(table, known)
      for (const { id, entity_id } of rows) translations[entity_id] = { id, type, status: 'ok' }
    }
    return translations
  }

  return { translate }
}
