import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { t } from '../../i18n/t.ts'
import { useSize } from '../../lib/use-size.ts'
import {
  fillingColumns,
  GROUPING,
  titleOf,
  type ShownColumn,
  readRules,
  isSingle,
  rangeOf,
  type Cell,
  type Column,
  type FormatCell,
  type Hit,
  type ResultData,
  type Settings,
} from '../grid/index.ts'
import { CellView, copyCells, placeOf, usePrinting, useSelection, useSlots } from '../GridFrame/index.ts'
import { pivotLines, readCollapsed, readPivot, type PivotLine } from './model.ts'
import { PrintPivot } from './PrintPivot.tsx'
import { pivotWidths, withStoredWidths } from './widths.ts'
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
const NO_COLUMNS: readonly Column[] = []

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
  const backgrounds = useMemo(() => {
    const grouping = data.cols.findIndex(({ name }) => name === GROUPING)
    const plain = data.rows.filter((row) => Number(row[grouping]) === 0)
    return readRules(settings['pivot_table.column_formatting'] ?? settings['table.column_formatting'], data.cols, plain)
  }, [data, settings])

  const values = pivot?.valueColumns ?? NO_COLUMNS
  const levels = pivot?.rowColumns.length ?? 0
  const labels = Math.max(levels, 1)
  const natural = useMemo((): ShownColumn[] => {
    if (pivot === undefined) return []
    const title = (column: Column) => titleOf(column, settings, format)
    const widths = withStoredWidths(pivotWidths(pivot, data, format, title), settings)
    const heads = pivot.rowColumns.map((column, level) =>
      shown(column, title(column), widths.labels[level] ?? 0, 'start'),
    )
    const cells = pivot.leaves.flatMap((_, leaf) =>
      pivot.valueColumns.map((column, value) => shown(column, title(column), widths.values[leaf]?.[value] ?? 0, 'end')),
    )
    return [...(heads.length === 0 ? [shown(undefined, '', widths.corner, 'start')] : heads), ...cells]
  }, [pivot, settings, data, format])
  const size = useSize(scroller)
  const roomWidth = fills && size !== null ? size.width : 0
  const columns = useMemo(() => fillingColumns(natural, roomWidth), [natural, roomWidth])

  const isRtl = scroller.current !== null && getComputedStyle(scroller.current).direction === 'rtl'
  const headRows = (pivot?.columnColumns.length ?? 0) + (values.length > 1 || pivot?.columnColumns.length === 0 ? 1 : 0)
  const headHeight = headRows * ROW_HEIGHT
  const grid = useSelection({
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
  const slots = useSlots(scroller, { columns, pinned: labels, lead: 0 }, focus.column, isRtl)
  if (pivot === undefined) return <p>{t('This result has no groups for a pivot table.')}</p>
  const range = rangeOf(grid.selection)
  const shownPivot = pivot

  function cellAt(line: PivotLine | undefined, position: number) {
    const leaf = leafAt(position)
    const column = values[(position - labels) % values.length]
    if (line === undefined || leaf === undefined || column === undefined || position < labels) return undefined
    const index = shownPivot.valueIndex((position - labels) % values.length)
    const row = data.rows[shownPivot.rowAt(line.node, leaf) ?? -1]
    const dimensions = [
      ...line.node.path.map((value, level) => ({ column: shownPivot.rowColumns[level], value })),
      ...leaf.path.map((value, level) => ({ column: shownPivot.columnColumns[level], value })),
    ].filter((one): one is { column: Column; value: Cell } => one.column !== undefined)
    return { column, index, row, value: row?.[index] ?? null, dimensions }
  }
  function labelAt(line: PivotLine | undefined, level: number, isFirst: boolean): string {
    if (line === undefined) return ''
    if (line.kind === 'total') return level === 0 ? t('Grand totals') : ''
    const column = shownPivot.rowColumns[level]
    if (column === undefined || level >= line.node.path.length) return ''
    if (line.kind === 'subtotal' && level === line.node.path.length - 1) {
      return t('Totals for {value}', { value: text(line.node.path[level] ?? null, column) })
    }
    return level >= line.opens || isFirst ? text(line.node.path[level] ?? null, column) : ''
  }
  function text(value: Cell, column: Column): string {
    const label = shownPivot.labelOf(column, value) ?? { column, value }
    return label.value === null ? t('(empty)') : format(label.value, label.column, []).text
  }
  /** Of a column that begins a group, or that is drawn first of it. */
  function headAt(level: number, position: number, isDrawnFirst: boolean): string {
    const title = columns[position]?.title ?? ''
    if (position < labels) return level === headRows - 1 ? title : ''
    const dimension = shownPivot.columnColumns[level]
    if (dimension === undefined) return title
    const place = Math.floor((position - labels) / values.length)
    const leaf = shownPivot.leaves[place]
    const isFirstValue = (position - labels) % values.length === 0
    if (leaf === undefined) return ''
    if (leaf.path.length === 0) return level === 0 && isFirstValue ? t('Row totals') : ''
    const before = shownPivot.leaves[place - 1]
    const begins = isFirstValue && (before === undefined || !isSamePath(before.path, leaf.path, level))
    return begins || isDrawnFirst ? text(leaf.path[level] ?? null, dimension) : ''
  }
  function printed(line: PivotLine, position: number, isFirst: boolean) {
    if (position < labels) return { text: labelAt(line, position, isFirst), background: undefined }
    const cell = cellAt(line, position)
    if (cell?.row === undefined || cell.value === null) return { text: '', background: undefined }
    return {
      text: format(cell.value, cell.column, cell.row).text,
      background: line.kind === 'values' ? backgrounds?.(cell.row, cell.index) : undefined,
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
    const texts = lines.slice(range.top, range.bottom + 1).map((line) =>
      columns.slice(range.start, range.end + 1).map((_, offset) => {
        const position = range.start + offset
        if (position < labels) return labelAt(line, position, true)
        const cell = cellAt(line, position)
        return cell === undefined || cell.value === null ? '' : format(cell.value, cell.column, cell.row ?? []).text
      }),
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
    const path = leafAt(position)?.path
    let width = 0
    for (let at = position; at < columns.length; at++) {
      const other = leafAt(at)
      const isSame = level >= shownPivot.columnColumns.length ? at === position : other?.path.length === path?.length
      if (path === undefined || other === undefined || !isSame || !isSamePath(path, other.path, level)) break
      width += columns[at]?.width ?? 0
    }
    return Math.max(width, columns[position]?.width ?? 0)
  }
  function leafAt(position: number) {
    return position < labels ? undefined : shownPivot.leaves[Math.floor((position - labels) / values.length)]
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

const NO_COLUMN: Column = { name: '', display_name: '', base_type: 'type/*' }

function shown(column: Column | undefined, title: string, width: number, align: ShownColumn['align']): ShownColumn {
  return { index: 0, column: column ?? NO_COLUMN, title, width, align, isWrapped: false }
}

function isSamePath(a: readonly Cell[], b: readonly Cell[], level: number): boolean {
  for (let index = 0; index <= level; index++) if (a[index] !== b[index]) return false
  return true
}
