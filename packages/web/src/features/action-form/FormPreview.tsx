import type { ShownAction } from '../../api/action.ts'
import { effectOf, fieldsOf, kindOf, submitText, textOf, type Subject } from '../../models/action/index.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { FieldInput } from './FieldInput.tsx'
import { isDangerous } from './looks.ts'
import styles from './action-form.module.css'

interface FormPreviewProps {
  /** As it would be saved. */
  action: ShownAction
  subject: Subject
  /** Without its name, where that is above it. */
  isBare?: boolean
}

/** The form of an action as people will see it. Nothing in it can be pressed. */
export function FormPreview({ action, subject, isBare = false }: FormPreviewProps) {
  const fields = fieldsOf(action).filter(({ isHidden }) => !isHidden)
  const effect = effectOf(kindOf(action), subject)
  return (
    <div className={styles.preview} inert>
      {!isBare && <p className={styles.name}>{action.name}</p>}
      {action.description != null && action.description !== '' && <p className={styles.about}>{action.description}</p>}
      {effect !== '' && <p className={styles.effect}>{effect}</p>}
      {fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={textOf(field, field.defaultValue)}
          isFixed={false}
          marksOptional={action.kind !== 'row/update'}
          isFirst={false}
          onChange={() => {}}
        />
      ))}
      <div className={styles.foot}>
        <Button variant={isDangerous(action) ? 'danger' : 'primary'}>{submitText(action)}</Button>
      </div>
    </div>
  )
}
