import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeKey, createKey, type ApiKey } from '../../../../api/api-key.ts'
import { ALL_USERS, type Group } from '../../../../api/group.ts'
import { refusalOf } from '../../../../api/refusal.ts'
import { t } from '../../../../i18n/t.ts'
import { day } from '../../../../i18n/when.ts'
import { FormDialog } from '../../../../ui/Dialog/FormDialog.tsx'
import { TextInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { needsProof, ProofField, proofIn } from '../../../account/index.ts'
import { endOf, textOf } from '../model.ts'

interface KeyDialogProps {
  /** Null makes a new one. */
  apiKey: ApiKey | null
  groups: readonly Group[]
  onMade(made: { name: string; unmasked_key: string }): void
  onClose(): void
}

/** Name, group and end of a key. */
export function KeyDialog({ apiKey, groups, onMade, onClose }: KeyDialogProps) {
  const client = useQueryClient()
  const [group, setGroup] = useState(String(apiKey?.group.id ?? ALL_USERS))
  const [end, setEnd] = useState<string>(apiKey === null ? 'never' : 'as-is')
  const [isProving, setProving] = useState(false)
  const saving = useMutation({
    mutationFn: async (form: FormData) => {
      const body = { name: textOf(form, 'name') ?? '', group_id: Number(group) }
      const expires = end === 'as-is' ? {} : { expires_at: endOf(end, Date.now()) }
      if (apiKey === null) return await createKey({ ...body, expires_at: null, ...expires, ...proofIn(form) })
      await changeKey(apiKey.id, { ...body, ...expires })
      return null
    },
    // What was asked for stays asked for, whatever fails after that.
    onError: (error) => setProving((isAsked) => isAsked || needsProof(error)),
    onSuccess: async (made) => {
      await client.invalidateQueries({ queryKey: ['api-key'] })
      onClose()
      if (made !== null) onMade(made)
    },
  })
  const { fields, general } = refusalOf(saving.error, ['name', 'password'])
  const ends = [
    ...(apiKey === null || apiKey.expires_at === null
      ? []
      : [{ id: 'as-is', label: t('Until {date}, unchanged', { date: day(apiKey.expires_at) }) }]),
    { id: apiKey?.expires_at === null ? 'as-is' : 'never', label: t('No expiration') },
    ...[30, 90, 365].map((n) => ({ id: String(n), label: t('For {n} days from now', { n }) })),
  ]
  return (
    <FormDialog
      title={apiKey === null ? t('New API key') : t('Edit the API key')}
      action={apiKey === null ? t('Create') : t('Save')}
      isPending={saving.isPending}
      errors={fields}
      problem={general}
      onSubmit={(form) => saving.mutate(form)}
      onClose={onClose}
    >
      <TextInput
        label={t('Name')}
        name="name"
        defaultValue={apiKey?.name ?? ''}
        help={t('Its purpose, such as “Nightly export”.')}
        isRequired
        autoFocus
      />
      <Select
        label={t('Group')}
        help={t('The key can do what this group can.')}
        options={groups.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={group}
        onChange={setGroup}
      />
      <Select label={t('Valid')} options={ends} value={end} onChange={setEnd} />
      {isProving && <ProofField kind="password" isFirst />}
    </FormDialog>
  )
}
