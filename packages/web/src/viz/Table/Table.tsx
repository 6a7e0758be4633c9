import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { locale, t } from '../../i18n/t.ts'
import { useSize } from '../../lib/use-size.ts'
import { copyCells, frameStyles, GridFrame, useFrame, usePrinting } from '../GridFrame/index.ts'
import {
  fillingColumns,
  MIN_WIDTH,
  movedColumns,
  pinnedCount,
  roomyPins,
  shownColumns,
  readRules,
  isSingle,
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
import type { CellHook } from './cell-hook.ts'
import { fittingWidth } from './fit.ts'
import { HeadCell } from './HeadCell.tsx'
import { PrintTable } from './PrintTable.tsx'
import { StatusLine } from './StatusLine.tsx'
import { TableRow } from './TableRow.tsx'
import { useRowHeights } from './use-row-heights.ts'
import { TotalsRow, totalsName } from './TotalsRow.tsx'
import { useCellHook } from './use-cell-hook.ts'
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
  /** Cells that somebody works on, in place of hits. */
  cells?: CellHook | undefined
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
  const { data, format, label, sort, onSort, onHit, onMenu, footer, cells } = props
  const { cols, rows } = data
  const scroller = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const [changed, setChanged] = useState<{ of: Settings; patch: Settings }>({ of: props.settings, patch: {} })
  const [ownSort, setOwnSort] = useState<readonly SortKey[]>(NO_SORT)
  const [drop, setDrop] = useState<number | null>(null)
  const keys = sort ?? ownSort
  const settings = useMemo(
    () => (changed.of === props.settings ? { ...props.settings, ...changed.patch } : props.settings),
    [changed, props.settings],
  )

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

  const frame = useFrame({ scroller, rows: rows.length, columns, pinned, lead: indexWidth, first: -1 })
  const { look, virtual, slots, width, selection, range } = frame
  const { focus } = selection
  useRowHeights(virtual, order, isWrapped)

  const { cellAt, leave } = useCellHook({ cells, columns, order, range, choose: frame.choose })
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
    frame.choose({ anchor: { row: -1, column: to }, focus: { row: -1, column: to } })
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
    const columnWidth = columns[column]?.width ?? MIN_WIDTH
    const forward = look.isRtl ? 'ArrowLeft' : 'ArrowRight'
    const isSide = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const by = event.key === forward ? 1 : -1
    if (event.key === 'Enter' && event.altKey) fit(column)
    else if (event.key === 'Enter' || event.key === ' ') press(column, event.shiftKey)
    else if (event.altKey && event.key === 'ArrowDown') {
      const shown = columns[column]
      if (shown !== undefined) onMenu?.(shown.column, event.target as Element)
    } else if (event.altKey && isSide) move(column, column + by)
    else if (event.shiftKey && isSide) resize(column, Math.max(columnWidth + by * WIDTH_STEP, MIN_WIDTH))
    else return false
    return true
  }
  const isCut = data.rows_truncated !== undefined
  if (isPrinting) {
    const foot = totals && { totals, name: totalsName(isCut) }
    return <PrintTable {...{ columns, rows, order, format, backgrounds, foot }} />
  }
  const dropAt = drop === null ? undefined : slots.find(({ position }) => position === drop)
  const extra = indexWidth > 0 ? 1 : 0
  const head = (
    <div role="row" aria-rowindex={1} data-index={-1} className={styles.head} style={{ inlineSize: width }}>
      {extra > 0 && (
        <div
          role="columnheader"
          aria-colindex={1}
          className={`${frameStyles.cell} ${styles.index}`}
          style={{ inlineSize: indexWidth }}
        >
          <span aria-label={t('Row number')}>#</span>
        </div>
      )}
      {slots.map((slot) => {
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
            onResize={(to, isDone) => resize(slot.position, to, isDone)}
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
            insetInlineStart: indexWidth + columns.slice(0, dropAt.position).reduce((sum, one) => sum + one.width, 0),
          }}
        />
      )}
    </div>
  )
  function line(index: number, top: number): ReactNode {
    const isIn = index >= range.top && index <= range.bottom && !isSingle(selection)
    return (
      <TableRow
        key={index}
        {...{ index, slots, width, indexWidth, format, backgrounds, cells }}
        place={order[index] ?? -1}
        onLeave={leave}
        row={rows[order[index] ?? -1] ?? []}
        start={top}
        from={isIn ? range.start : -1}
        to={isIn ? range.end : -1}
        active={index === focus.row ? focus.column : -1}
        measure={isWrapped ? virtual.measureElement : undefined}
      />
    )
  }
  return (
    <div className={styles.frame}>
      <GridFrame
        {...{ frame, label, head, line }}
        counts={{ rows: rows.length + (totals === undefined ? 1 : 2), columns: columns.length + extra }}
        foot={
          totals !== undefined && (
            <TotalsRow {...{ totals, slots, width, indexWidth, isCut, format }} rowIndex={rows.length + 2} />
          )
        }
        onCopy={copy}
        onPress={(place, cell) =>
          cells === undefined ? hit(place.row, place.column, cell) : cells.onPress(cellAt(place))
        }
        onKey={(event) => (focus.row < 0 ? onHeadKey(event) : cells?.onKey(event, cellAt(focus)) === true)}
      />
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
