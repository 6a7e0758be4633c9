import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, type RefObject } from 'react'
import type { ShownColumn } from '@querent/viz/grid/index.ts'

/** A column that is drawn. */
export interface Slot {
  /** Among the shown columns. */
  position: number
  shown: ShownColumn
  /** Free space before it, for columns that are not drawn. */
  gap: number
  /** Offset from the start where the column stays; absent for columns that scroll. */
  pin?: number
}

/** The columns to draw: pinned ones, those in sight, and the one at the keyboard. `scrollTo` brings one into sight. */
export function useSlots(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly ShownColumn[],
  pinned: number,
  indexWidth: number,
  active: number,
  isRtl: boolean,
) {
  const pinnedWidth = indexWidth + columns.slice(0, pinned).reduce((sum, { width }) => sum + width, 0)
  const virtual = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => columns[index]?.width ?? 0,
    paddingStart: indexWidth,
    scrollPaddingStart: pinnedWidth,
    overscan: 1,
    isRtl,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const wanted = new Set<number>()
      for (let index = 0; index < pinned; index++) wanted.add(index)
      const end = Math.min(endIndex + overscan, count - 1)
      for (let index = Math.max(startIndex - overscan, 0); index <= end; index++) wanted.add(index)
      if (active >= 0 && active < count) wanted.add(active)
      return [...wanted].sort((a, b) => a - b)
    },
  })
  // By their widths: measuring draws again, and with a list that is made in every drawing it would never end.
  const widths = columns.map(({ width }) => width).join()
  useEffect(() => virtual.measure(), [virtual, widths, indexWidth])
  const items = virtual.getVirtualItems()
  const drawn = items.map(({ index }) => index).join()
  const slots = useMemo(
    () => slotsOf(columns, drawn === '' ? [] : drawn.split(',').map(Number), pinned, indexWidth),
    [columns, drawn, pinned, indexWidth],
  )
  const width = indexWidth + columns.reduce((sum, column) => sum + column.width, 0)
  return { slots, width, scrollTo: (position: number) => position >= pinned && virtual.scrollToIndex(position) }
}

/** @param drawn Positions, ascending. */
function slotsOf(
  columns: readonly ShownColumn[],
  drawn: readonly number[],
  pinned: number,
  indexWidth: number,
): Slot[] {
  const starts: number[] = []
  let start = indexWidth
  for (const { width } of columns) {
    starts.push(start)
    start += width
  }
  let end = indexWidth
  return drawn.flatMap((position) => {
    const shown = columns[position]
    const from = starts[position]
    if (shown === undefined || from === undefined) return []
    const gap = from - end
    end = from + shown.width
    return [position < pinned ? { position, shown, gap, pin: from } : { position, shown, gap }]
  })
}
