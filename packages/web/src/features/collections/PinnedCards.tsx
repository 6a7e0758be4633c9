import type { CollectionItem } from '../../api/collection.ts'
import { t } from '../../i18n/t.ts'
import { urlOfItem } from '../../lib/urls.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { dragItems, iconOfKind, keyOf, wordOfKind } from '../../models/items/index.ts'
import { ItemMenu } from './ItemMenu.tsx'
import type { ItemChanges } from './use-item-changes.ts'
import styles from './PinnedCards.module.css'

interface PinnedCardsProps {
  items: readonly CollectionItem[]
  changes: ItemChanges
  marked: ReadonlySet<string>
}

/** What matters most in a collection, above all else. */
export function PinnedCards({ items, changes, marked }: PinnedCardsProps) {
  return (
    <section aria-label={t('Pinned')}>
      <ul className={styles.cards}>
        {items.map((item) => (
          <li
            key={keyOf(item)}
            className={styles.card}
            draggable={item.can_write === true}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', item.name)
              dragItems([item])
            }}
            onDragEnd={() => dragItems([])}
          >
            <div className={styles.head}>
              <Icon name={iconOfKind(item.model)} />
              <span className={styles.kind}>{wordOfKind(item.model)}</span>
              <ItemMenu item={item} changes={changes} marked={marked} />
            </div>
            <h2 className={styles.title}>
              <Link href={urlOfItem(item)} variant="quiet">
                {item.name}
              </Link>
              {item.moderated_status === 'verified' && <Icon name="verified" label={t('Verified')} />}
            </h2>
            {item.description && <p className={styles.text}>{item.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
