/** Draws lines of a sheet at their places. */
import { inkOf, type Ink, type Paint } from '../color/index.ts'
import type { Node, Rect, Scene } from '../scene/index.ts'
import { fitText, wrapText } from '../text/index.ts'
import type { FittedSheet } from './fit.ts'
import type { SheetCell, SheetLine } from './sheet.ts'

const SIZE = 12
const HEAD_SIZE = 11
const LINE = 26
const PADDING = 10
const WRAPPED_LINE = 17
const MOST_WRAPPED = 6
/** Of a cell with a bar: what the bar takes. */
const BAR_SHARE = 0.4
const BAR_HEIGHT = 6
const NOTE_LINE = 22
const STRONG = 600

export interface SheetPart {
  nodes: Node[]
  /** Of what was drawn, in pixels. */
  height: number
  /** Place of the first line that did not fit; the number of lines when all did. */
  next: number
}

interface Room {
  width: number
  height: number
  /** Place of the first line; 0 when left out. */
  from?: number
  paint: Paint
}

/** The head and as many lines from a place as fit; at least one, so that drawing goes on. Notes follow the last line. */
export function drawSheet(sheet: FittedSheet, { width, height, from = 0, paint }: Room): SheetPart {
  const ink = inkOf(paint)
  const nodes: Node[] = []
  let y = 0
  for (const line of sheet.head) {
    nodes.push(...drawLine(sheet, line, { y, height: LINE * sheet.scale, width, ink, isHead: true }))
    y += LINE * sheet.scale
  }
  const notesHeight = sheet.notes.length * NOTE_LINE
  let next = from
  while (next < sheet.lines.length) {
    const line = sheet.lines[next]!
    const own = heightOf(sheet, line)
    const isLast = next === sheet.lines.length - 1
    if (next > from && y + own + (isLast ? notesHeight : 0) > height + 0.5) break
    nodes.push(...drawLine(sheet, line, { y, height: own, width, ink, isHead: false }))
    y += own
    next += 1
  }
  if (next === sheet.lines.length) {
    for (const note of sheet.notes) {
      nodes.push(noteNode(note, { y, width, ink }))
      y += NOTE_LINE
    }
  }
  return { nodes, height: y, next }
}

/** A sheet in a box: lines that do not fit are counted below. @param moreRows The sentence for so many. */
export function sheetScene(
  sheet: FittedSheet,
  { width, height, paint, moreRows }: Room & { moreRows(count: number): string },
): Scene {
  const { notes: own } = sheet
  const fits = drawSheet(sheet, { width, height, paint })
  if (fits.next === sheet.lines.length && fits.height <= height) return sceneOf(fits.nodes, { width, height })
  const left = Math.max(0, height - NOTE_LINE * (own.length + 1))
  const part = drawSheet({ ...sheet, notes: [] }, { width, height: left, paint })
  const rest = sheet.lines.length - part.next
  const notes = rest > 0 ? [moreRows(rest), ...own] : own
  const ink = inkOf(paint)
  const below = notes.map((note, at) => noteNode(note, { y: part.height + at * NOTE_LINE, width, ink }))
  return sceneOf([...part.nodes, ...below], { width, height })
}

/** The height of a sheet as a whole, in pixels. */
export function sheetHeight(sheet: FittedSheet): number {
  const head = sheet.head.length * LINE * sheet.scale
  return sheet.lines.reduce((sum, line) => sum + heightOf(sheet, line), head) + sheet.notes.length * NOTE_LINE
}

function sceneOf(nodes: Node[], { width, height }: { width: number; height: number }): Scene {
  return {
    width,
    height,
    nodes: [{ kind: 'group', clip: { x: 0, y: 0, width, height }, nodes }],
    hits: [],
    legend: [],
    summary: '',
  }
}

function noteNode(text: string, { y, width, ink }: { y: number; width: number; ink: Ink }): Node {
  const size = HEAD_SIZE
  return { kind: 'text', x: PADDING, y: y + 15, text: fitText(text, width - 2 * PADDING, size), size, fill: ink.text3 }
}

function heightOf({ columns, scale }: FittedSheet, { cells }: SheetLine): number {
  const lines = cells.map((cell, at) => (cell.isWrapped ? wrapped(cell, (columns[at]?.width ?? 0) / scale).length : 1))
  return (LINE + (Math.max(1, ...lines) - 1) * WRAPPED_LINE) * scale
}

