import type { SharedItem } from '../../../../api/shared.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import styles from './panels.module.css'

interface SharedItemsProps {
  label: string
  items: readonly SharedItem[] | undefined
  error: Error | null
  onRetry(): void
  empty: string
  /** The verb that takes one back. */
  action: string
  onRevoke(item: SharedItem): void
  hrefOf(item: SharedItem): string
}

/** What guests can see, one below the other. */
export function SharedItems({ label, items, error, onRetry, empty, action, onRevoke, hrefOf }: SharedItemsProps) {
  if (error !== null && items === undefined) {
    return (
      <div>
        <Problem isSmall title={t('The list could not be loaded.')} onRetry={onRetry}>
          {error.message}
        </Problem>
      </div>
    )
  }
  if (items === undefined) return <Skeleton height={32} />
  if (items.length === 0) return <p className={styles.none}>{empty}</p>
  return (
    <div>
      <h3 className={styles.listTitle}>
        {label} <span className={styles.count}>{items.length}</span>
      </h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={`${item.kind}-${item.id}`} className={styles.item}>
            <Icon name={item.kind === 'card' ? 'question' : item.kind} />
            <Link href={hrefOf(item)} variant="quiet">
              {item.name}
            </Link>
            <span className={styles.end}>
              <Button isSmall aria-label={`${action}: ${item.name}`} onPress={() => onRevoke(item)}>
                {action}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
