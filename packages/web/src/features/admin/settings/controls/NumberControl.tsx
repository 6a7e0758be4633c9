import { useEffect, useState } from 'react'
import { NumberInput } from '../../../../ui/Form/index.ts'
import type { ControlProps } from './types.ts'

/** A number that is kept when the field is left or Enter is pressed. */
export function NumberControl({ setting, value, otherwise, error, isDisabled, onSave }: ControlProps) {
  const { control, label, help } = setting
  const kept = typeof value === 'number' ? value : null
  const [shown, setShown] = useState(kept)
  useEffect(() => {
    if (error === undefined) setShown(kept)
  }, [kept, error])
  if (control.kind !== 'number') return null
  return (
    <NumberInput
      label={label}
      help={help}
      error={error}
      isDisabled={isDisabled}
      value={shown}
      minValue={control.min}
      maxValue={control.max}
      {...(control.isWhole === true && { step: 1 })}
      {...(control.suffix !== undefined && { suffix: control.suffix })}
      placeholder={typeof otherwise === 'number' ? String(otherwise) : ''}
      formatOptions={{ maximumFractionDigits: 6 }}
      onChange={(next) => {
        setShown(next)
        if (next !== kept) onSave(next)
      }}
    />
  )
}
