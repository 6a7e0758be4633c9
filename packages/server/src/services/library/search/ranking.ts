/** The order of what was found (contract: search, section 4): what weighs how much is in the store's `weights.ts`. */
import { lookup, remember } from '@querent/contract'
import {
  lastingShares,
  SEARCH_MODELS,
  SEARCH_WEIGHTS,
  type FoundDocument,
  type SearchModel,
  type SearchTarget,
  type SearchWeight,
  type SearchWeights,
} from '../../../store/index.ts'

/** What was changed before does not come earlier for it. */
export const RECENT_MS = 30 * 24 * 3600 * 1000

/** Kinds that come first for a purpose. */
const PREFERRED: Readonly<Record<string, readonly SearchModel[]>> = lookup({
  'entity-picker': ['table', 'dataset', 'metric'],
})

export interface RankingInput {
  /** Whether something is asked for; else everything is listed. */
  isAsked: boolean
  now: number
  context: string | undefined
  weights: SearchWeights
  /** When the user looked at something, in milliseconds, by {@link targetKey}. */
  views: ReadonlyMap<string, number>
  bookmarks: ReadonlySet<string>
}

/** Part of what a result is ranked by: a share of a weight. */
interface Score {
  name: SearchWeight
  score: number
  weight: number
  contribution: number
}

export function targetKey({ entity, model_id }: SearchTarget): string {
  return `${entity} ${model_id}`
}

/** The best first: names that are what was asked for, then those that begin with it, then the heaviest. */
export function rank(found: readonly FoundDocument[], input: RankingInput, limit: number): FoundDocument[] {
  const sumOf = lastingSums(input)
  const weighed = found.map((document) => ({
    document,
    sum: sumOf(document) + total(ownShares(document, input), input.weights),
    tier: Number(document.is_exact) * 2 + Number(document.is_prefix),
  }))
  weighed.sort((a, b) => b.tier - a.tier || b.sum - a.sum || a.document.id - b.document.id)
  return weighed.slice(0, limit).map(({ document }) => document)
}

/** What a result was ranked by. */
export function scoresOf(document: FoundDocument, input: RankingInput): Score[] {
  const shares: Record<SearchWeight, number> = { ...lasting(document, input), ...ownShares(document, input) }
  return NAMES.map((name) => {
    const [score, weight] = [shares[name], input.weights[name]]
    return { name, score, weight, contribution: score * weight }
  })
}

const NAMES = Object.keys(SEARCH_WEIGHTS) as SearchWeight[]

/** What the shares weigh that few different documents have: worked out once for all that are alike. */
function lastingSums(input: RankingInput): (document: FoundDocument) => number {
  const known = new Map<string, number>()
  return (document) => {
    const { model, view_level, is_verified, is_official } = document
    const key = `${model} ${view_level} ${is_verified} ${is_official}`
    return remember(known, key, () => total(lasting(document, input), input.weights))
  }
}

function total(shares: Partial<Record<SearchWeight, number>>, weights: SearchWeights): number {
  let sum = 0
  for (const name in shares) sum += (shares[name as SearchWeight] ?? 0) * weights[name as SearchWeight]
  return sum
}

function lasting(document: FoundDocument, { context }: RankingInput) {
  const shares = lastingShares(document)
  if (PREFERRED[context ?? '']?.includes(document.model) !== true) return shares
  // Preferred kinds come before the other kinds, each in the usual order among them.
  return { ...shares, model: 1 + shares.model / SEARCH_MODELS.length }
}

function ownShares(document: FoundDocument, { isAsked, now, views, bookmarks }: RankingInput) {
  const target = targetKey(document)
  return {
    exact: Number(document.is_exact),
    prefix: Number(document.is_prefix),
    text: !isAsked ? 0 : document.is_in_name ? 1 : 0.5,
    'user-recency': recency(views.get(target), now),
    bookmarked: Number(bookmarks.has(target)),
    recency: recency(document.changed_at === null ? undefined : Date.parse(document.changed_at), now),
    mine: Number(document.is_mine),
  }
}

/** From 1 for now to 0 for thirty days ago and before. */
function recency(time: number | undefined, now: number): number {
  return time === undefined ? 0 : Math.min(1, Math.max(0, 1 - (now - time) / RECENT_MS))
}
