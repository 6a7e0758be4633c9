import { useMemo, useRef, useState, type ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { useSize } from '../../lib/use-size.ts'
import {
  fillingColumns,
  isSingle,
  type FormatCell,
  type Hit,
  type ResultData,
  type Settings,
} from '@querent/viz/grid/index.ts'
import { copyCells, GridFrame, useFrame, usePrinting } from '../GridFrame/index.ts'
import { inkOf } from '@querent/viz/color/index.ts'
import {
  pivotBackgrounds,
  pivotLayout,
  pivotLines,
  readCollapsed,
  readPivot,
  type Pivot as Groups,
  type PivotLine,
} from '@querent/viz/pivot/index.ts'
import { words } from '../Picture/index.ts'
import { PivotHead } from './PivotHead.tsx'
import { PivotRow } from './PivotRow.tsx'
import { PrintPivot } from './PrintPivot.tsx'

const PAINT = inkOf('vars')

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
  const backgrounds = useMemo(() => pivotBackgrounds(data, settings, PAINT), [data, settings])
  const layout = useMemo(
    () => pivotLayout(pivot, { data, settings, format, words: words() }),
    [pivot, data, settings, format],
  )
  const { labels, headRows } = layout
  const size = useSize(scroller)
  const roomWidth = fills && size !== null ? size.width : 0
  const columns = useMemo(() => fillingColumns(layout.columns, roomWidth), [layout, roomWidth])
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
    const cell = layout.cellAt(line, position)
    if (cell?.row === undefined) return
    onHit?.({ column: cell.column, value: cell.value, row: cell.row, dimensions: [...cell.dimensions], anchor })
  }
  function copy() {
    const positions = columns.map((_, position) => position).slice(range.start, range.end + 1)
    const copied = lines
      .slice(range.top, range.bottom + 1)
      .map((line) => positions.map((position) => layout.wholeTextAt(line, position)))
    void copyCells(copied)
  }

  if (isPrinting) return <PrintPivot {...{ columns, lines, layout, backgrounds }} />
  const firstInSight = Math.floor((virtual.scrollOffset ?? 0) / rowHeight)
  function lineAt(index: number, top: number): ReactNode {
    const isIn = !isSingle(selection) && index >= range.top && index <= range.bottom
    return (
      <PivotRow
        key={index}
        {...{ index, top, slots, width, layout, backgrounds }}
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
      head={<PivotHead {...{ columns, slots, width, rowHeight, layout }} />}
      line={lineAt}
      onCopy={copy}
      onPress={({ row, column }, cell) => press(row, column, cell)}
    />
  )
}
