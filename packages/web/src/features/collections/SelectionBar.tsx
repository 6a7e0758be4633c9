import { t } from '../../i18n/t.ts'
import { isOffered, type Action } from '../../lib/actions.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import type { IconName } from '../../ui/Icon/Icon.tsx'
import type { ItemActions } from './item-actions.ts'
import styles from './collections.module.css'

interface SelectionBarProps {
  /** How many items are chosen. */
  count: number
  /** What can be done with all of them. */
  actions: ItemActions
  onClear(): void
}

/** What can be done with all that is chosen. */
export function SelectionBar({ count, actions, onClear }: SelectionBarProps) {
  if (count === 0) return null
  const { move, mark, trash, restore, restoreTo, deleteForever } = actions
  const all: Action<IconName>[] = [move, mark, { ...trash, label: t('Trash') }, restore, restoreTo, deleteForever]
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('Selected items')}>
      <span className={styles.count} role="status">
        {t('{n, plural, one {# selected} other {# selected}}', { n: count })}
      </span>
      {all.filter(isOffered).map(({ id, label, icon, run }) => (
        <Button key={id} {...(icon && { icon })} variant="quiet" onPress={run}>
          {label}
        </Button>
      ))}
      <IconButton icon="close" label={t('Clear selection')} onPress={onClear} />
    </div>
  )
}
