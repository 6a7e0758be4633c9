/** Cards that stand beside each other: where they are, and what goes on over pages. */
import type { Node, Words } from '@querent/viz'
import { inkOf, LIGHT } from '@querent/viz/color/index.ts'
import { drawSheet, sheetHeight, type FittedSheet } from '@querent/viz/sheet/index.ts'
import { drawWritten } from '../draw/written.ts'
import { cardNodes, FOOT, framed, HEAD, isChart, leastHeight, sheetOf, type Box, type ReadyCard } from './card.ts'
import type { Flow } from './flow.ts'

/** The grid in pixels. */
export interface Grid {
  width: number
  rowHeight: number
  gap: number
}

const COLUMNS = 24
/** A table begins on a page only where so much of it fits. */
const LEAST_PART = 150
/** Below the frame of a table. */
const AFTER_TABLE = 6
/** By how much charts grow where a page has room left. */
const MOST_CHART = 1.3
/** Texts up to this height stay with what comes after them. */
const MOST_LEAD = 240

/** A card with its box; `sheet` where it is a table that has more lines than the box. */
interface Item {
  card: ReadyCard
  box: Box
  sheet?: FittedSheet
}

interface Placing {
  grid: Grid
  /** Above the band. */
  gap: number
  words: Words
}

/** Puts cards of a band on a page together; tables that are longer than their boxes follow, over as many pages as they take. */
export function putBand(flow: Flow, cards: readonly ReadyCard[], placing: Placing): void {
  const { grid, words } = placing
  const top = Math.min(...cards.map(({ row }) => row))
  const items = cards.map((card): Item => itemOf({ card, box: boxOf(card, top, grid) }, words))
  const [first] = items
  // Nothing stands beside it: it is as high as its rows, and may begin on this page and go on.
  if (first !== undefined && items.length === 1 && sheetOf(first.card, first.box.width, words) !== undefined)
    return putTable(flow, first.card, { ...placing, ...first.box })
  const { others, long } = parted(items, grid, words)
  if (others.length > 0) putTogether(flow, others, placing)
  for (const [at, { card }] of long.entries()) {
    const gap = at === 0 && others.length === 0 ? placing.gap : grid.gap
    putTable(flow, card, { words, x: 0, width: grid.width, gap })
  }
}

/** Long tables, and what stays together: once wider boxes make print larger, more tables may be too long for theirs. */
function parted(items: readonly Item[], grid: Grid, words: Words): { others: readonly Item[]; long: readonly Item[] } {
  const long = items.filter(({ sheet }) => sheet !== undefined)
  const others = items.filter(({ sheet }) => sheet === undefined)
  if (long.length === 0 || others.length === 0) return { others, long }
  const wider = spread(others, grid).map((item) => itemOf(item, words))
  if (wider.every(({ sheet }) => sheet === undefined)) return { others: wider, long }
  const more = parted(wider, grid, words)
  const all = [...more.long, ...long].toSorted((a, b) => a.card.row - b.card.row || a.card.col - b.card.col)
  return { others: more.others, long: all }
}

function boxOf({ row, col, size_x, size_y }: ReadyCard, top: number, { width, rowHeight, gap }: Grid): Box {
  const column = (width + gap) / COLUMNS
  const from = Math.min(Math.max(col, 0), COLUMNS - 1)
  const wide = Math.min(Math.max(size_x, 1), COLUMNS - from)
  return {
    x: from * column,
    y: (row - top) * (rowHeight + gap),
    width: wide * column - gap,
    height: Math.max(1, size_y) * (rowHeight + gap) - gap,
  }
}

function itemOf({ card, box }: Item, words: Words): Item {
  const sheet = sheetOf(card, box.width, words)
  return sheet !== undefined && HEAD + sheetHeight(sheet) + FOOT > box.height ? { card, box, sheet } : { card, box }
}

/** The boxes over the whole width and from the top, where tables that stood beside them come below. */
function spread(items: readonly Item[], grid: Grid): Item[] {
  const left = Math.min(...items.map(({ box }) => box.x))
  const right = Math.max(...items.map(({ box }) => box.x + box.width))
  const top = Math.min(...items.map(({ box }) => box.y))
  const share = grid.width / (right - left)
  return items.map(({ card, box }) => {
    const width = box.width * share
    return { card, box: { ...box, x: (box.x - left) * share, y: box.y - top, width } }
  })
}

