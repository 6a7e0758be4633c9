import { useQuery } from '@tanstack/react-query'
import { keyFieldsOptions, listedTablesOptions, type ManagedField, type ManagedTable } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { CURRENCIES } from '../../../../viz/SettingsPanel/index.ts'
import { isMoney, labelOf, meaningsOf, NONE } from '../model/semantic.ts'
import { currencyName } from '../model/currency.ts'
import type { ChangeFields } from '../use-fields.ts'
import styles from '../metadata.module.css'

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
        value={type ?? NONE}
        text={labelOf(type)}
        onChange={(id) => id !== (type ?? NONE) && void change([field], { semantic_type: id === NONE ? null : id })}
      />
      {type === 'type/FK' && <TargetPicker table={table} field={field} change={change} isQuiet={isQuiet} />}
      {isMoney(type) && (
        <PickerButton
          {...look}
          label={t('Currency of {name}', { name })}
          placeholder={t('Currency')}
          options={CURRENCIES.map((id) => ({ id, label: currencyName(id), description: id }))}
          value={currencyOf(field)}
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

function currencyOf({ settings }: ManagedField): string | null {
  const currency = settings?.['currency']
  return typeof currency === 'string' ? currency : null
}

function TargetPicker({ table, field, change, isQuiet = false }: MeaningPickerProps) {
  const { data: keys = [] } = useQuery(keyFieldsOptions(table.db_id))
  const { data: tables = [] } = useQuery(listedTablesOptions(table.db_id))
  const target = field.fk_target_field_id
  const options = keys.map((key) => ({
    id: String(key.id),
    label: t('{table} → {field}', { table: key.table.display_name, field: key.display_name }),
    ...(key.table.schema && { section: key.table.schema }),
  }))
  // Keys of hidden tables are not offered, but may be what it leads to.
  const hidden = tables.find(({ id }) => id === field.target?.table_id)
  const known =
    field.target === null
      ? []
      : [
          {
            id: String(field.target.id),
            label: t('{table} → {field}', { table: hidden?.display_name ?? '', field: field.target.display_name }),
          },
        ]
  return (
    <PickerButton
      {...(isQuiet ? { isQuiet } : { isWide: true })}
      label={t('Where {name} leads', { name: field.display_name })}
      placeholder={t('Choose where it leads')}
      options={options}
      known={known}
      value={target === null ? null : String(target)}
      onChange={(id) => Number(id) !== target && void change([field], { fk_target_field_id: Number(id) })}
    />
  )
}
