/** Every setting as something to go to, for those who may change them. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { t } from '../../i18n/t.ts'
import type { Action } from '../../lib/actions.ts'
import { paletteStore } from '../palette/palette-store.ts'

type Places = readonly { id: string; label: string; href: string }[]

/** Loaded when the palette is first opened. */
export function useSettingActions(mayChange: boolean, goTo: (href: string) => () => void): Action[] {
  const isOpen = useStore(paletteStore, (state) => state.isOpen)
  const [places, setPlaces] = useState<Places>([])
  const isWanted = isOpen && mayChange && places.length === 0
  useEffect(() => {
    if (!isWanted) return
    // Without them the palette works all the same.
    import('../../features/admin/settings/index.ts').then((module) => setPlaces(module.settingPlaces())).catch(() => {})
  }, [isWanted])
  return places.map(({ id, label, href }) => ({
    id: `setting.${id}`,
    label,
    icon: 'settings',
    section: t('Settings'),
    run: goTo(href),
  }))
}
