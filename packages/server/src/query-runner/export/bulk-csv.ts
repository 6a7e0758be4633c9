/** CSV that the engine writes itself, where that gives the same file as our own writer. */
import type { CsvColumn, DriverColumn } from '@querent/query'
import { csvHeader } from './csv.ts'
import { planExport } from './plan.ts'
import type { ColumnKind } from './format/column-kind.ts'
import type { ExportOptions } from './types.ts'

export interface BulkCsvPlan {
  /** The first line. */
  header: Uint8Array
  /** What the engine has to write. */
  columns: CsvColumn[]
}

const TEMPORAL_KINDS: ReadonlySet<ColumnKind> = new Set(['date', 'datetime', 'instant'])
/** Their texts are never rewritten, whatever the column counts as. */
const SHORT_TEMPORAL_TYPES: ReadonlySet<string> = new Set(['date', 'time'])

/**
 * The plan of an export whose bytes come from the engine. Undefined when cells have to be formatted, made or left out
 * here, or when a column counts as another kind of time than it is stored as.
 */
export function planBulkCsv(options: ExportOptions, stored: readonly DriverColumn[]): BulkCsvPlan | undefined {
  const plan = planExport(options)
  if (plan.formatRows || plan.groupIndex >= 0) return undefined
  const columns: CsvColumn[] = []
  for (const { index, kind } of plan.columns) {
    const databaseType = stored[index]?.databaseType
    if (databaseType === undefined || !isWrittenAsStored(kind, databaseType)) return undefined
    columns.push({ index, databaseType })
  }
  return { header: Buffer.from(csvHeader(plan)), columns }
}

function isWrittenAsStored(kind: ColumnKind, databaseType: string): boolean {
  if (databaseType === 'timestamp') return kind === 'date' || kind === 'datetime'
  return SHORT_TEMPORAL_TYPES.has(databaseType) || !TEMPORAL_KINDS.has(kind)
}
