import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { revisionsOptions, versionOptions, type Revised, type RevisedKind } from '../../../api/revision.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Segmented } from '../../../ui/Segmented/Segmented.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Comparison } from './Comparison.tsx'
import { nameOfVersion } from './names.ts'
import { useRestore } from './use-restore.ts'
import styles from './history.module.css'

const CardPreview = lazy(async () => ({ default: (await import('./preview/CardPreview.tsx')).CardPreview }))
const DashboardPreview = lazy(async () => ({
  default: (await import('./preview/DashboardPreview.tsx')).DashboardPreview,
}))

interface VersionViewProps<Kind extends RevisedKind> {
  kind: Kind
  /** The thing as it is stored now. */
  now: Revised<Kind>
  revision: number
  /** There is no room for the list beside it. */
  isAlone: boolean
  /** Back to the list. */
  onBack(): void
}

/** One version: looked at as a whole, or compared with another; and the way back to it. */
export function VersionView<Kind extends RevisedKind>({
  kind,
  now,
  revision,
  isAlone,
  onBack,
}: VersionViewProps<Kind>) {
  const [view, setView] = useState<'preview' | 'changes'>('preview')
  const [other, setOther] = useState<{ of: number; id: number } | null>(null)
  const { data: revisions = [] } = useQuery(revisionsOptions(kind, now.id))
  const at = revisions.findIndex(({ id }) => id === revision)
  // What a version has changed is asked most: the one before it is compared first.
  const compared = other?.of === revision ? other.id : (revisions[at + 1] ?? revisions[0])?.id
  const version = useQuery(versionOptions(kind, revision))
  const restore = useRestore(kind, now.id)
  const shown = revisions[at]
  if (shown === undefined) return null
  const isNow = at === 0
  return (
    <section className={styles.view} aria-label={nameOfVersion(shown)}>
      <header className={styles.head}>
        {isAlone && (
          <span className={styles.back}>
            <Button icon="arrow-left" isSmall variant="quiet" autoFocus onPress={onBack}>
              {t('All versions')}
            </Button>
          </span>
        )}
        <h3 className={styles.title}>{nameOfVersion(shown)}</h3>
        {revisions.length > 1 && (
          <Segmented
            label={t('What is shown')}
            segments={[
              { id: 'preview', label: t('Preview') },
              { id: 'changes', label: t('Changes') },
            ]}
            value={view}
            onChange={setView}
          />
        )}
        {now.can_write && !isNow && (
          <Button
            icon="restore"
            variant="primary"
            isPending={restore.isPending}
            onPress={() => restore.mutate({ revision, name: nameOfVersion(shown) })}
          >
            {t('Restore')}
          </Button>
        )}
      </header>
      {view === 'changes' && compared !== undefined && (
        <div className={styles.against}>
          <Select
            label={t('Compare with')}
            options={revisions
              .filter(({ id }) => id !== revision)
              .map((one) => ({ id: String(one.id), label: nameOfVersion(one) }))}
            value={String(compared)}
            onChange={(id) => setOther({ of: revision, id: Number(id) })}
          />
        </div>
      )}
      <div className={styles.body}>
        {version.error !== null ? (
          <Problem title={t('The version could not be loaded')} isSmall onRetry={() => void version.refetch()}>
            {version.error.message}
          </Problem>
        ) : version.data === undefined ? (
          <Skeleton lines={8} />
        ) : view === 'changes' && compared !== undefined ? (
          <WithOther kind={kind} id={now.id} chosen={revision} other={compared} />
        ) : (
          <Suspense fallback={<Skeleton lines={8} />}>
            {kind === 'card' ? (
              <CardPreview key={revision} version={version.data as Revised<'card'>} isNow={isNow} />
            ) : (
              <DashboardPreview
                key={revision}
                version={version.data as Revised<'dashboard'>}
                now={now as Revised<'dashboard'>}
              />
            )}
          </Suspense>
        )}
      </div>
    </section>
  )
}

interface WithOtherProps {
  kind: RevisedKind
  id: number
  chosen: number
  other: number
}

/** The older of both stands first. */
function WithOther({ kind, id, chosen, other }: WithOtherProps) {
  const { data: revisions = [] } = useQuery(revisionsOptions(kind, id))
  const [older, newer] = chosen < other ? [chosen, other] : [other, chosen]
  const before = useQuery(versionOptions(kind, older))
  const after = useQuery(versionOptions(kind, newer))
  const nameOf = (revision: number) => {
    const found = revisions.find((one) => one.id === revision)
    return found === undefined ? '' : nameOfVersion(found)
  }
  const failure = before.error ?? after.error
  if (failure !== null) {
    return (
      <Problem title={t('The version could not be loaded')} isSmall>
        {failure.message}
      </Problem>
    )
  }
  if (before.data === undefined || after.data === undefined) return <Skeleton lines={8} />
  return (
    <Comparison
      kind={kind}
      before={before.data}
      after={after.data}
      names={{ before: nameOf(older), after: nameOf(newer) }}
    />
  )
}
