import type { ManagedField } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { Checkbox } from '../../../../ui/Choice/index.ts'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { iconOfField } from '../../../browse/index.ts'
import { fieldVisibilityText, labelOf } from '../../../../models/metadata/index.ts'
import type { useSelection } from './use-selection.ts'
import styles from '../metadata.module.css'

interface FieldCardsProps {
  fields: readonly ManagedField[]
  selection: ReturnType<typeof useSelection>
  onOpen(id: number): void
}

/** Fields where there is no room for a grid: each opens its settings. */
export function FieldCards({ fields, selection, onOpen }: FieldCardsProps) {
  return (
    <ul className={styles.cards}>
      {fields.map((field) => (
        <li key={field.id} data-dim={field.visibility_type !== 'normal' || undefined}>
          <Checkbox
            aria-label={t('Select {name}', { name: field.display_name })}
            isSelected={selection.has(field.id)}
            onChange={() => selection.toggle(field.id)}
          />
          <button type="button" className={styles.card} onClick={() => onOpen(field.id)}>
            <Icon name={iconOfField(field)} />
            <span className={styles.cardWords}>
              <span className={styles.cardName}>{field.display_name}</span>
              <span className={styles.cardNote}>
                {[
                  labelOf(field.semantic_type),
                  ...(field.visibility_type === 'normal' ? [] : [fieldVisibilityText(field.visibility_type)]),
                ].join(' · ')}
              </span>
            </span>
            <Icon name="chevron-right" size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
