import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { TextArea, TextInput } from '../../../../ui/Form/index.ts'
import type { ControlProps } from './types.ts'

/** A text that is kept on Enter or when the field is left; Escape brings back what is kept. */
export function TextControl({ setting, value, otherwise, error, isDisabled, onSave }: ControlProps) {
  const { control, label, help } = setting
  const kept = typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : ''
  const [typed, setTyped] = useState(kept)
  const sent = useRef(kept)
  useEffect(() => {
    // What was refused stays in the field, to be mended.
    if (error === undefined) setTyped(kept)
    sent.current = kept
  }, [kept, error])

  function commit(): void {
    if (typed === sent.current) return
    sent.current = typed
    onSave(typed.trim() === '' ? null : typed.trim())
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && !isLong) commit()
    if (event.key === 'Escape' && typed !== kept) {
      event.stopPropagation()
      setTyped(kept)
    }
  }

  const isLong = control.kind === 'text' && control.isLong === true
  const common = {
    label,
    help,
    error,
    isDisabled,
    value: typed,
    onChange: setTyped,
    onBlur: commit,
    onKeyDown,
    isMono: control.kind === 'text' && control.isMono === true,
    placeholder:
      (control.kind === 'text' ? control.placeholder : undefined) ?? (typeof otherwise === 'string' ? otherwise : ''),
  }
  return isLong ? <TextArea {...common} /> : <TextInput {...common} />
}
