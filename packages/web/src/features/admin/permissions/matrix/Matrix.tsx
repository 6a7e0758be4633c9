import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { t } from '../../../../i18n/t.ts'
import { useSize } from '../../../../lib/use-size.ts'
import type { Level } from '../model/types.ts'
import { MatrixRow } from './MatrixRow.tsx'
import { clamp, FIRST, moved, rangeOf, type Chosen, type Spot } from './selection.ts'
import type { CellAt, MatrixCell, MatrixColumn, MatrixRow as Row } from './types.ts'
import { LevelMenu, type MenuExtra } from './LevelMenu.tsx'
import styles from './matrix.module.css'

interface MatrixProps {
  label: string
  /** What the rows are, over their names. */
  corner: string
  rows: readonly Row[]
  columns: readonly MatrixColumn[]
  cellOf(row: Row, column: MatrixColumn): MatrixCell
  /** Levels that a cell can have; none where it is locked. */
  choices(at: CellAt): readonly Level[]
  onSet(cells: readonly CellAt[], level: string): void
  onToggle(id: string): void
  /** The cell of the keyboard; null while there is none. */
  onFocus?(at: CellAt | null): void
  /** Other things to do with a cell, in its menu. */
  extra?(at: CellAt): readonly MenuExtra[]
}

const HEAD = 40

/**
 * Levels in rows and columns, drawn only where they are seen. Arrows move, Shift chooses several, the keys of levels set them
 * in all that is chosen, Enter opens the levels as a menu.
 */
