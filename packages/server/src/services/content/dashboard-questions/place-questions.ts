/** Puts cards on dashboards and takes them off, and notes what that makes of the dashboards. */
import { invalidField } from '@querent/contract'
import type { Repositories } from '../../../store/index.ts'
import type { UserWork } from '../../shared/work.ts'
import { dashboardNow, noteDashboard } from '../dashboard-content/index.ts'
import { loadDashcards } from '../dashboard-content/index.ts'
import { defaultSize, freeSpot } from './free-spot.ts'

interface PlacedCard {
  id: number
  display: string
}

export interface QuestionPlacement {
  /** Cards to put on the dashboard, each at the first free spot; those that stand there stay as they are. */
  put: readonly PlacedCard[]
  /** The tab for them; null is the first one. */
  tabId?: number | null
  /** Ids of cards to take off, also out of series. */
  take: readonly number[]
}

/** @throws {ApiError} 400 for a tab of another dashboard. */
export async function placeQuestions(work: UserWork, dashboardId: number, placement: QuestionPlacement): Promise<void> {
  const { repositories, user, time } = work
  const before = await dashboardNow(repositories, dashboardId)
  await takeOff(repositories, dashboardId, placement.take)
  await putOn(work, dashboardId, placement)
  await repositories.dashboards.update(dashboardId, { last_editor_id: user.id, last_edited_at: time, updated_at: time })
  await noteDashboard(work, dashboardId, { before })
}

async function takeOff(
  { dashboardCards }: Pick<Repositories, 'dashboardCards'>,
  dashboardId: number,
  cardIds: readonly number[],
): Promise<void> {
  if (cardIds.length === 0) return
  const gone = new Set(cardIds)
  const all = await loadDashcards({ dashboardCards }, dashboardId)
  const [leaving, staying] = [all.filter(isLeaving), all.filter((one) => !isLeaving(one))]
  await dashboardCards.deleteCards(leaving.map(({ id }) => id))
  const thinned = staying.filter(({ seriesIds }) => seriesIds.some((id) => gone.has(id)))
  await dashboardCards.setSeries(
    new Map(thinned.map(({ id, seriesIds }) => [id, seriesIds.filter((one) => !gone.has(one))])),
  )

  function isLeaving({ card_id }: { card_id: number | null }): boolean {
    return card_id !== null && gone.has(card_id)
  }
}

async function putOn(
  { repositories, time }: UserWork,
  dashboardId: number,
  { put, tabId }: QuestionPlacement,
): Promise<void> {
  if (put.length === 0) return
  const { dashboardCards } = repositories
  const tabs = await dashboardCards.tabsOf(dashboardId)
  const dashboard_tab_id = tabId ?? tabs[0]?.id ?? null
  if (tabId != null && !tabs.some(({ id }) => id === tabId)) {
    throw invalidField('dashboard_tab_id', `There is no tab ${tabId} on this dashboard.`)
  }
  const placed = await dashboardCards.cardsOf(dashboardId)
  const present = new Set(placed.map(({ card_id }) => card_id))
  const taken = placed.filter((one) => one.dashboard_tab_id === dashboard_tab_id)
  const rects: Parameters<typeof freeSpot>[0][number][] = [...taken]
  const rows = put
    .filter(({ id }) => !present.has(id))
    .map(({ id, display }) => {
      const size = defaultSize(display)
      const rect = { ...freeSpot(rects, size), ...size }
      rects.push(rect)
      return {
        ...rect,
        dashboard_id: dashboardId,
        dashboard_tab_id,
        card_id: id,
        action_id: null,
        parameter_mappings: [],
        inline_parameters: [],
        visualization_settings: {},
        created_at: time,
        updated_at: time,
      }
    })
  await dashboardCards.addCards(rows)
}
