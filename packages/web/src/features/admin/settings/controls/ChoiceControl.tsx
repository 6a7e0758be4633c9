import { Select } from '../../../../ui/Select/Select.tsx'
import type { ControlProps } from './types.ts'

/** One of a few. */
export function ChoiceControl({ setting, value, error, isDisabled, onSave }: ControlProps) {
  const { control, label, help } = setting
  if (control.kind !== 'select') return null
  return (
    <Select
      label={label}
      help={help}
      error={error}
      isDisabled={isDisabled}
      options={control.options}
      value={typeof value === 'string' ? value : null}
      onChange={(next) => next !== value && onSave(next)}
    />
  )
}
