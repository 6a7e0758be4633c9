import { Segmented } from '../ui/Segmented/Segmented.tsx'
import { useState } from 'react'
import { ControlSpecimens } from './ControlSpecimens.tsx'
import { DataSpecimens } from './DataSpecimens.tsx'
import { InputSpecimens } from './InputSpecimens.tsx'
import { OverlaySpecimens } from './OverlaySpecimens.tsx'
import { StateSpecimens } from './StateSpecimens.tsx'
import styles from './dev.module.css'

/** All parts, in the theme and density chosen at its head. */
export function DevPage() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? '')
  function choose(next: string): void {
    setTheme(next)
    document.documentElement.dataset.theme = next
  }
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>Parts of the interface</h1>
        <Segmented
          label="Theme"
          value={theme}
          onChange={choose}
          segments={[
            { id: '', label: 'System', icon: 'system' },
            { id: 'light', label: 'Light', icon: 'sun' },
            { id: 'dark', label: 'Dark', icon: 'moon' },
          ]}
        />
      </div>
      <ControlSpecimens />
      <OverlaySpecimens />
      <InputSpecimens />
      <DataSpecimens />
      <StateSpecimens />
    </main>
  )
}
