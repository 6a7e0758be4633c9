/** Helpers of the export tests. */
import type { Row } from '@querent/query'
import { exportStream } from './index.ts'
import type { ExportColumn, ExportFormat, ExportOptions } from './types.ts'

/** A column of a type, named as given. */
export function column(
  name: string,
  base_type: ExportColumn['base_type'],
  rest: Partial<ExportColumn> = {},
): ExportColumn {
  return { name, display_name: name, base_type, semantic_type: null, ...rest }
}

/** Options in UTC, raw, without settings, changed as given. */
export function options(columns: ExportColumn[], rest: Partial<ExportOptions> = {}): ExportOptions {
  return { columns, timeZone: 'UTC', formatRows: false, visualizationSettings: {}, ...rest }
}

/** The rows in batches of `size`. */
export async function* inBatches(rows: Row[], size = 1000): AsyncGenerator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}

/** The whole file. */
export async function exportBytes(format: ExportFormat, rows: Row[], exportOptions: ExportOptions): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of exportStream(format, () => inBatches(rows), exportOptions)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The whole file as text. */
export async function exportText(format: ExportFormat, rows: Row[], exportOptions: ExportOptions): Promise<string> {
  return (await exportBytes(format, rows, exportOptions)).toString('utf8')
}
