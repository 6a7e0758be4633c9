/** The words of permissions, from the least to the most (contract: permissions, section 2). */
import type { CreateQueries, DataModel, Download, ViewData } from '../../store/index.ts'

export const VIEW_DATA: readonly ViewData[] = ['blocked', 'legacy-no-self-service', 'unrestricted']
export const CREATE_QUERIES: readonly CreateQueries[] = ['no', 'query-builder', 'query-builder-and-native']
export const DOWNLOAD: readonly Download[] = ['none', 'limited', 'full']
export const DATA_MODEL: readonly DataModel[] = ['none', 'all']

/** The word that allows most; of no words, the one that allows least. */
export function most<Word>(order: readonly Word[], words: Iterable<Word>): Word {
  let rank = 0
  for (const word of words) rank = Math.max(rank, order.indexOf(word))
  return order[rank]!
}

/** The word that allows least; of no words, the one that allows everything. */
export function least<Word>(order: readonly Word[], words: Iterable<Word>): Word {
  let rank = order.length - 1
  for (const word of words) rank = Math.min(rank, order.indexOf(word))
  return order[rank]!
}
