import type { ShownAction } from '../../../api/action.ts'
import { t } from '../../../i18n/t.ts'
import { fieldsOf } from '../../../models/action/index.ts'
import { isOnRow, withField, withMoved, type ActionDraft, type EditDraft } from './draft.ts'
import { FieldSettings } from './FieldSettings.tsx'
import { Part } from './Part.tsx'
import styles from '../actions.module.css'

interface FieldsPartProps {
  draft: ActionDraft
  /** As it would be saved. */
  action: ShownAction
  onEdit: EditDraft
}

/** What the form asks for, in the order of the form. */
export function FieldsPart({ draft, action, onEdit }: FieldsPartProps) {
  const fields = fieldsOf(action)
  return (
    <Part title={t('Fields')}>
      {fields.length === 0 ? (
        <p className={styles.note}>{t('The form has no fields.')}</p>
      ) : (
        <ul className={styles.fields}>
          {fields.map((field, at) => (
            <FieldSettings
              key={field.id}
              field={field}
              isRow={isOnRow(draft.kind)}
              isFirst={at === 0}
              isLast={at === fields.length - 1}
              onMove={(by) => onEdit((before) => withMoved(before, fields, field.id, by))}
              onChange={(change) =>
                onEdit((before) => withField(before, field.id, change), `${field.id} ${Object.keys(change).join()}`)
              }
            />
          ))}
        </ul>
      )}
    </Part>
  )
}
