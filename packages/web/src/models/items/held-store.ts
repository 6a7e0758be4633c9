/** Items that are on their way elsewhere: cut, or dragged. */
import { createStore } from 'zustand/vanilla'
import type { MovableItem } from './item/index.ts'

interface Held {
  /** Cut, to be pasted elsewhere. */
  cut: readonly MovableItem[]
  /** Under the pointer. */
  dragged: readonly MovableItem[]
}

export const heldStore = createStore<Held>(() => ({ cut: [], dragged: [] }))

export const cutItems = (cut: readonly MovableItem[]) => heldStore.setState({ cut })
export const dragItems = (dragged: readonly MovableItem[]) => heldStore.setState({ dragged })
