import { lookup } from '@querent/contract/lookup/index.ts'
import { collectionName } from '../../i18n/collection-name.ts'
import { t } from '../../i18n/t.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import type { HomeItem } from './model.ts'
import styles from './HomePage.module.css'

interface ItemRowProps {
  item: HomeItem
  href: string
}

const ICONS: Readonly<Record<string, IconName>> = lookup({
  card: 'question',
  question: 'question',
  dataset: 'model',
  model: 'model',
  metric: 'metric',
  dashboard: 'dashboard',
  collection: 'collection',
  table: 'table',
  database: 'database',
})

const kinds = (): Readonly<Record<string, string>> => ({
  card: t('Question'),
  dataset: t('Model'),
  metric: t('Metric'),
  dashboard: t('Dashboard'),
  collection: t('Collection'),
  table: t('Table'),
  database: t('Database'),
})

/** A thing by name and kind, and where it lies. */
export function ItemRow({ item, href }: ItemRowProps) {
  return (
    <li className={styles.row}>
      <Link href={href} variant="quiet" icon={ICONS[item.model] ?? 'question'}>
        {item.display_name ?? item.name}
      </Link>
      <span className={styles.note}>
        {(collectionName(item.parent_collection) || item.description) ?? kinds()[item.model] ?? ''}
      </span>
    </li>
  )
}
