import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import styles from './editor.module.css'

interface ConflictSheetProps {
  isOpen: boolean
  onClose(): void
  mine: string
  theirs: string
  /** Who saved meanwhile, where it is known. */
  by?: string
  onMine(): void
  onTheirs(): void
  onCopy(): void
}

/** Somebody saved another version meanwhile: which one is to stay. */
export function ConflictSheet({ isOpen, onClose, mine, theirs, by, onMine, onTheirs, onCopy }: ConflictSheetProps) {
  return (
    <Sheet
      title={t('A newer version was saved')}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      width={640}
      footer={(close) => {
        const choose = (action: () => void) => () => {
          close()
          action()
        }
        return (
          <>
            <Button onPress={choose(onTheirs)}>{t('Take theirs')}</Button>
            <Button onPress={choose(onCopy)}>{t('Save mine as a copy')}</Button>
            <Button variant="primary" onPress={choose(onMine)}>
              {t('Save over theirs')}
            </Button>
          </>
        )
      }}
    >
      <p className={styles.words}>
        {by === undefined
          ? t('The question was saved while you changed it. Nothing of yours is lost.')
          : t('{by} saved the question while you changed it. Nothing of yours is lost.', { by })}
      </p>
      <h3 className={styles.heading}>{t('Mine')}</h3>
      <pre className={styles.sql}>{mine}</pre>
      <h3 className={styles.heading}>{t('Theirs')}</h3>
      <pre className={styles.sql}>{theirs === mine ? t('The SQL is the same; something else differs.') : theirs}</pre>
    </Sheet>
  )
}
