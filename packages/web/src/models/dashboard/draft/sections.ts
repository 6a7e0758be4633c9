/** Sections to begin with: a heading over empty places, which questions then fill. */
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import { t } from '../../../i18n/t.ts'
import { bottomOf, type Rect } from '../layout/index.ts'
import { cardsOfTab } from './cards.ts'
import { nextId } from './ids.ts'
import { virtualSettings, type VirtualKind } from './virtual.ts'

export type SectionKind = 'numbers' | 'numbers-and-chart' | 'two-charts' | 'grid' | 'chart-and-text'

type Part = readonly [kind: VirtualKind, col: number, row: number, size_x: number, size_y: number]

const HEADING: Part = ['heading', 0, 0, 24, 1]
const PARTS: Readonly<Record<SectionKind, readonly Part[]>> = {
  numbers: [HEADING, ...[0, 6, 12, 18].map((col): Part => ['placeholder', col, 1, 6, 3])],
  'numbers-and-chart': [
    HEADING,
    ...[1, 4, 7].map((row): Part => ['placeholder', 0, row, 6, 3]),
    ['placeholder', 6, 1, 18, 9],
  ],
  'two-charts': [HEADING, ['placeholder', 0, 1, 12, 7], ['placeholder', 12, 1, 12, 7]],
  grid: [HEADING, ...[1, 7].flatMap((row) => [0, 12].map((col): Part => ['placeholder', col, row, 12, 6]))],
  'chart-and-text': [HEADING, ['placeholder', 0, 1, 16, 7], ['text', 16, 1, 8, 7]],
}

export const SECTIONS = Object.keys(PARTS) as readonly SectionKind[]

export function sectionName(kind: SectionKind): string {
  switch (kind) {
    case 'numbers':
      return t('Four numbers')
    case 'numbers-and-chart':
      return t('Numbers beside a chart')
    case 'two-charts':
      return t('Two charts')
    case 'grid':
      return t('Four charts')
    case 'chart-and-text':
      return t('A chart with text')
  }
}

/** The places of a section, for a small picture of it. */
export function sectionRects(kind: SectionKind): readonly Rect[] {
  return PARTS[kind].map(([, col, row, size_x, size_y]) => ({ col, row, size_x, size_y }))
}

/** The draft with the section below all that the tab has; its heading comes first among the new cards. */
export function addSection(draft: Dashboard, kind: SectionKind, tabId: number | null): Dashboard {
  const top = bottomOf(cardsOfTab(draft, tabId))
  const first = nextId(draft)
  const cards = PARTS[kind].map(([part, col, row, size_x, size_y], index): DashboardCard => {
    const text = part === 'heading' ? { text: t('Heading') } : {}
    return {
      id: first - index,
      card_id: null,
      dashboard_tab_id: draft.tabs.length === 0 ? null : tabId,
      row: row + top,
      col,
      size_x,
      size_y,
      series: [],
      parameter_mappings: [],
      inline_parameters: [],
      visualization_settings: virtualSettings(part, text),
    }
  })
  return { ...draft, dashcards: [...draft.dashcards, ...cards] }
}
