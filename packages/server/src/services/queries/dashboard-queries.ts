/** Running the cards of dashboards with the values of their filters. Proved by test/contract/dashboard-query.test.ts. */
import { ApiError, badRequest, notFound } from '@querent/contract'
import { allowedParameterTypes, allowsParameterType, isOperatorType } from '@querent/query'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { answerQuery, exportQuery, pivotRows, type Answer, type Runner } from '../../query-runner/index.ts'
import type { CacheVersions, JsonObject, RunnableCard, Store } from '../../store/index.ts'
import type { CardService } from '../cards/index.ts'
import type { DashboardService } from '../dashboards/index.ts'
import type { ParameterValue } from './card-parameters.ts'
import { requestFor } from './card-queries.ts'
import { describeFile, pivotOfDownload, type Download, type DownloadFile } from './download.ts'

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

  return { run, download }
}

/** The values that reach the card, each with the target that it is mapped to there. */
function mappedValues(
  declared: readonly JsonObject[],
  mappings: readonly JsonObject[],
  { cardId, values }: { cardId: number; values: readonly ParameterValue[] },
): ParameterValue[] {
  return values.flatMap((sent) => {
    const parameter = declared.find(({ id }) => id === sent['id'])
    if (parameter === undefined) {
      throw badRequest(`Dashboard does not have a parameter with ID ${JSON.stringify(sent['id'])}.`)
    }
    const type = typeOf(parameter, sent)
    const value = valueOf(type, sent['value'])
    if (value === null) return []
    const own = mappings.filter((one) => one['parameter_id'] === sent['id'] && one['card_id'] === cardId)
    const options = sent['options'] ?? parameter['options']
    return own.map(({ target }) => ({
      id: sent['id'],
      type,
      value,
      target,
      ...(options === undefined ? {} : { options }),
    }))
  })
}

function typeOf(parameter: JsonObject, sent: ParameterValue): string {
  const declared = String(parameter['type'])
  const type = sent['type'] ?? declared
  if (typeof type === 'string' && allowsParameterType(declared, type)) return type
  const allowed = [...new Set([declared, ...allowedParameterTypes(declared)])]
  const name = String(parameter['name'] ?? parameter['id'])
  throw new ApiError(400, {
    message:
      `Invalid parameter value type ${JSON.stringify(type)} for parameter "${name}". ` +
      `Parameter type must be one of: ${allowed.join(', ')}.`,
  })
}

/** Null for a value that filters nothing. */
function valueOf(type: string, value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' && value.trim() === '') return null
  return isOperatorType(type) && !Array.isArray(value) ? [value] : value
}
