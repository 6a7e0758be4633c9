/** Whether the palette is open, and what was typed before it had come. */
import { createStore } from 'zustand/vanilla'

export const paletteStore = createStore(() => ({ isOpen: false }))

let typed = ''

function keep(event: KeyboardEvent): void {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  typed += event.key
}

/** From now on what is typed is for the palette, which is on its way. */
export function openPalette(): void {
  if (paletteStore.getState().isOpen) return
  window.addEventListener('keydown', keep, { capture: true })
  paletteStore.setState({ isOpen: true })
}

/** What was typed since it was opened; from now on its field takes the keys. */
export function takeTyped(): string {
  window.removeEventListener('keydown', keep, { capture: true })
  const taken = typed
  typed = ''
  return taken
}

export function closePalette(): void {
  takeTyped()
  paletteStore.setState({ isOpen: false })
}
