import { createStore } from 'zustand/vanilla'

interface Asked {
  isOpen: boolean
  /** Where it will lie unless somebody chooses otherwise; null for the top. */
  collectionId: number | null
}

export const newDashboardStore = createStore<Asked>(() => ({ isOpen: false, collectionId: null }))

/** Opens the dialog that makes a dashboard. */
export function askForDashboard(collectionId: number | null = null): void {
  newDashboardStore.setState({ isOpen: true, collectionId })
}
