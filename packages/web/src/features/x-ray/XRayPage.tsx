import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { xRayOptions } from '../../api/x-ray.ts'
import { t } from '../../i18n/t.ts'
import { usePathPart } from '../../lib/address/index.ts'
import { PageProblem } from '../../ui/Problem/PageProblem.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { XRayView } from './page/XRayView.tsx'
import { useTrail } from './page/use-trail.ts'

/** A dashboard that is made automatically, of what the address names. */
export function XRayPage() {
  const what = (usePathPart('_splat') ?? '').split('/').map(encodeURIComponent).join('/')
  const isWhole = useRouterState({ select: ({ location }) => location.hash === 'show=all' })
  const { data, error, refetch } = useQuery(xRayOptions(what, isWhole ? 'all' : undefined))
  const trail = useTrail(what, data?.name)
  if (data !== undefined) return <XRayView key={what} what={what} board={data} trail={trail} />
  if (error === null) {
    return (
      <Page title={t('X-ray')}>
        <Skeleton height={320} radius="card" />
      </Page>
    )
  }
  return (
    <PageProblem title={t('The X-ray could not be made')} details={String(error)} onRetry={() => void refetch()}>
      {error.message}
    </PageProblem>
  )
}
