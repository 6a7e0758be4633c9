import type { ConnectionProperty, Schedule } from '../../api/database-admin.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Checkbox } from '../../ui/Choice/index.ts'
import { NumberInput, TextArea, TextInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import { FileInput } from './FileInput.tsx'
import { FilterInput } from './FilterInput.tsx'
import { isKept, type Values } from './model.ts'
import { ScheduleInput } from './ScheduleInput.tsx'
import styles from './connect.module.css'

export interface DetailInputProps {
  property: ConnectionProperty
  values: Values
  error: string | undefined
  /** Values by name: an input may stand for several. */
  onChange(changes: Values): void
}

/** The input of one property, as its type says. */
export function DetailInput({ property, values, error, onChange }: DetailInputProps) {
  const { name, type = 'string' } = property
  const value = values[name]
  const help = property['helper-text'] ?? property.description
  const texts = { label: property['display-name'], help, ...(error !== undefined && { error }) }
  const isOptional = property.required !== true
  const set = (next: unknown) => onChange({ [name]: next })

  if (name.startsWith('schedules.')) {
    return (
      <ScheduleInput
        label={property['display-name']}
        help={help}
        value={value as Schedule | undefined}
        onChange={set}
      />
    )
  }
  switch (type) {
    case 'section':
      return (
        <Button
          variant="quiet"
          icon={value === true ? 'chevron-down' : 'chevron-right'}
          aria-expanded={value === true}
          onPress={() => set(value !== true)}
          isStart
        >
          {property['display-name']}
        </Button>
      )
    case 'info':
      return <p className={styles.note}>{property['display-name']}</p>
    case 'boolean':
      return (
        <Checkbox isSelected={value === true} onChange={set} help={help} {...(error !== undefined && { error })}>
          {property['display-name']}
        </Checkbox>
      )
    case 'integer':
      return (
        <NumberInput
          {...texts}
          isOptional={isOptional}
          value={typeof value === 'number' ? value : value === undefined || value === '' ? null : Number(value)}
          onChange={set}
          isLive
          placeholder={property.placeholder ?? ''}
          formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
        />
      )
    case 'select':
      return (
        <Select
          {...texts}
          options={(property.options ?? []).map((option) => ({ id: option.value, label: option.name }))}
          value={typeof value === 'string' ? value : null}
          onChange={set}
        />
      )
    case 'textFile':
      return <FileInput {...texts} name={name} values={values} onChange={onChange} />
    case 'schema-filters':
      return <FilterInput property={property} values={values} error={error} onChange={onChange} />
    default: {
      const kept = isKept(value)
      const input = {
        ...texts,
        isOptional,
        value: kept || value === undefined || value === null ? '' : String(value),
        onChange: set,
        placeholder: kept ? t('Kept') : (property.placeholder ?? ''),
        autoComplete: type === 'password' ? 'new-password' : 'off',
      }
      if (type === 'text') return <TextArea {...input} isMono />
      return <TextInput {...input} type={type === 'password' ? 'password' : 'text'} spellCheck="false" />
    }
  }
}
