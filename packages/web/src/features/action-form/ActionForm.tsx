import { useId } from 'react'
import { effectOf, kindOf, submitText, type Subject } from '../../models/action/index.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Fields } from './Fields.tsx'
import { useActionForm, type ActionFormOptions } from './use-action-form.ts'
import { useConfirmed } from './use-confirmed.tsx'
import { isDangerous } from './looks.ts'
import styles from './action-form.module.css'

interface ActionFormProps extends ActionFormOptions {
  subject?: Subject
}

/** The form of an action within a page or a card. After it was carried out it is empty again. */
export function ActionForm({ subject = {}, ...options }: ActionFormProps) {
  const { action } = options
  const id = useId()
  const form = useActionForm(options)
  const { send, question } = useConfirmed(action, form.submit)
  const kind = kindOf(action)
  const effect = effectOf(kind, subject)
  return (
    <div className={styles.form}>
      {effect !== '' && <p className={styles.effect}>{effect}</p>}
      <Fields id={id} form={form} kind={kind} onSubmit={send} />
      <div className={styles.foot}>
        <Button
          variant={isDangerous(action) ? 'danger' : 'primary'}
          type="submit"
          form={id}
          isPending={form.isRunning}
          isDisabled={form.found.isReading}
        >
          {submitText(action)}
        </Button>
      </div>
      {question}
    </div>
  )
}
