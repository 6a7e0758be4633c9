/** Running the cards of dashboards with the values of their filters. Proved by test/contract/dashboard-query.test.ts. */
import { randomUUID } from 'node:crypto'
import { notFound } from '@querent/contract'
import type { PivotRequest, RowOrder } from '@querent/query'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { answerQuery, exportQuery, pivotRows, type Answer, type AnswerRunner } from '../../../query-runner/index.ts'
import type { CacheVersions, DashboardRow, RunnableCard, Store } from '../../../store/index.ts'
import type { CardService } from '../../content/cards/index.ts'
import { loadParts, type DashboardParts, type DashboardService } from '../../content/dashboards/index.ts'
import { openAsked, type Asked, type Caller, type CallerOf, type DeliveryContext } from './caller.ts'
import type { ParameterValue } from './card-parameters.ts'
import { requestFor } from './card-queries.ts'
import { mappedValues } from './dashboard-values.ts'
import { describeFile, pivotOfDownload, type Download, type DownloadFile } from './download.ts'
import { pivotOfPlace, placeSettings } from './place-pivot.ts'
import {
  equalPlaces,
  failedGuestLine,
  failedLine,
  linesOf,
  placedAnswers,
  placesInOrder,
  type PlacedAnswer,
} from './whole-dashboard.ts'

/** Which card, on which place of the dashboard. */
interface DashcardPlace {
  dashcardId: number
  cardId: number
}

interface DashcardRun {
  parameters: readonly ParameterValue[]
  ignoreCache: boolean
  /** True: reads no stored models. */
  readsSource?: boolean
  /** False: the source answers, whatever is copied. */
  useCopies?: boolean
  /** Of one time that the dashboard is shown. */
  load?: string | undefined
  isPivot?: boolean
  /** Columns of the answer by which its rows are sorted. */
  order?: readonly RowOrder[] | undefined
  signal: AbortSignal
  /** The change counters as the request found them. */
  versions: CacheVersions
}

interface DashcardDownload {
  format: Download['format']
  formatRows: boolean
  escapesFormulas: Download['escapesFormulas']
  pivotResults: boolean
  parameters: readonly ParameterValue[]
  /** What the query log calls it; a download when left out. */
  context?: DeliveryContext
  signal: AbortSignal
  versions: CacheVersions
}

interface WholeRun extends Omit<DashcardRun, 'isPivot'> {
  /** Undefined for all of them. */
  dashcardIds: readonly number[] | undefined
  /** What the query log calls it where nobody looks at a screen: a file, or what is sent to people. */
  context?: 'pdf-download' | 'png-download' | DeliveryContext
}

interface DashboardQueryDeps {
  store: Store
  dashboards: DashboardService
  cards: CardService
  runner: AnswerRunner
  now: () => number
  /** Notes that the card was run. */
  used: (cardId: number) => void
  /** Keeps the values that the user gave the filters. */
  remember: (user: CurrentUser, dashboardId: number, values: readonly ParameterValue[]) => Promise<void>
}

