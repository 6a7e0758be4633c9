/** Whether the palette is open. */
import { createStore } from 'zustand/vanilla'

export const paletteStore = createStore(() => ({ isOpen: false }))

export const openPalette = () => paletteStore.setState({ isOpen: true })
export const closePalette = () => paletteStore.setState({ isOpen: false })
