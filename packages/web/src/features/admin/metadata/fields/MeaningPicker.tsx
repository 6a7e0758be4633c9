import { useQuery } from '@tanstack/react-query'
import { listedTablesOptions, type ManagedField, type ManagedTable } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { isMoney, labelOf, meaningsOf, NO_MEANING } from '../../../../models/metadata/index.ts'
import type { ChangeFields } from '../use-fields.ts'
import styles from '../metadata.module.css'
import { CurrencyButton } from './CurrencyButton.tsx'
import { sayTarget, TargetButton } from './TargetButton.tsx'

interface MeaningPickerProps {
  table: ManagedTable
  field: ManagedField
  change: ChangeFields
  /** Without borders, as wide as its words. */
  isQuiet?: boolean
}

/** What a field means; where a key leads and in which unit money is told stand below. */
export function MeaningPicker({ table, field, change, isQuiet = false }: MeaningPickerProps) {
  const { display_name: name, semantic_type: type } = field
  const look = isQuiet ? { isQuiet } : { isWide: true }
  return (
    <div className={styles.meaning}>
      <PickerButton
        {...look}
        label={t('Type of {name}', { name })}
        options={optionsOf(meaningsOf(field))}
        value={type ?? NO_MEANING}
        text={labelOf(type)}
        onChange={(id) =>
          id !== (type ?? NO_MEANING) && void change([field], { semantic_type: id === NO_MEANING ? null : id })
        }
      />
      {type === 'type/FK' && <TargetPicker table={table} field={field} change={change} isQuiet={isQuiet} />}
      {isMoney(type) && (
        <CurrencyButton
          isQuiet={isQuiet}
          name={name}
          settings={field.settings}
          onChange={(currency) => void change([field], { settings: { ...field.settings, currency } })}
        />
      )}
    </div>
  )
}

/** Options without a section stand first. */
export function optionsOf(meanings: ReturnType<typeof meaningsOf>) {
  return meanings.map(({ id, label, section }) => ({ id, label, ...(section !== '' && { section }) }))
}

/** Keys of hidden tables are not offered, but may be what a field leads to. */
function TargetPicker({ table, field, change, isQuiet = false }: MeaningPickerProps) {
  const { data: tables = [] } = useQuery(listedTablesOptions(table.db_id))
  const { target, fk_target_field_id: value, display_name: name } = field
  const hidden = tables.find(({ id }) => id === target?.table_id)
  const known =
    target === null
      ? []
      : [{ id: String(target.id), label: sayTarget(hidden?.display_name ?? '', target.display_name) }]
  return (
    <TargetButton
      isQuiet={isQuiet}
      database={table.db_id}
      name={name}
      value={value}
      known={known}
      onChange={(id) => void change([field], { fk_target_field_id: id })}
    />
  )
}
