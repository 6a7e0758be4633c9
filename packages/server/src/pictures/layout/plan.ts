/** A dashboard on pages: head, tabs and cards by the dashboard's grid. */
import { readyQuestion, type Drawing, type ReadyQuestion } from '../draw/question.ts'
import { readWritten, type Drawn } from '../draw/written.ts'
import type { DashboardModules } from '../page-words.ts'
import type { DashboardPicture, FilterPicture, PlacedPicture, QuestionPicture, WrittenPicture } from '../types.ts'
import { putBand, type Grid } from './band.ts'
import type { ReadyCard } from './card.ts'
import { createFlow, type Bookmark, type Piece, type PlannedPage } from './flow.ts'
import { drawHeader, drawTabName } from './header.ts'

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

/** Everything on its page. */
export async function planDashboard(
  dashboard: DashboardPicture,
  { drawing, page, room }: { drawing: Drawing; page: DashboardModules; room: PageRoom },
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
  flow.put(lead(header))
  const hasNames = dashboard.tabs.length > 1
  for (const [at, tab] of dashboard.tabs.entries()) {
    if (at > 0 && Number.isFinite(height)) flow.endPage()
    if (hasNames) {
      flow.put(lead(drawTabName(tab.name, width)), at === 0 ? AFTER_HEADER : BETWEEN_TABS)
      bookmarks.push({ title: tab.name, page: flow.page() })
    }
    const reading = { dashboard, drawing, page, rows }
    const cards = await shownCards(tab.cards, reading)
    const shown = hasNames ? withoutName(cards, tab.name) : cards
    for (const [place, { items, gap: rowsAbove }] of page.bandsOf(shown).entries()) {
      const isFirst = place === 0 && at === 0 && !hasNames
      const gap = isFirst ? AFTER_HEADER : grid.gap + Math.min(rowsAbove, 1) * grid.rowHeight * 0.5
      putBand(flow, await readyCards(items, reading), { grid, gap, words: drawing.words })
    }
  }
  return { pages: flow.finish(), bookmarks }
}

/** Without a heading on top that says the name of the tab once more. */
function withoutName(cards: readonly ShownCard[], name: string): readonly ShownCard[] {
  const [top] = cards.toSorted((a, b) => a.row - b.row || a.col - b.col)
  if (top?.content.kind !== 'written') return cards
  const { written } = top.content
  const text = written.kind === 'nothing' ? '' : written.text.replace(/^#{1,6}\s+/, '').trim()
  const isAlone = cards.every((card) => card === top || card.row >= top.row + top.size_y)
  return text === name.trim() && isAlone ? cards.filter((card) => card !== top) : cards
}

const lead = ({ nodes, height }: Drawn): Piece => ({ height, isLead: true, draw: () => nodes })

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
function sayFilter({ parameter, value, labels = [] }: FilterPicture, page: DashboardModules): string {
  if (labels.length === 0) return page.sayValue(parameter, value)
  const known = new Map(labels.map(([of, label]) => [String(of), label]))
  return page.sayItems(parameter, value, (item) => known.get(String(item))).join(', ')
}

interface Reading {
  dashboard: DashboardPicture
  drawing: Drawing
  page: DashboardModules
  rows: number
}

/** A card on its place, whose answer is not read yet. */
type ShownCard = Omit<PlacedPicture, 'card'> & { content: WrittenContent | QuestionPicture }
type WrittenContent = Extract<ReadyCard['content'], { kind: 'written' }>

/** Without texts that say nothing. */
async function shownCards(cards: readonly PlacedPicture[], reading: Reading): Promise<ShownCard[]> {
  const shown: ShownCard[] = []
  for (const { card, ...place } of cards) {
    if (card.kind === 'question') shown.push({ ...place, content: card })
    else {
      const written = await readWritten(card.settings, (text, options) =>
        filled(text, card, { ...reading, ...options }),
      )
      if (written.kind !== 'nothing') shown.push({ ...place, content: { kind: 'written', written } })
    }
  }
  return shown
}

/** Of one band: the rows of all answers at once would fill the memory. */
async function readyCards(cards: readonly ShownCard[], reading: Reading): Promise<ReadyCard[]> {
  const ready: ReadyCard[] = []
  for (const { content, ...place } of cards) {
    if (content.kind === 'written') ready.push({ ...place, content })
    else {
      const question = {
        kind: 'question' as const,
        title: content.title,
        ready: await readyOrSentence(content, reading),
      }
      ready.push({ ...place, content: question })
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
