/** Windows over the page that most visits never open: each is loaded when it is first asked for. */
import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { AddToDashboard } from '../../features/item-tools/card-menu/index.ts'
import { NewDashboard } from '../../features/create/dashboard/index.ts'
import { Refused } from '../../features/item-tools/refused/index.ts'
import { Uploads } from '../../features/uploads/ask/index.ts'
import { paletteStore } from '../palette/palette-store.ts'
import { shortcutsStore } from '../shortcuts/shortcuts-store.ts'

const Palette = lazy(async () => ({ default: (await import('../palette/Palette.tsx')).Palette }))
const Shortcuts = lazy(async () => ({ default: (await import('../shortcuts/Shortcuts.tsx')).Shortcuts }))

/** Palette, sheet of shortcuts, what was refused of several changes, a new dashboard, a card for one, files. */
export function Windows() {
  const hasPalette = useStore(paletteStore, ({ isOpen }) => isOpen)
  const hasShortcuts = useStore(shortcutsStore, ({ isOpen }) => isOpen)
  return (
    <>
      {hasPalette && (
        <Suspense>
          <Palette />
        </Suspense>
      )}
      {hasShortcuts && (
        <Suspense>
          <Shortcuts />
        </Suspense>
      )}
      <Refused />
      <NewDashboard />
      <AddToDashboard />
      <Uploads />
    </>
  )
}
