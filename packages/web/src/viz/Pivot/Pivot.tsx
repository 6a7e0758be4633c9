import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { t } from '../../i18n/t.ts'
import { useSize } from '../../lib/use-size.ts'
import {
  fillingColumns,
  type ShownColumn,
  isSingle,
  rangeOf,
  type FormatCell,
  type Hit,
  type ResultData,
  type Settings,
} from '@querent/viz/grid/index.ts'
import { CellView, copyCells, placeOf, useGrid, usePrinting, useSlots } from '../Table/index.ts'
import {
  pivotBackgrounds,
  pivotLayout,
  pivotLines,
  readCollapsed,
  readPivot,
  type PivotLine,
} from '@querent/viz/pivot/index.ts'
import { inkOf } from '@querent/viz/color/index.ts'
import { words } from '../Picture/index.ts'
import { PrintPivot } from './PrintPivot.tsx'
import styles from './pivot.module.css'

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

const ROW_HEIGHT = 32
/** The same each time: effects depend on it. */
const NO_COLUMNS: readonly ShownColumn[] = []
const PAINT = inkOf('vars')

/** Groups down and across with their totals, drawn only where they are in sight. */
export function Pivot({ data, settings, format, label, fills = false, onHit, onSettings }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const pivot = useMemo(() => readPivot(data, settings), [data, settings])
  const [changed, setChanged] = useState<{ of: Settings; collapsed: Set<string> }>()
  const stored = useMemo(() => readCollapsed(settings, pivot?.rowColumns ?? []), [settings, pivot])
  const collapsed = changed?.of === settings ? changed.collapsed : stored
  const lines = useMemo(
    () => (pivot === undefined ? [] : pivotLines(pivot, settings, collapsed)),
    [pivot, settings, collapsed],
  )
  const backgrounds = useMemo(() => pivotBackgrounds(data, settings, PAINT), [data, settings])
  const layout = useMemo(
    () => pivot && pivotLayout(pivot, { data, settings, format, words: words() }),
    [pivot, data, settings, format],
  )

  const levels = pivot?.rowColumns.length ?? 0
  const labels = layout?.labels ?? 1
  const headRows = layout?.headRows ?? 1
  const natural = layout?.columns ?? NO_COLUMNS
  const size = useSize(scroller)
  const roomWidth = fills && size !== null ? size.width : 0
  const columns = useMemo(() => fillingColumns(natural, roomWidth), [natural, roomWidth])

  const isRtl = scroller.current !== null && getComputedStyle(scroller.current).direction === 'rtl'
  const headHeight = headRows * ROW_HEIGHT
  const grid = useGrid({
    scroller,
    bounds: { rows: lines.length, columns: columns.length, page: 15, first: 0 },
    isRtl,
    onMove: ({ row, column }) => {
      virtual.scrollToIndex(row)
      slots.scrollTo(column)
    },
  })
  const { focus } = grid.selection
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    overscan: 3,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(startIndex - overscan, 0)
      const last = Math.min(endIndex + overscan, count - 1)
      const wanted = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
      if (focus.row < first) wanted.unshift(focus.row)
      else if (focus.row > last && focus.row < count) wanted.push(focus.row)
      return wanted
    },
  })
  const slots = useSlots(scroller, columns, labels, 0, focus.column, isRtl)
  if (pivot === undefined || layout === undefined) return <p>{t('This result has no groups for a pivot table.')}</p>
  const range = rangeOf(grid.selection)
  const shownPivot = pivot
  const { cellAt, headAt, labelAt, isSameGroup, textAt } = layout

  function printed(line: PivotLine, position: number, isFirst: boolean) {
    const cell = cellAt(line, position)
    const isColored = cell?.row !== undefined && cell.value !== null && line.kind === 'values'
    return {
      text: textAt(line, position, isFirst),
      background: isColored ? backgrounds?.(cell.row ?? [], cell.index) : undefined,
    }
  }
  function toggle(line: PivotLine, level: number) {
    const key = JSON.stringify(line.node.path.slice(0, level + 1))
    const next = new Set(collapsed)
    if (!next.delete(key)) next.add(key)
    setChanged({ of: settings, collapsed: next })
    onSettings?.({
      'pivot_table.collapsed_rows': { rows: shownPivot.rowColumns.map(({ name }) => name), value: [...next] },
    })
  }
  function press(row: number, position: number, anchor: Element) {
    const line = lines[row]
    if (line !== undefined && position < labels) {
      if (position < levels - 1 && position < line.node.path.length && line.kind !== 'total') toggle(line, position)
      return
    }
    const cell = cellAt(line, position)
    if (cell?.row === undefined) return
    onHit?.({ column: cell.column, value: cell.value, row: cell.row, dimensions: cell.dimensions, anchor })
  }
  function copy() {
    const texts = lines
      .slice(range.top, range.bottom + 1)
      .map((line) =>
        columns.slice(range.start, range.end + 1).map((_, offset) => textAt(line, range.start + offset, true)),
      )
    void copyCells(texts)
  }
  function onKeyDown(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c') copy()
    else if (event.key === 'Enter') press(focus.row, focus.column, event.target as Element)
    else if (!grid.onKeyDown(event)) return
    event.preventDefault()
  }

  /** The pixels from a column to the end of its group at a level of the head. */
  function spanOf(level: number, position: number): number {
    let width = columns[position]?.width ?? 0
    for (let at = position + 1; at < columns.length && isSameGroup(level, position, at); at++) {
      width += columns[at]?.width ?? 0
    }
    return width
  }

  if (isPrinting) {
    const headOf = (level: number, position: number) => headAt(level, position, position === labels)
    return <PrintPivot {...{ columns, lines, headRows }} headAt={headOf} cellAt={printed} />
  }
  const items = virtual.getVirtualItems()
  const firstInSight = Math.floor((virtual.scrollOffset ?? 0) / ROW_HEIGHT)
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={lines.length + headRows}
      aria-colcount={columns.length}
      aria-multiselectable
      className={styles.scroller}
      onKeyDown={onKeyDown}
      onPointerDown={grid.onPointerDown}
      onPointerMove={grid.onPointerMove}
      onFocus={grid.onFocus}
      onClick={(event) => {
        const place = placeOf(event.target)
        if (place !== null && isSingle(grid.selection)) press(place.row, place.column, event.target as Element)
      }}
    >
      <div role="presentation" className={styles.head} style={{ inlineSize: slots.width, blockSize: headHeight }}>
        {Array.from({ length: headRows }, (_, level) => (
          <div key={level} role="row" aria-rowindex={level + 1} className={styles.headRow}>
            {slots.slots.map(({ position, shown, gap, pin }, at) => {
              const title = headAt(level, position, slots.slots[at - 1]?.position !== position - 1 || at === labels)
              const span = title !== '' && position >= labels ? spanOf(level, position) : shown.width
              return (
                <div
                  key={position}
                  role="columnheader"
                  aria-colindex={position + 1}
                  className={`${styles.headCell} ${span > shown.width ? styles.start : styles[shown.align]}`}
                  data-pinned={pin === undefined ? undefined : ''}
                  style={{
                    inlineSize: shown.width,
                    marginInlineStart: gap > 0 ? gap : undefined,
                    insetInlineStart: pin,
                  }}
                >
                  {title === '' ? (
                    <span className={styles.hidden}>{shown.title}</span>
                  ) : (
                    <span className={styles.headText} style={{ inlineSize: span - 24 }}>
                      {title}
                    </span>
                  )}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <div
        role="presentation"
        className={styles.body}
        style={{ inlineSize: slots.width, blockSize: virtual.getTotalSize() }}
      >
        {items.map(({ index, start }) => {
          const line = lines[index]
          return (
            <div
              key={index}
              role="row"
              aria-rowindex={index + headRows + 1}
              data-index={index}
              data-kind={line?.kind}
              className={styles.row}
              style={{ inlineSize: slots.width, transform: `translateY(${start - headHeight}px)` }}
            >
              {slots.slots.map(({ position, shown, gap, pin }) => {
                const cell = cellAt(line, position)
                const isLabel = position < labels
                const isFirst = index === firstInSight
                const name = isLabel ? labelAt(line, position, isFirst) : ''
                const isOpener =
                  isLabel && name !== '' && position < levels - 1 && line?.kind !== 'total' && line?.kind !== 'subtotal'
                const isClosed = line?.kind === 'collapsed' && position === line.node.path.length - 1
                const isChosen =
                  !isSingle(grid.selection) &&
                  index >= range.top &&
                  index <= range.bottom &&
                  position >= range.start &&
                  position <= range.end
                const background =
                  cell?.row !== undefined && line?.kind === 'values' ? backgrounds?.(cell.row, cell.index) : undefined
                return (
                  <div
                    key={position}
                    role={isLabel ? 'rowheader' : 'gridcell'}
                    aria-colindex={position + 1}
                    aria-expanded={isOpener ? !isClosed : undefined}
                    aria-selected={isLabel ? undefined : isChosen}
                    tabIndex={focus.row === index && focus.column === position ? 0 : -1}
                    data-column={position}
                    data-pinned={pin === undefined ? undefined : ''}
                    className={`${styles.cell} ${styles[shown.align]}`}
                    style={{
                      inlineSize: shown.width,
                      marginInlineStart: gap > 0 ? gap : undefined,
                      insetInlineStart: pin,
                      backgroundColor: background,
                    }}
                  >
                    {isOpener && <span className={styles.mark} aria-hidden data-closed={isClosed ? '' : undefined} />}
                    {isLabel && name === '' && (
                      <span className={styles.hidden}>{labelAt(line, position, true) || t('Totals')}</span>
                    )}
                    {isLabel
                      ? name
                      : cell !== undefined &&
                        cell.value !== null && <CellView shown={format(cell.value, cell.column, cell.row ?? [])} />}
                  </div>
                )
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}
