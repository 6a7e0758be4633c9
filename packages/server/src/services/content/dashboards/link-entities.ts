/** What link cards point to, as it is now (contract: dashboards, section 7). */
import { invalidField, isId } from '@querent/contract'
import { canQueryDatabase, canQueryTable, canReadCollection } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { JsonObject, Store } from '../../../store/index.ts'
import { MODEL_OF_CARD_TYPE, type CollectionTree } from '../../library/collections/index.ts'

interface Entity {
  id: number
  model: string
}

/** What is shown of an entity; `restricted` of one that the user may not see or that is gone. */
type Shown = JsonObject | { restricted: true }

export interface LinkedEntities {
  /** The settings with what they link to as it is now. */
  refresh(settings: JsonObject): JsonObject
}

const CARD_MODELS: ReadonlySet<string> = new Set(['card', 'dataset', 'metric'])

/** One statement for each kind of thing that is linked to. */
export async function linkedEntities(
  store: Store,
  { user, tree }: { user: CurrentUser; tree: CollectionTree },
  settings: readonly JsonObject[],
): Promise<LinkedEntities> {
  const entities = settings.flatMap((one) => entityOf(one) ?? [])
  const idsOf = (models: (model: string) => boolean) =>
    entities.filter(({ model }) => models(model)).map(({ id }) => id)
  const [cards, dashboards, tables, databases] = await Promise.all([
    store.cards.briefs(idsOf((model) => CARD_MODELS.has(model))),
    store.dashboards.briefs(idsOf((model) => model === 'dashboard')),
    store.tables.findMany(idsOf((model) => model === 'table')),
    store.databases.findMany(idsOf((model) => model === 'database')),
  ])
  const shown = new Map<string, Shown>()
  const add = (id: number, model: string, isAllowed: boolean, facts: JsonObject) => {
    if (isAllowed) shown.set(keyOf({ id, model }), { id, model, ...NOTHING, ...facts })
  }
  const mayRead = (collectionId: number | null) => canReadCollection(user, tree.scopeAt(collectionId))
  for (const { id, name, description, type, display, database_id: db_id, collection_id } of cards) {
    const facts = { name, description, display, db_id, collection_id, model: MODEL_OF_CARD_TYPE[type] }
    add(id, 'card', mayRead(collection_id), facts)
  }
  for (const { id, name, description, collection_id } of dashboards) {
    add(id, 'dashboard', mayRead(collection_id), { name, description, collection_id })
  }
  for (const { id, name, display_name, description, db_id } of tables) {
    add(id, 'table', canQueryTable(user, db_id, id), { name, display_name, description, db_id })
  }
  for (const { id, name, description } of databases) {
    add(id, 'database', canQueryDatabase(user, id), { name, description, db_id: id })
  }
  for (const id of idsOf((model) => model === 'collection')) {
    const found = tree.find(id)
    if (found === undefined) continue
    const { name, description } = found
    add(id, 'collection', canReadCollection(user, tree.scope(found)), { name, description, collection_id: id })
  }
  return {
    refresh(one) {
      const entity = entityOf(one)
      if (entity === undefined) return one
      return { ...one, link: { ...Object(one['link']), entity: shown.get(keyOf(entity)) ?? { restricted: true } } }
    },
  }
}

const NOTHING = { name: null, description: null, display: null, db_id: null, collection_id: null }

/** All kinds of cards have ids of one row. */
function keyOf({ id, model }: Entity): string {
  return `${CARD_MODELS.has(model) ? 'card' : model} ${id}`
}

function entityOf(settings: JsonObject): Entity | undefined {
  const { id, model }: Record<string, unknown> = Object(Object(settings['link'])['entity'])
  return isId(id) && typeof model === 'string' ? { id, model } : undefined
}

/** What is stored of settings: of a link, only what it points to. @throws {ApiError} 400 for an id that is none. */
export function storedSettings(settings: JsonObject): JsonObject {
  requireNumber(Object(settings['click_behavior'])['targetId'], 'click_behavior.targetId')
  const entity: unknown = Object(settings['link'])['entity']
  if (entity === undefined || entity === null) return settings
  const { id, model, restricted }: Record<string, unknown> = Object(entity)
  if (restricted === true && id === undefined) return settings
  requireNumber(id, 'link.entity.id')
  return { ...settings, link: { ...Object(settings['link']), entity: { id, model } } }
}

function requireNumber(value: unknown, name: string): void {
  if (value === undefined || value === null || isId(value)) return
  throw invalidField('dashcards', `visualization_settings: ${name} must be an integer greater than zero.`)
}
