/** A pivot result as lines: groups down and across, with their totals. */
import { inkOf } from '../color/index.ts'
import { pivotBackgrounds, pivotLayout, pivotLines, readCollapsed, readPivot, type PivotLine } from '../pivot/index.ts'
import { notesOf, tableSheet, type SheetInput } from './table.ts'
import type { Sheet, SheetCell, SheetLine } from './sheet.ts'

/** The table of the settings; a plain one for a result without groups. */
export function pivotSheet(input: SheetInput): Sheet {
  const { data, settings, format, words, paint, limits = {} } = input
  const pivot = readPivot(data, settings)
  if (pivot === undefined) return tableSheet(input)
  const all = pivotLines(pivot, settings, readCollapsed(settings, pivot.rowColumns))
  const layout = pivotLayout(pivot, { data, settings, format, words })
  const backgrounds = pivotBackgrounds(data, settings, inkOf(paint))
  const columns = layout.columns.slice(0, Math.max(limits.columns ?? Infinity, layout.labels))
  const lines = all.slice(0, limits.rows ?? Infinity)
  const { labels, headRows, cellAt, headAt, textAt, spanAt } = layout

  function headCell(level: number, position: number): SheetCell {
    const text = headAt(level, position, position === labels)
    if (text === '' || position < labels) return { text }
    const span = Math.min(spanAt(level, position), columns.length - position)
    return span > 1 ? { text, span, align: 'start' } : { text }
  }

  function cellOf(line: PivotLine, position: number, isFirst: boolean): SheetCell {
    const text = textAt(line, position, isFirst)
    const cell = cellAt(line, position)
    const isColored = line.kind === 'values' && cell?.row !== undefined && cell.value !== null
    const background = isColored ? backgrounds?.(cell.row ?? [], cell.index) : undefined
    return { text, ...(background !== undefined && { background }) }
  }

  return {
    columns: columns.map(({ width, align }) => ({ width, align })),
    head: Array.from({ length: headRows }, (_, level): SheetLine => {
      return { cells: columns.map((_column, position) => headCell(level, position)) }
    }),
    lines: lines.map((line, at): SheetLine => {
      const cells = columns.map((_, position) => cellOf(line, position, at === 0))
      return line.kind === 'values' ? { cells } : { cells, isStrong: true }
    }),
    notes: notesOf({ rows: all.length - lines.length, columns: layout.columns.length - columns.length }, words),
    pinned: labels,
  }
}
