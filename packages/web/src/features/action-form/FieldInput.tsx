import { lazy, Suspense } from 'react'
import { t } from '../../i18n/t.ts'
import type { ActionField, InputType } from '../../models/action/index.ts'
import { Radio, RadioGroup } from '../../ui/Choice/index.ts'
import { TextArea, TextInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'

// Guests, who are offered nothing, do not load it.
const ColumnInput = lazy(async () => ({ default: (await import('./ColumnInput.tsx')).ColumnInput }))

interface FieldInputProps {
  field: ActionField
  value: string
  /** It is not asked for: the value is only shown. */
  isFixed: boolean
  /** Says which fields may stay empty. */
  marksOptional: boolean
  isFirst: boolean
  onChange(value: string): void
}

const TYPES: Partial<Record<InputType, string>> = { date: 'date', time: 'time', datetime: 'datetime-local' }
/** What a list calls no value: options have ids. */
const NOTHING = '\u0000'

/** The input of one field, by the kind of its values. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, isFixed, marksOptional, isFirst, onChange } = props
  const { id, title, description, placeholder, input, isRequired } = field
  const common = {
    label: title,
    name: id,
    value,
    onChange,
    isRequired,
    isOptional: marksOptional && !isRequired,
    ...(description !== '' && { help: description }),
  }
  if (isFixed) return <TextInput {...common} isReadOnly isOptional={false} />
  switch (input) {
    case 'text':
      return <TextArea {...common} placeholder={placeholder} autoFocus={isFirst} />
    case 'boolean':
    case 'select':
    case 'radio':
      return <ChoiceInput {...props} />
    case 'number':
    case 'string':
      return <LineInput {...common} field={field} placeholder={placeholder} autoFocus={isFirst} />
    default:
      return (
        <TextInput
          {...common}
          {...(TYPES[input] !== undefined && { type: TYPES[input], step: 'any' })}
          placeholder={placeholder}
          autoFocus={isFirst}
        />
      )
  }
}

interface LineInputProps extends Pick<FieldInputProps, 'field' | 'value' | 'onChange'> {
  label: string
  placeholder: string
  autoFocus: boolean
}

/** A number or a text; rows that it can mean are offered: those that its column refers to, and of a key its own. */
function LineInput({ field: { input, columnId, isKey }, ...props }: LineInputProps) {
  const shared = { ...props, ...(input === 'number' && { inputMode: 'decimal' as const }) }
  if (columnId === null) return <TextInput {...shared} />
  return (
    <Suspense fallback={<TextInput {...shared} />}>
      <ColumnInput {...shared} column={{ id: columnId, namesRow: isKey }} />
    </Suspense>
  )
}

/** One of a few values. */
function ChoiceInput({ field, value, marksOptional, isFirst, onChange }: FieldInputProps) {
  const { id, title, description, placeholder, input, isRequired } = field
  const options = input === 'boolean' ? yesOrNo() : field.options
  const common = {
    label: title,
    name: id,
    isRequired,
    isOptional: marksOptional && !isRequired,
    ...(description !== '' && { help: description }),
  }
  if (input === 'radio') {
    return (
      <RadioGroup {...common} value={value === '' ? null : value} onChange={onChange}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id}>
            {option.label}
          </Radio>
        ))}
      </RadioGroup>
    )
  }
  const none = isRequired ? [] : [{ id: NOTHING, label: t('No value') }]
  return (
    <Select
      {...common}
      options={[...none, ...options]}
      value={value === '' ? null : value}
      placeholder={placeholder === '' ? t('Select…') : placeholder}
      autoFocus={isFirst}
      onChange={(next) => onChange(next === NOTHING ? '' : next)}
    />
  )
}

const yesOrNo = () => [
  { id: 'true', label: t('Yes') },
  { id: 'false', label: t('No') },
]
