/** Whether the panel about what the page shows is open. */
import { createStore } from 'zustand/vanilla'

export type InfoTab = 'about' | 'history'

export const infoStore = createStore<{ tab: InfoTab | null }>(() => ({ tab: null }))

/** Opens the panel about what the page shows; null closes it. */
export const openInfo = (tab: InfoTab | null): void => infoStore.setState({ tab })