export function dashboardQueryService({ store, dashboards, cards, runner, now, used, remember }: DashboardQueryDeps) {
  /** @throws {ApiError} 404 or 403. */
  function open(asked: Asked<FilteredDashboard>): Promise<CallerOf<FilteredDashboard>> {
    return openAsked(asked, (user, id) => dashboards.getRow(user, id))
  }

  /** Guests have no filter values of their own. */
  async function rememberValues({ user }: Caller, dashboardId: number, values: readonly ParameterValue[]) {
    if (user !== null) await remember(user, dashboardId, values)
  }

  /** The answer of one card. */
  async function run(asked: Asked<FilteredDashboard>, place: DashcardPlace, request: DashcardRun): Promise<Answer> {
    const { caller, content: dashboard } = await open(asked)
    const ready = await prepared(caller, dashboard, place, request)
    await rememberValues(caller, dashboard.id, request.parameters)
    return answer(caller, ready, { ...request, context: 'dashboard', pivot: askedPivot(ready, request) })
  }

  async function answer(caller: Caller, { card, parameters, dashboard }: ReadyCard, request: CardAnswer) {
    used(card.id)
    const {
      ignoreCache,
      readsSource = false,
      useCopies = true,
      load,
      versions,
      signal,
      order,
      pivot,
      context,
    } = request
    const asked = requestFor(card, caller, { parameters, context, signal })
    return answerQuery(runner, {
      ...asked,
      dashboard,
      ignoreCache,
      readsSource,
      useCopies,
      versions,
      ...(load !== undefined && { load }),
      ...(order && { order }),
      ...(pivot === undefined ? {} : { pivot }),
    })
  }

  /** The result of one card as a file. */
  async function download(
    asked: Asked<FilteredDashboard>,
    place: DashcardPlace,
    request: DashcardDownload,
  ): Promise<DownloadFile> {
    const { caller, content: dashboard } = await open(asked)
    const { card, settings, parameters } = await prepared(caller, dashboard, place, request)
    used(card.id)
    const { format, formatRows, escapesFormulas, pivotResults, signal, context = `${format}-download` } = request
    const own = requestFor(card, caller, { parameters, context, signal })
    const choices: Download = {
      format,
      formatRows,
      escapesFormulas,
      visualizationSettings: settings,
      pivotResults: pivotResults && card.display === 'pivot',
    }
    const pivot = pivotOfDownload(card.dataset_query, choices)
    const result = await exportQuery(runner, { ...own, dashboard, ...pivot }, choices)
    return describeFile(result, format, card.name, now())
  }

  /** @throws {ApiError} 404, 403, or 400 for parameters that the dashboard does not have. */
  async function prepared(
    caller: Caller,
    dashboard: FilteredDashboard,
    { dashcardId, cardId }: DashcardPlace,
    { parameters, versions }: Pick<DashcardRun, 'parameters' | 'versions'>,
  ): Promise<PlacedCard> {
    const dashcards = await store.dashboardCards.placesOf(dashboard.id, dashcardId)
    const dashcard = dashcards.find((one) => one.card_id === cardId || one.series_card_id === cardId)
    if (dashcard === undefined) throw notFound()
    // A place whose own card is in the Trash is not shown, whatever stands there in series.
    if (caller.user === null && dashcard.card_id !== null) await cards.getRunnable(null, dashcard.card_id, versions)
    const values = mappedValues(dashboard.parameters, dashcard.parameter_mappings, { cardId, values: parameters })
    const card = await cards.getRunnable(caller.user, cardId, versions)
    const settings = placeSettings(card.visualization_settings, dashcard.visualization_settings)
    return { card, settings, parameters: values, dashboard }
  }

  /**
   * The answers of all cards of the dashboard, or of those named, each as it is done. What is seen first is asked first, and
   * equal questions once. @throws {ApiError} before the first one: 404, 403 or 400.
   */
  async function answerAll(
    asked: Asked<FilteredDashboard>,
    {
      parameters,
      dashcardIds,
      ignoreCache,
      readsSource = false,
      useCopies = true,
      order,
      signal,
      versions,
      context,
    }: WholeRun,
  ): Promise<AsyncIterable<PlacedAnswer>> {
    const { caller, content: dashboard } = await open(asked)
    const parts = await loadParts(store, dashboard.id)
    const isGuest = caller.user === null
    const places = placesInOrder(parts, dashcardIds).filter(
      // What guests do not see does not run for them, as a line that says so.
      ({ cardId }) => !isGuest || parts.cards.get(cardId)?.archived === false,
    )
    const jobs = equalPlaces(questionsAt(places, { parts, dashboard, parameters }))
    const failure = caller.way === undefined ? failedLine : failedGuestLine
    const request = {
      ignoreCache,
      readsSource,
      useCopies,
      load: randomUUID(),
      order,
      signal,
      versions,
      context: context ?? 'dashboard',
    }
    // Whoever makes a file, or sends something, has not looked at the filters.
    if (context === undefined) await rememberValues(caller, dashboard.id, parameters)
    return placedAnswers(jobs, { signal, failure }, async ({ cardId, values, pivot }) => {
      const card = await cards.getRunnable(caller.user, cardId, versions)
      const ready = { card, parameters: values, dashboard }
      return (await answer(caller, ready, { ...request, pivot })).body
    })
  }

  /** The same as lines of JSON, with one that says so at the end. @throws {ApiError} as `answerAll`. */
  async function runAll(...asked: Parameters<typeof answerAll>): Promise<AsyncIterable<string>> {
    return linesOf(await answerAll(...asked))
  }

  return { run, answerAll, runAll, download }
}

export type DashboardQueryService = ReturnType<typeof dashboardQueryService>

/** What a run takes from the dashboard itself. */
type FilteredDashboard = Pick<DashboardRow, 'id' | 'parameters' | 'cache_ttl'>

/** A card of a dashboard, with the values that reach it. */
interface ReadyCard {
  card: RunnableCard
  parameters: ParameterValue[]
  dashboard: Pick<FilteredDashboard, 'id' | 'cache_ttl'>
}

interface PlacedCard extends ReadyCard {
  /** Of the card, with those of its place over them. */
  settings: Record<string, unknown>
}

interface CardAnswer extends Pick<
  DashcardRun,
  'ignoreCache' | 'readsSource' | 'useCopies' | 'load' | 'order' | 'signal' | 'versions'
> {
  pivot: PivotRequest | undefined
  /** In the log of queries. */
  context: string
}

/** The question of each place, with the values that reach it. */
function questionsAt(
  places: ReturnType<typeof placesInOrder>,
  {
    parts,
    dashboard,
    parameters: values,
  }: Pick<DashcardRun, 'parameters'> & { parts: DashboardParts; dashboard: FilteredDashboard },
) {
  return places.map((place) => {
    const { cardId, dashcard } = place
    const card = parts.cards.get(cardId)
    // In the series of another card, a pivot table lends its plain rows.
    const isOwn = dashcard.card_id === cardId
    return {
      ...place,
      values: mappedValues(dashboard.parameters, dashcard.parameter_mappings, { cardId, values }),
      pivot: card === undefined || !isOwn ? undefined : pivotOfPlace(card, dashcard.visualization_settings),
    }
  })
}

/** As the route asks for it, whatever the card is shown as. */
function askedPivot({ settings }: PlacedCard, { isPivot }: DashcardRun): PivotRequest | undefined {
  return isPivot === true ? pivotRows(settings) : undefined
}
