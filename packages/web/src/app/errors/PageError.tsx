/** What a page shows when it cannot be shown. */
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '../../api/errors.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { PageProblem } from '../../ui/Problem/PageProblem.tsx'

/** An error of a page, in words that say what to do. */
export function PageError({ error: thrown, reset }: ErrorComponentProps) {
  const router = useRouter()
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  if (error instanceof ApiError && error.status === 403) {
    return (
      <PageProblem title={t('You may not see this')} details={error.message}>
        {t('Ask whoever shared it with you, or an administrator, to let your group see it.')}
      </PageProblem>
    )
  }
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <PageProblem title={t('This page could not be shown')} details={error.stack ?? error.message} onRetry={retry}>
      {error.message}
    </PageProblem>
  )
}

/** There is nothing at this path. */
export function NotFoundPage() {
  return (
    <PageProblem title={t('There is nothing here')}>
      {t('It may have been deleted, or the link is not complete.')} <Link href={urls.home}>{t('Go home')}</Link>
    </PageProblem>
  )
}
