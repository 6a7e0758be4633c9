/** What a guest may do on a dashboard, for the cards on it. */
import { createContext, type ReactNode } from 'react'
import type { DashboardCard } from '../../../api/dashboard.ts'
import type { PictureHit } from '../../../viz/Picture/index.ts'

export interface Guest {
  /** Stands at the end of a card's head. */
  actions?(card: DashboardCard): ReactNode
  /** Absent for a card on which a press does nothing. */
  hitOf(card: DashboardCard): ((hit: PictureHit) => void) | undefined
}

/** Null for those who are signed in: they may follow links into the application. */
export const GuestContext = createContext<Guest | null>(null)
