/** Exports: a query's rows as a file, streamed from the engine's cursor to whoever reads. */
import { labelAdder, QueryCancelled, type PivotColumn, type PivotLayout, type Row } from '@querent/query'
import { closableStream, exportStream, openSource, pivotStream } from '../../export/index.ts'
import { envelopeOf } from '../answer/envelope.ts'
import type { ReadyQuery } from '../prepare/prepare.ts'
import type { OpenedQuery } from '../rows/open-query.ts'
import type { Run, RunOutcome } from '../run/active-run.ts'
import type { StatementRunner } from '../runner.ts'
import type { RunRequest } from '../types.ts'
import { exportOptions, type ExportChoices } from './export-choices.ts'
import { streamEnvelope } from './stream-envelope.ts'

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

/** @throws {ApiError} when the request names no database that exists; 403 when the caller may not download the rows. */
export async function exportQuery(
  runner: StatementRunner,
  request: RunRequest,
  choices: ExportChoices,
): Promise<Export> {
  const result = await runner.run(request, choices.format === 'api' ? 'answer' : 'file', async (run, ready) => {
    const opened = await runner.open(run, request, ready)
    const bytes = await encode(opened, run, ready, { ...choices, forGuest: request.forGuest === true })
    return (finish) => finishing(bytes, run, opened, finish)
  })
  const { run, ready } = result
  if (result.kind === 'failed') {
    return { kind: 'failure', body: envelopeOf(request).failed(result.error, run.facts, ready?.prepared ?? null) }
  }
  const { signal, stageTimes } = run
  return { kind: 'file', bytes: result.value, signal, timeZone: result.ready.prepared.timeZone, stageTimes }
}

/** The file's bytes. Only a pivot table reads rows before: its columns come from them. */
async function encode(
  { columns, read }: OpenedQuery,
  run: Run,
  ready: ReadyQuery,
  choices: ExportChoices & { forGuest: boolean },
): Promise<AsyncIterable<Uint8Array>> {
  const { prepared } = ready
  if (choices.format === 'api')
    return streamEnvelope(columns, read('values'), prepared, { facts: run.facts, forGuest: choices.forGuest })
  const options = exportOptions(columns, ready, choices)
  const isLabelled = prepared.remappings.length > 0
  const labelled = isLabelled ? () => withLabels(read('values'), labelAdder(prepared.remappings)) : read
  if (prepared.pivot === null) return exportStream(choices.format, labelled, options)
  return pivotStream(choices.format, labelled, options, layoutWithLabels(prepared.pivot, columns.length, prepared))
}

async function* withLabels(batches: AsyncIterable<Row[]>, add: (row: Row) => Row): AsyncGenerator<Row[]> {
  for await (const batch of batches) yield batch.map(add)
}

/** Breakouts are shown by their labels, which stand after all other columns. */
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
 * The same bytes; when they end in any way, also unread, the run ends. (A generator that was never started would not
 * notice that its reader has left.)
 */
function finishing(
  bytes: AsyncIterable<Uint8Array>,
  run: Run,
  { rowCount }: OpenedQuery,
  finish: (outcome: RunOutcome) => void,
): AsyncIterable<Uint8Array> {
  const before = performance.now()
  const source = openSource(bytes)
  let isEnded = false

  function end(failure: { error?: unknown } = {}): void {
    if (isEnded) return
    isEnded = true
    run.timed('fetch', performance.now() - before)
    finish({ rows: rowCount(), cached: false, ...failure })
  }

  return closableStream({
    async next() {
      try {
        const chunk = await source.next()
        if (chunk === undefined) end()
        return chunk
      } catch (caught) {
        const error = run.explain(caught)
        end({ error })
        throw error
      }
    },
    async close() {
      await source.close()
      end({ error: run.explain(new QueryCancelled('The reader went away.')) })
    },
  })
}
