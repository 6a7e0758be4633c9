/** What a client gets for an export: the file with its name and type, or why there is none. */
import { queryKind, type PivotRequest } from '@querent/query'
import {
  attachmentHeader,
  EXPORT_TYPES,
  exportFileName,
  pivotRows,
  pivotTable,
  type Export,
  type ExportFormat,
} from '../../../query-runner/index.ts'

export interface Download {
  format: ExportFormat | 'api'
  formatRows: boolean
  /** Whether formulas of CSV are written as texts; undefined: as the instance has it. */
  escapesFormulas: boolean | undefined
  visualizationSettings: Record<string, unknown>
  /** True for a file that is arranged as the pivot table that it comes from. */
  pivotResults: boolean
}

/**
 * The pivot that a file of a pivot table asks for: CSV and XLSX are arranged as a table, the envelope has all groups.
 * Undefined for JSON, whose rows are plain, and for SQL, which cannot be pivoted.
 */
export function pivotOfDownload(
  query: Record<string, unknown>,
  { format, pivotResults, visualizationSettings }: Download,
): { pivot?: PivotRequest } {
  if (!pivotResults || format === 'json' || queryKind(query) !== 'query') return {}
  return { pivot: format === 'api' ? pivotRows(visualizationSettings) : pivotTable(visualizationSettings) }
}

export type DownloadFile =
  | {
      kind: 'file'
      status: number
      contentType: string
      /** Value of Content-Disposition; none for the envelope. */
      disposition: string | undefined
      bytes: AsyncIterable<Uint8Array>
      /** Aborts when the file can no longer be completed. */
      signal: AbortSignal
      stageTimes: Readonly<Record<string, number>>
    }
  /** Nothing was written: `body` is the JSON text of the failure envelope. */
  | { kind: 'failure'; status: number; body: string }

/**
 * A query that fails before its first row answers 400 with the failure envelope (202 for the envelope format, like
 * every answer): a script that checks the status then never keeps an error text as its file.
 */
export function describeFile(
  result: Export,
  format: Download['format'],
  cardName: string | null,
  now: number,
): DownloadFile {
  const isEnvelope = format === 'api'
  if (result.kind === 'failure') return { kind: 'failure', status: isEnvelope ? 202 : 400, body: result.body }
  const { bytes, signal, stageTimes } = result
  if (isEnvelope) {
    const contentType = EXPORT_TYPES.json.contentType
    return { kind: 'file', status: 202, contentType, disposition: undefined, bytes, signal, stageTimes }
  }
  const { contentType, extension } = EXPORT_TYPES[format]
  const name = exportFileName(cardName, extension, localIsoTime(now, result.timeZone))
  return { kind: 'file', status: 200, contentType, disposition: attachmentHeader(name), bytes, signal, stageTimes }
}

/** The time in a zone as `2024-03-05T10:20:30`, for file names. */
function localIsoTime(now: number, timeZone: string): string {
  const text = new Date(now).toLocaleString('sv-SE', { timeZone })
  return text.replace(' ', 'T')
}
