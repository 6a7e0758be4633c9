import type { MbqlStage } from './query.ts'

/** A stage that asks for nothing yet. */
export function emptyStage(path: string): MbqlStage {
  return {
    kind: 'mbql',
    source: null,
    sourceMetadata: null,
    joins: [],
    expressions: [],
    filters: [],
    aggregations: [],
    breakouts: [],
    fields: null,
    orderBy: [],
    limit: null,
    page: null,
    path,
    extra: {},
  }
}
