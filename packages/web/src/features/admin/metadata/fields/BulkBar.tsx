import type { ManagedField } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../../ui/Menu/index.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { fieldVisibilities, meaningsOfAll, NO_MEANING, widgets } from '../../../../models/metadata/index.ts'
import type { ChangeFields } from '../use-fields.ts'
import { optionsOf } from './MeaningPicker.tsx'
import styles from '../metadata.module.css'

interface BulkBarProps {
  fields: readonly ManagedField[]
  change: ChangeFields
  onClear(): void
}

/** What is changed of all chosen fields at once. */
export function BulkBar({ fields, change, onClear }: BulkBarProps) {
  return (
    <div className={styles.bulk} role="toolbar" aria-label={t('Change the selected fields')}>
      <span role="status">
        {t('{n, plural, one {# field selected} other {# fields selected}}', { n: fields.length })}
      </span>
      <PickerButton
        label={t('Type of the selected fields')}
        text={t('Type')}
        options={optionsOf(meaningsOfAll(fields))}
        value={null}
        onChange={(id) => void change(fields, { semantic_type: id === NO_MEANING ? null : id })}
      />
      <MenuTrigger>
        <Button iconAfter="chevron-down">{t('Visibility')}</Button>
        <Menu>
          {fieldVisibilities().map(({ id, label, description }) => (
            <MenuItem
              key={id}
              id={id}
              description={description}
              onAction={() => void change(fields, { visibility_type: id })}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <MenuTrigger>
        <Button iconAfter="chevron-down">{t('Filter with')}</Button>
        <Menu>
          {widgets().map(({ id, label, description }) => (
            <MenuItem
              key={id}
              id={id}
              description={description}
              onAction={() => void change(fields, { has_field_values: id })}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <span className={styles.gap} />
      <Button variant="quiet" onPress={onClear}>
        {t('Select none')}
      </Button>
    </div>
  )
}
