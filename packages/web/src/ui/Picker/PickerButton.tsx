import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Popover, PopoverTrigger } from '../Popover/Popover.tsx'
import { t } from '../../i18n/t.ts'
import { Picker, type PickerProps } from './Picker.tsx'

type PickerButtonProps = PickerProps & {
  /** What the button shows; else the labels of what is chosen. */
  text?: string
  placeholder?: string
  isDisabled?: boolean
  /** As wide as its container, like a field of a form. */
  isWide?: boolean
  /** Without a border, for cells and sentences. */
  isQuiet?: boolean
}

/** A button that shows what is chosen and opens a picker: one choice closes it, of several it stays open. */
export function PickerButton(props: PickerButtonProps) {
  const { text, placeholder = t('Select…'), isDisabled, isWide, isQuiet, ...picker } = props
  const [isOpen, setOpen] = useState(false)
  const labels = new Map([...(picker.known ?? []), ...(picker.options ?? [])].map(({ id, label }) => [id, label]))
  const chosen = picker.isMulti === true ? picker.value : picker.value === null ? [] : [picker.value]
  const shown = text ?? (chosen.map((id) => labels.get(id) ?? id).join(', ') || placeholder)
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        iconAfter="chevron-down"
        variant={isQuiet === true ? 'quiet' : isWide === true ? 'field' : 'plain'}
        isDisabled={isDisabled}
        isWide={isWide}
        isStart={isWide}
        aria-label={`${picker.label}: ${shown}`}
      >
        {shown}
      </Button>
      <Popover label={picker.label} isBare>
        {picker.isMulti === true ? (
          <Picker {...picker} />
        ) : (
          <Picker
            {...picker}
            onChange={(value) => {
              picker.onChange(value)
              setOpen(false)
            }}
          />
        )}
      </Popover>
    </PopoverTrigger>
  )
}
