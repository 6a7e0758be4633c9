/** Which row is being renamed, told from menus and the keyboard. */
import { createStore } from 'zustand/vanilla'

export const renameStore = createStore<{ key: string | null }>(() => ({ key: null }))
