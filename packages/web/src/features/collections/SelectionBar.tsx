import type { CollectionItem } from '../../api/collection.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import type { ItemChanges } from './use-item-changes.ts'
import styles from './collections.module.css'

interface SelectionBarProps {
  chosen: readonly CollectionItem[]
  changes: ItemChanges
  isTrash: boolean
  onClear(): void
}

/** What can be done with all that is chosen. */
export function SelectionBar({ chosen, changes, isTrash, onClear }: SelectionBarProps) {
  if (chosen.length === 0) return null
  const mayWrite = chosen.some(({ can_write }) => can_write === true)
  const mayRestore = chosen.some(({ can_restore }) => can_restore === true)
  const mayDelete = chosen.some(({ can_delete }) => can_delete === true)
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('Selected items')}>
      <span className={styles.count} role="status">
        {t('{n, plural, one {# selected} other {# selected}}', { n: chosen.length })}
      </span>
      {isTrash ? (
        <>
          {mayRestore && (
            <Button icon="restore" variant="quiet" onPress={() => changes.restore(chosen)}>
              {t('Restore')}
            </Button>
          )}
          {mayRestore && (
            <Button icon="move" variant="quiet" onPress={() => changes.restoreTo(chosen)}>
              {t('Restore to…')}
            </Button>
          )}
          {mayDelete && (
            <Button icon="trash" variant="quiet" onPress={() => changes.deleteForever(chosen)}>
              {t('Delete forever…')}
            </Button>
          )}
        </>
      ) : (
        <>
          {mayWrite && (
            <Button icon="move" variant="quiet" onPress={() => changes.move(chosen)}>
              {t('Move to…')}
            </Button>
          )}
          <Button icon="bookmark" variant="quiet" onPress={() => void changes.mark(chosen)}>
            {t('Bookmark')}
          </Button>
          {mayWrite && (
            <Button icon="trash" variant="quiet" onPress={() => changes.archive(chosen)}>
              {t('Trash')}
            </Button>
          )}
        </>
      )}
      <IconButton icon="close" label={t('Clear selection')} onPress={onClear} />
    </div>
  )
}
