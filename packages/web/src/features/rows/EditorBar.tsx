import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import styles from './rows.module.css'

interface EditorBarProps {
  /** Changes that are not saved. */
  pending: number
  isSaving: boolean
  /** Places of the chosen rows. */
  chosen: readonly number[]
  /** Left out where rows cannot be added. */
  onAdd: (() => void) | undefined
  onDelete(): void
  onDiscard(): void
  onSave(): void
  onClose(): void
}

/** What can be done with rows, and with changes that are not saved. */
export function EditorBar(props: EditorBarProps) {
  const { pending, isSaving, chosen, onAdd, onDelete, onDiscard, onSave, onClose } = props
  return (
    <div className={styles.bar}>
      {onAdd !== undefined && (
        <Button icon="plus" isSmall onPress={onAdd}>
          {t('Add a row')}
        </Button>
      )}
      <Button icon="trash" isSmall variant="quiet" isDisabled={chosen.length === 0} onPress={onDelete}>
        {t('{n, plural, one {Delete the row} other {Delete # rows}}', { n: Math.max(chosen.length, 1) })}
      </Button>
      <span className={styles.count} role="status">
        {pending > 0 && t('{n, plural, one {# change} other {# changes}} not saved', { n: pending })}
      </span>
      {pending === 0 ? (
        <Button isSmall onPress={onClose}>
          {t('Done')}
        </Button>
      ) : (
        <>
          <Button isSmall variant="quiet" onPress={onDiscard}>
            {t('Discard')}
          </Button>
          <Button isSmall variant="primary" isPending={isSaving} onPress={onSave}>
            {t('{n, plural, one {Save # change} other {Save # changes}}', { n: pending })}
          </Button>
        </>
      )}
    </div>
  )
}