function putTogether(flow: Flow, items: readonly Item[], { grid, gap, words }: Placing): void {
  const boxes = roomForTexts(items)
  const height = Math.max(...boxes.map(({ box }) => box.y + box.height))
  const { least, most } = limitsOf(boxes, words)
  if (!flow.holds(height * least, gap)) flow.nextPage()
  const draw = (own: number) => boxes.map((item) => placedNodes(item, own / height, words))
  if (flow.holds(height * least, gap)) {
    const isLead = isWritten(boxes) && height <= MOST_LEAD
    return flow.put({ height, least: height * least, most: height * most, isLead, draw }, gap)
  }
  // A band that no page holds is as small as the page; below half of it, its cards come one after the other.
  const left = flow.left(gap)
  if (left >= height / 2) return flow.put({ height: left, draw }, gap)
  for (const [at, { card, box }] of boxes.entries()) {
    const own = { ...box, y: 0, height: Math.min(box.height, left) }
    putTogether(flow, [{ card, box: own }], { grid, gap: at === 0 ? gap : grid.gap, words })
  }
}

/** How much lower and higher a band may be, as shares of its height. Charts grow, and what is beside them; all else need not. */
function limitsOf(items: readonly Item[], words: Words): { least: number; most: number } {
  const least = Math.max(...items.map(({ card, box }) => leastHeight(card, box, words) / box.height))
  return { least: Math.min(1, least), most: items.some(({ card }) => isChart(card)) ? MOST_CHART : 1 }
}

/** Texts are as high as they have to be: what is below them makes room. */
function roomForTexts(items: readonly Item[]): Item[] {
  const boxes = items.map(({ card, box }) => ({ card, box: { ...box } }))
  const inOrder = boxes.toSorted((a, b) => a.card.row - b.card.row)
  for (const one of inOrder) {
    const { content } = one.card
    if (content.kind !== 'written') continue
    const needed = drawWritten(content.written, { width: one.box.width, ink: inkOf(LIGHT) }).height
    const more = needed - one.box.height
    if (more <= 0) continue
    const below = one.box.y + one.box.height
    one.box.height = needed
    for (const other of inOrder) if (other !== one && other.box.y >= below - 1) other.box.y += more
  }
  return boxes
}

function placedNodes({ card, box }: Item, share: number, words: Words): Node {
  const own = { ...box, y: box.y * share, height: box.height * share }
  return { kind: 'group', at: { x: own.x, y: own.y }, nodes: cardNodes(card, own, words) }
}

interface TablePlace {
  x: number
  width: number
  gap: number
  words: Words
}

/** A table from page to page; its head is on each. */
function putTable(flow: Flow, card: ReadyCard, { x, width, gap, words }: TablePlace): void {
  const sheet = sheetOf(card, width, words)
  const { content } = card
  if (sheet === undefined || content.kind !== 'question') return
  const whole = HEAD + sheetHeight(sheet) + AFTER_TABLE
  let from = 0
  do {
    if (flow.left(gap) < Math.min(whole, LEAST_PART)) flow.nextPage()
    const room = flow.left(gap) - HEAD - AFTER_TABLE
    const part = drawSheet(sheet, { width: width - 2, height: room, from, paint: LIGHT })
    const height = HEAD + part.height + AFTER_TABLE
    const body: Node = { kind: 'group', at: { x: 1, y: HEAD }, nodes: part.nodes }
    const nodes = [...framed(content.title, { width, height }), body]
    flow.put({ height, draw: () => [{ kind: 'group', at: { x, y: 0 }, nodes }] }, gap)
    from = part.next
    if (from < sheet.lines.length) flow.nextPage()
  } while (from < sheet.lines.length)
}

/** True where nothing but headings and texts stands. */
function isWritten(items: readonly Item[]): boolean {
  return items.every(({ card }) => card.content.kind === 'written')
}
