import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { previewAddress, previewTokenOptions, type EmbeddingState, type Shared } from '../../api/sharing.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { lookHash, type FrameLook } from './model.ts'
import styles from './sharing.module.css'

interface PreviewProps {
  shared: Shared
  states: Readonly<Record<string, EmbeddingState>>
  look: FrameLook
}

/** The page as readers will see it, with what is not published yet; locked filters let everything through. */
export function Preview({ shared, states, look }: PreviewProps) {
  const token = useQuery({ ...previewTokenOptions(shared, states), placeholderData: keepPreviousData })
  const hasLocked = Object.values(states).includes('locked')
  if (token.error !== null) {
    return (
      <Problem title={t('No preview available')} isSmall onRetry={() => void token.refetch()}>
        {token.error.message}
      </Problem>
    )
  }
  const page =
    token.data === undefined ? null : `${previewAddress(shared, token.data.token)}${lookHash(look)}&preview=true`
  return (
    <section className={styles.preview} aria-label={t('Preview')}>
      <header className={styles.previewHead}>
        <h4 className={styles.title}>{t('Preview')}</h4>
        {page !== null && (
          <Link href={page} isExternal>
            {t('Open in a new tab')}
          </Link>
        )}
      </header>
      <div className={styles.stage} data-theme={look.theme === 'night' ? 'dark' : 'light'}>
        {/* With another address it is another frame: going through them in one would fill the history of the page. */}
        {page === null ? <Skeleton height="100%" /> : <iframe key={page} src={page} title={t('What readers see')} />}
      </div>
      {hasLocked && (
        <p className={styles.text}>{t('In the preview, locked filters have no value, so nothing is filtered out.')}</p>
      )}
    </section>
  )
}
