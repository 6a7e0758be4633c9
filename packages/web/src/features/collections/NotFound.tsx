import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'

/** There is no such collection, or the reader may not see it. */
export function NotFound({ error }: { error?: Error }) {
  return (
    <Page title={t('Collection')}>
      <Problem
        title={t('This collection cannot be shown')}
        action={<Link href="/collection/root">{t('Go to Our analytics')}</Link>}
        {...(error && { details: error.message })}
      >
        {t('It may have been deleted, or you don’t have access to it.')}{' '}
        <Link href={urls.trash}>{t('Look in the trash')}</Link>
      </Problem>
    </Page>
  )
}
