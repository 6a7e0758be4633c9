import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, type ComponentProps } from 'react'
import { modelActionsOptions } from '../../api/action.ts'
import type { Card } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { useAddressSearch } from '../../lib/address/index.ts'
import { urls } from '../../lib/urls.ts'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { ActionList } from './list/ActionList.tsx'
import { useWritable } from './use-writable.ts'
import styles from './actions.module.css'

const ActionEditor = lazy(async () => ({ default: (await import('./edit/ActionEditor.tsx')).ActionEditor }))

/** The actions of a model, or one of them while it is changed: the address says which. */
export function ModelActions({ card }: { card: Card }) {
  const router = useRouter()
  const { action: edited } = useAddressSearch()
  const writable = useWritable(card)
  const { data, error, refetch } = useQuery(modelActionsOptions(card.id))
  const go = (action: string | null) => void router.navigate({ href: urls.modelActions(card, action) })
  if (error !== null && data === undefined) {
    return (
      <Problem title={t('The actions could not be loaded')} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (data === undefined) return <Skeleton height={160} radius="card" />
  const action = data.find((one) => String(one.id) === edited)
  const isNew = edited === 'new' || edited === 'new-http'
  const isEditing = card.can_write && writable.state === 'on' && (action !== undefined || isNew)
  return (
    <div className={styles.part}>
      {isEditing ? (
        <OpenEditor
          key={action?.id ?? String(edited)}
          card={card}
          database={writable.database}
          action={action ?? null}
          newKind={edited === 'new-http' ? 'http' : 'query'}
          onClose={() => go(null)}
        />
      ) : (
        <ActionList card={card} actions={data} writable={writable} onEdit={go} />
      )}
    </div>
  )
}

const OpenEditor = (props: ComponentProps<typeof ActionEditor>) => (
  <Suspense fallback={<Skeleton height={320} radius="card" />}>
    <ActionEditor {...props} />
  </Suspense>
)
