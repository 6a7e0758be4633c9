import { locale, t } from '../../../i18n/t.ts'
import type { KeptDraft } from '../../../lib/drafts.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import styles from './edit.module.css'

interface DraftBarProps {
  draft: KeptDraft
  onContinue(): void
  onDiscard(): void
}

/** Unsaved work of an earlier time, and what can be done with it. */
export function DraftBar({ draft, onContinue, onDiscard }: DraftBarProps) {
  const isToday = new Date(draft.at).toDateString() === new Date().toDateString()
  const time = new Intl.DateTimeFormat(locale(), { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) })
  return (
    <div className={styles.draft} role="status">
      <span>{t('Draft from {time}', { time: time.format(draft.at) })}</span>
      <Button isSmall variant="primary" onPress={onContinue}>
        {t('Continue')}
      </Button>
      <Button isSmall variant="quiet" onPress={onDiscard}>
        {t('Discard')}
      </Button>
    </div>
  )
}
