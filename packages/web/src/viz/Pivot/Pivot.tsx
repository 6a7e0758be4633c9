import { useMemo, useRef, useState, type ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { useSize } from '../../lib/use-size.ts'
import {
  fillingColumns,
  GROUPING,
  titleOf,
  type ShownColumn,
  readRules,
  isSingle,
  type Column,
  type FormatCell,
  type Hit,
  type ResultData,
  type Settings,
} from '../grid/index.ts'
import { copyCells, GridFrame, useFrame, usePrinting } from '../GridFrame/index.ts'
import { pivotLines, readCollapsed, readPivot, type Pivot as Groups, type PivotLine } from './model.ts'
import { PivotHead } from './PivotHead.tsx'
import { PivotRow } from './PivotRow.tsx'
import { PrintPivot } from './PrintPivot.tsx'
import { headLines, labelColumns, pivotTexts } from './texts.ts'
import { pivotWidths, withStoredWidths } from './widths.ts'
interface Props {
  data: ResultData
  settings: Settings
  format: FormatCell
  label: string
  onHit?(hit: Hit): void
  /** True: columns that leave room are widened, as on a card. */
  fills?: boolean
  /** `pivot_table.collapsed_rows` after a group was opened or closed. */
  onSettings?(patch: Settings): void
}

/** Groups down and across with their totals, drawn only where they are in sight. */
export function Pivot({ data, settings, ...rest }: Props) {
  const pivot = useMemo(() => readPivot(data, settings), [data, settings])
  if (pivot === undefined) return <p>{t('This result has no groups for a pivot table.')}</p>
  return <Grouped {...{ data, settings, pivot }} {...rest} />
}

function Grouped({
  data,
  settings,
  pivot,
  format,
  label,
  fills = false,
  onHit,
  onSettings,
}: Props & { pivot: Groups }) {
  const scroller = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const [changed, setChanged] = useState<{ of: Settings; collapsed: Set<string> }>()
  const stored = useMemo(() => readCollapsed(settings, pivot.rowColumns), [settings, pivot])
  const collapsed = changed?.of === settings ? changed.collapsed : stored
  const lines = useMemo(() => pivotLines(pivot, settings, collapsed), [pivot, settings, collapsed])
  const backgrounds = useMemo(() => {
    const grouping = data.cols.findIndex(({ name }) => name === GROUPING)
    const plain = data.rows.filter((row) => Number(row[grouping]) === 0)
    return readRules(settings['pivot_table.column_formatting'] ?? settings['table.column_formatting'], data.cols, plain)
  }, [data, settings])
  const natural = useMemo(() => columnsOf(pivot, data, settings, format), [pivot, data, settings, format])
  const size = useSize(scroller)
  const roomWidth = fills && size !== null ? size.width : 0
  const columns = useMemo(() => fillingColumns(natural, roomWidth), [natural, roomWidth])
  const titles = useMemo(() => natural.map(({ title }) => title), [natural])
  const texts = useMemo(() => pivotTexts(pivot, data, titles, format), [pivot, data, titles, format])
  const labels = labelColumns(pivot)
  const headRows = headLines(pivot)
  const frame = useFrame({
    scroller,
    rows: lines.length,
    columns,
    pinned: labels,
    lead: 0,
    first: 0,
    heights: ({ rowHeight }) => ({ row: rowHeight, head: headRows * rowHeight }),
  })
  const { rowHeight, selection, range, slots, width, virtual } = frame
  const { focus } = selection

  function toggle(line: PivotLine, level: number) {
    const key = JSON.stringify(line.node.path.slice(0, level + 1))
    const next = new Set(collapsed)
    if (!next.delete(key)) next.add(key)
    setChanged({ of: settings, collapsed: next })
    onSettings?.({
      'pivot_table.collapsed_rows': { rows: pivot.rowColumns.map(({ name }) => name), value: [...next] },
    })
  }
  function press(row: number, position: number, anchor: Element) {
    const line = lines[row]
    if (line !== undefined && position < labels) {
      if (position < labels - 1 && position < line.node.path.length && line.kind !== 'total') toggle(line, position)
      return
    }
    const cell = texts.cellAt(line, position)
    if (cell?.row === undefined) return
    onHit?.({ column: cell.column, value: cell.value, row: cell.row, dimensions: [...cell.dimensions], anchor })
  }
  function copy() {
    const positions = columns.map((_, position) => position).slice(range.start, range.end + 1)
    const copied = lines
      .slice(range.top, range.bottom + 1)
      .map((line) =>
        positions.map((position) =>
          position < labels ? texts.labelAt(line, position) : (texts.valueAt(line, position)?.text ?? ''),
        ),
      )
    void copyCells(copied)
  }

  if (isPrinting) return <PrintPivot {...{ columns, lines, labels, headRows, texts, backgrounds }} />
  const firstInSight = Math.floor((virtual.scrollOffset ?? 0) / rowHeight)
  function lineAt(index: number, top: number): ReactNode {
    const isIn = !isSingle(selection) && index >= range.top && index <= range.bottom
    return (
      <PivotRow
        key={index}
        {...{ index, top, slots, width, labels, headRows, texts, backgrounds }}
        line={lines[index]}
        isFirst={index === firstInSight}
        chosen={isIn ? range : null}
        active={index === focus.row ? focus.column : -1}
      />
    )
  }
  return (
    <GridFrame
      {...{ frame, label }}
      counts={{ rows: lines.length + headRows, columns: columns.length }}
      head={<PivotHead {...{ columns, slots, width, rowHeight, labels, texts }} lines={headRows} />}
      line={lineAt}
      onCopy={copy}
      onPress={({ row, column }, cell) => press(row, column, cell)}
    />
  )
}

/** The columns as shown: labels of rows, then the values of each group across. */
function columnsOf(pivot: Groups, data: ResultData, settings: Settings, format: FormatCell): ShownColumn[] {
  const title = (column: Column) => titleOf(column, settings, format)
  const widths = withStoredWidths(pivotWidths(pivot, data, format, title), settings)
  const heads = pivot.rowColumns.map((column, level) =>
    shown(column, title(column), widths.labels[level] ?? 0, 'start'),
  )
  const cells = pivot.leaves.flatMap((_, leaf) =>
    pivot.valueColumns.map((column, value) => shown(column, title(column), widths.values[leaf]?.[value] ?? 0, 'end')),
  )
  return [...(heads.length === 0 ? [shown(undefined, '', widths.corner, 'start')] : heads), ...cells]
}

const NO_COLUMN: Column = { name: '', display_name: '', base_type: 'type/*' }

function shown(column: Column | undefined, title: string, width: number, align: ShownColumn['align']): ShownColumn {
  return { index: 0, column: column ?? NO_COLUMN, title, width, align, isWrapped: false }
}
