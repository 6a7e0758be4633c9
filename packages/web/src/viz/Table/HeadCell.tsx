import { useRef, type PointerEvent } from 'react'
import { t } from '../../i18n/t.ts'
import { frameStyles, slotProps, type Slot } from '../GridFrame/index.ts'
import { MIN_WIDTH, type ShownColumn, type SortKey } from '@querent/viz/grid/index.ts'
import styles from './table.module.css'

interface Props {
  slot: Slot<ShownColumn>
  colIndex: number
  isActive: boolean
  /** The column's place in the sort, and how many columns are sorted by. */
  sort: { key: SortKey; place: number; of: number } | undefined
  isRtl: boolean
  onSort(isAdding: boolean): void
  onResize(width: number, isDone: boolean): void
  onFit(): void
  /** @param x Where the pointer is, in the window; `isDone` when it was let go. */
  onDrag(x: number, isDone: boolean): void
  onMenu: ((anchor: Element) => void) | undefined
}

const DRAG_DISTANCE = 5

/** The head of a column: a press sorts, a drag moves, its end resizes. */
export function HeadCell({ slot, colIndex, isActive, sort, isRtl, onSort, onResize, onFit, onDrag, onMenu }: Props) {
  const { shown, position } = slot
  const press = useRef<{ x: number; width: number; kind: 'move' | 'resize'; isMoved: boolean } | null>(null)

  function begin(event: PointerEvent, kind: 'move' | 'resize') {
    if (event.button !== 0) return
    press.current = { x: event.clientX, width: shown.width, kind, isMoved: false }
    event.currentTarget.setPointerCapture(event.pointerId)
    event.stopPropagation()
  }
  function move(event: PointerEvent, isDone: boolean) {
    const now = press.current
    if (now === null) return
    event.stopPropagation()
    const by = event.clientX - now.x
    if (Math.abs(by) >= DRAG_DISTANCE) now.isMoved = true
    if (isDone) press.current = null
    if (now.kind === 'resize') {
      if (now.isMoved) onResize(Math.max(now.width + (isRtl ? -by : by), MIN_WIDTH), isDone)
    } else if (now.isMoved) onDrag(event.clientX, isDone)
    else if (isDone) onSort(event.shiftKey)
  }

  const direction = sort?.key.direction
  return (
    <div
      role="columnheader"
      aria-colindex={colIndex}
      aria-sort={direction ?? 'none'}
      tabIndex={isActive ? 0 : -1}
      data-column={position}
      className={`${styles.headCell} ${frameStyles[shown.align]}`}
      {...slotProps(slot)}
      title={shown.column.description ?? undefined}
      onPointerDown={(event) => begin(event, 'move')}
      onPointerMove={(event) => move(event, false)}
      onPointerUp={(event) => move(event, true)}
      onPointerCancel={() => (press.current = null)}
      onContextMenu={(event) => {
        if (onMenu === undefined) return
        event.preventDefault()
        onMenu(event.currentTarget)
      }}
    >
      <span className={styles.title}>{shown.title}</span>
      {sort !== undefined && (
        <span className={styles.sort} aria-hidden>
          {direction === 'ascending' ? '↑' : '↓'}
          {sort.of > 1 ? sort.place : ''}
        </span>
      )}
      <span
        className={styles.resize}
        title={t('Drag to resize, double click to fit')}
        onPointerDown={(event) => begin(event, 'resize')}
        onDoubleClick={onFit}
      />
    </div>
  )
}
