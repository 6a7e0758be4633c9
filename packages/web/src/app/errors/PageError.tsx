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
  if (error instanceof ApiError && error.status === 403) return <NoAccessPage details={error.message} />
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

/** What is at this path is for others. */
export function NoAccessPage({ details }: { details?: string }) {
  return (
    <PageProblem title={t('You don’t have access')} {...(details !== undefined && { details })}>
      {t('Ask an administrator for access.')} <Link href={urls.home}>{t('Go home')}</Link>
    </PageProblem>
  )
}

/** There is nothing at this path. */
export function NotFoundPage() {
  return (
    <PageProblem title={t('There is nothing here')}>
      {t('It may have been deleted, or the link is incomplete.')} <Link href={urls.home}>{t('Go home')}</Link>
    </PageProblem>
  )
}
