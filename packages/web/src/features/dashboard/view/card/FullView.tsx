import type { Result } from '../../../../api/dataset.ts'
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx'
import { Picture } from '../../../../viz/Picture/index.ts'
import styles from './card.module.css'

interface FullViewProps {
  title: string
  display: string
  settings: Readonly<Record<string, unknown>>
  result: Result
  onClose(): void
}

/** The answer of a card over the whole window. */
export function FullView({ title, display, settings, result, onClose }: FullViewProps) {
  return (
    <Dialog title={title} size="large" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.full}>
        <Picture
          display={display}
          settings={settings}
          result={result.data}
          label={title}
          isWhole={result.data.rows_truncated === undefined}
        />
      </div>
    </Dialog>
  )
}
