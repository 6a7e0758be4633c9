import { t } from '../../i18n/t.ts'
import { Picker } from '../../ui/Picker/index.ts'
import { itemsOf } from '../types/parts.ts'
import type { EditorProps } from './editors.ts'

/** Yes or no. */
export function YesNoEditor({ parameter, value, onChange, close }: EditorProps) {
  const [current] = itemsOf(value)
  return (
    <Picker
      label={parameter.name ?? parameter.id}
      options={[
        { id: 'true', label: t('Yes') },
        { id: 'false', label: t('No') },
      ]}
      value={current === undefined ? null : String(current)}
      onChange={(id) => {
        onChange(id === 'true')
        close()
      }}
    />
  )
}
