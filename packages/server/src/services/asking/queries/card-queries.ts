/** Running saved cards. Proved by test/contract/card.test.ts and native-parameters.test.ts. */
import type { RowOrder } from '@querent/query'
import {
  answerQuery,
  eachRow,
  exportQuery,
  pivotRows,
  type Answer,
  type AnswerRunner,
  type RunRequest,
} from '../../../query-runner/index.ts'
import type { CacheVersions, RunnableCard } from '../../../store/index.ts'
import type { CardService } from '../../content/cards/index.ts'
import { resolveCardParameters, type ParameterValue } from './card-parameters.ts'
import { contextOf, openAsked, type DeliveryContext, type Asked, type Caller, type CallerOf } from './caller.ts'
import { describeFile, pivotOfDownload, type Download, type DownloadFile } from './download.ts'

interface CardRun {
  parameters: readonly ParameterValue[]
  ignoreCache: boolean
  /** True: reads no stored models. */
  readsSource?: boolean
  /** False: the source answers, whatever is copied. */
  useCopies?: boolean
  context: string
  /** True for the totals of a pivot table too, with rows and columns as the card's settings name them. */
  isPivot?: boolean
  signal: AbortSignal
  /** Columns of the answer by which its rows are sorted. */
  order?: readonly RowOrder[] | undefined
  /** The change counters as the request found them. */
  versions: CacheVersions
}

interface CardDownload {
  format: Download['format']
  formatRows: boolean
  escapesFormulas: Download['escapesFormulas']
  /** True for a pivot table as such; a card that is shown otherwise has plain rows. */
  pivotResults: boolean
  parameters: readonly ParameterValue[]
  /** What the query log calls it; a download when left out. */
  context?: DeliveryContext
  signal: AbortSignal
  versions: CacheVersions
}

interface CardQueryDeps {
  cards: CardService
  runner: AnswerRunner
  now: () => number
  /** Notes that the card was run. */
  used: (cardId: number) => void
}

export function cardQueryService({ cards, runner, now, used }: CardQueryDeps) {
  /** @throws {ApiError} 404 or 403. */
  function open(asked: Asked<RunnableCard>, versions: CacheVersions): Promise<CallerOf<RunnableCard>> {
    return openAsked(asked, (user, id) => cards.getRunnable(user, id, versions))
  }

  /** The answer of a card, including one in the Trash. @throws {ApiError} 400 for a parameter that it does not have. */
  async function run(asked: Asked<RunnableCard>, request: CardRun): Promise<Answer> {
    const { parameters, ignoreCache, readsSource = false, useCopies = true, context, order, signal, versions } = request
    const { caller, content: card } = await open(asked, versions)
    used(card.id)
    const isPivot = request.isPivot === true
    const pivot = isPivot ? { pivot: pivotRows(card.visualization_settings) } : {}
    const own = requestFor(card, caller, { parameters, context, signal })
    const choices = { ignoreCache, readsSource, useCopies, versions, ...(order && { order }) }
    const answer = await answerQuery(runner, { ...own, ...choices, ...pivot })
    if (caller.user !== null && !isPivot) await cards.learnColumns(card, answer.columns, parameters.length === 0)
    return answer
  }

  /** A card's result as a file. */
  async function download(asked: Asked<RunnableCard>, choices: CardDownload): Promise<DownloadFile> {
    const { caller, content: card } = await open(asked, choices.versions)
    used(card.id)
    const { format, formatRows, escapesFormulas, parameters, signal, context = `${format}-download` } = choices
    const request = requestFor(card, caller, { parameters, context, signal })
    const download: Download = {
      format,
      formatRows,
      escapesFormulas,
      visualizationSettings: card.visualization_settings,
      pivotResults: choices.pivotResults && card.display === 'pivot',
    }
    const pivot = pivotOfDownload(card.dataset_query, download)
    const result = await exportQuery(runner, { ...request, ...pivot }, download)
    return describeFile(result, format, card.name, now())
  }

  /**
   * Shows each row of a card, also those that an answer has no room for.
   * @throws {ApiError} as `run` does. @throws {QueryError} when the query fails.
   */
  async function scan(
    asked: Asked<RunnableCard>,
    { versions, ...request }: Pick<CardRun, 'parameters' | 'context' | 'signal' | 'versions'>,
    see: (row: readonly unknown[]) => void,
  ): Promise<void> {
    const { caller, content: card } = await open(asked, versions)
    await eachRow(runner, requestFor(card, caller, request), see)
  }

  return { run, scan, download }
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
      ...(card.type === 'model' ? { modelMetadata: card.result_metadata, isOwnModel: !isFiltered } : {}),
    },
  }
}

function modelAsSource({ id, database_id }: RunnableCard): RunRequest['query'] {
  return { database: database_id, type: 'query', query: { 'source-table': `card__${id}` } }
}
