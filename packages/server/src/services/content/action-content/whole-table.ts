import { isMap } from '@querent/contract'
import { toForm } from '@querent/query'
import type { CardRow } from '../../../store/index.ts'

/** Whether a model shows all of one table: only then can its rows be written. */
export function isWholeTable({ dataset_query, query_type }: Pick<CardRow, 'dataset_query' | 'query_type'>): boolean {
  if (query_type !== 'query') return false
  const inner = toForm(dataset_query, 'legacy')['query']
  return isMap(inner) && Number.isInteger(inner['source-table']) && Object.keys(inner).length === 1
}
