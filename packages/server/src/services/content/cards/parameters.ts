/**
 * A card's parameters: the stored ones, and those that its template tags stand for (contract: parameter-values,
 * section 4).
 */
import { tagParameters } from '@querent/query'
import type { CardRow } from '../../../store/index.ts'
import { tagsOf } from './stored-query.ts'

export type CardParameter = Record<string, unknown> & { id: string; type: string }

/** By id; a stored parameter adds to the one of its tag. */
export function cardParameters(card: Pick<CardRow, 'dataset_query' | 'parameters'>): CardParameter[] {
  const merged = new Map<string, CardParameter>()
  for (const parameter of tagParameters(tagsOf(card.dataset_query))) merged.set(parameter.id, { ...parameter })
  for (const stored of card.parameters) {
    const { id, type } = stored
    if (typeof id !== 'string') continue
    const known = merged.get(id)
    merged.set(id, { ...known, ...stored, id, type: typeof type === 'string' ? type : (known?.type ?? 'category') })
  }
  return [...merged.values()]
}
