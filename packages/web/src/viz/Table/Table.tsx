import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { locale, t } from '../../i18n/t.ts'
import { useSize } from '../../lib/use-size.ts'
import { copyCells } from './clipboard.ts'
import {
  fillingColumns,
  MIN_WIDTH,
  movedColumns,
  pinnedCount,
  roomyPins,
  shownColumns,
  readRules,
  isSingle,
  rangeOf,
  nextSort,
  sortedOrder,
  createSummary,
  totalsOf,
  type Column,
  type FormatCell,
  type Hit,
  type ResultData,
  type Settings,
  type SortKey,
  isNumeric,
  textOf,
} from '@querent/viz/grid/index.ts'
import { inkOf } from '@querent/viz/color/index.ts'
import { fittingWidth } from './fit.ts'
import { HeadCell } from './HeadCell.tsx'
import { PrintTable } from './PrintTable.tsx'
import { StatusLine } from './StatusLine.tsx'
import { TableRow } from './TableRow.tsx'
import { TotalsRow, totalsName } from './TotalsRow.tsx'
import { placeOf, useGrid } from './use-grid.ts'
import { usePrinting } from './use-printing.ts'
import { useSlots } from './use-slots.ts'
import styles from './table.module.css'

interface Props {
  data: ResultData
  /** Stored visualization settings. A new object takes the place of widths and order that were changed here. */
  settings: Settings
  format: FormatCell
  /** The accessible name. */
  label: string
  sort?: readonly SortKey[]
  onSort?(keys: SortKey[]): void
  /** True when all rows are here, so that they are put in order here. */
  sortsHere?: boolean
  /** Settings that a person changed by hand: `table.columns`, `table.column_widths`. */
  onSettings?(patch: Settings): void
  onHit?(hit: Hit): void
  onMenu?(column: Column, anchor: Element): void
  /** Whether copies hold values as shown or as they came. */
  copies?: 'formatted' | 'raw'
  footer?: ReactNode
  /** True: columns that leave room are widened, as on a card. */
  fills?: boolean
}

const NO_SORT: readonly SortKey[] = []
const PAINT = inkOf('vars')
const WIDTH_STEP = 16
/** Cells that are summed up at once without being felt. */
const MOST_SUMMED = 5_000_000

