import type { SearchResult } from '../../api/search.ts'
import { collectionName } from '../../i18n/collection-name.ts'
import { t } from '../../i18n/t.ts'
import { urlOfItem } from '../../lib/urls.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { iconOfKind, wordOfKind } from '../../models/items/index.ts'
import { Marked } from './Marked.tsx'
import styles from './SearchPage.module.css'

/** A result: what it is, what it is called, where it lies. */
export function ResultRow({ item, searched }: { item: SearchResult; searched: string }) {
  const place = item.model === 'table' ? item.database_name : collectionName(item.collection)
  return (
    <li className={styles.row}>
      <Icon name={iconOfKind(item.model)} />
      <div className={styles.words}>
        <Link href={urlOfItem(item)} variant="quiet">
          <Marked text={item.name} searched={searched} />
        </Link>
        {item.moderated_status === 'verified' && <Icon name="verified" size={14} label={t('Verified')} />}
        {item.description && (
          <p className={styles.text}>
            <Marked text={item.description} searched={searched} />
          </p>
        )}
      </div>
      <span className={styles.note}>{[wordOfKind(item.model), place].filter(Boolean).join(' · ')}</span>
    </li>
  )
}
