import { createStore } from 'zustand/vanilla'
import type { Card } from '../../../api/card.ts'

/** The card that somebody wants on a dashboard. */
export const addingStore = createStore<{ card: Card | null }>(() => ({ card: null }))

/** Asks for the dashboard. */
export function askForPlace(card: Card): void {
  addingStore.setState({ card })
}
