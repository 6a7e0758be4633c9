/** Running the cards of dashboards with the values of their filters. Proved by test/contract/dashboard-query.test.ts. */
import { notFound } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { answerQuery, exportQuery, pivotRows, type Answer, type Runner } from '../../query-runner/index.ts'
import type { CacheVersions, DashboardRow, JsonObject, RunnableCard, Store } from '../../store/index.ts'
import type { CardService } from '../cards/index.ts'
import { loadParts, type DashboardService } from '../dashboards/index.ts'
import type { Caller } from './caller.ts'
import type { ParameterValue } from './card-parameters.ts'
import { requestFor } from './card-queries.ts'
import { mappedValues } from './dashboard-values.ts'
import { describeFile, pivotOfDownload, type Download, type DownloadFile } from './download.ts'
import { equalPlaces, failedGuestLine, failedLine, placesInOrder, resultLines } from './whole-dashboard.ts'

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
    const ready = await prepared({ user }, await dashboards.getRow(user, place.dashboardId), place, request)
    await remember(user, place.dashboardId, request.parameters)
    return answer({ user }, ready, request)
  }

  /** The same on a dashboard that the caller was given. */
  async function runOn(caller: Caller, dashboard: FilteredDashboard, place: CardOnIt, request: DashcardRun) {
    return answer(caller, await prepared(caller, dashboard, place, request), request)
  }

  async function answer(caller: Caller, { card, parameters, dashboard }: ReadyCard, request: DashcardRun) {
    used(card.id)
    const pivot = request.isPivot === true ? { pivot: pivotRows(card.visualization_settings) } : {}
    const { ignoreCache, versions, signal } = request
    const asked = requestFor(card, caller, { parameters, context: 'dashboard', signal })
    return answerQuery(runner, { ...asked, dashboard, ignoreCache, versions, ...pivot })
  }

  async function download(user: CurrentUser, place: DashcardPlace, request: DashcardDownload): Promise<DownloadFile> {
    return downloadOn({ user }, await dashboards.getRow(user, place.dashboardId), place, request)
  }

  /** The same from a dashboard that the caller was given. */
  async function downloadOn(
    caller: Caller,
    dashboard: FilteredDashboard,
    place: CardOnIt,
    request: DashcardDownload,
  ): Promise<DownloadFile> {
    const { card, settings, parameters } = await prepared(caller, dashboard, place, request)
    used(card.id)
    const { format, formatRows, pivotResults, signal } = request
    const asked = requestFor(card, caller, { parameters, context: `${format}-download`, signal })
    const choices: Download = {
      format,
      formatRows,
      visualizationSettings: { ...card.visualization_settings, ...settings },
      pivotResults: pivotResults && card.display === 'pivot',
    }
    const pivot = pivotOfDownload(card.dataset_query, choices)
    const result = await exportQuery(runner, { ...asked, dashboard, ...pivot }, choices)
    return describeFile(result, format, card.name, now())
  }

  /** @throws {ApiError} 404, 403, or 400 for parameters that the dashboard does not have. */
  async function prepared(
    caller: Caller,
    dashboard: FilteredDashboard,
    { dashcardId, cardId }: CardOnIt,
    { parameters, versions }: Pick<DashcardRun, 'parameters' | 'versions'>,
  ): Promise<ReadyCard> {
    const dashcards = await store.dashboardCards.placesOf(dashboard.id, dashcardId)
    const dashcard = dashcards.find((one) => one.card_id === cardId || one.series_card_id === cardId)
    if (dashcard === undefined) throw notFound()
    // A place whose own card is in the Trash is not shown, whatever stands there in series.
    if (caller.user === null && dashcard.card_id !== null) await cards.getRunnable(null, dashcard.card_id, versions)
    const values = mappedValues(dashboard.parameters, dashcard.parameter_mappings, { cardId, values: parameters })
    const card = await cards.getRunnable(caller.user, cardId, versions)
    return { card, settings: dashcard.visualization_settings, parameters: values, dashboard }
  }

  /**
   * All cards of the dashboard, or those named: a line of JSON for each as it is done, and one that says so at the end. What
   * is seen first is asked first, and equal questions once. @throws {ApiError} before the first line: 404, 403 or 400.
   */
  async function runAll(user: CurrentUser, dashboardId: number, request: WholeRun): Promise<AsyncIterable<string>> {
    const lines = await runAllOn({ user }, await dashboards.getRow(user, dashboardId), request)
    await remember(user, dashboardId, request.parameters)
    return lines
  }

  /** The same on a dashboard that the caller was given. */
  async function runAllOn(
    caller: Caller,
    dashboard: FilteredDashboard,
    { parameters, dashcardIds, ignoreCache, signal, versions }: WholeRun,
  ): Promise<AsyncIterable<string>> {
    const parts = await loadParts(store, dashboard.id)
    const isGuest = caller.user === null
    const places = placesInOrder(parts, dashcardIds).filter(
      // What guests do not see does not run for them, as a line that says so.
      ({ cardId }) => !isGuest || parts.cards.get(cardId)?.archived === false,
    )
    const jobs = equalPlaces(
      places.map((place) => {
        const { parameter_mappings } = place.dashcard
        const values = { cardId: place.cardId, values: parameters }
        return { ...place, values: mappedValues(dashboard.parameters, parameter_mappings, values) }
      }),
    )
    const failure = caller.way === undefined ? failedLine : failedGuestLine
    const request = { ignoreCache, signal, versions, parameters }
    return resultLines(jobs, { signal, failure }, async ({ cardId, values }) => {
      const card = await cards.getRunnable(caller.user, cardId, versions)
      const ready = { card, parameters: values, settings: {}, dashboard }
      return (await answer(caller, ready, request)).body
    })
  }

  return { run, runOn, runAll, runAllOn, download, downloadOn }
}

export type DashboardQueryService = ReturnType<typeof dashboardQueryService>

/** What a run takes from the dashboard itself. */
type FilteredDashboard = Pick<DashboardRow, 'id' | 'parameters' | 'cache_ttl'>
type CardOnIt = Omit<DashcardPlace, 'dashboardId'>

/** A card of a dashboard, with the values that reach it. */
interface ReadyCard {
  card: RunnableCard
  /** Those of the place where it stands. */
  settings: JsonObject
  parameters: ParameterValue[]
  dashboard: Pick<FilteredDashboard, 'id' | 'cache_ttl'>
}
