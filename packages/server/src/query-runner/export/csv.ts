/** CSV as RFC 4180 has it, but with LF: quotes only where needed, nulls empty (contract: data, section 11). */
import { cellFormatter } from './format/cell.ts'
import { headerOf } from './header.ts'
import { rawTextRewriter } from './cell-text.ts'
import { textWriter } from './text-writer.ts'
import type { CellEncoder, ExportWriter } from './text-writer.ts'
import type { ExportPlan, PlannedColumn } from './types.ts'

const NEEDS_QUOTES = /[",\n\r]/

export function csvWriter(plan: ExportPlan): ExportWriter {
  const encoders = plan.columns.map((column) => (plan.formatRows ? formatted(column, plan) : raw(column)))
  const indexes = plan.columns.map((column) => column.index)
  const count = encoders.length

  return textWriter(plan, {
    head: csvHeader(plan),
    row(cells) {
      let line = ''
      for (let i = 0; i < count; i += 1) {
        const cell = cells[indexes[i]!]
        if (i > 0) line += ','
        if (cell !== null && cell !== undefined) line += encoders[i]!(cell)
      }
      return line + '\n'
    },
    tail: '',
  })
}

/** The first lines, each with its line feed. */
export function csvHeader(plan: ExportPlan): string {
  const lines = [...(plan.above ?? []), plan.columns.map((column) => headerOf(column, plan))]
  return lines.map((texts) => texts.map(quoted).join(',') + '\n').join('')
}

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function raw(column: PlannedColumn): CellEncoder {
  const rewrite = rawTextRewriter(column)
  if (!rewrite) return (cell) => (typeof cell === 'string' ? quoted(cell) : String(cell))
  return (cell) => (typeof cell === 'string' ? quoted(rewrite(cell)) : String(cell))
}

function formatted(column: PlannedColumn, plan: ExportPlan): CellEncoder {
  const format = cellFormatter(column, plan)
  return (cell) => quoted(format(cell))
}
