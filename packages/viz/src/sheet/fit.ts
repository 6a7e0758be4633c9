/** The widths of a sheet in a room. */
import type { Words } from '../format/index.ts'
import type { Sheet } from './sheet.ts'

/** Print smaller than this share of the usual one is not read. */
const LEAST_SCALE = 0.7
/** A column that is narrower shows nothing of its texts. */
const LEAST_WIDTH = 44

export interface FittedSheet extends Sheet {
  /** Of the print, at most 1. */
  scale: number
}

/**
 * The columns as wide as the room: widened in proportion, or with smaller print, then narrower than their texts, and at last
 * without those that nothing would be seen of. They are counted below.
 */
export function fitSheet(sheet: Sheet, room: number, words: Words): FittedSheet {
  const wanted = sheet.columns.map(({ width }) => width)
  const total = sum(wanted)
  if (total <= room) return { ...sheet, columns: withWidths(sheet, filled(wanted, room)), scale: 1 }
  const scale = Math.max(room / total, LEAST_SCALE)
  const natural = wanted.map((width) => width * scale)
  const least = natural.map((width) => Math.min(width, LEAST_WIDTH))
  const count = Math.max(countThatFit(least, room), Math.min(sheet.pinned + 1, natural.length), 1)
  const kept = narrowed(natural.slice(0, count), room)
  const left = natural.length - count
  return {
    ...sheet,
    columns: withWidths({ columns: sheet.columns.slice(0, count) }, kept),
    head: sheet.head.map((line) => ({ ...line, cells: cutCells(line.cells, count) })),
    lines: left > 0 ? sheet.lines.map((line) => ({ ...line, cells: line.cells.slice(0, count) })) : sheet.lines,
    notes: left > 0 ? [...sheet.notes, words.moreColumns(left)] : sheet.notes,
    scale,
  }
}

function cutCells(cells: Sheet['lines'][number]['cells'], count: number) {
  return cells.slice(0, count).map((cell, at) => {
    return cell.span === undefined ? cell : { ...cell, span: Math.min(cell.span, count - at) }
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function withWidths({ columns }: Pick<Sheet, 'columns'>, widths: readonly number[]): Sheet['columns'] {
  return columns.map((column, at) => ({ ...column, width: widths[at] ?? 0 }))
}

function filled(widths: readonly number[], room: number): number[] {
  const share = room / sum(widths)
  return widths.map((width) => width * share)
}

function countThatFit(widths: readonly number[], room: number): number {
  let used = 0
  const first = widths.findIndex((width) => (used += width) > room + 0.5)
  return first < 0 ? widths.length : first
}

/** Wide columns give first, until all fit: no column is narrowed below what the narrowest of the wide ones has. */
function narrowed(widths: readonly number[], room: number): number[] {
  if (sum(widths) <= room) return filled(widths, room)
  let [low, high] = [0, Math.max(...widths)]
  for (let step = 0; step < 40; step += 1) {
    const most = (low + high) / 2
    if (sum(widths.map((width) => Math.min(width, most))) > room) high = most
    else low = most
  }
  return widths.map((width) => Math.min(width, low))
}
