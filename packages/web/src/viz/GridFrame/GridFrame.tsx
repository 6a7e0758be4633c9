import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { at, isSingle, type Place } from '@querent/viz/grid/index.ts'
import type { Frame } from './use-frame.ts'
import { placeOf } from './use-selection.ts'
import styles from './frame.module.css'

interface GridFrameProps<C extends { width: number }> {
  frame: Frame<C>
  /** The accessible name. */
  label: string
  role?: 'grid' | 'treegrid'
  /** All rows with those of head and foot, and all columns with the names of rows. */
  counts: { rows: number; columns: number }
  className?: string | undefined
  style?: CSSProperties
  /** The id of the chosen cell, where the grid has the focus in place of its cells; empty while there is none. */
  activeId?: string | undefined
  head: ReactNode
  /** @param top Pixels from the first row. */
  line(index: number, top: number): ReactNode
  foot?: ReactNode
  /** Copies what is chosen. */
  onCopy?(): void
  /** Enter on a cell, or a press on it; the head is not pressed. */
  onPress?(place: Place, cell: Element): void
  /** Keys before those that move. True when the key was taken. */
  onKey?(event: KeyboardEvent): boolean
}

/** Head, rows and foot of a grid, drawn only where they are in sight, with keys and pointer as in spreadsheets. */
export function GridFrame<C extends { width: number }>(props: GridFrameProps<C>) {
  const { frame, label, role = 'grid', counts, className, style, activeId, head, line, foot } = props
  const { onCopy, onPress, onKey } = props
  const { virtual, headHeight, selection } = frame
  const { focus } = selection

  function onKeyDown(event: KeyboardEvent): void {
    const isCopy = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'c'
    if (onKey?.(event) === true) event.stopPropagation()
    else if (isCopy && onCopy !== undefined) onCopy()
    else if (event.key === 'Enter' && focus.row >= 0 && placeOf(event.target) !== null) {
      onPress?.(focus, event.target as Element)
    } else {
      frame.onKeyDown(event)
      return
    }
    event.preventDefault()
  }

  function onClick({ target, shiftKey }: MouseEvent): void {
    const place = placeOf(target)
    if (place === null || place.row < 0 || shiftKey) return
    const isAt = place.row === focus.row && place.column === focus.column
    if (isAt && !isSingle(selection)) return
    // A finger chooses when it lets go.
    if (!isAt) frame.choose(at(place.row, place.column))
    if ((target as Element).closest('a') === null) onPress?.(place, target as Element)
  }

  return (
    <div
      ref={frame.scroller}
      role={role}
      aria-label={label}
      aria-rowcount={counts.rows}
      aria-colcount={counts.columns}
      aria-multiselectable
      aria-activedescendant={activeId === '' ? undefined : activeId}
      tabIndex={activeId === undefined ? undefined : 0}
      className={className ?? styles.scroller}
      style={style}
      onKeyDown={onKeyDown}
      onPointerDown={frame.onPointerDown}
      onPointerMove={frame.onPointerMove}
      onFocus={frame.onFocus}
      onClick={onClick}
    >
      {head}
      <div
        role="presentation"
        className={styles.body}
        style={{ inlineSize: frame.width, blockSize: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => line(index, start - headHeight))}
      </div>
      {foot}
    </div>
  )
}
