/** Exports: a query's rows as a file, streamed from the engine's cursor to whoever reads. */
import { ApiError } from '@querent/contract'
import { labelAdder, QueryCancelled, type PivotColumn, type PivotLayout, type Row, type RowBatch } from '@querent/query'
import type { ActiveRun } from './active-run.ts'
import { failedEnvelope } from './envelope.ts'
import { exportOptions, type ExportChoices } from './export-choices.ts'
import { closableStream, exportStream, openSource, pivotStream } from '../export/index.ts'
import { rowCountOf } from './read-rows.ts'
import type { OpenedQuery, ReadyQuery, Runner } from './runner.ts'
import { streamEnvelope } from './stream-envelope.ts'
import type { RunRequest } from './types.ts'

export type Export =
  | {
      kind: 'file'
      /** Bytes of the file; an error while reading means that the file is not complete. */
      bytes: AsyncIterable<Uint8Array>
      /** Aborts when the file can no longer be completed: stop reading then, for its statement keeps its turn until you do. */
      signal: AbortSignal
      timeZone: string
      stageTimes: Readonly<Record<string, number>>
    }
  /** The query failed before its first row: JSON text of the failure envelope. */
  | { kind: 'failure'; body: string }

/** @throws {ApiError} when the request names no database that exists. */
export async function exportQuery(runner: Runner, request: RunRequest, choices: ExportChoices): Promise<Export> {
  const located = await runner.locate(request)
  const run = await runner.begin(located)
  let ready: ReadyQuery | undefined
  try {
    ready = await runner.prepare(located, 'maximum', run.timed)
    run.compiled(ready.prepared)
    const bytes = await streamed(runner, run, request, ready, choices)
    const { signal, stageTimes } = run
    return { kind: 'file', bytes, signal, timeZone: ready.prepared.timeZone, stageTimes }
  } catch (caught) {
    const error = run.explain(caught)
    run.finish({ rows: 0, cached: false, error })
    if (error instanceof ApiError) throw error
    return { kind: 'failure', body: failedEnvelope(error, run.facts, ready?.prepared ?? null) }
  }
}

async function streamed(
  runner: Runner,
  run: ActiveRun,
  request: RunRequest,
  ready: ReadyQuery,
  choices: ExportChoices,
): Promise<AsyncIterable<Uint8Array>> {
  const { columns, batches, textBatches, free } = await runner.open(run, request.user, ready)
  const counter = rowCounter()
  try {
    const opened = { columns, batches: counter.counting(batches), textBatches: counter.counting(textBatches) }
    const bytes = await encode(opened, run, ready, choices)
    return finishing(bytes, run, () => counter.rows, free)
  } catch (error) {
    free()
    throw error
  }
}

/** The file's bytes. Only a pivot table reads rows before: its columns come from them. */
async function encode(
  { columns, batches, textBatches }: OpenedQuery,
  run: ActiveRun,
  ready: ReadyQuery,
  choices: ExportChoices,
): Promise<AsyncIterable<Uint8Array>> {
  const { prepared } = ready
  if (choices.format === 'api') return streamEnvelope(columns, batches, prepared, run.facts)
  const options = exportOptions(columns, ready, choices)
  const isLabelled = prepared.remappings.length > 0
  const labelled = isLabelled ? withLabels(batches, labelAdder(prepared.remappings)) : batches
  if (prepared.pivot === null) {
    return exportStream(choices.format, labelled, options, isLabelled ? labelled : textBatches)
  }
  return pivotStream(choices.format, labelled, options, layoutWithLabels(prepared.pivot, columns.length, prepared))
}

function rowCounter() {
  const counter = {
    rows: 0,
    async *counting<Batch extends RowBatch>(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
      for await (const batch of batches) {
        counter.rows += rowCountOf(batch)
        yield batch
      }
    },
  }
  return counter
}

async function* withLabels(batches: AsyncIterable<Row[]>, add: (row: Row) => Row): AsyncGenerator<Row[]> {
  for await (const batch of batches) yield batch.map(add)
}

/** Breakouts are shown by their labels, which stand behind all other columns. */
function layoutWithLabels(
  layout: PivotLayout,
  columnCount: number,
  { remappings }: ReadyQuery['prepared'],
): PivotLayout {
  const labelled = (column: PivotColumn): PivotColumn => {
    const index = remappings.findIndex(({ from }) => column.places.includes(from))
    return index < 0 ? column : { ...column, places: [columnCount - remappings.length + index, ...column.places] }
  }
  return { ...layout, rows: layout.rows.map(labelled), columns: layout.columns.map(labelled) }
}

/**
 * The same bytes; when they end in any way, also unread, the turn is given back and the run is logged. (A generator
 * that was never started would not notice that its reader has left.)
 */
function finishing(
  bytes: AsyncIterable<Uint8Array>,
  run: ActiveRun,
  rows: () => number,
  free: () => void,
): AsyncIterable<Uint8Array> {
  const before = performance.now()
  const source = openSource(bytes)
  let isEnded = false

  function end(error?: unknown): void {
    if (isEnded) return
    isEnded = true
    free()
    run.stageTimes['fetch'] = performance.now() - before
    run.finish({ rows: rows(), cached: false, ...(error === undefined ? {} : { error }) })
  }

  return closableStream({
    async next() {
      try {
        const chunk = await source.next()
        if (chunk === undefined) end()
        return chunk
      } catch (caught) {
        const error = run.explain(caught)
        end(error)
        throw error
      }
    },
    async close() {
      await source.close()
      end(run.explain(new QueryCancelled('The reader went away.')))
    },
  })
}
