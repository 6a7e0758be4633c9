import type { Result } from '../../../../api/dataset.ts'
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx'
import { Picture, type AskSorted } from '../../../../viz/Picture/index.ts'
import styles from './card.module.css'

interface FullViewProps {
  title: string
  /** Of the picture on the dashboard. */
  keptAs: string
  display: string
  settings: Readonly<Record<string, unknown>>
  result: Result
  askSorted: AskSorted
  onClose(): void
}

/** The answer of a card over the whole window. */
export function FullView({ title, keptAs, display, settings, result, askSorted, onClose }: FullViewProps) {
  return (
    <Dialog title={title} size="large" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.full}>
        <Picture
          display={display}
          settings={settings}
          result={result.data}
          label={title}
          keptAs={keptAs}
          fills
          isWhole={result.data.rows_truncated === undefined}
          askSorted={askSorted}
        />
      </div>
    </Dialog>
  )
}
