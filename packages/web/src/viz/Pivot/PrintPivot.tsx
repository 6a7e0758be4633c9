import { useMemo } from 'react'
import { Paper, type PaperCell, type PaperColumn } from '../GridFrame/index.ts'
import type { Backgrounds, ShownColumn } from '../grid/index.ts'
import type { PivotLine } from './model.ts'
import type { PivotTexts } from './texts.ts'

/** Lines whose texts are measured; the longest text is taken to be among them. */
const SAMPLE = 200

interface Props {
  columns: readonly ShownColumn[]
  lines: readonly PivotLine[]
  /** Columns with labels of rows. */
  labels: number
  headRows: number
  texts: PivotTexts
  backgrounds: Backgrounds | undefined
}

/** All lines of a pivot table for paper. */
export function PrintPivot({ columns, lines, labels, headRows, texts, backgrounds }: Props) {
  const measured = useMemo((): PaperColumn[] => {
    const sample = lines.slice(0, SAMPLE)
    return columns.map(({ align, title }, position) => {
      const shown = sample.map((line) => textAt(texts, labels, line, position).length)
      return { align, letters: Math.max(...title.split(/\s+/).map((word) => word.length), ...shown) }
    })
  }, [columns, lines, labels, texts])
  const head = Array.from({ length: headRows }, (_, level) => ({ cells: headCells(level) }))

  function headCells(level: number): PaperCell[] {
    const cells: PaperCell[] = []
    for (let position = 0; position < columns.length;) {
      const span = texts.spanAt(level, position)
      cells.push({ content: texts.headAt(level, position, position === labels), span })
      position += span
    }
    return cells
  }
  function cellAt(line: PivotLine, position: number, isFirst: boolean): PaperCell {
    if (position < labels) {
      return { content: isFirst || texts.beginsAt(line, position) ? texts.labelAt(line, position) : '' }
    }
    const cell = line.kind === 'values' ? texts.cellAt(line, position) : undefined
    const background = cell?.row && backgrounds?.(cell.row, cell.index)
    return { content: textAt(texts, labels, line, position), background }
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

function textAt(texts: PivotTexts, labels: number, line: PivotLine, position: number): string {
  return position < labels ? texts.labelAt(line, position) : (texts.valueAt(line, position)?.text ?? '')
}
