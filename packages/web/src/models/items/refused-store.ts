/** What the server refused of several changes, until it was read. */
import { createStore } from 'zustand/vanilla'

export interface Refused {
  name: string
  reason: string
}

export const refusedStore = createStore<{ refused: readonly Refused[] }>(() => ({ refused: [] }))

export const showRefused = (refused: readonly Refused[]) => refusedStore.setState({ refused })
