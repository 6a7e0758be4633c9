/** Lists of cards (contract: cards, section 2). */
import { invalidField, notFound, type CARD_LIST_FILTERS } from '@querent/contract'
import { referencedIds } from '@querent/query'
import { canQueryDatabase, requireRight } from '../../../../permissions/check.ts'
import type { CurrentUser } from '../../../../permissions/current-user.ts'
import type { CardFilter, CardKey, Store } from '../../../../store/index.ts'
import type { ActivityService } from '../../../library/activity/index.ts'
import type { CardAccess } from '../access.ts'

export type CardListFilter = (typeof CARD_LIST_FILTERS)[number]

interface CardListDeps {
  store: Store
  activity: ActivityService
  access: CardAccess
}

/**
 * By name, or in the order that the filter means.
 * @throws {ApiError} 400 when the filter needs an id and there is none; 404 for one that does not exist, 403 when the
 * user may not read what it names.
 */
export async function findListed(
  { store, activity, access }: CardListDeps,
  user: CurrentUser,
  filter: CardListFilter,
  modelId: number | undefined,
): Promise<CardKey[]> {
  const id = modelId ?? 0
  const requireModel = MODEL_CHECKS[filter]
  if (requireModel !== undefined) {
    const text = `model_id is a required parameter when filter mode is '${filter}'`
    if (modelId === undefined) throw invalidField('model_id', text)
    await requireModel({ store, access }, user, modelId)
  }
  const live = async (more: CardFilter) => byName(await store.cards.listKeys({ archived: false, ...more }))
  /** Only queries that hold one of the texts are read at all. */
  const using = async (kind: 'cards' | 'segments' | 'metrics', queryHolds: string[]) => {
    const candidates = await live({ queryHolds })
    const queries = await store.cards.queriesOf(candidates.map((card) => card.id))
    const users = new Set(
      queries.flatMap((card) => (referencedIds(card.dataset_query)[kind].includes(id) ? card.id : [])),
    )
    return candidates.filter((card) => users.has(card.id))
  }
  switch (filter) {
    case 'mine':
      return live({ creatorId: user.id })
    case 'archived':
      return byName(await store.cards.listKeys({ archived: true }))
    case 'database':
      return live({ databaseId: id })
    case 'table':
      return live({ tableId: id })
    case 'bookmarked': {
      const bookmarks = await store.bookmarks.listOf(user.id)
      return live({ ids: bookmarks.flatMap((row) => (row.type === 'card' ? row.item_id : [])) })
    }
    case 'using_model':
      return using('cards', [`card__${id}`, `"source-card":${id}`, `"card-id":${id}`, `#${id}`])
    case 'using_segment':
      return using('segments', ['"segment"'])
    case 'using_metric':
      return using('metrics', ['"metric"'])
    case 'popular':
      return (await live({})).filter((card) => card.view_count > 0).sort((a, b) => b.view_count - a.view_count)
    case 'recent': {
      const ids = await activity.recentCardIds(user)
      const byId = new Map((await live({ ids })).map((card) => [card.id, card]))
      return ids.flatMap((one) => byId.get(one) ?? [])
    }
    case 'all':
      return live({})
  }
}

type ModelCheck = (deps: Pick<CardListDeps, 'store' | 'access'>, user: CurrentUser, id: number) => Promise<unknown>

const readableCard: ModelCheck = ({ access }, user, id) => access.getRow(user, id)

/** For filters that name something: whether it exists, and whether the user may read it. */
const MODEL_CHECKS: { readonly [Filter in CardListFilter]?: ModelCheck } = {
  database: async ({ store }, user, id) => requireData(user, (await store.databases.find(id))?.id),
  table: async ({ store }, user, id) => requireData(user, (await store.tables.find(id))?.db_id),
  using_segment: async ({ store }, user, id) => requireData(user, (await store.segments.find(id))?.db_id),
  using_model: readableCard,
  using_metric: readableCard,
}

/** @param databaseId Undefined for what does not exist. */
function requireData(user: CurrentUser, databaseId: number | undefined): void {
  if (databaseId === undefined) throw notFound()
  requireRight(canQueryDatabase(user, databaseId))
}

function byName(cards: CardKey[]): CardKey[] {
  const names = new Map(cards.map((card) => [card.id, card.name.toLowerCase()]))
  const nameOf = ({ id }: CardKey) => names.get(id) ?? ''
  return cards.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : a.id - b.id))
}
