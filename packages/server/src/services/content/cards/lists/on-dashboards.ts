/** On which dashboards cards stand, and which questions could live in one (contract: cards, section 6). */
import { badRequest, notFound } from '@querent/contract'
import { canReadCollection, canWriteCollection, requireRight, requireSuperuser } from '../../../../permissions/check.ts'
import type { CurrentUser } from '../../../../permissions/current-user.ts'
import type { Store } from '../../../../store/index.ts'
import type { CollectionService } from '../../../library/collections/index.ts'
import { isReadable } from '../access.ts'
import type { CardPlace } from '../input.ts'

interface OnDashboardsDeps {
  store: Store
  collections: CollectionService
  move: (user: CurrentUser, ids: readonly number[], target: CardPlace) => Promise<void>
}

export function cardsOnDashboards({ store, collections, move }: OnDashboardsDeps) {
  /**
   * For each card, in the order asked, the dashboards that it stands on, also those in the Trash; of those that the user
   * may not read, only that they are there. @throws {ApiError} 404 or 403 for a card.
   */
  async function dashboardsOfMany(user: CurrentUser, ids: readonly number[]) {
    const [cards, uses, tree] = await Promise.all([
      store.cards.briefs(ids),
      store.dashboardCards.usesOf(ids),
      collections.tree(),
    ])
    if (cards.length < new Set(ids).size) throw notFound()
    for (const card of cards) requireRight(isReadable(user, card, tree))
    const usesOf = Map.groupBy(uses, (use) => use.card_id)
    return ids.map((card_id) => ({
      card_id,
      dashboards: (usesOf.get(card_id) ?? []).map(({ id, name, collection_id }) => {
        const scope = tree.scopeAt(collection_id)
        if (!canReadCollection(user, scope)) return { error: 'unreadable-dashboard' as const }
        return canWriteCollection(user, scope) ? { id, name } : { id, name, error: 'unwritable-dashboard' as const }
      }),
    }))
  }

  /**
   * Questions of a collection that only one dashboard uses, of the same collection, and that could live in it; newest
   * first. @throws {ApiError} 404 or 403.
   */
  async function candidates(user: CurrentUser, key: number | string) {
    requireSuperuser(user)
    await collections.requireReadable(user, key)
    const collectionId = key === 'root' ? null : await collections.resolveId(key)
    const cards = await store.cards.listItems({ collectionId, archived: false, withDirect: true })
    const questions = cards.filter(({ type, dashboard_id }) => type === 'question' && dashboard_id === null)
    const uses = await store.dashboardCards.usesOf(questions.map(({ id }) => id))
    const usesOf = Map.groupBy(uses, (use) => use.card_id)
    return questions
      .flatMap(({ id, name, description, display }) => {
        const [sole, ...others] = usesOf.get(id) ?? []
        if (sole === undefined || others.length > 0) return []
        if (sole.archived || sole.collection_id !== collectionId) return []
        const sole_dashboard_info = { id: sole.id, name: sole.name, description: sole.description }
        return [{ id, name, description, display, sole_dashboard_info }]
      })
      .sort((a, b) => b.id - a.id)
  }

  async function dashboardQuestionCandidates(user: CurrentUser, key: number | string) {
    const data = await candidates(user, key)
    return { data, total: data.length }
  }

  /**
   * Moves candidates to their dashboards, all of them unless some are named; gives the ids of those that were moved.
   * @throws {ApiError} 400 when a card that is named is no candidate.
   */
  async function moveDashboardQuestionCandidates(
    user: CurrentUser,
    key: number | string,
    ids: readonly number[] | null | undefined,
  ) {
    const found = await candidates(user, key)
    const byId = new Map(found.map((card) => [card.id, card]))
    const wanted = [...new Set(ids ?? byId.keys())].map((id) => {
      const card = byId.get(id)
      if (card === undefined) throw badRequest(`Card ${id} cannot be moved into a dashboard.`)
      return card
    })
    for (const [dashboard_id, cards] of Map.groupBy(wanted, (card) => card.sole_dashboard_info.id)) {
      const cardIds = cards.map(({ id }) => id)
      await move(user, cardIds, { dashboard_id })
    }
    return { moved: wanted.map(({ id }) => id) }
  }

  return { dashboardsOfMany, dashboardQuestionCandidates, moveDashboardQuestionCandidates }
}
