/** Bookmarks of each user. Tested by test/contract/bookmark.test.ts. */
import { badRequest, notFound, type BookmarkModel } from '@querent/contract'
import { canReadCollection, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { BookmarkRow, BookmarkTarget, CardBrief, DashboardBrief } from '../../../store/index.ts'
import type { CollectionService, CollectionTree } from '../collections/index.ts'
import type { Deps } from '../../deps.ts'

interface BookmarkServiceDeps extends Pick<Deps, 'store' | 'change'> {
  collections: CollectionService
}

export function bookmarkService({ store, change, collections }: BookmarkServiceDeps) {
  /** The user's bookmarks, without those of archived or hidden things. */
  async function list(user: CurrentUser) {
    const [rows, tree] = await Promise.all([store.bookmarks.listOf(user.id), collections.tree()])
    const idsOf = (type: BookmarkModel) => rows.flatMap((row) => (row.type === type ? row.item_id : []))
    const [cards, dashboards] = await Promise.all([
      store.cards.briefs(idsOf('card')),
      store.dashboards.briefs(idsOf('dashboard')),
    ])
    const cardById = new Map(cards.map((card) => [card.id, card]))
    const dashboardById = new Map(dashboards.map((dashboard) => [dashboard.id, dashboard]))
    return rows.flatMap((row) => {
      if (row.type === 'card') return cardBookmark(user, row, cardById.get(row.item_id), tree) ?? []
      if (row.type === 'dashboard') return dashboardBookmark(user, row, dashboardById.get(row.item_id), tree) ?? []
      return row.type === 'collection' ? (collectionBookmark(user, row, tree) ?? []) : []
    })
  }

  /** @throws {ApiError} 404 for an unknown item, 403 for one that the user may not read, 400 when it is marked already. */
  async function create(user: CurrentUser, model: BookmarkModel, id: number) {
    await requireReadable(user, model, id)
    const row = await change(user, ({ repositories, time }) =>
      repositories.bookmarks.create(user.id, { type: model, item_id: id }, time),
    )
    if (row === undefined) throw badRequest('Bookmark already exists')
    return { id: row.id, user_id: row.user_id, [`${model}_id`]: id, created_at: row.created_at }
  }

  async function requireReadable(user: CurrentUser, model: BookmarkModel, id: number): Promise<void> {
    const tree = await collections.tree()
    if (model === 'collection') {
      const collection = tree.find(id)
      if (collection === undefined) throw notFound()
      return requireRight(canReadCollection(user, tree.scope(collection)))
    }
    const briefs = { card: store.cards.briefs, dashboard: store.dashboards.briefs }
    const [content] = model === 'card' || model === 'dashboard' ? await briefs[model]([id]) : []
    if (content === undefined) throw notFound()
    requireRight(canReadContent(user, content, tree))
  }

  async function remove(user: CurrentUser, model: BookmarkModel, id: number): Promise<void> {
    await store.bookmarks.delete(user.id, { type: model, item_id: id })
  }

  async function reorder(user: CurrentUser, order: readonly BookmarkTarget[]): Promise<void> {
    await change(user, ({ repositories }) => repositories.bookmarks.reorder(user.id, order))
  }

  return { list, create, remove, reorder }
}

function canReadContent(
  user: CurrentUser,
  content: Pick<CardBrief | DashboardBrief, 'collection_id'>,
  tree: CollectionTree,
): boolean {
  return canReadCollection(user, tree.scopeAt(content.collection_id))
}

function cardBookmark(user: CurrentUser, row: BookmarkRow, card: CardBrief | undefined, tree: CollectionTree) {
  if (card === undefined || card.archived || !canReadContent(user, card, tree)) return undefined
  const { name, description, display, type } = card
  return {
    ...bookmarkOf(row, name, description),
    display,
    card_type: type,
    // The older name of `card_type`.
    dataset: type === 'model',
  }
}

function dashboardBookmark(
  user: CurrentUser,
  row: BookmarkRow,
  dashboard: DashboardBrief | undefined,
  tree: CollectionTree,
) {
  if (dashboard === undefined || dashboard.archived || !canReadContent(user, dashboard, tree)) return undefined
  return bookmarkOf(row, dashboard.name, dashboard.description)
}

function collectionBookmark(user: CurrentUser, row: BookmarkRow, tree: CollectionTree) {
  const collection = tree.find(row.item_id)
  if (collection === undefined || collection.archived) return undefined
  if (!canReadCollection(user, tree.scope(collection))) return undefined
  const { name, description, authority_level } = collection
  return { ...bookmarkOf(row, name, description), ...(authority_level === null ? {} : { authority_level }) }
}

function bookmarkOf({ type, item_id }: BookmarkRow, name: string, description: string | null) {
  return { id: `${type}-${item_id}`, type, item_id, name, ...(description === null ? {} : { description }) }
}
