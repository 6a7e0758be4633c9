/**
 * Ids of documents: the lower, the earlier it comes among results that everything else leaves equal. So the engines find
 * the best thousand of a common word without looking at the others. An id follows from its document alone.
 */
import { lastingShares, SEARCH_WEIGHTS, type SearchModel } from './weights.ts'

/** What is indexed. The place of a word in the list is part of ids: it never changes. */
const SEARCH_ENTITIES = ['card', 'dashboard', 'collection', 'database', 'table', 'segment', 'indexed-value'] as const
export type SearchEntity = (typeof SEARCH_ENTITIES)[number]

const MODEL_IDS = 2 ** 31
const ENTITIES = 16
/** Steps of the ranking per unit of weight. */
const STEPS = 1_000

interface Ranked {
  entity: SearchEntity
  model_id: number
  model: SearchModel
  view_level: number
  is_verified: boolean
  is_official: boolean
}

export function documentId(document: Ranked): number {
  const shares = Object.entries(lastingShares(document)) as [keyof typeof SEARCH_WEIGHTS, number][]
  const missing = shares.reduce((sum, [name, share]) => sum + SEARCH_WEIGHTS[name] * (1 - share), 0)
  const place = Math.round(missing * STEPS) * ENTITIES + SEARCH_ENTITIES.indexOf(document.entity)
  return place * MODEL_IDS + document.model_id
}

/** What a document is of. */
export function targetOf(id: number): { entity: SearchEntity; model_id: number } {
  const place = Math.floor(id / MODEL_IDS)
  return { entity: SEARCH_ENTITIES[place % ENTITIES]!, model_id: id % MODEL_IDS }
}
