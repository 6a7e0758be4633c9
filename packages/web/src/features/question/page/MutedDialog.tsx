import { t } from '../../../i18n/t.ts'
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog.tsx'

interface MutedDialogProps {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  /** Saves without the muted steps. */
  onDrop(): void
}

/** Says before saving that muted steps are not kept with a question. */
export function MutedDialog({ isOpen, onOpenChange, onDrop }: MutedDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('Save without the muted steps?')}
      action={t('Save without them')}
      onConfirm={onDrop}
    >
      {t(
        'Saved questions cannot have muted steps, so they will be removed. To keep them, cancel and turn them on first.',
      )}
    </ConfirmDialog>
  )
}
