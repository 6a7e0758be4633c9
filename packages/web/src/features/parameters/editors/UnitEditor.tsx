import { t } from '../../../i18n/t.ts'
import { Picker } from '../../../ui/Picker/index.ts'
import { unitName } from '../../../i18n/units.ts'
import type { EditorProps } from '../FilterPopover.tsx'

const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year']

/** One of few: by which span of time, or yes and no. */
export function UnitEditor({ parameter, value, onChange, close }: EditorProps) {
  const isBoolean = parameter.type.startsWith('boolean/')
  const units = parameter.temporal_units ?? UNITS
  const options = isBoolean
    ? [
        { id: 'true', label: t('Yes') },
        { id: 'false', label: t('No') },
      ]
    : units.map((unit) => ({ id: unit, label: unitName(unit, 1) }))
  const current = [value].flat()[0]
  return (
    <Picker
      label={parameter.name}
      options={options}
      value={current === null || current === undefined ? null : String(current)}
      onChange={(id) => {
        onChange(isBoolean ? id === 'true' : id)
        close()
      }}
    />
  )
}
