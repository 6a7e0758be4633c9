/** JSON: an array of objects keyed by column title, one row per line (contract: data, section 11). */
import { cellFormatter } from './format/cell.ts'
import { headerOf } from './header.ts'
import { rawTextRewriter } from './cell-text.ts'
import { textWriter } from './text-writer.ts'
import type { Row } from '@querent/query'
import type { CellEncoder } from './text-writer.ts'
import type { ExportPlan, ExportWriter, PlannedColumn } from './types.ts'

const NUMBER_LITERAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

export function jsonWriter(plan: ExportPlan): ExportWriter<Row[]> {
  const columns = lastOfEachTitle(plan)
  const encoders = columns.map((column) => (plan.formatRows ? formatted(column, plan) : raw(column)))
  const keys = columns.map((column, i) => `${i === 0 ? '' : ','}${JSON.stringify(headerOf(column, plan))}:`)
  const indexes = columns.map((column) => column.index)
  const count = columns.length

  return textWriter(plan, {
    head: '[',
    row(cells, isFirst) {
      let line = isFirst ? '{' : ',\n{'
      for (let i = 0; i < count; i += 1) {
        const cell = cells[indexes[i]!]
        line += keys[i]!
        line += cell === null || cell === undefined ? 'null' : encoders[i]!(cell)
      }
      return line + '}'
    },
    tail: ']',
  })
}

/** Of columns with the same title the last one is written, at the place of the first. */
function lastOfEachTitle(plan: ExportPlan): PlannedColumn[] {
  return [...new Map(plan.columns.map((column) => [headerOf(column, plan), column])).values()]
}

function raw(column: PlannedColumn): CellEncoder {
  const rewrite = rawTextRewriter(column)
  if (rewrite) return (cell) => (typeof cell === 'string' ? JSON.stringify(rewrite(cell)) : literal(cell))
  if (column.kind === 'number') {
    // Exact decimals come as text: their digits are the literal.
    return (cell) => (typeof cell === 'string' ? numberFromText(cell) : literal(cell))
  }
  return (cell) => (typeof cell === 'string' ? JSON.stringify(cell) : literal(cell))
}

function numberFromText(text: string): string {
  if (NUMBER_LITERAL.test(text)) return text
  return /^[+-]?(?:nan|inf(?:inity)?)$/i.test(text) ? 'null' : JSON.stringify(text)
}

/** JSON has no NaN and no infinity. */
function literal(cell: string | number | bigint | boolean): string {
  return typeof cell === 'number' && !Number.isFinite(cell) ? 'null' : String(cell)
}

function formatted(column: PlannedColumn, plan: ExportPlan): CellEncoder {
  const format = cellFormatter(column, plan)
  return (cell) => JSON.stringify(format(cell))
}
