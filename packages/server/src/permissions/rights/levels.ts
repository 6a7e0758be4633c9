/** The levels of permissions, from the least to the most (contract: permissions, section 2). */
import type { CreateQueries, DataModel, Download, ViewData } from '../../store/index.ts'

export const VIEW_DATA: readonly ViewData[] = ['blocked', 'legacy-no-self-service', 'unrestricted']
export const CREATE_QUERIES: readonly CreateQueries[] = ['no', 'query-builder', 'query-builder-and-native']
export const DOWNLOAD: readonly Download[] = ['none', 'limited', 'full']
export const DATA_MODEL: readonly DataModel[] = ['none', 'all']

/** The level that allows most; of no levels, the one that allows least. */
export function most<Level>(order: readonly Level[], levels: Iterable<Level>): Level {
  let rank = 0
  for (const level of levels) rank = Math.max(rank, order.indexOf(level))
  return order[rank]!
}

/** The level that allows least; of no levels, the one that allows everything. */
export function least<Level>(order: readonly Level[], levels: Iterable<Level>): Level {
  let rank = order.length - 1
  for (const level of levels) rank = Math.min(rank, order.indexOf(level))
  return order[rank]!
}
