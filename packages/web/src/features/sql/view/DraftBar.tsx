import { locale, t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import styles from './editor.module.css'

interface DraftBarProps {
  /** Milliseconds since 1970. */
  at: number
  onContinue(): void
  onDiscard(): void
}

/** Offers unsaved work of before. */
export function DraftBar({ at, onContinue, onDiscard }: DraftBarProps) {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const time = new Intl.DateTimeFormat(locale(), {
    ...(!isToday && { dateStyle: 'medium' as const }),
    timeStyle: 'short',
  }).format(at)
  return (
    <div className={styles.bar} role="status">
      <span>{t('Draft from {time}', { time })}</span>
      <Button isSmall variant="primary" onPress={onContinue}>
        {t('Continue')}
      </Button>
      <Button isSmall onPress={onDiscard}>
        {t('Discard')}
      </Button>
    </div>
  )
}
