/** Lists of cards (contract: data, section 14.2). */
import { invalidField, type CARD_LIST_FILTERS } from '@querent/contract'
import { referencedIds } from '@querent/query'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CardFilter, CardKey, Store } from '../../store/index.ts'
import type { ActivityService } from '../activity/index.ts'

export type CardListFilter = (typeof CARD_LIST_FILTERS)[number]

const NEEDS_ID: ReadonlySet<CardListFilter> = new Set([
  'database',
  'table',
  'using_model',
  'using_segment',
  'using_metric',
])

/** By name, or in the order that the filter means. @throws {ApiError} 400 when the filter needs an id and there is none. */
export async function findListed(
  store: Store,
  activity: ActivityService,
  user: CurrentUser,
  filter: CardListFilter,
  modelId: number | undefined,
): Promise<CardKey[]> {
  if (NEEDS_ID.has(filter) && modelId === undefined) {
    throw invalidField('model_id', `model_id is a required parameter when filter mode is '${filter}'`)
  }
  const id = modelId ?? 0
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

function byName(cards: CardKey[]): CardKey[] {
  const names = new Map(cards.map((card) => [card.id, card.name.toLowerCase()]))
  const nameOf = ({ id }: CardKey) => names.get(id) ?? ''
  return cards.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : a.id - b.id))
}
