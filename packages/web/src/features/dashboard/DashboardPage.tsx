import { useQuery } from '@tanstack/react-query'
import { dashboardOptions } from '../../api/dashboard.ts'
import { t } from '../../i18n/t.ts'
import { idOf } from '../../lib/urls.ts'
import { usePathPart } from '../../lib/address/index.ts'
import { PageProblem } from '../../ui/Problem/PageProblem.tsx'
import { OpenDashboard } from './page/OpenDashboard.tsx'

/** A dashboard as its readers see it, and as it is edited. */
export function DashboardPage() {
  const slug = usePathPart('slug') ?? ''
  const id = idOf(slug)
  const { data, error, refetch } = useQuery({ ...dashboardOptions(id ?? 0), enabled: id !== undefined })
  if (id === undefined)
    return <PageProblem title={t('There is nothing here')}>{t('The link is incomplete.')}</PageProblem>
  if (data === undefined) {
    if (error === null) return null
    return (
      <PageProblem title={t('The dashboard could not be shown')} details={String(error)} onRetry={() => void refetch()}>
        {error.message}
      </PageProblem>
    )
  }
  return <OpenDashboard key={id} dashboard={data.value} etag={data.etag} />
}
