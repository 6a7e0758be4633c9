/**
 * Files arranged as a pivot table. The statement gives its rows in the order of the table, so that besides the columns'
 * names and totals only one table row is held, however many rows there are.
 */
import type { PivotLayout, Row } from '@querent/query'
import { closableStream, openSource, type Source } from '../stream/closable-stream.ts'
import type { ExportFormat, ExportOptions, ExportPlan } from '../types.ts'
import { readHead } from './head.ts'
import { planPivot } from './plan.ts'
import { PivotTable, shapeOf } from './table.ts'

/** Cells of a batch that goes to the writer. */
const BATCH_CELLS = 20_000

interface ArrangedPivot {
  plan: ExportPlan
  batches: AsyncIterable<Row[]>
}

/**
 * Reads the columns of the table and gives its rows.
 * @throws {QueryError} `invalid-query` for more columns than a table can have; the source is then closed.
 */
export async function arrangePivot(
  format: ExportFormat,
  batches: AsyncIterable<Row[]>,
  options: ExportOptions,
  layout: PivotLayout,
): Promise<ArrangedPivot> {
  const source = openSource(batches)
  try {
    const head = await readHead(source, layout)
    const shape = shapeOf(layout, layout.columns.length > 0 ? head.rows.length : 1)
    const { plan, texts } = planPivot(format, options, layout, head.rows, shape)
    return { plan, batches: tableRows(source, head.rest, new PivotTable(layout, head.rows, shape, texts)) }
  } catch (error) {
    await source.close()
    throw error
  }
}

function tableRows(source: Source<Row[]>, first: Row[], table: PivotTable): AsyncIterable<Row[]> {
  let batch: Row[] | undefined = first
  let position = 0
  let isEnded = false
  return closableStream({
    async next() {
      while (batch !== undefined) {
        while (position < batch.length) {
          table.add(batch[position++]!)
          if (table.readyCells >= BATCH_CELLS) return table.take()
        }
        batch = await source.next()
        position = 0
      }
      if (isEnded) return undefined
      isEnded = true
      table.end()
      return table.take()
    },
    close: () => source.close(),
  })
}
