/** Where a pressed column is filtered: before it is grouped, or after what is made of groups. */
import {
  addStage,
  bare,
  clausesOf,
  isGrouped,
  isNative,
  replaceClause,
  withOptions,
  type Clause,
  type StagedQuery,
} from '../../../models/question/index.ts'
import { cellsOf, pressed, refAfter, refOf, type Cell, type Hit } from './hit.ts'

/** The query whose last stage can filter by the pressed column, and the column as it is called there; null where none can. */
export function filterPlace(query: StagedQuery, hit: Hit): { query: StagedQuery; ref: Clause } | null {
  const column = pressed(hit)
  const last = query.stages.at(-1)
  if (column === null || last === undefined) return null
  if (isNative(last)) return { query: addStage(query), ref: refAfter(column) }
  if (!isGrouped(last)) {
    const ref = refOf(query, column)
    return ref === null ? null : { query, ref }
  }
  const cell = cellsOf(query, hit)?.find((one) => one.column === column)
  if (cell === undefined) return { query: addStage(query), ref: refAfter(column) }
  return { query: withSameBins(query, cell), ref: cell.ref }
}

/** Filters narrow what bins are counted over: those of the result stay by their width. */
function withSameBins(query: StagedQuery, { ref, column }: Cell): StagedQuery {
  const width = column.binning_info?.['bin_width']
  if (ref[1]['binning'] === undefined || typeof width !== 'number') return query
  const fixed = withOptions(bare(ref), { binning: { strategy: 'bin-width', 'bin-width': width } })
  return replaceClause(query, -1, 'breakout', clausesOf(query, -1, 'breakout').indexOf(ref), fixed)
}
