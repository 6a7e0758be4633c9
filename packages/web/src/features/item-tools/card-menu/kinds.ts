import type { Card, CardType } from '../../../api/card.ts'

interface Stage {
  aggregation?: readonly unknown[]
  'source-query'?: unknown
}

/** What a query can be kept as: what is computed by one summary alone also as a metric. Queries come staged or as before. */
export function kindsFor(dataset_query: Card['dataset_query']): CardType[] {
  const { stages, query } = dataset_query as { stages?: readonly Stage[]; query?: Stage }
  const only = stages === undefined ? query : stages.length === 1 ? stages[0] : undefined
  const isMetric = only?.aggregation?.length === 1 && only['source-query'] === undefined
  return ['question', 'model', ...(isMetric ? (['metric'] as const) : [])]
}

/** What a saved card may become. */
export const otherKinds = ({ type, dataset_query }: Pick<Card, 'type' | 'dataset_query'>): CardType[] =>
  kindsFor(dataset_query).filter((kind) => kind !== type)
