import type { ChannelForm } from '../../../api/pulse.ts'
import { t } from '../../../i18n/t.ts'
import { Field, TextInput } from '../../../ui/Form/index.ts'
import { PickerButton, type PickerOption } from '../../../ui/Picker/index.ts'

interface SlackFieldProps {
  form: ChannelForm
  /** Such as `#sales` or `@ann`; empty for none. */
  value: string
  onChange(value: string): void
}

/** A channel or somebody of the workspace, found by name; typed while Slack does not give the list. */
export function SlackField({ form, value, onChange }: SlackFieldProps) {
  const { error, fields = [] } = form
  const found = fields.find(({ name }) => name === 'channel')?.options ?? []
  if (error !== undefined || found.length === 0) {
    return (
      <TextInput
        label={t('Slack channel or person')}
        isOptional
        value={value}
        onChange={onChange}
        placeholder="#sales"
        {...(error !== undefined && { help: t('The list could not be loaded: {error}', { error }) })}
      />
    )
  }
  return (
    <Field label={t('Slack channel or person')} isOptional>
      <PickerButton
        isWide
        label={t('Slack channel or person')}
        options={[{ id: '', label: t('None') }, ...found.map(optionOf)]}
        known={value === '' ? [] : [optionOf(value)]}
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}

const optionOf = (place: string): PickerOption => ({
  id: place,
  label: place,
  section: place.startsWith('@') ? t('People') : t('Channels'),
})
