/** All cards of a dashboard in one request: an answer a card, as each is ready. */
import type { ParameterRemappingAnswer, ParameterValuesAnswer } from '@querent/contract'
import type { Answer } from './answer.ts'
import { askedOf, type Result, type RowOrder } from './dataset.ts'
import type { GuestValues } from './guest.ts'
import { get, saidAnswer, send } from './client.ts'
import { readNdjson } from '../lib/ndjson.ts'

interface CardResult {
  dashcard_id: number
  card_id: number
  result: Result
}

interface RunOptions {
  parameters: GuestValues
  /** Those that are to be answered, most urgent first; all when left out. */
  cards?: readonly number[]
  ignoreCache?: boolean
  /** Not from stored models. */
  readsSource?: boolean
  order?: readonly RowOrder[]
}

/** Runs cards and calls back for each. */
export type RunCards = (options: RunOptions, onCard: (card: CardResult) => void, signal: AbortSignal) => Promise<void>

/** Where a dashboard's cards are run: of one's own, or as a guest of a link or a token. */
export const runPath = (id: number) => `/api/dashboard/${id}/query`

/** Runs cards and calls back for each. Aborting stops all queries in their databases. */
export async function runDashboard(
  path: string,
  { parameters, cards, ignoreCache = false, readsSource = false, order }: RunOptions,
  onCard: (card: CardResult) => void,
  signal: AbortSignal,
): Promise<void> {
  const body = {
    parameters,
    ...(cards && { dashcard_ids: cards }),
    ...(ignoreCache && { ignore_cache: true }),
    ...askedOf(readsSource),
    ...(order && { sort_rows: order }),
  }
  const response = await send('POST', path, { body, signal })
  await readNdjson(response, (line) => {
    if (typeof line === 'object' && line !== null && 'dashcard_id' in line) {
      const { result, ...rest } = line as CardResult
      onCard({ ...rest, result: saidAnswer(result) as Result })
    }
  })
}

/** The answer of one card in another order. */
export async function runDashcardSorted(
  path: string,
  {
    dashcard,
    card,
    parameters,
    order,
    readsSource,
  }: { dashcard: number; card: number; parameters: GuestValues; order: readonly RowOrder[]; readsSource: boolean },
  signal: AbortSignal,
): Promise<Result> {
  let found: Result | undefined
  await runDashboard(
    path,
    { parameters, cards: [dashcard], order, readsSource },
    (line) => {
      if (line.card_id === card) found = line.result
    },
    signal,
  )
  if (found === undefined) throw new Error('The response ended early.')
  return found
}

/** The first values of a filter, or those that hold a text; values of linked filters narrow them. */
export function findParameterValues(
  id: number,
  key: string,
  text: string,
  signal: AbortSignal,
  narrowing: Readonly<Record<string, readonly string[]>> = {},
): Promise<Answer<typeof ParameterValuesAnswer>> {
  const path = `/api/dashboard/${id}/params/${encodeURIComponent(key)}`
  return text === ''
    ? get(`${path}/values`, narrowing, signal)
    : get(`${path}/search/${encodeURIComponent(text)}`, narrowing, signal)
}

/** The label of a filter's value, such as the name of a customer for a key; undefined where there is none. */
export async function findParameterLabel(
  id: number,
  key: string,
  value: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const path = `/api/dashboard/${id}/params/${encodeURIComponent(key)}/remapping`
  const [, label] = await get<Answer<typeof ParameterRemappingAnswer>>(path, { value }, signal)
  return typeof label === 'string' && label !== '' ? label : undefined
}
