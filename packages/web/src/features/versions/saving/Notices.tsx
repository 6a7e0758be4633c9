import { useQuery } from '@tanstack/react-query'
import type { Revision } from '../../../api/revision.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { locale, t } from '../../../i18n/t.ts'
import type { KeptDraft } from '../../../lib/drafts/index.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import styles from './saving.module.css'

interface NoticesProps {
  /** The page has its own margins. */
  isInside?: boolean
  /** Work of an earlier visit. */
  kept: KeptDraft | null
  onResume?(): void
  onForget?(): void
  /** What somebody else has saved since the page was opened. */
  newer: Revision | null
  /** There is work that the newer version does not have. */
  isDirty: boolean
  /** Shows the newer version in place of the one that is shown. */
  onShow(): void
  /** Shows both beside each other. */
  onCompare?(): void
}

/** Lines below the head of an editor: unsaved work of before, and versions that others have saved meanwhile. */
export function Notices(props: NoticesProps) {
  const { isInside = false, kept, onResume, onForget, newer, isDirty, onShow, onCompare } = props
  const { data: me } = useQuery(currentUserOptions)
  const action = isDirty ? onCompare : onShow
  if (kept === null && newer === null) return null
  return (
    <div className={styles.notices} data-inside={isInside || undefined}>
      {kept !== null && (
        <div className={styles.notice} role="status">
          <span>{t('Draft from {time}', { time: timeOf(kept.at) })}</span>
          <Button isSmall variant="primary" {...(onResume && { onPress: onResume })}>
            {t('Continue')}
          </Button>
          <Button isSmall {...(onForget && { onPress: onForget })}>
            {t('Discard')}
          </Button>
        </div>
      )}
      {newer !== null && (
        <div className={styles.notice} role="status">
          <span>
            {newer.user.id !== undefined && newer.user.id === me?.id
              ? t('You saved a newer version elsewhere.')
              : newer.user.common_name === undefined
                ? t('A newer version was saved.')
                : t('{name} saved a newer version.', { name: newer.user.common_name })}
          </span>
          <Button isSmall {...(action && { onPress: action })}>
            {isDirty ? t('Compare with mine') : t('Show it')}
          </Button>
        </div>
      )}
    </div>
  )
}

function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(at)
}
