/** Choosing a range of an axis: by dragging across the picture, or by Shift and the arrow keys. */
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Across, Cell } from '@querent/viz'
import { endsOf, extended, rangeBetween, type Range } from './across.ts'

/** What a range holds. Both ends belong to it. */
export interface ChosenRange {
  kind: Across['kind']
  /** Place of the column in the result. */
  column: number
  from: Cell
  to: Cell
}

/** Pixels that the pointer moves before a press becomes a drag. */
const LEAST_DRAG = 6

/** @param onRange without it nothing can be chosen. */
export function useBrush(across: Across | undefined, onRange: ((range: ChosenRange) => void) | undefined) {
  const [range, setRange] = useState<Range | null>(null)
  const start = useRef<number | null>(null)
  /** True until the click that follows a drag: it chooses no mark. */
  const wasDragged = useRef(false)
  const isOn = across !== undefined && onRange !== undefined
  const xOf = (event: PointerEvent<HTMLElement>) => event.clientX - event.currentTarget.getBoundingClientRect().left

  function finish(): void {
    if (!isOn || range === null) return
    const [first, last] = endsOf(range)
    const from = across.places[first]?.value ?? null
    const to = across.places[last]?.value ?? null
    setRange(null)
    onRange({ kind: across.kind, column: across.column, from, to })
  }

  return {
    range: isOn ? range : null,
    clear: () => setRange(null),
    isDragging: () => start.current !== null && wasDragged.current,
    /** Tells once whether a click ended a drag. */
    wasDrag(): boolean {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      wasDragged.current = false
      // Fingers scroll the page.
      if (!isOn || event.button !== 0 || event.pointerType === 'touch') return
      const x = xOf(event)
      setRange(null)
      if (x >= across.plot.x - 8 && x <= across.plot.x + across.plot.width + 8) start.current = x
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      // Let go where this page did not learn of it.
      if (event.buttons === 0) start.current = null
      if (!isOn || start.current === null) return
      const x = xOf(event)
      if (!wasDragged.current && Math.abs(x - start.current) < LEAST_DRAG) return
      if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId)
      wasDragged.current = true
      setRange(rangeBetween(across, start.current, x))
    },
    onPointerUp(): void {
      if (start.current !== null && wasDragged.current) finish()
      start.current = null
    },
    onPointerCancel(): void {
      start.current = null
      setRange(null)
    },
    /** Answers the place that the range now ends at; null for keys that do something else. @param place of the current mark. */
    onKeyDown(event: KeyboardEvent, place: number): number | null {
      if (!isOn) return null
      if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
        const next = extended(across, range, place, event.key === 'ArrowRight' ? 1 : -1)
        setRange(next)
        return next.head
      }
      if (event.key === 'Enter' && range !== null) {
        finish()
        return endsOf(range)[0]
      }
      return null
    },
  }
}
