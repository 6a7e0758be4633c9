import { useState } from 'react'
import { NumberInput } from '../../ui/Form/index.ts'
import { itemsOf } from '../types/parts.ts'
import type { EditorProps } from './editors.ts'
import { ValueForm } from './ValueForm.tsx'

/** A number. */
export function NumberEditor({ parameter, value, onChange, close }: EditorProps) {
  const [given = null] = itemsOf(value)
  const [number, setNumber] = useState(given === null ? null : Number(given))
  function apply(): void {
    onChange(number)
    close()
  }
  return (
    <ValueForm onSubmit={apply}>
      <NumberInput label={parameter.name} value={number} onChange={setNumber} autoFocus />
    </ValueForm>
  )
}
