/** Running saved cards. Proved by test/contract/card.test.ts and native-parameters.test.ts. */
import type { CurrentUser } from '../../permissions/current-user.ts'
import {
  answerQuery,
  exportQuery,
  pivotRows,
  type Answer,
  type RunRequest,
  type Runner,
} from '../../query-runner/index.ts'
import type { CacheVersions, RunnableCard } from '../../store/index.ts'
import type { CardService } from '../cards/index.ts'
import { resolveCardParameters, type ParameterValue } from './card-parameters.ts'
import { contextOf, type Caller } from './caller.ts'
import { describeFile, pivotOfDownload, type Download, type DownloadFile } from './download.ts'

interface CardRun {
  parameters: readonly ParameterValue[]
  ignoreCache: boolean
  context: string
  /** True for the totals of a pivot table too, with rows and columns as the card's settings name them. */
  isPivot?: boolean
  signal: AbortSignal
  /** The change counters as the request found them. */
  versions: CacheVersions
}

interface CardDownload {
  format: Download['format']
  formatRows: boolean
  /** True for a pivot table as such; a card that is shown otherwise has plain rows. */
  pivotResults: boolean
  parameters: readonly ParameterValue[]
  signal: AbortSignal
  versions: CacheVersions
}

interface CardQueryDeps {
  cards: CardService
  runner: Runner
  now: () => number
  /** Notes that the card was run. */
  used: (cardId: number) => void
}

export function cardQueryService({ cards, runner, now, used }: CardQueryDeps) {
  /** The answer of a card, also of one in the Trash. @throws {ApiError} 400 for a parameter that it does not have. */
  async function run(user: CurrentUser, id: number, request: CardRun): Promise<Answer> {
    const card = await cards.getRunnable(user, id, request.versions)
    const answer = await runCard({ user }, card, request)
    if (request.isPivot !== true) await cards.learnColumns(card, answer.columns, request.parameters.length === 0)
    return answer
  }

  /** The same for a card that the caller was given. */
  async function runCard(caller: Caller, card: RunnableCard, request: CardRun): Promise<Answer> {
    used(card.id)
    const { parameters, ignoreCache, context, isPivot, signal, versions } = request
    const pivot = isPivot === true ? { pivot: pivotRows(card.visualization_settings) } : {}
    const asked = requestFor(card, caller, { parameters, context, signal })
    return answerQuery(runner, { ...asked, ignoreCache, versions, ...pivot })
  }

  /** A card's result as a file. */
  async function download(user: CurrentUser, id: number, choices: CardDownload): Promise<DownloadFile> {
    return downloadCard({ user }, await cards.getRunnable(user, id, choices.versions), choices)
  }

  /** The same for a card that the caller was given. */
  async function downloadCard(caller: Caller, card: RunnableCard, choices: CardDownload): Promise<DownloadFile> {
    used(card.id)
    const { format, formatRows, parameters, signal } = choices
    const request = requestFor(card, caller, { parameters, context: `${format}-download`, signal })
    const download: Download = {
      format,
      formatRows,
      visualizationSettings: card.visualization_settings,
      pivotResults: choices.pivotResults && card.display === 'pivot',
    }
    const pivot = pivotOfDownload(card.dataset_query, download)
    const result = await exportQuery(runner, { ...request, ...pivot }, download)
    return describeFile(result, format, card.name, now())
  }

  return { run, runCard, download, downloadCard }
}

export type CardQueryService = ReturnType<typeof cardQueryService>

/** A run of the card, with values completed from what it declares. @throws {ApiError} 400 for one that it does not take. */
export function requestFor(
  card: RunnableCard,
  caller: Caller,
  { parameters: values, context, signal }: Pick<CardRun, 'parameters' | 'context' | 'signal'>,
): RunRequest {
  const parameters = resolveCardParameters(card, values)
  // Filters on a model see its result, whatever its own query does last.
  const isFiltered = card.type === 'model' && parameters.length > 0
  return {
    user: caller.user,
    ...(caller.way === undefined ? {} : { forGuest: true }),
    query: isFiltered ? modelAsSource(card) : card.dataset_query,
    parameters,
    context: contextOf(caller, context),
    signal,
    card: {
      id: card.id,
      name: card.name,
      cache_ttl: card.cache_ttl,
      ...(card.type === 'model' ? { modelMetadata: card.result_metadata } : {}),
    },
  }
}

function modelAsSource({ id, database_id }: RunnableCard): RunRequest['query'] {
  return { database: database_id, type: 'query', query: { 'source-table': `card__${id}` } }
}
