import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cardOptions, type Card, type CardType } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { idOf, urlOfItem } from '../../lib/urls.ts'
import { usePathPart } from '../../lib/address/index.ts'
import { PageProblem } from '../../ui/Problem/PageProblem.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'

interface OfKindProps {
  type: CardType
  children(card: Card, etag: string | null): ReactNode
}

/** The card of the address; what is of another kind has its own page. */
export function OfKind({ type, children }: OfKindProps) {
  const slug = usePathPart('slug') ?? ''
  const id = idOf(slug)
  const { data, error, refetch } = useQuery({ ...cardOptions(id ?? 0), enabled: id !== undefined })
  if (id === undefined)
    return <PageProblem title={t('There is nothing here')}>{t('The link is incomplete.')}</PageProblem>
  if (error !== null && data === undefined) {
    return (
      <PageProblem title={t('It could not be shown')} onRetry={() => void refetch()}>
        {error.message}
      </PageProblem>
    )
  }
  if (data === undefined) return <Skeleton />
  if (data.value.type !== type) return <Navigate to={urlOfItem({ ...data.value, model: 'card' })} replace />
  return children(data.value, data.etag)
}
