/** The order of what was found (contract: search, section 4): what weighs how much is in the store's `weights.ts`. */
import {
  lastingShares,
  SEARCH_MODELS,
  SEARCH_WEIGHTS,
  type FoundDocument,
  type SearchModel,
  type SearchWeight,
  type SearchWeights,
} from '../../store/index.ts'

const RECENT_MS = 30 * 24 * 3600 * 1000

/** Kinds that come first for a purpose. */
const PREFERRED: Readonly<Record<string, readonly SearchModel[]>> = { 'entity-picker': ['table', 'dataset', 'metric'] }

export interface RankingInput {
  /** What names are compared with; empty when everything is listed. */
  key: string
  words: readonly string[]
  userId: number
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

export interface Ranked extends FoundDocument {
  scores: Score[]
}

export function targetKey({ entity, model_id }: Pick<FoundDocument, 'entity' | 'model_id'>): string {
  return `${entity} ${model_id}`
}

/** The best first: names that are what was asked for, then those that begin with it, then the heaviest. */
export function rank(found: readonly FoundDocument[], input: RankingInput, limit: number): Ranked[] {
  const weighed = found.map((document) => {
    const shares = sharesOf(document, input)
    let sum = 0
    for (const name of NAMES) sum += input.weights[name] * shares[name]
    return { document, shares, sum, tier: shares.exact * 2 + shares.prefix }
  })
  weighed.sort((a, b) => b.tier - a.tier || b.sum - a.sum || a.document.id - b.document.id)
  return weighed
    .slice(0, limit)
    .map(({ document, shares }) => ({ ...document, scores: scoresOf(shares, input.weights) }))
}

const NAMES = Object.keys(SEARCH_WEIGHTS) as SearchWeight[]

function sharesOf(document: FoundDocument, input: RankingInput): Record<SearchWeight, number> {
  const { key, words, userId, now, views, bookmarks, context } = input
  const target = targetKey(document)
  const isAsked = key !== ''
  const hasAll = isAsked && words.every((word) => document.name_words.includes(` ${word}`))
  const preferred = PREFERRED[context ?? '']?.includes(document.model) === true
  const lasting = lastingShares(document)
  return {
    ...lasting,
    // Preferred kinds come before the other kinds, each in the usual order among them.
    model: preferred ? 1 + lasting.model / SEARCH_MODELS.length : lasting.model,
    exact: Number(isAsked && document.name_key === key),
    prefix: Number(isAsked && document.name_key.startsWith(key)),
    text: !isAsked ? 0 : hasAll ? 1 : 0.5,
    'user-recency': recency(views.get(target), now),
    bookmarked: Number(bookmarks.has(target)),
    recency: recency(document.changed_at === null ? undefined : Date.parse(document.changed_at), now),
    mine: Number(document.creator_id === userId),
  }
}

/** From 1 for now to 0 for thirty days ago and before. */
function recency(time: number | undefined, now: number): number {
  return time === undefined ? 0 : Math.min(1, Math.max(0, 1 - (now - time) / RECENT_MS))
}

function scoresOf(shares: Record<SearchWeight, number>, weights: SearchWeights): Score[] {
  return NAMES.map((name) => ({
    name,
    score: shares[name],
    weight: weights[name],
    contribution: shares[name] * weights[name],
  }))
}
