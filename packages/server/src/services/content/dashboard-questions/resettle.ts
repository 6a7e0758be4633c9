/** Cards that move into a dashboard, from one to another, or out of it: what becomes of where they stand. */
import { badRequest } from '@querent/contract'
import { requireRight } from '../../../permissions/check.ts'
import type { DashboardHome } from './homes.ts'
import type { UserWork } from '../../shared/work.ts'
import { placeQuestions, type QuestionPlacement } from './place-questions.ts'

interface SettledCard {
  id: number
  display: string
  /** Where it lives before. */
  dashboard_id: number | null
}

interface Move {
  /** Undefined for a collection. */
  home: DashboardHome | undefined
  /** Whether the cards leave dashboards that they would stand on without living there. */
  deletesOld: boolean
  /** Whether the user may change dashboards in a collection. */
  mayWrite: (collectionId: number | null) => boolean
}

/** @throws {ApiError} 400 when other dashboards use a card and it is not to leave them; 403 when one of them may not be changed. */
export async function resettle(work: UserWork, cards: readonly SettledCard[], move: Move): Promise<void> {
  const { home, deletesOld } = move
  const leaving =
    home === undefined ? (deletesOld ? ownPlaces(cards) : []) : await placesToLeave(work, cards, home, move)
  for (const [dashboardId, some] of Map.groupBy(leaving, (one) => one.dashboardId)) {
    await placeQuestions(work, dashboardId, { put: [], take: some.map(({ cardId }) => cardId) })
  }
  if (home === undefined) return
  const placement: QuestionPlacement = { put: cards, tabId: home.tabId, take: [] }
  await placeQuestions(work, home.dashboard_id, placement)
}

interface Stand {
  cardId: number
  dashboardId: number
}

function ownPlaces(cards: readonly SettledCard[]): Stand[] {
  return cards.flatMap(({ id, dashboard_id }) =>
    dashboard_id === null ? [] : [{ cardId: id, dashboardId: dashboard_id }],
  )
}

/** A question stands on no dashboard but its own. */
async function placesToLeave(
  { repositories }: UserWork,
  cards: readonly SettledCard[],
  home: DashboardHome,
  { deletesOld, mayWrite }: Move,
): Promise<Stand[]> {
  const livedIn = new Map(cards.map(({ id, dashboard_id }) => [id, dashboard_id]))
  const uses = await repositories.dashboardCards.usesOf(cards.map(({ id }) => id))
  const elsewhere = uses.filter(({ id }) => id !== home.dashboard_id)
  const foreign = elsewhere.filter(({ id, card_id }) => id !== livedIn.get(card_id))
  if (foreign.length > 0 && !deletesOld) {
    throw badRequest('Other dashboards use this card: delete_old_dashcards=true takes it off them.')
  }
  for (const { collection_id } of foreign) requireRight(mayWrite(collection_id))
  return elsewhere.map(({ id, card_id }) => ({ cardId: card_id, dashboardId: id }))
}
