import { t } from '../../../../i18n/t.ts'
import { Sheet } from '../../../../ui/Sheet/Sheet.tsx'
import styles from './operation.module.css'

/** The whole SQL of a query; nothing while there is none. */
export function SqlSheet({ sql, onClose }: { sql: string | null; onClose(): void }) {
  return (
    <Sheet title="SQL" isOpen={sql !== null} onOpenChange={(isOpen) => !isOpen && onClose()} width={560}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} aria-label={t('Statement')}>
        {sql}
      </pre>
    </Sheet>
  )
}
