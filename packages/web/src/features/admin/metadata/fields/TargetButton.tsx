import { useQuery } from '@tanstack/react-query'
import { keyFieldsOptions } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { PickerButton, type PickerOption } from '../../../../ui/Picker/index.ts'

interface TargetButtonProps {
  database: number
  /** Of the key. */
  name: string
  /** The field that it leads to. */
  value: number | null
  /** What it leads to, where that is not offered. */
  known?: readonly PickerOption[]
  isQuiet?: boolean
  onChange(field: number): void
}

/** Where a key leads: to one of the fields that are keys of their tables. */
export function TargetButton({ database, name, value, known = [], isQuiet = false, onChange }: TargetButtonProps) {
  const { data: keys = [] } = useQuery(keyFieldsOptions(database))
  const options = keys.map((key) => ({
    id: String(key.id),
    label: sayTarget(key.table.display_name, key.display_name),
    ...(key.table.schema && { section: key.table.schema }),
  }))
  return (
    <PickerButton
      {...(isQuiet ? { isQuiet } : { isWide: true })}
      label={t('Target field of {name}', { name })}
      placeholder={t('Choose a target field')}
      options={options}
      known={known}
      value={value === null ? null : String(value)}
      onChange={(id) => Number(id) !== value && onChange(Number(id))}
    />
  )
}

export const sayTarget = (table: string, field: string): string => t('{table} → {field}', { table, field })
