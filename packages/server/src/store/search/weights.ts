/**
 * What a result of a search is ranked by, and how much each of it weighs (contract: search, section 4). Each weighs a
 * share between 0 and 1. Whether the name is what was searched for, or begins with it, comes before all of them.
 */

/** Kinds of results; at equal weight, those in front come first. */
export const SEARCH_MODELS = [
  'dashboard',
  'metric',
  'segment',
  'indexed-entity',
  'card',
  'dataset',
  'document',
  'collection',
  'table',
  'action',
  'measure',
  'transform',
  'database',
] as const
export type SearchModel = (typeof SEARCH_MODELS)[number]

export const SEARCH_WEIGHTS = {
  exact: 5,
  text: 5,
  prefix: 0,
  'user-recency': 5,
  'view-count': 2,
  model: 2,
  bookmarked: 1,
  recency: 1,
  verified: 1,
  'official-collection': 1,
  mine: 1,
}
export type SearchWeight = keyof typeof SEARCH_WEIGHTS
export type SearchWeights = Record<SearchWeight, number>

/** Views by powers of two, from 0 to 10: a document moves in the index only when they have doubled. */
export function viewLevel(views: number): number {
  return Math.min(10, Math.floor(Math.log2(1 + views)))
}

/** The shares that depend neither on who searches nor on what for. */
export function lastingShares({ model, view_level, is_verified, is_official }: Lasting) {
  return {
    model: 1 - SEARCH_MODELS.indexOf(model) / SEARCH_MODELS.length,
    'view-count': view_level / 10,
    verified: Number(is_verified),
    'official-collection': Number(is_official),
  }
}

interface Lasting {
  model: SearchModel
  view_level: number
  is_verified: boolean
  is_official: boolean
}
