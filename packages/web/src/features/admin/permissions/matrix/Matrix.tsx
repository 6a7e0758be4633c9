import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { t } from '../../../../i18n/t.ts'
import { useSize } from '../../../../lib/use-size.ts'
import { isSingle, type Place } from '@querent/viz/grid/index.ts'
import { GridFrame, slotProps, useFrame, usePrinting } from '../../../../viz/GridFrame/index.ts'
import type { Level } from '../model/types.ts'
import { MatrixRow } from './MatrixRow.tsx'
import { PrintMatrix } from './PrintMatrix.tsx'
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
/** Levels have more room than plain rows, and fingers more than a mouse. */
const MORE_ROOM = 2
const FINGER = 40

/**
 * Levels in rows and columns, drawn only where they are seen. Arrows move, Shift chooses several, the keys of levels set them
 * in all that is chosen, Enter opens the levels as a menu.
 */
export function Matrix(props: MatrixProps) {
  const { label, corner, rows, columns, cellOf, choices, onSet, onToggle, onFocus, extra } = props
  const gridId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const size = useSize(scroller)
  const isNarrow = (size?.width ?? 900) < 600
  const nameWidth = isNarrow ? 148 : 264
  const columnWidth = isNarrow ? 128 : 152
  const wide = useMemo(() => columns.map((column) => ({ column, width: columnWidth })), [columns, columnWidth])
  const frame = useFrame({
    scroller,
    rows: rows.length,
    columns: wide,
    pinned: 0,
    lead: nameWidth,
    first: 0,
    firstColumn: -1,
    heights: ({ rowHeight }) => ({ row: isNarrow ? Math.max(FINGER, rowHeight) : rowHeight + MORE_ROOM, head: HEAD }),
    overscan: 6,
  })
  const { rowHeight, look, slots, width, selection, range } = frame
  const { focus } = selection
  const [menu, setMenu] = useState<{ x: number; y: number } | null>(null)

  const atOf = ({ row, column }: Place): CellAt | null => {
    const [found, over] = [rows[row], columns[column]]
    return found === undefined || over === undefined ? null : { row: found, column: over }
  }
  const current = atOf(focus)
  useEffect(() => onFocus?.(current), [current?.row.id, current?.column.id])

  // A panel that opens beside it hides what was in sight.
  useEffect(() => {
    if (frame.isChosen) frame.show(focus)
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

  function openMenu({ row, column }: Place): void {
    const cell = document.getElementById(`${gridId}-${row}-${column}`)?.getBoundingClientRect()
    if (cell !== undefined) setMenu({ x: look.isRtl ? cell.right : cell.left, y: cell.bottom })
  }

  /** Keys that do something with what is chosen; the others move. */
  function onKey(event: KeyboardEvent): boolean {
    if (event.target !== event.currentTarget || event.altKey) return false
    const isMod = event.ctrlKey || event.metaKey
    const row = rows[focus.row]
    const [ahead, back] = look.isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const isFolding = focus.column === -1 && row?.hasChildren === true && !event.shiftKey && !isMod
    if (isFolding && ((event.key === ahead && !row.isOpen) || (event.key === back && row.isOpen))) onToggle(row.id)
    else if (event.key === 'Enter' || event.key === ' ') {
      if (focus.column >= 0) openMenu(focus)
      else if (row?.hasChildren === true) onToggle(row.id)
    } else if (event.key === 'Escape' && !isSingle(selection)) frame.choose({ anchor: focus, focus })
    else return !isMod && setByKey(event.key.toLowerCase())
    return true
  }

  function setByKey(key: string): boolean {
    if (current === null) return false
    const level = choices(current).find((one) => one.key === key)?.id
    if (level === undefined) return false
    frame.show(focus)
    onSet(cellsFor(level), level)
    return true
  }

  if (isPrinting) return <PrintMatrix {...{ corner, rows, columns, cellOf }} />
  const isOne = isSingle(selection)
  const head = (
    <div role="row" aria-rowindex={1} className={styles.head} style={{ inlineSize: width, blockSize: HEAD }}>
      <div role="columnheader" aria-colindex={1} className={styles.corner}>
        {corner}
      </div>
      {slots.map((slot) => (
        <div
          key={slot.shown.column.id}
          role="columnheader"
          aria-colindex={slot.position + 2}
          className={styles.group}
          data-active={slot.position === focus.column || undefined}
          title={slot.shown.column.lockedWhy ?? slot.shown.column.label}
          {...slotProps(slot)}
        >
          <span className={styles.label}>{slot.shown.column.label}</span>
        </div>
      ))}
    </div>
  )
  function line(index: number, top: number): ReactNode {
    const row = rows[index]
    if (row === undefined) return null
    const isIn = index >= range.top && index <= range.bottom && range.end >= 0
    return (
      <MatrixRow
        key={row.id}
        {...{ gridId, row, index, top, width, slots, cellOf, onToggle }}
        active={index === focus.row ? focus.column : -2}
        range={isIn ? range : null}
      />
    )
  }
  return (
    <>
      <GridFrame
        {...{ frame, label, head, line, onKey }}
        role="treegrid"
        counts={{ rows: rows.length + 1, columns: columns.length + 1 }}
        activeId={rows.length > 0 ? `${gridId}-${focus.row}-${focus.column}` : ''}
        className={styles.matrix}
        style={{ '--name': `${nameWidth}px`, '--tall': `${rowHeight}px` } as CSSProperties}
        onPress={(place) => place.column >= 0 && openMenu(place)}
      />
      {current !== null && (
        <LevelMenu
          at={menu}
          label={t('{place}, {group}', { place: current.row.label, group: current.column.label })}
          levels={choices(current)}
          value={isOne ? cellOf(current.row, current.column).level.id : null}
          lockedWhy={cellOf(current.row, current.column).lockedWhy}
          extra={isOne ? extra?.(current) : undefined}
          onSet={(level) => onSet(cellsFor(level), level)}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  )
}
