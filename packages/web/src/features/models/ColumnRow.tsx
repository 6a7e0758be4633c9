import type { KeptColumn } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { useLive } from '../../lib/fields/use-live.ts'
import { Checkbox } from '../../ui/Choice/index.ts'
import { TextInput } from '../../ui/Form/index.ts'
import { CurrencyButton, TargetButton } from '../admin/metadata/index.ts'
import { isMoney, labelOf } from '../../models/metadata/index.ts'
import { visibilityOf, type ColumnChange } from './columns.ts'
import { MeaningButton, sayVisibility, ShownSelect } from './controls.tsx'
import { MappingButton, MappingText } from './MappingButton.tsx'
import styles from './models.module.css'

interface ColumnRowProps {
  /** The model's. */
  database: number
  column: KeptColumn
  isReadOnly: boolean
  /** Whether it is of SQL, which does not say where it comes from. */
  isMappable: boolean
  isChosen: boolean
  onChoose(isChosen: boolean): void
  onChange(change: ColumnChange): void
}

/** One column of a model in words. */
export function ColumnRow(props: ColumnRowProps) {
  const { database, column, isReadOnly, isMappable, isChosen, onChoose, onChange } = props
  const { name } = column
  const title = column.display_name ?? name
  const titleInput = useLive(title, (text) => text !== '' && onChange({ display_name: text }))
  const description = useLive(column.description ?? '', (text) => onChange({ description: text || null }))
  if (isReadOnly) {
    return (
      <tr>
        <td />
        <td>{title}</td>
        <td className={styles.wide}>{column.description ?? ''}</td>
        <td>{labelOf(column.semantic_type ?? null)}</td>
        <td>{sayVisibility(visibilityOf(column))}</td>
        {isMappable && (
          <td>
            <MappingText column={column} />
          </td>
        )}
      </tr>
    )
  }
  return (
    <tr data-chosen={isChosen || undefined}>
      <td>
        <Checkbox aria-label={t('Select {name}', { name: title })} isSelected={isChosen} onChange={onChoose} />
      </td>
      <td>
        <TextInput aria-label={t('Name of {name}', { name })} {...titleInput} />
      </td>
      <td className={styles.wide}>
        <TextInput
          aria-label={t('Description of {name}', { name: title })}
          placeholder={t('No description')}
          {...description}
        />
      </td>
      <td>
        <MeaningButton
          label={t('Type of {name}', { name: title })}
          columns={[column]}
          onChange={(semantic_type) => onChange({ semantic_type })}
        />
        {column.semantic_type === 'type/FK' && (
          <TargetButton
            isQuiet
            database={database}
            name={title}
            value={column.fk_target_field_id ?? null}
            onChange={(fk_target_field_id) => onChange({ fk_target_field_id })}
          />
        )}
        {isMoney(column.semantic_type ?? null) && (
          <CurrencyButton
            isQuiet
            name={title}
            settings={column.settings}
            onChange={(currency) => onChange({ settings: { ...column.settings, currency } })}
          />
        )}
      </td>
      <td>
        <ShownSelect
          label={t('Visibility of {name}', { name: title })}
          columns={[column]}
          onChange={(visibility_type) => onChange({ visibility_type })}
        />
      </td>
      {isMappable && (
        <td>
          <MappingButton database={database} column={column} onChange={onChange} />
        </td>
      )}
    </tr>
  )
}
