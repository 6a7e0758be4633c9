/** What a page shows when it cannot be shown. */
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '../../api/errors.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'

/** An error of a page, in words that say what to do. */
export function PageError({ error: thrown, reset }: ErrorComponentProps) {
  const router = useRouter()
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  if (error instanceof ApiError && error.status === 403) {
    return (
      <Problem title={t('You may not see this')} details={error.message}>
        {t('Ask whoever shared it with you, or an administrator, to let your group see it.')}
      </Problem>
    )
  }
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Problem title={t('This page could not be shown')} details={error.stack ?? error.message} onRetry={retry}>
      {error.message}
    </Problem>
  )
}

/** There is nothing at this path. */
export function NotFoundPage() {
  return (
    <Problem title={t('There is nothing here')}>
      {t('It may have been deleted, or the link is not complete.')} <Link href={urls.home}>{t('Go home')}</Link>
    </Problem>
  )
}
