import { unitName } from '../../i18n/units.ts'
import { Picker } from '../../ui/Picker/index.ts'
import { DATE_UNITS } from '../dates/index.ts'
import type { EditorProps } from './editors.ts'

/** A unit of time. */
export function UnitEditor({ parameter, value, onChange, close }: EditorProps) {
  const units: readonly string[] = parameter.temporal_units ?? DATE_UNITS
  return (
    <Picker
      label={parameter.name ?? parameter.id}
      options={units.map((unit) => ({ id: unit, label: unitName(unit, 1) }))}
      value={value === null ? null : String(value)}
      onChange={(id) => {
        onChange(id)
        close()
      }}
    />
  )
}