export function Matrix(props: MatrixProps) {
  const { label, corner, rows, columns, cellOf, choices, onSet, onToggle, onFocus, extra } = props
  const gridId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const size = useSize(scroller)
  const isNarrow = (size?.width ?? 900) < 600
  const nameWidth = isNarrow ? 148 : 264
  const columnWidth = isNarrow ? 128 : 152
  const rowHeight = isNarrow ? 40 : 34
  const [kept, setChosen] = useState<Chosen>(FIRST)
  const [menu, setMenu] = useState<{ x: number; y: number } | null>(null)
  const isDragging = useRef(false)
  const chosen = clamp(kept, rows.length, columns.length)
  const { focus } = chosen
  const range = rangeOf(chosen)

  const vertical = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    overscan: 6,
    rangeExtractor: (seen) => withOne(seen, focus.row),
  })
  const horizontal = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => columnWidth,
    paddingStart: nameWidth,
    scrollPaddingStart: nameWidth,
    overscan: 2,
    isRtl: isRtl(),
    rangeExtractor: (seen) => withOne(seen, focus.column),
  })
  useEffect(() => {
    vertical.measure()
    horizontal.measure()
  }, [vertical, horizontal, rowHeight, columnWidth])

  const atOf = ({ row, column }: Spot): CellAt | null => {
    const [found, over] = [rows[row], columns[column]]
    return found === undefined || over === undefined ? null : { row: found, column: over }
  }
  const current = atOf(focus)
  useEffect(() => onFocus?.(current), [current?.row.id, current?.column.id])

  function choose(next: Chosen): void {
    setChosen(next)
    show(next.focus)
  }

  function show({ row, column }: Spot): void {
    vertical.scrollToIndex(row)
    if (column >= 0) horizontal.scrollToIndex(column)
  }
  // A panel that opens beside it hides what was in sight.
  useEffect(() => {
    if (kept !== FIRST) show(focus)
  }, [size?.width])

  /** Chosen cells that can have the level. */
  function cellsFor(level: string): CellAt[] {
    const cells: CellAt[] = []
    for (let row = range.top; row <= range.bottom; row++) {
      for (let column = Math.max(range.start, 0); column <= range.end; column++) {
        const at = atOf({ row, column })
        if (at !== null && choices(at).some(({ id }) => id === level)) cells.push(at)
      }
    }
    return cells
  }

  function openMenu(): void {
    const cell = document.getElementById(`${gridId}-${focus.row}-${focus.column}`)?.getBoundingClientRect()
    if (cell !== undefined) setMenu({ x: isRtl() ? cell.right : cell.left, y: cell.bottom })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget || event.altKey) return
    const isMod = event.ctrlKey || event.metaKey
    const row = rows[focus.row]
    const page = Math.max(Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD) / rowHeight) - 1, 1)
    const [ahead, back] = isRtl() ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const isFolding = focus.column === -1 && row?.hasChildren === true && !event.shiftKey && !isMod
    if (isFolding && ((event.key === ahead && !row.isOpen) || (event.key === back && row.isOpen))) onToggle(row.id)
    else if (event.key === 'Enter' || event.key === ' ') {
      if (focus.column >= 0) openMenu()
      else if (row?.hasChildren === true) onToggle(row.id)
    } else if (event.key === 'Escape' && chosen.anchor !== chosen.focus && !isOne()) {
      setChosen({ anchor: focus, focus })
    } else {
      const next = moved(
        chosen,
        { key: event.key, shiftKey: event.shiftKey, isMod },
        {
          rows: rows.length,
          columns: columns.length,
          page,
          isRtl: isRtl(),
        },
      )
      if (next !== null) choose(next)
      else if (isMod || !setByKey(event.key.toLowerCase())) return
    }
    event.preventDefault()
  }

  const isOne = () => range.top === range.bottom && range.start === range.end

  function setByKey(key: string): boolean {
    if (current === null) return false
    const level = choices(current).find((one) => one.key === key)?.id
    if (level === undefined) return false
    show(focus)
    onSet(cellsFor(level), level)
    return true
  }

  function spotAt(target: EventTarget | null): Spot | null {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    return cell === null ? null : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
  }

  function onPointerDown(event: PointerEvent): void {
    const spot = spotAt(event.target)
    if (spot === null || event.button !== 0) return
    setChosen({ anchor: event.shiftKey && spot.column >= 0 ? chosen.anchor : spot, focus: spot })
    isDragging.current = event.pointerType === 'mouse' && spot.column >= 0
  }

  function onPointerMove(event: PointerEvent): void {
    if (!isDragging.current || event.buttons !== 1) return
    const spot = spotAt(event.target)
    if (spot !== null && spot.column >= 0 && (spot.row !== focus.row || spot.column !== focus.column)) {
      setChosen({ anchor: chosen.anchor, focus: spot })
    }
  }

  const slots = horizontal.getVirtualItems().flatMap(({ index, start }) => {
    const column = columns[index]
    return column === undefined ? [] : [{ index, start, column }]
  })
  const width = nameWidth + columns.length * columnWidth
  return (
    <>
      <div
        ref={scroller}
        role="treegrid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={rows.length > 0 ? `${gridId}-${focus.row}-${focus.column}` : undefined}
        tabIndex={0}
        className={styles.matrix}
        style={{ '--name': `${nameWidth}px`, '--column': `${columnWidth}px`, '--tall': `${rowHeight}px` } as object}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => (isDragging.current = false)}
        onClick={(event) => {
          const spot = spotAt(event.target)
          if (spot !== null && spot.column >= 0 && !event.shiftKey) openMenu()
        }}
      >
        <div role="row" aria-rowindex={1} className={styles.head} style={{ inlineSize: width, blockSize: HEAD }}>
          <div role="columnheader" aria-colindex={1} className={styles.corner}>
            {corner}
          </div>
          {slots.map(({ index, start, column }) => (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={index + 2}
              className={styles.group}
              data-active={index === focus.column || undefined}
              style={{ insetInlineStart: start }}
              title={column.lockedWhy ?? column.label}
            >
              <span className={styles.label}>{column.label}</span>
            </div>
          ))}
        </div>
        <div role="rowgroup" className={styles.body} style={{ blockSize: vertical.getTotalSize(), inlineSize: width }}>
          {vertical.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (row === undefined) return null
            const isIn = index >= range.top && index <= range.bottom && range.end >= 0
            return (
              <MatrixRow
                key={row.id}
                gridId={gridId}
                row={row}
                index={index}
                start={start - HEAD}
                columns={slots}
                cellOf={cellOf}
                active={index === focus.row ? focus.column : -2}
                range={isIn ? range : null}
                onToggle={onToggle}
              />
            )
          })}
        </div>
      </div>
      {current !== null && (
        <LevelMenu
          at={menu}
          label={t('{place}, {group}', { place: current.row.label, group: current.column.label })}
          levels={choices(current)}
          value={isOne() ? cellOf(current.row, current.column).level.id : null}
          lockedWhy={cellOf(current.row, current.column).lockedWhy}
          extra={isOne() ? extra?.(current) : undefined}
          onSet={(level) => onSet(cellsFor(level), level)}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  )
}

function isRtl(): boolean {
  return document.documentElement.dir === 'rtl'
}

/** What is seen, and the one at the keyboard. */
function withOne(
  { startIndex, endIndex, overscan, count }: { startIndex: number; endIndex: number; overscan: number; count: number },
  one: number,
): number[] {
  const first = Math.max(startIndex - overscan, 0)
  const last = Math.min(endIndex + overscan, count - 1)
  const wanted = Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at)
  if (one >= 0 && one < first) wanted.unshift(one)
  else if (one > last && one < count) wanted.push(one)
  return wanted
}
