import { lookup } from '@querent/contract/lookup/index.ts'
import { placeRank } from '../../../lib/columns/kind.ts'
import {
  bare,
  isDay,
  isMap,
  withOptions,
  type Clause,
  type Column,
  type QuestionDraft,
} from '../../../models/question/index.ts'
import { asked, endingWith } from './change.ts'
import { conditionsOf } from './conditions.ts'
import { cellsOf, groupedStage, inUnit, type Cell, type Hit } from './hit.ts'

const FINER: Readonly<Record<string, string>> = lookup({
  year: 'quarter',
  quarter: 'month',
  month: 'day',
  week: 'day',
  day: 'hour',
  hour: 'minute',
})

/**
 * The same question inside a mark, one step finer: months of a quarter, bins of a bin, cities of a state. Other groups of the
 * mark become filters. For places, `columns` are those that the stage sees. Null where nothing is finer.
 */
export function zoomIn(draft: QuestionDraft, hit: Hit, columns: readonly Column[] = []): QuestionDraft | null {
  const query = draft.dataset_query
  const grouped = groupedStage(query)
  const cells = cellsOf(query, hit)
  if (grouped === null || cells === null || !grouped.stage.aggregation?.length) return null
  const finer = cells.map((cell) => (cell.value === null ? null : finerOf(cell, columns)))
  // Both coordinates of a map get finer; of anything else, the first that can.
  const isMapped = finer.length === 2 && cells.every(isCoordinate)
  const first = finer.findIndex((ref) => ref !== null)
  const breakout = finer
    .filter((ref, index) => ref !== null && (isMapped || index === first))
    .filter((ref) => ref !== null)
  if (breakout.length === 0) return null
  const { stage, index } = grouped
  const { 'order-by': _order, limit: _limit, page: _page, ...kept } = stage
  const filters = [...(stage.filters ?? []), ...cells.flatMap(conditionsOf)]
  const next = asked(draft, endingWith(query, index, { ...kept, filters, breakout }))
  return isMapped ? { ...next, display: draft.display } : next
}

function finerOf(cell: Cell, columns: readonly Column[]): Clause | null {
  return finerUnit(cell) ?? finerBins(cell) ?? finerPlace(cell, columns)
}

function finerUnit({ ref, column }: Cell): Clause | null {
  const unit = FINER[String(ref[1]['temporal-unit'])]
  if (unit === undefined || (isDay(column) && (unit === 'hour' || unit === 'minute'))) return null
  return inUnit(ref, unit)
}

function finerBins({ ref, column }: Cell): Clause | null {
  const { binning } = ref[1]
  if (!isMap(binning)) return null
  const width = column.binning_info?.['bin_width'] ?? binning['bin-width']
  if (!isCoordinate({ ref, column, value: null })) return withOptions(bare(ref), { binning: { strategy: 'default' } })
  if (typeof width !== 'number') return null
  return withOptions(bare(ref), {
    binning: { strategy: 'bin-width', 'bin-width': Number((width / 10).toPrecision(12)) },
  })
}

function finerPlace({ ref, column }: Cell, columns: readonly Column[]): Clause | null {
  const rank = placeRank(column)
  if (rank === null) return null
  const key = (one: Clause) => JSON.stringify([one[1]['source-field'] ?? null, one[1]['join-alias'] ?? null])
  const [next] = columns
    .map((one) => ({ one, rank: placeRank(one) ?? -1 }))
    .filter(({ one, rank: other }) => other > rank && key(one.ref) === key(ref))
    .toSorted((a, b) => a.rank - b.rank)
  return next?.one.ref ?? null
}

function isCoordinate({ column }: Cell): boolean {
  return column.semantic_type === 'type/Latitude' || column.semantic_type === 'type/Longitude'
}
