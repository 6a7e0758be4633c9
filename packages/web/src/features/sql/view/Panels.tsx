import type { ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import styles from './editor.module.css'

interface Panel {
  title: string
  isOpen: boolean
  content: ReactNode
}

/** The schema is at the start, the others take turns at the end. */
export type SidePanel = 'schema' | 'variables' | 'display'

interface PanelsProps {
  /** Panels open as sheets. */
  isNarrow: boolean
  sheet: SidePanel | null
  onCloseSheet(): void
  /** It is gone, and the focus is back where it was before. */
  onSheetClosed(): void
  start: Panel | false
  end: Panel | false
  children: ReactNode
}

/** The work in the middle, with a panel at each side; in a narrow window these are sheets. */
export function Panels({ isNarrow, sheet, onCloseSheet, onSheetClosed, start, end, children }: PanelsProps) {
  const [width, keepWidth] = useKept<string>('sql-schema-width', '260')
  const middle = <div className={styles.middle}>{children}</div>
  const shown = sheet === 'schema' ? start : sheet !== null ? end : false
  if (isNarrow) {
    return (
      <div className={styles.body}>
        {middle}
        {shown !== false && (
          <Sheet
            title={shown.title}
            isOpen
            onOpenChange={(isOpen) => !isOpen && onCloseSheet()}
            onClosed={onSheetClosed}
          >
            {shown.content}
          </Sheet>
        )}
      </div>
    )
  }
  return (
    <div className={styles.body}>
      <div className={styles.grow}>
        {start !== false && start.isOpen ? (
          <Split
            label={t('Panel width')}
            defaultSize={Number(width) || 260}
            min={200}
            max={480}
            onResize={(size) => keepWidth(String(size))}
            start={
              <aside className={styles.panel} aria-label={start.title}>
                {start.content}
              </aside>
            }
            end={middle}
          />
        ) : (
          middle
        )}
      </div>
      {end !== false && end.isOpen && (
        <aside className={styles.side} aria-label={end.title}>
          <h2 className={styles.sideTitle}>{end.title}</h2>
          {end.content}
        </aside>
      )}
    </div>
  )
}
