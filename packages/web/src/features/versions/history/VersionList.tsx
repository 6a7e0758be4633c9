import { useQuery } from '@tanstack/react-query'
import { revisionsOptions, type RevisedKind } from '../../../api/revision.ts'
import { t } from '../../../i18n/t.ts'
import { ago, moment } from '../../../i18n/when.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { List } from '../../../ui/List/List.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { nameOfVersion, personOf, sentenceOf } from './names.ts'
import styles from './history.module.css'

interface VersionListProps {
  kind: RevisedKind
  id: number
  /** The version that is looked at. */
  chosen: number | null
  onChoose(revision: number): void
}

/** Every version that is kept, the newest first: who made it, when, and what was done. */
export function VersionList({ kind, id, chosen, onChoose }: VersionListProps) {
  const { data, error, refetch } = useQuery(revisionsOptions(kind, id))
  if (error !== null) {
    return (
      <Problem title={t('The history could not be loaded')} isSmall onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (data === undefined) return <Skeleton lines={6} />
  return (
    <div className={styles.list}>
      <List
        label={t('Versions')}
        selectionMode="single"
        selected={chosen === null ? [] : [String(chosen)]}
        onSelect={(ids) => {
          const [first] = ids === 'all' ? [] : [...ids]
          if (first !== undefined) onChoose(Number(first))
        }}
        rows={data.map((revision) => ({
          id: String(revision.id),
          label: personOf(revision),
          said: t('{version}: {what}', { version: nameOfVersion(revision), what: sentenceOf(revision) }),
          icon: revision.is_reversion ? ('restore' as const) : ('history' as const),
          description: sentenceOf(revision),
          end: (
            <span className={styles.when} title={moment(revision.timestamp)}>
              {ago(revision.timestamp)}
              {revision.most_recent && <Badge>{t('Now')}</Badge>}
            </span>
          ),
        }))}
        empty={<Empty isSmall title={t('No saved versions')} />}
      />
      {data.length > 0 && <p className={styles.note}>{t('The newest 15 versions are kept.')}</p>}
    </div>
  )
}
