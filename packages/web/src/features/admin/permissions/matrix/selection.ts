/** Which cells of a matrix are chosen: a rectangle from an anchor to the cell of the keyboard. Column -1 has the names of rows. */
export interface Spot {
  row: number
  column: number
}

export interface Chosen {
  anchor: Spot
  focus: Spot
}

interface Range {
  top: number
  bottom: number
  start: number
  end: number
}

export const FIRST: Chosen = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } }

export function rangeOf({ anchor, focus }: Chosen): Range {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    start: Math.min(anchor.column, focus.column),
    end: Math.max(anchor.column, focus.column),
  }
}

/** After rows or columns have gone, what is chosen lies within those that are left. */
export function clamp({ anchor, focus }: Chosen, rows: number, columns: number): Chosen {
  const fit = ({ row, column }: Spot): Spot => ({
    row: Math.max(Math.min(row, rows - 1), 0),
    column: Math.min(column, columns - 1),
  })
  return { anchor: fit(anchor), focus: fit(focus) }
}

interface Moving {
  rows: number
  columns: number
  /** Rows that fit into the window. */
  page: number
  isRtl: boolean
}

/** What is chosen after a key that moves, or null when the key does not. */
export function moved(
  chosen: Chosen,
  event: { key: string; shiftKey: boolean; isMod: boolean },
  at: Moving,
): Chosen | null {
  const step = stepOf(event.key, event.isMod, at)
  if (step === null) return null
  const { focus } = chosen
  const least = event.shiftKey ? 0 : -1
  const next = {
    row: Math.max(0, Math.min(focus.row + step.row, at.rows - 1)),
    column: Math.max(least, Math.min(focus.column + step.column, at.columns - 1)),
  }
  const isExtending = event.shiftKey && chosen.anchor.column >= 0
  return { anchor: isExtending ? chosen.anchor : next, focus: next }
}

function stepOf(key: string, isMod: boolean, { rows, columns, page, isRtl }: Moving): Spot | null {
  const ahead = isRtl ? -1 : 1
  switch (key) {
    case 'ArrowDown':
      return { row: isMod ? rows : 1, column: 0 }
    case 'ArrowUp':
      return { row: isMod ? -rows : -1, column: 0 }
    case 'ArrowRight':
      return { row: 0, column: ahead * (isMod ? columns : 1) }
    case 'ArrowLeft':
      return { row: 0, column: -ahead * (isMod ? columns : 1) }
    case 'PageDown':
      return { row: page, column: 0 }
    case 'PageUp':
      return { row: -page, column: 0 }
    case 'Home':
      return { row: isMod ? -rows : 0, column: -columns - 1 }
    case 'End':
      return { row: isMod ? rows : 0, column: columns }
    default:
      return null
  }
}
