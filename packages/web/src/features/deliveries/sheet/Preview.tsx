import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { previewOptions, type Notification, type NotificationPreview } from '../../../api/notification.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { previewBodyOf, type DeliveryDraft, type Subject } from '../model/draft.ts'
import { sayOutcome } from '../model/say-outcome.ts'
import { MailFrame } from './MailFrame.tsx'
import styles from '../deliveries.module.css'

interface PreviewProps {
  subject: Subject
  draft: DeliveryDraft
  /** The record that is edited. */
  before: Notification | null
}

const SETTLED_MS = 600

/** The mail as it would be sent now. It follows the form after a moment. */
export function Preview({ subject, draft, before }: PreviewProps) {
  const id = useId()
  const settled = useDebounced(draft, SETTLED_MS)
  const { data, error, isFetching, refetch } = useQuery(previewOptions(previewBodyOf(settled, subject)))
  const preview = useLast(data)
  return (
    <section className={styles.preview} aria-labelledby={id} aria-busy={isFetching}>
      <header className={styles.entryHead}>
        <h3 id={id} className={styles.title}>
          {t('Preview')}
        </h3>
        <span className={styles.soft} role="status">
          {isFetching && (preview === undefined ? t('Loading…') : t('Updating…'))}
        </span>
      </header>
      {error !== null && (
        <Problem isSmall title={t('The preview could not be loaded')} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      )}
      {error === null && preview !== undefined && <About {...{ preview, draft, before }} />}
      {(preview !== undefined || error === null) && <MailFrame html={preview?.html} />}
    </section>
  )
}

/** What is above a mail, and whether it would be sent at all. */
function About({ preview, draft, before }: Pick<PreviewProps, 'draft' | 'before'> & { preview: NotificationPreview }) {
  const { data: me } = useQuery(currentUserOptions)
  const outcome = sayOutcome(preview, draft)
  const isOfOther = before !== null && before.creator_id !== me?.id
  return (
    <div className={styles.next}>
      <p className={styles.subject}>{preview.subject}</p>
      {outcome !== null && <p className={styles.soft}>{outcome}</p>}
      {isOfOther && (
        <p className={styles.soft}>
          {t('This is what you can see. The email has what {person} can see.', { person: before.creator.common_name })}
        </p>
      )}
    </div>
  )
}

/** What was there last, while the next is on its way. */
function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return last.current
}
