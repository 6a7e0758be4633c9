import { useEffect } from 'react'
import { at, type Place, type Selection, type ShownColumn } from '@querent/viz/grid/index.ts'
import type { CellHook, CellPlace, Leave } from './cell-hook.ts'

interface Options {
  cells: CellHook | undefined
  columns: readonly ShownColumn[]
  /** Places in the data of the rows as shown. */
  order: ArrayLike<number>
  /** What is chosen. */
  range: { top: number; bottom: number }
  choose(next: Selection): void
}

/** Reports to a hook what is chosen, and brings the focus where it wants it. */
export function useCellHook({ cells, columns, order, range, choose }: Options) {
  const { top, bottom } = range
  useEffect(() => {
    const first = Math.max(top, 0)
    cells?.onChoose(Array.from({ length: bottom - first + 1 }, (_, row) => order[first + row] ?? -1))
    // oxlint-disable-next-line exhaustive-deps -- the hook is another object after each change
  }, [order, top, bottom])
  const goTo = cells?.goTo
  useEffect(() => {
    const column = columns.findIndex(({ index }) => index === goTo?.column)
    if (goTo !== undefined && column >= 0) choose(at(Array.from(order).indexOf(goTo.row), column))
    // oxlint-disable-next-line exhaustive-deps -- once for each object
  }, [goTo])

  return {
    /** The place in the data of a cell as shown. */
    cellAt: ({ row, column }: Place): CellPlace => ({ row: order[row] ?? -1, column: columns[column]?.index ?? -1 }),
    leave({ row, column }: Place, to: Leave): void {
      const by = to === 'next' ? 1 : to === 'previous' ? -1 : 0
      choose(at(row + (to === 'down' ? 1 : 0), column + by))
    },
  }
}
