import type { Row } from '@querent/query'
import type { ExportPlan } from '../types.ts'

/** Keeps the rows of group 0 of a pivot query; undefined when there is nothing to leave out. */
export function rowFilter({ groupIndex }: ExportPlan): ((cells: Row) => boolean) | undefined {
  return groupIndex < 0 ? undefined : (cells) => Number(cells[groupIndex] ?? 0) === 0
}
