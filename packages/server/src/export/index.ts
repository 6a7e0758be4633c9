/**
 * Writes query results as files: CSV, JSON and XLSX, in constant memory.
 *
 * Lives here: column choice, value formatting, the three writers and the worker threads they run in. Lives elsewhere:
 * running the query, response headers and the failure body. Files of one batch are encoded on the calling thread, and so
 * is raw JSON of values, which takes little longer there than the values take to another; everything else, and CSV of long
 * texts, goes to a worker. Long texts in JSON are written in turns of the event loop.
 * `test/memory/export-writers.test.ts` proves the memory, the unit tests beside the sources the rest.
 */
import { closableStream, mapped } from './stream/closable-stream.ts'
import { localExport } from './stream/local-export.ts'
import { arrangePivot } from './pivot/index.ts'
import { placedExport } from './stream/placed-export.ts'
import { planExport } from './plan/plan.ts'
import { rowFilter } from './plan/row-filter.ts'
import { ExportThreads } from './worker/pool.ts'
import { createWriter } from './writers.ts'
import { textBatch, type PivotLayout, type ReadRows, type Row, type RowBatch, type TextBatch } from '@querent/query'
import type { ExportFormat, ExportOptions, ExportPlan } from './types.ts'

export { closableStream, openSource } from './stream/closable-stream.ts'
export type { ExportColumn, ExportFormat, ExportOptions } from './types.ts'

const threads = new ExportThreads()

/**
 * The bytes of a file, made as the reader takes them; batches are pulled one at a time. Read it once. The first batch of
 * texts must stay good while the second is read.
 *
 * Errors of the source reach the reader as they are. A reader that has received bytes must then break its connection;
 * one that has not can still answer otherwise: no byte comes before the first batch has arrived.
 * Leaving early (`return` or `throw`) stops the work and closes the source at once; a source that is waiting for the
 * database ends its wait by its own signal.
 */
export function exportStream(
  format: ExportFormat,
  read: ReadRows,
  options: ExportOptions,
): AsyncIterableIterator<Uint8Array> {
  const plan = planExport(options)
  // Only of values it is seen which rows are left out.
  return write(format, plan, read(rowFilter(plan) ? 'values' : 'texts'))
}

/**
 * The bytes of a file that is arranged as a pivot table; as `exportStream` otherwise. The rows come in the order of a
 * table, and its columns are read before this returns.
 * @throws {QueryError} `invalid-query` for more columns than a table can have.
 */
export async function pivotStream(
  format: ExportFormat,
  read: ReadRows,
  options: ExportOptions,
  layout: PivotLayout,
): Promise<AsyncIterableIterator<Uint8Array>> {
  const arranged = await arrangePivot(format, read('values'), options, layout)
  return write(format, arranged.plan, arranged.batches)
}

function write(
  format: ExportFormat,
  plan: ExportPlan,
  batches: AsyncIterable<RowBatch>,
): AsyncIterableIterator<Uint8Array> {
  const taken = format === 'csv' ? csvBatches(plan, batches) : batches
  const here = (all: AsyncIterable<RowBatch>) => localExport(createWriter(format, plan), all)
  const away = (all: AsyncIterable<RowBatch>) => threads.export(format, plan, all)
  const isRawJson = format === 'json' && !plan.formatRows
  return closableStream(placedExport(taken, here, away, (batch) => !(isRawJson && Array.isArray(batch))))
}

/** CSV is made of texts alone. */
function csvBatches(plan: ExportPlan, batches: AsyncIterable<RowBatch>): AsyncIterable<TextBatch> {
  const isWanted = rowFilter(plan)
  const wanted = (rows: Row[]) => (isWanted ? rows.filter(isWanted) : rows)
  return mapped(batches, (batch) => (Array.isArray(batch) ? textBatch(wanted(batch)) : batch))
}

/** Ends the export threads at once; exports that run on them fail. They also end by themselves when they are idle. */
export function closeExportThreads(): Promise<void> {
  return threads.close()
}
