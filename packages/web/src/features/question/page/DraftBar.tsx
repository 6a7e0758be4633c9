import { locale, t } from '../../../i18n/t.ts'
import type { KeptDraft } from '../../../lib/drafts.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import styles from './question.module.css'

interface DraftBarProps {
  kept: KeptDraft
  onResume(): void
  onForget(): void
}

/** Work of an earlier visit that was not saved. */
export function DraftBar({ kept, onResume, onForget }: DraftBarProps) {
  const time = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(kept.at)
  return (
    <div className={styles.draft} role="status">
      <span>{t('Unsaved changes from {time}', { time })}</span>
      <Button isSmall variant="primary" onPress={onResume}>
        {t('Continue')}
      </Button>
      <Button isSmall onPress={onForget}>
        {t('Discard')}
      </Button>
    </div>
  )
}
