/**
 * Writes query results as files: CSV, JSON and XLSX, in constant memory.
 *
 * Lives here: column choice, value formatting, the three writers and the worker threads they run in. Lives elsewhere:
 * running the query, response headers and the failure body. Raw CSV and JSON are encoded on the calling thread, where
 * a batch of 1,000 rows × 12 columns takes 1 to 2 ms; what costs more, formatted values and XLSX, goes to a worker.
 * `test/memory/export-writers.test.ts` proves the memory, the unit tests beside the sources the rest.
 */
import { closableStream } from './closable-stream.ts'
import { localExport } from './local-export.ts'
import { arrangePivot } from './pivot/index.ts'
import { planExport } from './plan.ts'
import { ExportThreads } from './worker/pool.ts'
import { createWriter } from './writers.ts'
import type { PivotLayout, Row } from '@querent/query'
import type { ExportFormat, ExportOptions, ExportPlan } from './types.ts'

export { planBulkCsv } from './bulk-csv.ts'
export { closableStream, openSource } from './closable-stream.ts'
export { columnSettingsLookup } from './column-settings.ts'
export { attachmentHeader, exportFileName } from './file-name.ts'
export type { ExportColumn, ExportFormat, ExportOptions } from './types.ts'

/** Media type and file extension of each format. */
export const EXPORT_TYPES = {
  csv: { contentType: 'text/csv', extension: 'csv' },
  json: { contentType: 'application/json; charset=utf-8', extension: 'json' },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
} as const satisfies Record<ExportFormat, { contentType: string; extension: string }>

const threads = new ExportThreads()

/**
 * The bytes of a file, made as the reader takes them; batches are pulled one at a time. Read it once.
 *
 * Errors of the source reach the reader as they are. A reader that has received bytes must then break its connection;
 * one that has not can still answer otherwise: no byte comes before the first batch has arrived.
 * Leaving early (`return` or `throw`) stops the work and closes the source at once; a source that is waiting for the
 * database ends its wait by its own signal.
 */
export function exportStream(
  format: ExportFormat,
  batches: AsyncIterable<Row[]>,
  options: ExportOptions,
): AsyncIterableIterator<Uint8Array> {
  return write(format, planExport(options), batches)
}

/**
 * The bytes of a file that is arranged as a pivot table; as `exportStream` otherwise. The batches come in the order of a
 * table, and its columns are read before this returns.
 * @throws {QueryError} `invalid-query` for more columns than a table can have.
 */
export async function pivotStream(
  format: ExportFormat,
  batches: AsyncIterable<Row[]>,
  options: ExportOptions,
  layout: PivotLayout,
): Promise<AsyncIterableIterator<Uint8Array>> {
  const arranged = await arrangePivot(format, batches, options, layout)
  return write(format, arranged.plan, arranged.batches)
}

function write(format: ExportFormat, plan: ExportPlan, batches: AsyncIterable<Row[]>) {
  const isHeavy = format === 'xlsx' || plan.formatRows
  return closableStream(
    isHeavy ? threads.export(format, plan, batches) : localExport(createWriter(format, plan), batches),
  )
}

/** Ends the export threads at once; exports that run on them fail. They also end by themselves when they are idle. */
export function closeExportThreads(): Promise<void> {
  return threads.close()
}
