/** Running the cards of dashboards with the values of their filters. Proved by test/contract/dashboard-query.test.ts. */
import { notFound } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { answerQuery, exportQuery, pivotRows, type Answer, type Runner } from '../../query-runner/index.ts'
import type { CacheVersions, JsonObject, RunnableCard, Store } from '../../store/index.ts'
import type { CardService } from '../cards/index.ts'
import { loadParts, type DashboardService } from '../dashboards/index.ts'
import type { ParameterValue } from './card-parameters.ts'
import { requestFor } from './card-queries.ts'
import { mappedValues } from './dashboard-values.ts'
import { describeFile, pivotOfDownload, type Download, type DownloadFile } from './download.ts'
import { equalPlaces, placesInOrder, resultLines } from './whole-dashboard.ts'

/** Which card, on which place of which dashboard. */
export interface DashcardPlace {
  dashboardId: number
  dashcardId: number
  cardId: number
}

interface DashcardRun {
  parameters: readonly ParameterValue[]
  ignoreCache: boolean
  isPivot?: boolean
  signal: AbortSignal
  /** The change counters as the request found them. */
  versions: CacheVersions
}

interface DashcardDownload {
  format: Download['format']
  formatRows: boolean
  pivotResults: boolean
  parameters: readonly ParameterValue[]
  signal: AbortSignal
  versions: CacheVersions
}

interface WholeRun extends Omit<DashcardRun, 'isPivot'> {
  /** Undefined for all of them. */
  dashcardIds: readonly number[] | undefined
}

interface DashboardQueryDeps {
  store: Store
  dashboards: DashboardService
  cards: CardService
  runner: Runner
  now: () => number
  /** Notes that the card was run. */
  used: (cardId: number) => void
  /** Keeps the values that the user gave the filters. */
  remember: (user: CurrentUser, dashboardId: number, values: readonly ParameterValue[]) => Promise<void>
}

export function dashboardQueryService({ store, dashboards, cards, runner, now, used, remember }: DashboardQueryDeps) {
  async function run(user: CurrentUser, place: DashcardPlace, request: DashcardRun): Promise<Answer> {
    const { card, parameters } = await prepared(user, place, request)
    used(card.id)
    await remember(user, place.dashboardId, request.parameters)
    const pivot = request.isPivot === true ? { pivot: pivotRows(card.visualization_settings) } : {}
    const { ignoreCache, versions, signal } = request
    const asked = { ...requestFor(card, user, parameters, 'dashboard', signal), dashboardId: place.dashboardId }
    return answerQuery(runner, { ...asked, ignoreCache, versions, ...pivot })
  }

  async function download(user: CurrentUser, place: DashcardPlace, request: DashcardDownload): Promise<DownloadFile> {
    const { card, settings, parameters } = await prepared(user, place, request)
    used(card.id)
    const { format, formatRows, pivotResults, signal } = request
    const asked = {
      ...requestFor(card, user, parameters, `${format}-download`, signal),
      dashboardId: place.dashboardId,
    }
    const choices: Download = {
      format,
      formatRows,
      visualizationSettings: { ...card.visualization_settings, ...settings },
      pivotResults: pivotResults && card.display === 'pivot',
    }
    const result = await exportQuery(runner, { ...asked, ...pivotOfDownload(card.dataset_query, choices) }, choices)
    return describeFile(result, format, card.name, now())
  }

  /** @throws {ApiError} 404, 403, or 400 for parameters that the dashboard does not have. */
  async function prepared(
    user: CurrentUser,
    { dashboardId, dashcardId, cardId }: DashcardPlace,
    { parameters, versions }: Pick<DashcardRun, 'parameters' | 'versions'>,
  ): Promise<{ card: RunnableCard; settings: JsonObject; parameters: ParameterValue[] }> {
    const dashboard = await dashboards.getRow(user, dashboardId)
    const dashcards = await store.dashboardCards.placesOf(dashboardId, dashcardId)
    const dashcard = dashcards.find((one) => one.card_id === cardId || one.series_card_id === cardId)
    if (dashcard === undefined) throw notFound()
    const values = mappedValues(dashboard.parameters, dashcard.parameter_mappings, { cardId, values: parameters })
    const card = await cards.getRunnable(user, cardId, versions)
    return { card, settings: dashcard.visualization_settings, parameters: values }
  }

  /**
   * All cards of the dashboard, or those named: a line of JSON for each as it is done, and one that says so at the end. What
   * is seen first is asked first, and equal questions once. @throws {ApiError} before the first line: 404, 403 or 400.
   */
  async function runAll(user: CurrentUser, dashboardId: number, request: WholeRun): Promise<AsyncIterable<string>> {
    const dashboard = await dashboards.getRow(user, dashboardId)
    const { parameters, dashcardIds, ignoreCache, signal, versions } = request
    const parts = await loadParts(store, dashboardId)
    const places = placesInOrder(parts, dashcardIds)
    const jobs = equalPlaces(
      places.map((place) => {
        const { parameter_mappings } = place.dashcard
        const values = { cardId: place.cardId, values: parameters }
        return { ...place, values: mappedValues(dashboard.parameters, parameter_mappings, values) }
      }),
    )
    await remember(user, dashboardId, parameters)
    return resultLines(jobs, signal, async ({ cardId, values }) => {
      const card = await cards.getRunnable(user, cardId, versions)
      used(cardId)
      const asked = { ...requestFor(card, user, values, 'dashboard', signal), dashboardId }
      return (await answerQuery(runner, { ...asked, ignoreCache, versions })).body
    })
  }

  return { run, runAll, download }
}
