import { useQuery } from '@tanstack/react-query'
import { propertiesOptions } from '../../../../api/session.ts'
import { languageName } from '../../../../i18n/language-name.ts'
import { isSpoken } from '../../../../i18n/languages.ts'
import { Field } from '../../../../ui/Form/index.ts'
import { PickerButton, type PickerOption } from '../../../../ui/Picker/index.ts'
import type { ControlProps } from './types.ts'

/** Languages or time zones: a list that is searched. */
export function PickControl({ setting, value, error, isDisabled, onSave }: ControlProps) {
  const { data: properties = {} } = useQuery(propertiesOptions)
  const { control, label, help } = setting
  if (control.kind !== 'pick') return null
  const found = control.list === 'locales' ? locales(properties) : timeZones(properties)
  const options = control.none === undefined ? found : [{ id: '', label: control.none }, ...found]
  return (
    <Field label={label} help={help} {...(error !== undefined && { error })}>
      <div>
        <PickerButton
          isWide
          label={label}
          options={options}
          isDisabled={isDisabled}
          value={typeof value === 'string' ? value : control.none === undefined ? null : ''}
          onChange={(next) => next !== (value ?? '') && onSave(next === '' ? null : next)}
        />
      </div>
    </Field>
  )
}

function locales(properties: Readonly<Record<string, unknown>>): PickerOption[] {
  const all = (properties['available-locales'] ?? []) as readonly (readonly [string, string])[]
  const chosen = properties['site-locale']
  return all
    .filter(([id]) => isSpoken(id) || id === chosen)
    .map(([id, english]) => ({ id, label: languageName(id, english), description: english }))
}

function timeZones(properties: Readonly<Record<string, unknown>>): PickerOption[] {
  return ((properties['available-timezones'] ?? []) as readonly string[]).map((id) => ({
    id,
    label: id.replaceAll('_', ' '),
  }))
}