/** @param width Of its column, for print of the usual size. */
function wrapped({ text }: SheetCell, width: number): string[] {
  return wrapText(text, width - 2 * PADDING, SIZE, MOST_WRAPPED)
}

interface LinePlace {
  y: number
  height: number
  width: number
  ink: Ink
  isHead: boolean
}

function drawLine(sheet: FittedSheet, line: SheetLine, place: LinePlace): Node[] {
  const { y, height, width, ink, isHead } = place
  const grounds: Node[] = []
  const texts: Node[] = []
  if (isHead || line.isStrong) grounds.push({ kind: 'rect', x: 0, y, width, height, fill: ink.sunken })
  let x = 0
  for (const [at, cell] of line.cells.entries()) {
    const column = sheet.columns[at]
    if (column === undefined) break
    const span = sheet.columns.slice(at, at + (cell.span ?? 1)).reduce((sum, one) => sum + one.width, 0)
    if (cell.background !== undefined) addGround(grounds, { x, y, width: column.width, height }, cell.background)
    if (cell.bar !== undefined)
      texts.push(...barNodes(cell.bar, { x, y, width: column.width, ink, scale: sheet.scale }))
    const box = { x, y, width: span, align: cell.align ?? column.align }
    texts.push(...cellNodes(cell, box, { scale: sheet.scale, isStrong: isHead || line.isStrong === true, isHead, ink }))
    x += column.width
  }
  const rule: Node = {
    kind: 'rect',
    x: 0,
    y: y + height - 1,
    width,
    height: 1,
    fill: isHead ? ink.lineStrong : ink.line,
  }
  return [...grounds, rule, ...texts]
}

/** Cells of one color beside each other have one ground: between two, a seam would be seen. */
function addGround(grounds: Node[], box: Rect, fill: string): void {
  const last = grounds.at(-1)
  const goesOn = last?.kind === 'rect' && last.fill === fill && Math.abs(last.x + last.width - box.x) < 0.01
  if (goesOn) last.width += box.width
  else grounds.push({ kind: 'rect', ...box, fill })
}

interface CellBox {
  x: number
  y: number
  width: number
  align: 'start' | 'center' | 'end'
}

interface Look {
  scale: number
  isStrong: boolean
  isHead: boolean
  ink: Ink
}

function cellNodes(cell: SheetCell, { x, y, width, align }: CellBox, { scale, isStrong, isHead, ink }: Look): Node[] {
  if (cell.text === '') return []
  const size = (isHead ? HEAD_SIZE : SIZE) * scale
  const padding = PADDING * scale
  const weight = isStrong ? STRONG : 400
  const bar = cell.bar === undefined ? 0 : (width - 2 * padding) * BAR_SHARE + 4
  const room = width - 2 * padding - bar
  const lines = cell.isWrapped ? wrapped(cell, width / scale) : [fitText(oneLine(cell.text), room, size, weight)]
  const at = align === 'start' ? x + padding : align === 'end' ? x + width - padding : x + width / 2
  const anchor = align === 'center' ? 'middle' : align
  const fill = isHead ? ink.text2 : cell.href !== undefined ? ink.accent : cell.isQuiet ? ink.text3 : ink.text
  return lines
    .filter((text) => text !== '')
    .map((text, line): Node => ({
      kind: 'text',
      x: at,
      y: y + (LINE / 2 + 4 + line * WRAPPED_LINE) * scale,
      text,
      size,
      fill,
      ...(anchor !== 'start' && { anchor }),
      ...(weight !== 400 && { weight }),
      ...(cell.href !== undefined && { href: cell.href }),
    }))
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

interface BarPlace {
  x: number
  y: number
  width: number
  ink: Ink
  scale: number
}

function barNodes(share: number, { x, y, width, ink, scale }: BarPlace): Node[] {
  const track = {
    x: x + PADDING * scale,
    y: y + ((LINE - BAR_HEIGHT) / 2) * scale,
    height: BAR_HEIGHT * scale,
    radius: 3 * scale,
  }
  const whole = (width - 2 * PADDING * scale) * BAR_SHARE
  const fill = ink.series(share < 0 ? 7 : 0)
  return [
    { kind: 'rect', ...track, width: whole, fill: ink.sunken },
    { kind: 'rect', ...track, width: whole * Math.min(1, Math.abs(share)), fill },
  ]
}
