/** Texts of raw temporal cells (contract: exports, section 4, Unformatted temporals). */
import { zoneShifter } from './times/zone.ts'
import type { PlannedColumn } from '../types.ts'

/** Rewrites the text of a temporal cell; undefined for columns whose text cells are written as they are. */
export function rawTextRewriter(column: PlannedColumn): ((text: string) => string) | undefined {
  if (column.kind === 'date' || column.kind === 'datetime') return midnightAsDate
  return column.kind === 'instant' ? zoneShifter(column.timeZone).withOffset : undefined
}

function midnightAsDate(text: string): string {
  return text.length === 19 && text.endsWith('T00:00:00') ? text.slice(0, 10) : text
}
