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
  async function run(
    user: CurrentUser,
    id: number,
    { parameters, ignoreCache, context, isPivot, signal, versions }: CardRun,
  ): Promise<Answer> {
    const card = await cards.getRunnable(user, id, versions)
    used(id)
    const pivot = isPivot === true ? { pivot: pivotRows(card.visualization_settings) } : {}
    const request = requestFor(card, user, parameters, context, signal)
    const answer = await answerQuery(runner, { ...request, ignoreCache, versions, ...pivot })
    if (isPivot !== true) await cards.learnColumns(card, answer.columns, parameters.length === 0)
    return answer
  }

  /** A card's result as a file. */
  async function download(user: CurrentUser, id: number, choices: CardDownload): Promise<DownloadFile> {
    const card = await cards.getRunnable(user, id, choices.versions)
    used(id)
    const request = requestFor(card, user, choices.parameters, `${choices.format}-download`, choices.signal)
    const { format, formatRows } = choices
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

  return { run, download }
}

/** A run of the card, with values completed from what it declares. @throws {ApiError} 400 for one that it does not take. */
export function requestFor(
  card: RunnableCard,
  user: CurrentUser,
  values: readonly ParameterValue[],
  context: string,
  signal: AbortSignal,
): RunRequest {
  const parameters = resolveCardParameters(card, values)
  // Filters on a model see its result, whatever its own query does last.
  const isFiltered = card.type === 'model' && parameters.length > 0
  return {
    user,
    query: isFiltered ? modelAsSource(card) : card.dataset_query,
    parameters,
    context,
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
