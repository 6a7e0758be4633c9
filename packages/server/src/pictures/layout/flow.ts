/** What is put below each other, on as many pages as it takes. */
import type { Node } from '@querent/viz'

export interface PlannedPage {
  nodes: Node[]
  /** Of what is on it, in pixels. */
  height: number
}

/** A place that a reader can go to. */
export interface Bookmark {
  title: string
  /** Place of its page, from 0. */
  page: number
}

/** Something on a page; heights are in pixels. */
export interface Piece {
  height: number
  /** What it may be made lower or higher to, so that pages are full; as high as it is when left out. */
  least?: number
  most?: number
  /** It stays with what comes after it, as a heading does. */
  isLead?: boolean
  /** Nodes whose own top is 0. */
  draw(height: number): Node[]
}

export interface Flow {
  /** Pixels that are left on the page for something that is put there. @param gap Above it. */
  left(gap: number): number
  /** Whether so much fits on the page, once all that is there is as low as it may be. */
  holds(height: number, gap: number): boolean
  /** Puts it below what is there. @param gap Between both; none at the top of a page. */
  put(piece: Piece, gap?: number): void
  /** The rest comes on a new page, for want of room: leads go along. Nothing where there is nothing else. */
  nextPage(): void
  /** The rest comes on a new page, whatever room there is; nothing at the top of one. */
  endPage(): void
  /** Place of the page, from 0. */
  page(): number
  /** All pages. Nothing can be put on them any more. */
  finish(): PlannedPage[]
}

interface Entry {
  piece: Piece
  gap: number
}

/** @param height Of a page in pixels; Infinity for one page that is as high as it has to be. */
export function createFlow(height: number): Flow {
  const pages: PlannedPage[] = []
  let entries: Entry[] = []
  const used = (own: (piece: Piece) => number) => sum(entries.map(({ piece, gap }) => gap + own(piece)))
  const gapAbove = (gap: number) => (entries.length === 0 ? 0 : gap)
  const end = () => {
    if (entries.length > 0 || pages.length === 0) pages.push(pageOf(entries, height, ({ height: own }) => own))
    entries = []
  }
  return {
    left: (gap) => height - used(({ height: own }) => own) - gapAbove(gap),
    holds: (own, gap) => used(leastOf) + gapAbove(gap) + own <= height,
    put: (piece, gap = 0) =>
      void entries.push({ piece: height === Infinity ? drawn(piece) : piece, gap: gapAbove(gap) }),
    nextPage() {
      const last = entries.findLastIndex(({ piece }) => piece.isLead !== true)
      if (last === -1) return
      pages.push(pageOf(entries.slice(0, last + 1), height, mostOf))
      entries = entries.slice(last + 1).map((entry, at) => (at === 0 ? { ...entry, gap: 0 } : entry))
    },
    endPage() {
      if (entries.length > 0) end()
    },
    page: () => pages.length,
    finish() {
      end()
      return pages
    },
  }
}

/** Where there is no end of the page its height is known: what it is drawn from need not be kept. */
function drawn({ height, isLead = false, draw }: Piece): Piece {
  const nodes = draw(height)
  return { height, isLead, draw: () => nodes }
}

const leastOf = ({ height, least = height }: Piece): number => least
const mostOf = ({ height, most = height }: Piece): number => most

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Pieces give room where there is too little, in proportion to what each can, and share what is left. @param grown How high each may be. */
function pageOf(entries: readonly Entry[], room: number, grown: (piece: Piece) => number): PlannedPage {
  const free = room - sum(entries.map(({ piece, gap }) => gap + piece.height))
  const to = free < 0 ? leastOf : grown
  const possible = sum(entries.map(({ piece }) => Math.abs(to(piece) - piece.height)))
  const share = possible === 0 ? 0 : Math.min(1, Math.abs(free) / possible)
  const page: PlannedPage = { nodes: [], height: 0 }
  for (const { piece, gap } of entries) {
    const own = piece.height + (to(piece) - piece.height) * share
    page.nodes.push({ kind: 'group', at: { x: 0, y: page.height + gap }, nodes: piece.draw(own) })
    page.height += gap + own
  }
  return page
}
