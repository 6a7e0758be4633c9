import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Group } from '../../../api/group.ts'
import { changePerson, invitePerson, type PersonRecord } from '../../../api/people.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { t } from '../../../i18n/t.ts'
import { Checkbox } from '../../../ui/Choice/index.ts'
import { FormDialog } from '../../../ui/Dialog/FormDialog.tsx'
import { Field, FormRow, TextInput } from '../../../ui/Form/index.ts'
import { PickerButton } from '../../../ui/Picker/index.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { AttributesField } from './AttributesField.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { isOrdinary, membershipsOf, readAttributes, textOf, writeAttributes, type Attribute } from './model.ts'

interface PersonDialogProps {
  /** Null invites somebody. */
  person: PersonRecord | null
  groups: readonly Group[]
  onClose(): void
}

/** Names, address, groups and attributes of somebody who is here, or is invited. */
export function PersonDialog({ person, groups, onClose }: PersonDialogProps) {
  const client = useQueryClient()
  const ordinary = groups.filter(isOrdinary)
  const [chosen, setChosen] = useState<readonly string[]>(
    ordinary.filter(({ id }) => person?.group_ids?.includes(id)).map(({ id }) => String(id)),
  )
  const [attributes, setAttributes] = useState<readonly Attribute[]>(() =>
    readAttributes(person?.login_attributes ?? null),
  )
  const saving = useMutation({
    mutationFn: async (form: FormData) => {
      const names = { first_name: textOf(form, 'first_name'), last_name: textOf(form, 'last_name') }
      const email = textOf(form, 'email') ?? ''
      const isAdmin = person === null ? form.has('is_admin') : person.is_superuser
      const rest = {
        user_group_memberships: membershipsOf(chosen, isAdmin),
        login_attributes: writeAttributes(attributes, person?.login_attributes ?? null),
      }
      if (person === null) return await invitePerson({ ...names, email, ...rest })
      await changePerson(person.id, { ...(isForeign ? {} : { ...names, email }), ...rest })
      return null
    },
    onSuccess: async (made) => {
      if (made === null) toast(t('Saved'))
      else if (made.invite_link === undefined) toast(t('Invitation sent to {email}', { email: made.email }))
      await Promise.all(['people', 'group', 'user'].map((name) => client.invalidateQueries({ queryKey: [name] })))
      if (made?.invite_link === undefined) onClose()
    },
  })
  // Whom a single sign-on or a directory brings, it also names.
  const isForeign = person !== null && person.sso_source !== null
  const { fields, general } = refusalOf(saving.error, ['first_name', 'last_name', 'email', 'login_attributes'])
  if (saving.data?.invite_link !== undefined) {
    return <LinkDialog name={saving.data.common_name} link={saving.data.invite_link} onClose={onClose} />
  }
  return (
    <FormDialog
      title={person === null ? t('Invite somebody') : person.common_name}
      action={person === null ? t('Invite') : t('Save')}
      size="normal"
      isPending={saving.isPending}
      errors={fields}
      problem={general}
      onSubmit={(form) => saving.mutate(form)}
      onClose={onClose}
    >
      <FormRow>
        <TextInput
          label={t('First name')}
          name="first_name"
          defaultValue={person?.first_name ?? ''}
          isDisabled={isForeign}
          isOptional
          autoFocus
        />
        <TextInput
          label={t('Last name')}
          name="last_name"
          defaultValue={person?.last_name ?? ''}
          isDisabled={isForeign}
          isOptional
        />
      </FormRow>
      <TextInput
        label={t('Email address')}
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={person?.email ?? ''}
        isDisabled={isForeign}
        help={isForeign ? t('Name and email address come from this person’s sign-in provider.') : undefined}
        isRequired
      />
      {ordinary.length > 0 && (
        <Field label={t('Groups')} help={t('Groups control which data and collections people can see.')}>
          <PickerButton
            isWide
            isMulti
            label={t('Groups')}
            placeholder={t('No group but All Users')}
            options={ordinary.map(({ id, name }) => ({ id: String(id), label: name, icon: 'group' }))}
            value={chosen}
            onChange={setChosen}
          />
        </Field>
      )}
      <AttributesField
        attributes={attributes}
        fromSignIn={person?.jwt_attributes ?? null}
        error={fields['login_attributes']}
        onChange={setAttributes}
      />
      {person === null && (
        <Checkbox name="is_admin" help={t('Sees all data, and can change everything here.')}>
          {t('Administrator')}
        </Checkbox>
      )}
    </FormDialog>
  )
}
