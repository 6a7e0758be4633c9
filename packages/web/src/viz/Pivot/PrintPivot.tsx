import { useMemo } from 'react'
import { Paper, type PaperCell, type PaperColumn } from '../GridFrame/index.ts'
import type { Backgrounds, ShownColumn } from '@querent/viz/grid/index.ts'
import type { PivotLayout, PivotLine } from '@querent/viz/pivot/index.ts'

/** Lines whose texts are measured; the longest text is taken to be among them. */
const SAMPLE = 200

interface Props {
  columns: readonly ShownColumn[]
  lines: readonly PivotLine[]
  layout: PivotLayout
  backgrounds: Backgrounds | undefined
}

/** All lines of a pivot table for paper. */
export function PrintPivot({ columns, lines, layout, backgrounds }: Props) {
  const { labels, headRows } = layout
  const measured = useMemo((): PaperColumn[] => {
    const sample = lines.slice(0, SAMPLE)
    return columns.map(({ align, title }, position) => {
      const shown = sample.map((line) => layout.wholeTextAt(line, position).length)
      return { align, letters: Math.max(...title.split(/\s+/).map((word) => word.length), ...shown) }
    })
  }, [columns, lines, layout])
  const head = Array.from({ length: headRows }, (_, level) => ({ cells: headCells(level) }))

  function headCells(level: number): PaperCell[] {
    const cells: PaperCell[] = []
    for (let position = 0; position < columns.length;) {
      const span = layout.spanAt(level, position)
      cells.push({ content: layout.headAt(level, position, position === labels), span })
      position += span
    }
    return cells
  }
  function cellAt(line: PivotLine, position: number, isFirst: boolean): PaperCell {
    const content = layout.textAt(line, position, isFirst)
    if (position < labels) return { content }
    const cell = line.kind === 'values' ? layout.cellAt(line, position) : undefined
    return { content, background: cell?.row && backgrounds?.(cell.row, cell.index) }
  }
  return (
    <Paper
      columns={measured}
      head={head}
      rows={lines.length}
      rowAt={(index) => {
        const line = lines[index]
        if (line === undefined) return { cells: [] }
        const cells = columns.map((_, position) => cellAt(line, position, index === 0))
        return { cells, isTotal: line.kind !== 'values' }
      }}
    />
  )
}
