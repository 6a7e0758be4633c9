import { useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useEffect, type RefObject } from 'react'
import { rangeOf, type Bounds, type Place } from '@querent/viz/grid/index.ts'
import { useLook, type Look } from './use-look.ts'
import { useSelection } from './use-selection.ts'
import { useSlots, type SlotOptions } from './use-slots.ts'

/** Pixels of a row and of the whole head. */
interface Heights {
  row: number
  head: number
}

interface FrameOptions<C> extends SlotOptions<C>, Pick<Bounds, 'first' | 'firstColumn'> {
  scroller: RefObject<HTMLDivElement | null>
  rows: number
  /** The heights at a density; left out, those of plain rows below a head of one line. */
  heights?(look: Look): Heights
  /** Rows that are drawn before and after those in sight. */
  overscan?: number
}

export type Frame<C extends { width: number }> = ReturnType<typeof useFrame<C>>

/** The state of a grid: density, what is chosen, and the rows and columns to draw. `GridFrame` draws it. */
export function useFrame<C extends { width: number }>(options: FrameOptions<C>) {
  const { scroller, rows, columns, first, firstColumn = 0, heights = plainHeights, overscan = 3 } = options
  const look = useLook(scroller)
  const { row: rowHeight, head: headHeight } = heights(look)
  const page = Math.max(Math.floor(((scroller.current?.clientHeight ?? 600) - headHeight) / rowHeight) - 1, 1)
  const bounds = { rows, columns: columns.length, page, first, firstColumn }
  const { selection, ...chosen } = useSelection({ scroller, bounds, isRtl: look.isRtl, onMove: show })
  const { focus } = selection
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    overscan,
    rangeExtractor: (seen) => withOne(seen, focus.row),
  })
  const { slots, width, scrollTo } = useSlots(scroller, options, focus.column, look.isRtl)
  useEffect(() => virtual.measure(), [virtual, rowHeight])

  /** Brings a place into sight. */
  function show({ row, column }: Place): void {
    if (row >= 0) virtual.scrollToIndex(row)
    if (column >= 0) scrollTo(column)
  }

  return {
    scroller,
    look,
    rowHeight,
    headHeight,
    virtual,
    slots,
    width,
    selection,
    range: rangeOf(selection),
    show,
    ...chosen,
  }
}

const plainHeights = ({ rowHeight, headHeight }: Look): Heights => ({ row: rowHeight, head: headHeight })

/** The rows in sight and those around them, and the one at the keyboard. */
function withOne({ startIndex, endIndex, overscan, count }: Range, one: number): number[] {
  const start = Math.max(startIndex - overscan, 0)
  const end = Math.min(endIndex + overscan, count - 1)
  const wanted = Array.from({ length: Math.max(end - start + 1, 0) }, (_, at) => start + at)
  if (one >= 0 && one < Math.min(start, count)) wanted.unshift(one)
  else if (one > end && one < count) wanted.push(one)
  return wanted
}
