import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import type { Conflict } from './use-save.ts'
import styles from './edit.module.css'

interface ConflictDialogProps {
  conflict: Conflict
  isSaving: boolean
  onClose(): void
  onMine(): void
  onTheirs(): void
  onCopy(): void
}

/** Somebody else has saved the dashboard since the draft began: three ways out. */
export function ConflictDialog({ conflict, isSaving, onClose, onMine, onTheirs, onCopy }: ConflictDialogProps) {
  const edit = conflict.theirs['last-edit-info']
  const name = [edit?.first_name, edit?.last_name].filter(Boolean).join(' ')
  return (
    <Dialog title={t('Somebody else saved this dashboard')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <p className={styles.plain}>
        {name === ''
          ? t('The dashboard has changed since you began. Your changes are still here.')
          : t('{name} has changed the dashboard since you began. Your changes are still here.', { name })}
      </p>
      <div className={styles.ways}>
        <Button isWide isStart icon="copy" variant="primary" isPending={isSaving} onPress={onCopy} autoFocus>
          {t('Save mine as a copy')}
        </Button>
        <Button isWide isStart icon="check" isDisabled={isSaving} onPress={onMine}>
          {t('Save mine over theirs')}
        </Button>
        <Button isWide isStart icon="restore" isDisabled={isSaving} onPress={onTheirs}>
          {t('Take theirs and drop mine')}
        </Button>
      </div>
    </Dialog>
  )
}
