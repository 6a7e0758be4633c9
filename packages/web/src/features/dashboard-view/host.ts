/** What a place that shows a dashboard adds to it: the application, its editor, the history, or pages for guests. */
import type { ReactNode } from 'react'
import type { Parameter } from '../../api/card.ts'
import type { RunCards } from '../../api/dashboard-run.ts'
import type { Dashboard, DashboardCard } from '../../api/dashboard.ts'
import type { GuestValues } from '../../api/guest.ts'
import type { FilterValues, Search, ValueSource } from '../../filters/index.ts'
import type { AskSorted, PictureHit } from '../../viz/Picture/index.ts'
import type { CardFrameProps } from './CardFrame.tsx'
import type { DashboardGridProps } from './DashboardGrid.tsx'
import type { CardRun } from './runs.ts'
import type { Filters } from './use-filters.ts'

/** What is shown of a dashboard; it need not be stored. */
export type ShownDashboard = Pick<Dashboard, 'id' | 'parameters' | 'dashcards' | 'tabs' | 'auto_apply_filters'> &
  Partial<Pick<Dashboard, 'last_used_param_values'>>

export interface DashboardHost {
  address: DashboardAddress
  links: CardLinks
  /**
   * What a question's card has besides its picture. Null hides the card. Left out, cards are only looked at: nobody asks them
   * again, stops them or sorts them.
   */
  tools?(card: DashboardCard, at: CardAt): CardTools | null
  /** Where the action of a card is carried out. Left out, buttons and forms are only looked at. */
  actionPathOf?(card: DashboardCard): string
  run: CardRuns
  /** Filters above the cards of a tab. */
  filtersOf(tab: number | null): readonly Parameter[]
  slots?: DashboardSlots
}

/** Parts of the host in place of those for readers. */
interface DashboardSlots {
  /** Above the cards, in place of the bar of filters and the tabs. */
  head?: ReactNode
  /** The cards at their places, given in reading order. */
  grid?(cards: DashboardGridProps): ReactNode
}

/** The tab and the values of filters, as the address has them. */
export interface DashboardAddress {
  search: Search
  go(search: Search): void
}

/** Where cards lead. */
interface CardLinks {
  /** Whether a card that somebody wrote links to items of the application. */
  hasItems: boolean
  /** The page of a card's question; null where it has none. */
  questionOf(card: DashboardCard, values: FilterValues): string | null
  /** What a press on the card's picture does; undefined when it does nothing. */
  pressOf(card: DashboardCard, filters: Filters): ((hit: PictureHit) => void) | undefined
}

/** Where and with which values cards are run. Keep the functions while nothing changes in them. */
export interface CardRuns {
  path: string
  /** Runs the cards of a dashboard that is not stored; without it they are run at the path. */
  ask?: RunCards
  request(values: FilterValues): GuestValues
  /** Where the values come from that filters offer, given those that are chosen. */
  sourceOf(values: FilterValues): ValueSource
  /**
   * The stored cards that may be run for those of a tab, where what is shown differs from what is stored. Cards with the same
   * questions show their answers, other cards that of their question alone. Filters have no values: texts show their tags.
   */
  stored?(tab: number | null): readonly DashboardCard[]
}

/** What is known of a card when its tools are made. */
export interface CardAt {
  filters: Filters
  source: ValueSource
  run: CardRun
  href: string | null
  askSorted: AskSorted
  again(): void
}

type CardTools = Pick<CardFrameProps, 'ignored' | 'filters' | 'tools' | 'waitsFor'>
