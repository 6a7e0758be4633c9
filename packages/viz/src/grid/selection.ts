/** Which cells are chosen, and where a key leads. Rows and columns are counted as shown; row -1 is the head, column -1 has names. */

export interface Place {
  row: number
  column: number
}

/** All cells between the two, both included; `focus` is where the keyboard is. */
export interface Selection {
  anchor: Place
  focus: Place
}

export interface Bounds {
  rows: number
  columns: number
  /** Rows that a page holds. */
  page: number
  /** The row that stands for the head, or 0 where it cannot be entered. */
  first: -1 | 0
  /** -1 where the names of rows can be entered, which are before the first column. */
  firstColumn?: -1 | 0
}

interface Range {
  top: number
  bottom: number
  start: number
  end: number
}

/** What is read of a key press. */
interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

export function at(row: number, column: number): Selection {
  const place = { row, column }
  return { anchor: place, focus: place }
}

export function rangeOf({ anchor, focus }: Selection): Range {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    start: Math.min(anchor.column, focus.column),
    end: Math.max(anchor.column, focus.column),
  }
}

export function isSingle({ anchor, focus }: Selection): boolean {
  return anchor.row === focus.row && anchor.column === focus.column
}

/** Where the press leads, as spreadsheets do it; null when the key does not move. In RTL ← leads to the next column. */
export function afterPress(selection: Selection, press: Press, bounds: Bounds, isRtl: boolean): Selection | null {
  if (press.altKey) return null
  const far = press.ctrlKey || press.metaKey
  const { row, column } = selection.focus
  const last = { row: bounds.rows - 1, column: bounds.columns - 1 }
  if (far && press.key.toLowerCase() === 'a' && last.row >= 0) {
    return { anchor: { row: 0, column: 0 }, focus: last }
  }
  if (press.key === ' ' && row >= 0) return chosenLine(selection, press, last)
  const to = target({ row, column }, press.key, far, bounds, isRtl)
  if (to === null) return null
  const isRange = press.shiftKey && row >= 0
  const { first, firstColumn = 0 } = bounds
  const place = {
    row: clamp(to.row, isRange ? 0 : first, Math.max(last.row, first)),
    column: clamp(to.column, isRange ? 0 : firstColumn, Math.max(last.column, firstColumn)),
  }
  // A range has no names in it: one that begins at a name begins at the first cell.
  return { anchor: isRange && selection.anchor.column >= 0 ? selection.anchor : place, focus: place }
}

/** The selection where rows or columns became fewer. */
export function within({ anchor, focus }: Selection, bounds: Omit<Bounds, 'page'>): Selection {
  const { firstColumn = 0 } = bounds
  const inside = (place: Place) => ({
    row: clamp(place.row, bounds.first, Math.max(bounds.rows - 1, bounds.first)),
    column: clamp(place.column, firstColumn, Math.max(bounds.columns - 1, firstColumn)),
  })
  return { anchor: inside(anchor), focus: inside(focus) }
}

function target({ row, column }: Place, key: string, far: boolean, bounds: Bounds, isRtl: boolean): Place | null {
  const next = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const previous = isRtl ? 'ArrowRight' : 'ArrowLeft'
  const last = { row: bounds.rows - 1, column: bounds.columns - 1 }
  const { firstColumn = 0 } = bounds
  switch (key) {
    case 'ArrowDown':
      return { row: far ? last.row : row + 1, column }
    case 'ArrowUp':
      return { row: far ? Math.min(row - 1, 0) : row - 1, column }
    case next:
      return { row, column: far ? last.column : column + 1 }
    case previous:
      return { row, column: far ? firstColumn : column - 1 }
    case 'Home':
      return { row: far ? 0 : row, column: firstColumn }
    case 'End':
      return { row: far ? last.row : row, column: last.column }
    case 'PageDown':
      return { row: row + bounds.page, column }
    case 'PageUp':
      return { row: row < 0 ? row : Math.max(row - bounds.page, 0), column }
    default:
      return null
  }
}

/** ⇧Space takes whole rows, Ctrl+Space whole columns. */
function chosenLine({ anchor, focus }: Selection, press: Press, last: Place): Selection | null {
  if (press.shiftKey) {
    return { anchor: { row: anchor.row, column: 0 }, focus: { row: focus.row, column: last.column } }
  }
  if (!press.ctrlKey) return null
  return { anchor: { row: 0, column: anchor.column }, focus: { row: last.row, column: focus.column } }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
