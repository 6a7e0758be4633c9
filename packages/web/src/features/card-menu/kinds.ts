import type { Card, CardType } from '../../api/card.ts'

interface Stage {
  aggregation?: readonly unknown[]
  'source-query'?: unknown
}

/** What a saved card may become: what is computed by one summary alone can be a metric. Queries come staged or as before. */
export function otherKinds({ type, dataset_query }: Pick<Card, 'type' | 'dataset_query'>): CardType[] {
  const { stages, query } = dataset_query as { stages?: readonly Stage[]; query?: Stage }
  const only = stages === undefined ? query : stages.length === 1 ? stages[0] : undefined
  const isMetric = only?.aggregation?.length === 1 && only['source-query'] === undefined
  const kinds: CardType[] = ['question', 'model', ...(isMetric ? (['metric'] as const) : [])]
  return kinds.filter((kind) => kind !== type)
}
