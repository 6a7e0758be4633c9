import { useQuery } from '@tanstack/react-query'
import type { Notification } from '../../../api/notification.ts'
import { formInputOptions } from '../../../api/pulse.ts'
import { t } from '../../../i18n/t.ts'
import { Field, TextInput } from '../../../ui/Form/index.ts'
import { PickerButton, type PickerOption } from '../../../ui/Picker/index.ts'
import type { Receivers } from '../model/receivers.ts'
import { Part } from './Part.tsx'
import { SlackField } from './SlackField.tsx'
import { usePeopleChoices, webhookChoices } from './use-choices.ts'

interface ToPartProps {
  receivers: Receivers
  /** The record that is edited. */
  before: Notification | null
  onChange(receivers: Partial<Receivers>): void
}

/** To whom, by every channel that an administrator has set up. */
export function ToPart({ receivers, before, onChange }: ToPartProps) {
  const { data: form } = useQuery(formInputOptions)
  const { email, slack, http } = form?.channels ?? {}
  const webhooks = webhookChoices(http, before)
  return (
    <Part title={t('To whom')}>
      {email?.configured === true && <MailFields receivers={receivers} onChange={onChange} />}
      {slack?.configured === true && (
        <SlackField form={slack} value={receivers.slack} onChange={(next) => onChange({ slack: next })} />
      )}
      {webhooks.length > 0 && (
        <Several
          label={t('Webhooks')}
          isOptional
          options={webhooks}
          value={receivers.webhooks}
          onChange={(next) => onChange({ webhooks: next })}
          placeholder={t('None')}
        />
      )}
    </Part>
  )
}

function MailFields({ receivers, onChange }: Omit<ToPartProps, 'before'>) {
  const options = usePeopleChoices()
  return (
    <>
      <Several
        label={t('People and groups')}
        options={options}
        value={receivers.people}
        onChange={(next) => onChange({ people: next })}
        placeholder={t('Nobody yet')}
      />
      <TextInput
        label={t('Email addresses without an account')}
        isOptional
        value={receivers.addresses}
        onChange={(next) => onChange({ addresses: next })}
        placeholder="ana@example.org, ben@example.org"
      />
    </>
  )
}

interface SeveralProps {
  label: string
  isOptional?: boolean
  options: readonly PickerOption[]
  value: readonly string[]
  onChange(value: string[]): void
  placeholder: string
}

function Several({ label, isOptional = false, ...picker }: SeveralProps) {
  return (
    <Field label={label} isOptional={isOptional}>
      <PickerButton isWide isMulti label={label} {...picker} />
    </Field>
  )
}
