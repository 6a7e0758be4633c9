import { useId } from 'react'
import { t } from '../../i18n/t.ts'
import { effectOf, kindOf, submitText, type Subject } from '../../models/action/index.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Fields } from './Fields.tsx'
import { useActionForm, type ActionFormOptions } from './use-action-form.ts'
import { useConfirmed } from './use-confirmed.tsx'
import { isDangerous } from './looks.ts'
import styles from './action-form.module.css'

export interface ActionDialogProps extends ActionFormOptions {
  /** What it is done to, as far as the reader may know. */
  subject?: Subject
  onClose(): void
}

/** The window in which an action is carried out: it says what will change, and asks for the values. */
export function ActionDialog({ subject = {}, onClose, ...options }: ActionDialogProps) {
  const { action } = options
  const { name, description = '' } = action
  const id = useId()
  const form = useActionForm(options)
  const { send, question } = useConfirmed(action, form.submit)
  const kind = kindOf(action)
  const effect = effectOf(kind, subject)
  return (
    <Dialog
      title={name}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button
            variant={isDangerous(action) ? 'danger' : 'primary'}
            type="submit"
            form={id}
            isPending={form.isRunning}
            isDisabled={form.found.isReading}
          >
            {submitText(action)}
          </Button>
        </>
      )}
    >
      {description !== '' && <p className={styles.about}>{description}</p>}
      {effect !== '' && <p className={styles.effect}>{effect}</p>}
      <Fields id={id} form={form} kind={kind} isFocused onSubmit={send} />
      {question}
    </Dialog>
  )
}
