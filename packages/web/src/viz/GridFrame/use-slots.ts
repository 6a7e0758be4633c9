import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, type CSSProperties, type RefObject } from 'react'

/** A column that is drawn. */
export interface Slot<C> {
  /** Among the shown columns. */
  position: number
  shown: C
  /** Free space before it, for columns that are not drawn. */
  gap: number
  /** Offset from the start where the column stays; absent for columns that scroll. */
  pin?: number
}

/** What places a cell in its slot. */
export function slotProps({ shown, gap, pin }: Slot<{ width: number }>) {
  const style: CSSProperties = { inlineSize: shown.width }
  if (gap > 0) style.marginInlineStart = gap
  if (pin !== undefined) style.insetInlineStart = pin
  return { style, 'data-pinned': pin === undefined ? undefined : '' }
}

/** The columns of a grid. */
export interface SlotOptions<C> {
  columns: readonly C[]
  /** How many of the first columns always stay in sight. */
  pinned: number
  /** Pixels before the columns in every row, such as for its number. */
  lead: number
}

/** The columns to draw: pinned ones, those in sight, and the one at the keyboard. `scrollTo` brings one into sight. */
export function useSlots<C extends { width: number }>(
  scroller: RefObject<HTMLElement | null>,
  { columns, pinned, lead }: SlotOptions<C>,
  active: number,
  isRtl: boolean,
) {
  const pinnedWidth = lead + columns.slice(0, pinned).reduce((sum, { width }) => sum + width, 0)
  const virtual = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => columns[index]?.width ?? 0,
    paddingStart: lead,
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
  useEffect(() => virtual.measure(), [virtual, widths, lead])
  const items = virtual.getVirtualItems()
  const drawn = items.map(({ index }) => index).join()
  const slots = useMemo(
    () => slotsOf({ columns, pinned, lead }, drawn === '' ? [] : drawn.split(',').map(Number)),
    [columns, drawn, pinned, lead],
  )
  const width = lead + columns.reduce((sum, column) => sum + column.width, 0)
  return { slots, width, scrollTo: (position: number) => position >= pinned && virtual.scrollToIndex(position) }
}

/** @param drawn Positions, ascending. */
function slotsOf<C extends { width: number }>(
  { columns, pinned, lead }: SlotOptions<C>,
  drawn: readonly number[],
): Slot<C>[] {
  const starts: number[] = []
  let start = lead
  for (const { width } of columns) {
    starts.push(start)
    start += width
  }
  let end = lead
  return drawn.flatMap((position) => {
    const shown = columns[position]
    const from = starts[position]
    if (shown === undefined || from === undefined) return []
    const gap = from - end
    end = from + shown.width
    return [position < pinned ? { position, shown, gap, pin: from } : { position, shown, gap }]
  })
}
