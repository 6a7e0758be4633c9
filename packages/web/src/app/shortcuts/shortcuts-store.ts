/** Whether the sheet of shortcuts is open. */
import { createStore } from 'zustand/vanilla'

export const shortcutsStore = createStore(() => ({ isOpen: false }))

export const openShortcuts = () => shortcutsStore.setState({ isOpen: true })
export const closeShortcuts = () => shortcutsStore.setState({ isOpen: false })
