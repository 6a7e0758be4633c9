/** All cards of a dashboard in one request: an answer a card, as each is ready. */
import type { Result } from './dataset.ts'
import type { GuestValues } from './guest.ts'
import { get, send } from './client.ts'
import { readNdjson } from '../lib/ndjson.ts'

export interface CardResult {
  dashcard_id: number
  card_id: number
  result: Result
}

interface RunOptions {
  parameters: GuestValues
  /** Those that are to be answered, most urgent first; all when left out. */
  cards?: readonly number[]
  ignoreCache?: boolean
}

/** Where a dashboard's cards are run: of one's own, or as a guest of a link or a token. */
export const runPath = (id: number) => `/api/dashboard/${id}/query`

/** Runs cards and calls back for each. Aborting stops all queries in their databases. */
export async function runDashboard(
  path: string,
  { parameters, cards, ignoreCache = false }: RunOptions,
  onCard: (card: CardResult) => void,
  signal: AbortSignal,
): Promise<void> {
  const body = { parameters, ...(cards && { dashcard_ids: cards }), ...(ignoreCache && { ignore_cache: true }) }
  const response = await send('POST', path, { body, signal })
  await readNdjson(response, (line) => {
    if (typeof line === 'object' && line !== null && 'dashcard_id' in line) onCard(line as CardResult)
  })
}

interface OfferedValues {
  values: unknown[][]
  has_more_values: boolean
}

/** The first values of a filter, or those that hold a text; values of linked filters narrow them. */
export function findParameterValues(
  id: number,
  key: string,
  text: string,
  signal: AbortSignal,
  narrowing: Readonly<Record<string, readonly string[]>> = {},
): Promise<OfferedValues> {
  const path = `/api/dashboard/${id}/params/${encodeURIComponent(key)}`
  return text === ''
    ? get(`${path}/values`, narrowing, signal)
    : get(`${path}/search/${encodeURIComponent(text)}`, narrowing, signal)
}
