import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { dashboardOptions } from '../../api/dashboard.ts'
import { findParameterValues, runPath } from '../../api/dashboard-run.ts'
import { t } from '../../i18n/t.ts'
import { idOf, urls } from '../../lib/urls.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { DashboardView } from './view/DashboardView.tsx'

/** A dashboard as its readers see it. */
export function DashboardPage() {
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const id = idOf(slug)
  const { data, error, refetch } = useQuery({ ...dashboardOptions(id ?? 0), enabled: id !== undefined })
  const source = useMemo(
    () => ({
      find: (key: string, text: string, signal: AbortSignal) => findParameterValues(id ?? 0, key, text, signal),
    }),
    [id],
  )
  if (id === undefined) return <Problem title={t('There is nothing here')}>{t('The link is not complete.')}</Problem>
  if (data === undefined) {
    if (error === null) return null
    return (
      <Problem title={t('The dashboard could not be shown')} details={String(error)} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  const { value: dashboard } = data
  return (
    <Page
      title={dashboard.name}
      description={dashboard.description ?? undefined}
      crumbs={[
        {
          label: dashboard.collection?.name ?? t('Our analytics'),
          href: urls.collection({ id: dashboard.collection_id ?? 'root', name: dashboard.collection?.name ?? null }),
        },
      ]}
      isWide={dashboard.width === 'full'}
    >
      <DashboardView dashboard={dashboard} path={runPath(id)} source={source} />
    </Page>
  )
}
