import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { CopyField } from '../../../../ui/CopyField/CopyField.tsx'
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx'
import styles from '../people.module.css'

interface SecretDialogProps {
  name: string
  secret: string
  onClose(): void
}

/** The key itself, the one time that it is known. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      title={t('Key of “{name}”', { name })}
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      footer={(close) => (
        <Button variant="primary" onPress={close}>
          {t('I have copied it')}
        </Button>
      )}
    >
      <div className={styles.parts}>
        <p>{t('Copy the key now: it is not shown again. Anybody who has it can do everything that its group can.')}</p>
        <CopyField label={t('API key')} value={secret} />
      </div>
    </Dialog>
  )
}
