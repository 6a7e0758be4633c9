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

export interface Flow {
  readonly pages: readonly PlannedPage[]
  /** Pixels that are left on the page. */
  left(): number
  isAtTop(): boolean
  /** Puts nodes, whose own top is 0, below what is there. @param gap Between both; none at the top of a page. */
  put(nodes: readonly Node[], height: number, gap?: number): void
  /** The rest comes on a new page; nothing at the top of one. */
  breakPage(): void
}

/** @param height Of a page in pixels; Infinity for one page that is as high as it has to be. */
export function createFlow(height: number): Flow {
  const pages: PlannedPage[] = [{ nodes: [], height: 0 }]
  const page = () => pages.at(-1)!
  const isAtTop = () => page().height === 0
  return {
    pages,
    isAtTop,
    left: () => height - page().height,
    put(nodes, own, gap = 0) {
      const y = isAtTop() ? 0 : page().height + gap
      page().nodes.push({ kind: 'group', at: { x: 0, y }, nodes: [...nodes] })
      page().height = y + own
    },
    breakPage() {
      if (!isAtTop()) pages.push({ nodes: [], height: 0 })
    },
  }
}
