import type { ReactNode } from 'react'
import { t } from '../../../../i18n/t.ts'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { useSession } from '../session.tsx'
import { focusHandle } from '../grid/use-card-commands.ts'
import styles from '../edit.module.css'

/** What stands beside the grid. Escape closes it, and the focus goes back to the chosen card. */
export function PanelFrame({ title, children }: { title: string; children: ReactNode }) {
  const { ui } = useSession()
  function close(): void {
    const { selected } = ui.getState()
    ui.setState({ panel: { kind: 'none' } })
    focusHandle(selected[0])
  }
  return (
    <section
      className={styles.panel}
      data-panel-of-editor
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        close()
      }}
    >
      <header className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{title}</h2>
        <IconButton icon="close" label={t('Close')} isSmall onPress={close} />
      </header>
      <div className={styles.panelBody}>{children}</div>
    </section>
  )
}
