/** Where a card lies and where it stands: in a collection or in a dashboard, and in the Trash (contract: cards, section 6). */
import { badRequest } from '@querent/contract'
import { canWriteCollection } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CardRow, RowChanges, Store } from '../../../store/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import { placeQuestions, dashboardHomes, resettle, type DashboardHome } from '../dashboard-questions/index.ts'
import { placement } from '../../library/placement/index.ts'
import type { UserWork } from '../../shared/work.ts'
import type { CardChanges, CardPlace } from './input.ts'
import type { CardType } from './stored-query.ts'

/** What a change of place comes to. */
export interface PlaceChange {
  /** Columns of the card. */
  next: RowChanges<'cards'>
  /** What becomes of dashboards, as part of the same change. */
  stand?: (work: UserWork) => Promise<void>
}

/** A card's place as far as moving it has to know. */
type PlacedCard = Pick<CardRow, 'id' | 'display' | 'dashboard_id'>

export function cardPlaces(store: Store, collections: CollectionService) {
  const places = placement(collections, 'card')
  const homes = dashboardHomes(store, collections)

  /** Where a new card lies. @throws {ApiError} 404, 403 or 400. */
  async function ofNew(user: CurrentUser, sent: CardPlace, type: CardType) {
    const home = await homes.of(user, sent, type)
    if (home === undefined) {
      return { home, dashboard_id: null, collection_id: await places.homeOf(user, sent.collection_id ?? null) }
    }
    return { home, dashboard_id: home.dashboard_id, collection_id: home.collection_id }
  }

  /**
   * @param type What the card will be.
   * @param deletesOld Whether it leaves the dashboards that it would stand on without living there.
   * @throws {ApiError} 404, 403 or 400.
   */
  async function changesOf(
    user: CurrentUser,
    card: CardRow,
    changes: CardChanges,
    { type, deletesOld }: { type: CardType; deletesOld: boolean },
  ): Promise<PlaceChange> {
    const { dashboard_id = card.dashboard_id } = changes
    if (dashboard_id !== null && dashboard_id === card.dashboard_id) return staying(card, changes, type)
    const home = await homes.of(user, changes, type)
    if (home !== undefined) return { next: into(home), stand: await moving(user, [card], { home, deletesOld }) }
    if (card.dashboard_id === null) return { next: await places.changesOf(user, card, changes) }
    const collection_id = await collectionOf(user, changes.collection_id, card)
    const isArchived = changes.archived === true
    const next = { ...OUT, archived: isArchived, archived_directly: isArchived, collection_id }
    const collection_position = isArchived ? null : (changes.collection_position ?? null)
    return {
      next: { ...next, collection_position },
      stand: await moving(user, [card], { home, deletesOld }),
    }
  }

  async function collectionOf(user: CurrentUser, sent: CardChanges['collection_id'], { collection_id }: CardRow) {
    return places.homeOf(user, sent === undefined ? collection_id : sent)
  }

  /** One that lives in a dashboard and stays there: in the Trash it does not stand on it. */
  async function staying(card: CardRow, changes: CardChanges, type: CardType): Promise<PlaceChange> {
    await homes.requireOwn(changes, { ...card, type })
    const isArchived = changes.archived ?? card.archived
    if (isArchived === card.archived || card.dashboard_id === null) return { next: {} }
    const next = { archived: isArchived, archived_directly: isArchived }
    const dashboardId = card.dashboard_id
    if (isArchived) return { next, stand: (work) => placeQuestions(work, dashboardId, { put: [], take: [card.id] }) }
    if ((await store.dashboards.find(dashboardId))?.archived !== false) {
      throw badRequest('The dashboard of the card is in the trash: bring the dashboard back, or give a collection_id.')
    }
    return { next, stand: (work) => placeQuestions(work, dashboardId, { put: [card], take: [] }) }
  }

  /** The same for many cards that move to one place; all leave the dashboards that they lived in. */
  async function ofMove(user: CurrentUser, cards: readonly CardRow[], target: CardPlace): Promise<PlaceChange> {
    const type = cards.find((card) => card.type !== 'question')?.type ?? 'question'
    const home = await homes.of(user, target, type)
    const stand = await moving(user, cards, { home, deletesOld: true })
    if (home !== undefined) return { next: into(home), stand }
    const collection_id = await places.homeOf(user, target.collection_id ?? null)
    return { next: { ...OUT, collection_id, collection_position: null }, stand }
  }

  async function moving(
    user: CurrentUser,
    cards: readonly PlacedCard[],
    { home, deletesOld }: { home: DashboardHome | undefined; deletesOld: boolean },
  ): Promise<(work: UserWork) => Promise<void>> {
    const tree = await collections.tree()
    const mayWrite = (id: number | null) => canWriteCollection(user, tree.scopeAt(id))
    return (work) => resettle(work, cards, { home, deletesOld, mayWrite })
  }

  return { ofNew, changesOf, ofMove }
}

const OUT = { dashboard_id: null }

function into({ dashboard_id, collection_id }: DashboardHome): RowChanges<'cards'> {
  return { dashboard_id, collection_id, collection_position: null, archived: false, archived_directly: false }
}
