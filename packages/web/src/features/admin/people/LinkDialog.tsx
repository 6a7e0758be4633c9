import { t } from '../../../i18n/t.ts'
import { CopyField } from '../../../ui/CopyField/CopyField.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import styles from './people.module.css'

interface LinkDialogProps {
  name: string
  link: string
  onClose(): void
}

/** A link to hand over where no mail could be sent. */
export function LinkDialog({ name, link, onClose }: LinkDialogProps) {
  return (
    <Dialog
      title={t('Link for {name}', { name })}
      isOpen
      onOpenChange={onClose}
      footer={(close) => (
        <Button variant="primary" onPress={close}>
          {t('Done')}
        </Button>
      )}
    >
      <div className={styles.parts}>
        <p>
          {t(
            'This server does not send email, so pass the link on yourself. It is only for {name}, works once and is not shown again.',
            { name },
          )}
        </p>
        <CopyField label={t('Link')} value={link} />
      </div>
    </Dialog>
  )
}