/** Rows and columns, drawn only where they are in sight. */
export function Table(props: Props) {
  const { data, format, label, sort, onSort, onHit, onMenu, footer } = props
  const { cols, rows } = data
  const scroller = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const [look, setLook] = useState({ rowHeight: 32, headHeight: 34, isRtl: false })
  const [changed, setChanged] = useState<{ of: Settings; patch: Settings }>({ of: props.settings, patch: {} })
  const [ownSort, setOwnSort] = useState<readonly SortKey[]>(NO_SORT)
  const [drop, setDrop] = useState<number | null>(null)
  const keys = sort ?? ownSort
  const settings = useMemo(
    () => (changed.of === props.settings ? { ...props.settings, ...changed.patch } : props.settings),
    [changed, props.settings],
  )

  useEffect(() => {
    const read = () => {
      if (scroller.current === null) return
      const style = getComputedStyle(scroller.current)
      setLook({
        rowHeight: Number.parseFloat(style.getPropertyValue('--row-height')) || 32,
        headHeight: Number.parseFloat(style.getPropertyValue('--head-height')) || 34,
        isRtl: style.direction === 'rtl',
      })
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributeFilter: ['data-density', 'dir'] })
    return () => observer.disconnect()
  }, [])

  const natural = useMemo(() => shownColumns(cols, rows, settings, format), [cols, rows, settings, format])
  const indexWidth = settings['table.row_index'] === true ? 24 + String(rows.length).length * 7 : 0
  const size = useSize(scroller)
  const roomWidth = props.fills === true && size !== null ? size.width - indexWidth : 0
  const columns = useMemo(() => fillingColumns(natural, roomWidth), [natural, roomWidth])
  const backgrounds = useMemo(
    () => readRules(settings['table.column_formatting'], cols, { rows, paint: PAINT }),
    [settings, cols, rows],
  )
  const order = useMemo(
    () => sortedOrder(rows, cols, props.sortsHere === true ? keys : NO_SORT, locale()),
    [rows, cols, keys, props.sortsHere],
  )
  const isWrapped = columns.some((column) => column.isWrapped)
  const pinned = roomyPins(columns, pinnedCount(settings), indexWidth, scroller.current?.clientWidth ?? Infinity)

  const page = Math.max(Math.floor(((scroller.current?.clientHeight ?? 600) - look.headHeight) / look.rowHeight) - 1, 1)
  const grid = useGrid({
    scroller,
    bounds: { rows: rows.length, columns: columns.length, page, first: -1 },
    isRtl: look.isRtl,
    onMove: ({ row, column }) => {
      if (row >= 0) virtual.scrollToIndex(row)
      slots.scrollTo(column)
    },
  })
  const { selection } = grid
  const { focus } = selection
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => look.rowHeight,
    scrollMargin: look.headHeight,
    scrollPaddingStart: look.headHeight,
    overscan: 3,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(startIndex - overscan, 0)
      const last = Math.min(endIndex + overscan, count - 1)
      const wanted = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
      if (focus.row >= 0 && focus.row < count) {
        if (focus.row < first) wanted.unshift(focus.row)
        else if (focus.row > last) wanted.push(focus.row)
      }
      return wanted
    },
  })
  const slots = useSlots(scroller, columns, pinned, indexWidth, focus.column, look.isRtl)
  useEffect(() => virtual.measure(), [virtual, look.rowHeight, order, isWrapped])

  const range = rangeOf(selection)
  const summary = useMemo(() => {
    if (range.top < 0 || (range.top === range.bottom && range.start === range.end)) return undefined
    if ((range.bottom - range.top + 1) * (range.end - range.start + 1) > MOST_SUMMED) return undefined
    const made = createSummary()
    for (const { index, column } of columns.slice(range.start, range.end + 1)) {
      const isNumber = isNumeric(column)
      for (let row = range.top; row <= range.bottom; row++) made.take(rows[order[row] ?? -1]?.[index] ?? null, isNumber)
    }
    return made.result()
  }, [columns, rows, order, range.top, range.bottom, range.start, range.end])

  const totals = useMemo(
    () => (settings['table.show_totals'] === true ? totalsOf(cols, rows) : undefined),
    [settings, cols, rows],
  )

  function change(patch: Settings, isDone = true) {
    setChanged({ of: props.settings, patch: { ...(changed.of === props.settings ? changed.patch : {}), ...patch } })
    if (isDone) props.onSettings?.(patch)
  }
  function resize(position: number, width: number, isDone = true) {
    const widths = columns.map((column, index) => (index === position ? Math.round(width) : column.width))
    change({ 'table.column_widths': widths }, isDone)
  }
  function fit(position: number) {
    const column = columns[position]
    if (column !== undefined) resize(position, fittingWidth(column, rows, format, scroller.current))
  }
  function move(from: number, to: number) {
    if (to < 0 || to >= columns.length || to === from) return
    const widths = columns.map(({ width }) => width)
    widths.splice(to, 0, ...widths.splice(from, 1))
    change({ 'table.columns': movedColumns(cols, settings, from, to), 'table.column_widths': widths })
    grid.choose({ anchor: { row: -1, column: to }, focus: { row: -1, column: to } })
  }
  function press(position: number, isAdding: boolean) {
    const name = columns[position]?.column.name
    // Rows that nobody can sort get no arrow that says they are.
    if (name === undefined || (props.sortsHere !== true && onSort === undefined)) return
    const next = nextSort(keys, name, isAdding)
    if (sort === undefined) setOwnSort(next)
    onSort?.(next)
  }
  function drag(from: number, x: number, isDone: boolean) {
    const cells = [...(scroller.current?.querySelectorAll<HTMLElement>('[role=columnheader]') ?? [])]
    const over = cells.find((cell) => {
      const box = cell.getBoundingClientRect()
      return x >= box.left && x < box.right
    })
    const to = over === undefined ? from : Number(over.dataset['column'])
    setDrop(isDone || to === from ? null : to)
    if (isDone) move(from, to)
  }
  function hit(row: number, position: number, anchor: Element) {
    const shown = columns[position]
    const rowIndex = order[row]
    const cells = rows[rowIndex ?? -1]
    if (shown === undefined || rowIndex === undefined || cells === undefined) return
    onHit?.({ column: shown.column, value: cells[shown.index] ?? null, rowIndex, row: cells, dimensions: [], anchor })
  }
  function copy() {
    const chosen = columns.slice(range.start, range.end + 1)
    const lines: string[][] = []
    for (let row = Math.max(range.top, 0); row <= range.bottom; row++) {
      const cells = rows[order[row] ?? -1] ?? []
      lines.push(
        chosen.map(({ index, column }) => {
          const value = cells[index] ?? null
          if (value === null) return ''
          return props.copies === 'raw' ? textOf(value) : format(value, column, cells).text
        }),
      )
    }
    const isHead = range.bottom < 0
    void copyCells(
      isHead ? [chosen.map(({ title }) => title)] : lines,
      !isHead && lines.length > 1 ? chosen.map(({ title }) => title) : undefined,
    )
  }
  function onHeadKey(event: KeyboardEvent): boolean {
    const { column } = focus
    const width = columns[column]?.width ?? MIN_WIDTH
    const forward = look.isRtl ? 'ArrowLeft' : 'ArrowRight'
    const isSide = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const by = event.key === forward ? 1 : -1
    if (event.key === 'Enter' && event.altKey) fit(column)
    else if (event.key === 'Enter' || event.key === ' ') press(column, event.shiftKey)
    else if (event.altKey && event.key === 'ArrowDown') {
      const shown = columns[column]
      if (shown !== undefined) onMenu?.(shown.column, event.target as Element)
    } else if (event.altKey && isSide) move(column, column + by)
    else if (event.shiftKey && isSide) resize(column, Math.max(width + by * WIDTH_STEP, MIN_WIDTH))
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  function onKeyDown(event: KeyboardEvent) {
    if (focus.row < 0 && onHeadKey(event)) return
    if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'c') {
      event.preventDefault()
      copy()
    } else if (event.key === 'Enter' && focus.row >= 0 && placeOf(event.target) !== null) {
      event.preventDefault()
      hit(focus.row, focus.column, event.target as Element)
    } else grid.onKeyDown(event)
  }

  const isCut = data.rows_truncated !== undefined
  if (isPrinting) {
    const foot = totals && { totals, name: totalsName(isCut) }
    return <PrintTable {...{ columns, rows, order, format, backgrounds, foot }} />
  }
  const dropAt = drop === null ? undefined : slots.slots.find(({ position }) => position === drop)
  const extra = indexWidth > 0 ? 1 : 0
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + (totals === undefined ? 1 : 2)}
        aria-colcount={columns.length + extra}
        aria-multiselectable
        className={styles.scroller}
        onKeyDown={onKeyDown}
        onPointerDown={grid.onPointerDown}
        onPointerMove={grid.onPointerMove}
        onFocus={grid.onFocus}
        onClick={(event) => {
          const place = placeOf(event.target)
          if (place === null || place.row < 0 || event.shiftKey || !isSingle(selection)) return
          if ((event.target as Element).closest('a') === null) hit(place.row, place.column, event.target as Element)
        }}
      >
        <div role="row" aria-rowindex={1} data-index={-1} className={styles.head} style={{ inlineSize: slots.width }}>
          {extra > 0 && (
            <div role="columnheader" aria-colindex={1} className={styles.index} style={{ inlineSize: indexWidth }}>
              <span aria-label={t('Row number')}>#</span>
            </div>
          )}
          {slots.slots.map((slot) => {
            const place = keys.findIndex(({ name }) => name === slot.shown.column.name)
            const key = keys[place]
            return (
              <HeadCell
                key={slot.shown.index}
                slot={slot}
                colIndex={slot.position + 1 + extra}
                isActive={focus.row < 0 && focus.column === slot.position}
                sort={key === undefined ? undefined : { key, place: place + 1, of: keys.length }}
                isRtl={look.isRtl}
                onSort={(isAdding) => press(slot.position, isAdding)}
                onResize={(width, isDone) => resize(slot.position, width, isDone)}
                onFit={() => fit(slot.position)}
                onDrag={(x, isDone) => drag(slot.position, x, isDone)}
                onMenu={onMenu === undefined ? undefined : (anchor) => onMenu(slot.shown.column, anchor)}
              />
            )
          })}
          {dropAt !== undefined && (
            <span
              className={styles.drop}
              style={{
                insetInlineStart:
                  indexWidth + columns.slice(0, dropAt.position).reduce((sum, { width }) => sum + width, 0),
              }}
            />
          )}
        </div>
        <div
          role="presentation"
          className={styles.body}
          style={{ inlineSize: slots.width, blockSize: virtual.getTotalSize() }}
        >
          {virtual.getVirtualItems().map(({ index, start }) => {
            const isIn = index >= range.top && index <= range.bottom && !isSingle(selection)
            return (
              <TableRow
                key={index}
                index={index}
                row={rows[order[index] ?? -1] ?? []}
                slots={slots.slots}
                width={slots.width}
                indexWidth={indexWidth}
                start={start - look.headHeight}
                from={isIn ? range.start : -1}
                to={isIn ? range.end : -1}
                active={index === focus.row ? focus.column : -1}
                format={format}
                backgrounds={backgrounds}
                measure={isWrapped ? virtual.measureElement : undefined}
              />
            )
          })}
        </div>
        {totals !== undefined && (
          <TotalsRow
            totals={totals}
            slots={slots.slots}
            width={slots.width}
            indexWidth={indexWidth}
            rowIndex={rows.length + 2}
            isCut={isCut}
            format={format}
          />
        )}
      </div>
      <StatusLine {...(summary === undefined ? {} : { summary })} footer={footer} number={groupedDigits} />
    </div>
  )
}

function groupedDigits(digits: string): string {
  const [whole = '', fraction] = digits.split('.')
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 20 }).format(
    `${whole}${fraction === undefined ? '' : `.${fraction.slice(0, 6)}`}` as `${number}`,
  )
}
