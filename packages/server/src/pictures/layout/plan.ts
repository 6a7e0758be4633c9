/** A dashboard on pages: head, tabs and cards by the dashboard's grid. */
import { readyQuestion, type Drawing, type ReadyQuestion } from '../draw/question.ts'
import { readWritten } from '../draw/written.ts'
import type { pageWords } from '../page-words.ts'
import type { DashboardPicture, FilterPicture, PlacedPicture, QuestionPicture, WrittenPicture } from '../types.ts'
import { isWritten, leastHeight, putBand, type Grid, type ReadyCard } from './band.ts'
import { createFlow, type Bookmark, type PlannedPage } from './flow.ts'
import { drawHeader, drawTabName } from './header.ts'

type PageWords = Awaited<ReturnType<typeof pageWords>>

interface Planned {
  pages: readonly PlannedPage[]
  bookmarks: readonly Bookmark[]
}

interface PageRoom {
  /** In pixels; `height` is Infinity for one page as high as it has to be. */
  width: number
  height: number
  /** Rows of each table, at most. */
  rows: number
}

/** Of the page of the application: pixels of a row and between two, at a usual width of a dashboard. */
const USUAL = { width: 1080, rowHeight: 44, gap: 12 }
const LEAST_ROW = 36
const LEAST_GAP = 8
const AFTER_HEADER = 18
const BETWEEN_TABS = 26
const NO_HEIGHT = { nodes: [], height: 0 }

/** Everything on its page. */
export async function planDashboard(
  dashboard: DashboardPicture,
  { drawing, page, room }: { drawing: Drawing; page: PageWords; room: PageRoom },
): Promise<Planned> {
  const { width, height, rows } = room
  const flow = createFlow(height)
  const bookmarks: Bookmark[] = []
  const grid = gridOf(width)
  const filters = dashboard.filters.map((filter) => ({
    name: String(filter.parameter['name'] ?? ''),
    value: sayFilter(filter, page),
  }))
  const header = drawHeader({ title: dashboard.title, description: dashboard.description ?? '', filters }, width)
  flow.put(header.nodes, header.height)
  const hasNames = dashboard.tabs.length > 1
  for (const [at, tab] of dashboard.tabs.entries()) {
    if (at > 0 && Number.isFinite(height)) flow.breakPage()
    const name = hasNames ? drawTabName(tab.name, width) : NO_HEIGHT
    if (hasNames) flow.put(name.nodes, name.height, at === 0 ? AFTER_HEADER : BETWEEN_TABS)
    if (hasNames) bookmarks.push({ title: tab.name, page: flow.pages.length - 1 })
    const ready = await readyCards(tab.cards, { dashboard, drawing, page, rows })
    const bands = page.bandsOf(ready)
    for (const [place, { items, gap }] of bands.entries()) {
      const isFirst = place === 0
      const empty = Math.min(gap, 1) * grid.rowHeight * 0.5
      const next = bands[place + 1]?.items
      if (isWritten(items) && next !== undefined && !flow.isAtTop()) {
        if (leastHeight(items, grid) + leastHeight(next, grid) + 2 * grid.gap > flow.left()) flow.breakPage()
      }
      if (isFirst && !hasNames && at === 0) flow.put([], AFTER_HEADER - grid.gap)
      else if (empty > 0 && !flow.isAtTop() && flow.left() > empty) flow.put([], empty)
      putBand(flow, items, { grid, words: drawing.words })
    }
  }
  return { pages: flow.pages, bookmarks }
}

/** Rows are lower by as much as the page is narrower, down to what numbers need. */
function gridOf(width: number): Grid {
  const share = Math.min(1, width / USUAL.width)
  return {
    width,
    rowHeight: Math.max(LEAST_ROW, USUAL.rowHeight * share),
    gap: Math.max(LEAST_GAP, USUAL.gap * share),
  }
}

/** In the words of the page, with names in place of keys. */
function sayFilter({ parameter, value, labels = [] }: FilterPicture, page: PageWords): string {
  if (labels.length === 0) return page.sayValue(parameter, value)
  const known = new Map(labels.map(([of, label]) => [String(of), label]))
  return page.sayItems(parameter, value, (item) => known.get(String(item))).join(', ')
}

interface Reading {
  dashboard: DashboardPicture
  drawing: Drawing
  page: PageWords
  rows: number
}

async function readyCards(cards: readonly PlacedPicture[], reading: Reading): Promise<ReadyCard[]> {
  const ready: ReadyCard[] = []
  for (const { card, ...place } of cards) {
    if (card.kind === 'written') {
      const written = readWritten(card.settings, (text, options) => filled(text, card, { ...reading, ...options }))
      if (written.kind !== 'nothing') ready.push({ ...place, content: { kind: 'written', written } })
    } else {
      const content = await readyOrSentence(card, reading)
      ready.push({ ...place, content: { kind: 'question', title: card.title, ready: content } })
    }
  }
  return ready
}

/** A card that cannot be read has a sentence; the others are drawn. */
async function readyOrSentence(card: QuestionPicture, { drawing, rows }: Reading): Promise<ReadyQuestion> {
  try {
    return await readyQuestion(card, drawing, { rows })
  } catch {
    return { kind: 'sentence', text: drawing.words.failed }
  }
}

/** The text of a card with the values of its filters. */
function filled(
  text: string,
  { mappings = [] }: WrittenPicture,
  { dashboard, page, isMarkdown }: Reading & { isMarkdown: boolean },
): string {
  const texts = new Map<string, string | null>()
  for (const { parameter_id: id, target } of mappings) {
    const filter = dashboard.filters.find(({ parameter }) => parameter['id'] === id)
    if (filter === undefined || !Array.isArray(target) || target[0] !== 'text-tag') continue
    const known = new Map((filter.labels ?? []).map(([of, label]) => [String(of), label]))
    const items = page.sayItems(filter.parameter, filter.value, (item) => known.get(String(item)))
    texts.set(String(target[1]), items.length === 0 ? null : items.join(', '))
  }
  return page.fillText(text, texts, { isMarkdown })
}

/** Paper lies across where charts or tables stand beside each other so that they would be small on it. */
export function liesAcross({ tabs }: DashboardPicture): boolean {
  const isNarrow = ({ card, size_x, size_y }: PlacedPicture) =>
    card.kind === 'question' && size_x < NARROW && size_y > LOW
  return tabs.some(({ cards }) => cards.filter(isNarrow).length > 1)
}

/** Columns and rows of the grid: less is a number. */
const NARROW = 9
const LOW = 4
