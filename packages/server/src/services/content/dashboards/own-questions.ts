/** The questions that live in a dashboard follow it (contract: cards, section 6; dashboards, section 9.3). */
import { badRequest } from '@querent/contract'
import type { Repositories, RowChanges } from '../../../store/index.ts'
import { deleteCards } from '../cards/index.ts'
import { sentCardIds, type DashcardInput } from '../dashboard-content/index.ts'

type Cards = Pick<Repositories, 'cards'>

/** They go with the dashboard to another collection, to the Trash and back; one that was archived by itself stays there. */
export async function followDashboard(
  { cards }: Cards,
  dashboardId: number,
  { archived, collection_id }: RowChanges<'dashboards'>,
): Promise<void> {
  if (archived === undefined && collection_id === undefined) return
  const questions = await cards.questionsOf(dashboardId)
  const idsOf = (some: typeof questions) => some.map(({ id }) => id)
  if (collection_id !== undefined) await cards.updateMany(idsOf(questions), { collection_id })
  if (archived === true) {
    await cards.updateMany(idsOf(questions.filter((one) => !one.archived)), {
      archived: true,
      archived_directly: false,
    })
  }
  if (archived === false) {
    const followers = questions.filter((one) => one.archived && !one.archived_directly)
    await cards.updateMany(idsOf(followers), { archived: false })
  }
}

/** Those that no dashcard shows any more go to the Trash, and those that are put on the dashboard again come back. */
export async function settleQuestions(
  { cards }: Cards,
  dashboardId: number,
  shownIds: readonly number[],
): Promise<void> {
  const named = new Set(shownIds)
  const questions = await cards.questionsOf(dashboardId)
  const gone = questions.filter(({ id, archived }) => !named.has(id) && !archived)
  const back = questions.filter(({ id, archived }) => named.has(id) && archived)
  await cards.updateMany(
    gone.map(({ id }) => id),
    { archived: true, archived_directly: true },
  )
  await cards.updateMany(
    back.map(({ id }) => id),
    { archived: false, archived_directly: false },
  )
}

/** @throws {ApiError} 400 when a question is named that lives in another dashboard. */
export async function requireNotForeign(
  { cards }: Cards,
  dashboardId: number,
  sent: readonly DashcardInput[],
): Promise<void> {
  const found = await cards.briefs([...new Set(sent.flatMap(sentCardIds))])
  const foreign = found.find(({ dashboard_id }) => dashboard_id !== null && dashboard_id !== dashboardId)
  if (foreign === undefined) return
  throw badRequest(`Question ${foreign.id} is saved in another dashboard: move it to a collection first, or copy it.`)
}

/** They are deleted with the dashboard. @throws {ApiError} 400 for one that a rule of access needs. */
export async function deleteQuestions(repositories: Repositories, dashboardId: number): Promise<void> {
  const questions = await repositories.cards.questionsOf(dashboardId)
  await deleteCards(
    repositories,
    questions.map(({ id }) => id),
  )
}
