/** Cards that stand beside each other: where they are, and what goes on over pages. */
import { inkOf, LIGHT, type Node } from '@querent/viz'
import { drawSheet, fitSheet, sheetHeight, sheetScene, type FittedSheet } from '@querent/viz/sheet/index.ts'
import { fitText } from '@querent/viz/text/index.ts'
import type { ReadyQuestion } from '../draw/question.ts'
import { sentenceScene } from '../draw/sentence.ts'
import { cardFrame, drawWritten, type Written } from '../draw/written.ts'
import type { Words } from '@querent/viz'
import type { Flow } from './flow.ts'

/** A card that is ready to be drawn, on its place of the grid. */
export interface ReadyCard {
  row: number
  col: number
  size_x: number
  size_y: number
  content: { kind: 'written'; written: Written } | { kind: 'question'; title: string; ready: ReadyQuestion }
}

/** The grid in pixels. */
export interface Grid {
  width: number
  rowHeight: number
  gap: number
}

const COLUMNS = 24
const PADDING = 10
const TITLE = 12.5
const HEAD = 30
/** A table begins on a page only where so much of it fits. */
const LEAST_PART = 150
const STRONG = 600

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A card with its box; `sheet` where it is a table that has more lines than the box. */
interface Item {
  card: ReadyCard
  box: Box
  sheet?: FittedSheet
}

/** Puts cards of a band on a page together; tables that are longer than their boxes follow, over as many pages as they take. */
export function putBand(flow: Flow, cards: readonly ReadyCard[], { grid, words }: { grid: Grid; words: Words }): void {
  const top = Math.min(...cards.map(({ row }) => row))
  const items = cards.map((card): Item => itemOf({ card, box: boxOf(card, top, grid) }, words))
  const { others, long } = parted(items, grid, words)
  if (others.length > 0) putTogether(flow, others, grid, words)
  for (const { card, box } of long) {
    const width = cards.length > 1 ? grid.width : box.width
    putTable(flow, card, { x: cards.length > 1 ? 0 : box.x, width, gap: grid.gap, words })
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
  return sheet !== undefined && HEAD + sheetHeight(sheet) + 4 > box.height ? { card, box, sheet } : { card, box }
}

function sheetOf({ content }: ReadyCard, width: number, words: Words): FittedSheet | undefined {
  if (content.kind !== 'question' || content.ready.kind !== 'sheet') return undefined
  return fitSheet(content.ready.sheet, width - 2, words)
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

function putTogether(flow: Flow, items: readonly Item[], { gap }: Grid, words: Words): void {
  const boxes = roomForTexts(items)
  const height = Math.max(...boxes.map(({ box }) => box.y + box.height))
  if (height + gap > flow.left()) flow.breakPage()
  // A band that no page holds is as small as the page; below half of it, its cards come one after the other.
  const share = Math.min(1, flow.left() / height)
  if (share < 0.5) {
    for (const { card, box } of boxes)
      putTogether(
        flow,
        [{ card, box: { ...box, y: 0, height: Math.min(box.height, flow.left()) } }],
        { gap, width: 0, rowHeight: 0 },
        words,
      )
    return
  }
  const shown = boxes.map(({ card, box }) => ({ card, box: { ...box, y: box.y * share, height: box.height * share } }))
  flow.put(
    shown.map((item) => placedNodes(item, words)),
    height * share,
    gap,
  )
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

function placedNodes({ card, box }: Item, words: Words): Node {
  return { kind: 'group', at: { x: box.x, y: box.y }, nodes: cardNodes(card, box, words) }
}

function cardNodes({ content }: ReadyCard, { width, height }: Box, words: Words): Node[] {
  const ink = inkOf(LIGHT)
  if (content.kind === 'written') {
    const drawn = drawWritten(content.written, { width, ink })
    // A heading is close to the cards below it.
    const y = content.written.kind === 'heading' ? Math.max(0, height - drawn.height) : 0
    return [{ kind: 'group', at: { x: 0, y }, nodes: drawn.nodes }]
  }
  const { title, ready } = content
  const body = { width: width - 2 * PADDING, height: Math.max(1, height - HEAD - PADDING) }
  const frame = [...cardFrame({ width, height }, ink), ...titleNodes(title, width)]
  if (ready.kind === 'sheet') {
    const sheet = fitSheet(ready.sheet, width - 2, words)
    const scene = sheetScene(sheet, {
      width: width - 2,
      height: height - HEAD - 2,
      paint: LIGHT,
      moreRows: words.moreRows,
    })
    return [...frame, { kind: 'group', at: { x: 1, y: HEAD }, nodes: scene.nodes }]
  }
  const scene = ready.kind === 'sentence' ? sentenceScene(ready.text, body) : ready.draw(body)
  return [...frame, { kind: 'group', at: { x: PADDING, y: HEAD }, nodes: scene.nodes }]
}

function titleNodes(title: string, width: number): Node[] {
  const text = fitText(title, width - 2 * PADDING, TITLE, STRONG)
  if (text === '') return []
  return [{ kind: 'text', x: PADDING, y: 20, text, size: TITLE, weight: STRONG, fill: inkOf(LIGHT).text }]
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
  const whole = HEAD + sheetHeight(sheet) + 6
  let from = 0
  do {
    if (flow.left() - gap < Math.min(whole, LEAST_PART)) flow.breakPage()
    const room = flow.left() - (flow.isAtTop() ? 0 : gap) - HEAD - 6
    const part = drawSheet(sheet, { width: width - 2, height: room, from, paint: LIGHT })
    const height = HEAD + part.height + 6
    const nodes: Node[] = [
      ...cardFrame({ width, height }, inkOf(LIGHT)),
      ...titleNodes(content.title, width),
      { kind: 'group', at: { x: 1, y: HEAD }, nodes: part.nodes },
    ]
    flow.put([{ kind: 'group', at: { x, y: 0 }, nodes }], height, gap)
    from = part.next
    if (from < sheet.lines.length) flow.breakPage()
  } while (from < sheet.lines.length)
}

/** The height of a band as far as it stays together: what a heading above it wants to see below itself. */
export function leastHeight(cards: readonly ReadyCard[], { rowHeight, gap }: Grid): number {
  const rows = Math.max(...cards.map(({ row, size_y }) => row + size_y)) - Math.min(...cards.map(({ row }) => row))
  return Math.min(rows * (rowHeight + gap), 400)
}

/** True where nothing but headings and texts stands. */
export function isWritten(cards: readonly ReadyCard[]): boolean {
  return cards.every(({ content }) => content.kind === 'written')
}
