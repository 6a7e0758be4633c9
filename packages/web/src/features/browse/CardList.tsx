import { useQuery } from '@tanstack/react-query'
import { searchOptions } from '../../api/search.ts'
import { collectionName } from '../../i18n/collection-name.ts'
import { t } from '../../i18n/t.ts'
import { urlOfItem } from '../../lib/urls.ts'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { RowList } from '../../ui/RowList/RowList.tsx'
import { iconOfKind } from '../../models/items/index.ts'
import styles from './browse.module.css'

/** All models, or all metrics, by name. */
export function CardList({ model }: { model: 'dataset' | 'metric' }) {
  const { data, error, refetch } = useQuery(searchOptions({ models: [model], limit: 1000 }))
  if (error !== null) {
    return (
      <Problem title={t('The list could not be loaded')} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (data === undefined) return <Skeleton height={240} radius="card" />
  if (data.data.length === 0) {
    return model === 'dataset' ? (
      <Empty icon="model" title={t('No models yet')}>
        {t('A model is a question that others build on, with names and descriptions for its columns.')}
      </Empty>
    ) : (
      <Empty icon="metric" title={t('No metrics yet')}>
        {t('A metric is a number that is defined once and means the same everywhere.')}
      </Empty>
    )
  }
  return (
    <RowList>
      {data.data
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map((item) => (
          <li key={item.id} className={styles.cardRow}>
            <Icon name={iconOfKind(model)} />
            <div className={styles.fieldWords}>
              <Link href={urlOfItem(item)} variant="quiet">
                {item.name}
              </Link>
              {item.description && <span className={styles.text}>{item.description}</span>}
            </div>
            <span className={styles.note}>{collectionName(item.collection)}</span>
          </li>
        ))}
    </RowList>
  )
}
