import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { afterPress, at, within, type Bounds, type Place, type Selection } from '@querent/viz/grid/index.ts'

interface Options {
  scroller: RefObject<HTMLElement | null>
  bounds: Bounds
  isRtl: boolean
  /** Brings a place into sight. */
  onMove(place: Place): void
}

/**
 * Selection and focus of a grid whose cells are `[data-index] > [data-column]`. The cell at `selection.focus` has to be drawn
 * always: then focus is never lost. Where cells cannot have the focus, the grid keeps it.
 */
export function useSelection({ scroller, bounds, isRtl, onMove }: Options) {
  const [stored, setSelection] = useState<Selection>(FIRST)
  const isChosen = stored !== FIRST
  const selection = within(stored, bounds)
  const mustFocus = useRef(false)
  const isDragging = useRef(false)
  const { row, column } = selection.focus

  useLayoutEffect(() => {
    if (!mustFocus.current) return
    mustFocus.current = false
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-index="${row}"] > [data-column="${column}"]`)
    cell?.focus({ preventScroll: true })
  })

  function choose(next: Selection) {
    mustFocus.current = true
    setSelection(next)
    onMove(next.focus)
  }

  /** True when the key moved. */
  function onKeyDown(event: KeyboardEvent): boolean {
    const next = afterPress(selection, event, bounds, isRtl)
    if (next === null) return false
    event.preventDefault()
    event.stopPropagation()
    choose(next)
    return true
  }

  function onPointerDown(event: PointerEvent) {
    const place = placeOf(event.target)
    if (place === null || place.row < 0 || event.button !== 0 || event.pointerType === 'touch') return
    isDragging.current = place.column >= 0
    choose(
      event.shiftKey && isDragging.current ? { anchor: selection.anchor, focus: place } : at(place.row, place.column),
    )
  }

  function onPointerMove(event: PointerEvent) {
    if (!isDragging.current) return
    if (event.buttons === 0) {
      isDragging.current = false
      return
    }
    const place = placeOf(document.elementFromPoint(event.clientX, event.clientY))
    if (place === null || place.row < 0 || place.column < 0) return
    if (place.row === row && place.column === column) return
    choose({ anchor: selection.anchor, focus: place })
  }

  /** Focus that came by Tab or a press, also to the head. */
  function onFocus(event: { target: EventTarget }) {
    const place = placeOf(event.target)
    if (place !== null && (place.row !== row || place.column !== column)) setSelection(at(place.row, place.column))
  }

  return { selection, isChosen, choose, onKeyDown, onPointerDown, onPointerMove, onFocus }
}

const FIRST = at(0, 0)

/** The place of a cell; null outside cells. */
export function placeOf(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null
  const cell = target.closest<HTMLElement>('[data-column]')
  const line = cell?.closest<HTMLElement>('[data-index]')
  if (cell == null || line == null) return null
  return { row: Number(line.dataset['index']), column: Number(cell.dataset['column']) }
}
