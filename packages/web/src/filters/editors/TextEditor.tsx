import { useState } from 'react'
import { TextInput } from '../../ui/Form/index.ts'
import { itemsOf } from '../types/parts.ts'
import type { EditorProps } from './editors.ts'
import { ValueForm } from './ValueForm.tsx'

/** A text that values are compared with. */
export function TextEditor({ parameter, value, onChange, close }: EditorProps) {
  const [text, setText] = useState(itemsOf(value).join(', '))
  function apply(): void {
    onChange(text.trim())
    close()
  }
  return (
    <ValueForm onSubmit={apply}>
      <TextInput aria-label={parameter.name} value={text} onChange={setText} autoFocus />
    </ValueForm>
  )
}
