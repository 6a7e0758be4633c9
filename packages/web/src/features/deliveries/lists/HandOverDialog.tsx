import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { handOver, type Notification } from '../../../api/notification.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { searchPeople } from '../../../api/user.ts'
import { t } from '../../../i18n/t.ts'
import { FormDialog } from '../../../ui/Dialog/FormDialog.tsx'
import { Field } from '../../../ui/Form/index.ts'
import { PickerButton, type PickerOption } from '../../../ui/Picker/index.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { nameOf } from '../model/say-delivery.ts'

interface HandOverDialogProps {
  given: readonly Notification[]
  onClose(): void
}

/** Who takes over subscriptions and alerts. */
export function HandOverDialog({ given, onClose }: HandOverDialogProps) {
  const [owner, setOwner] = useState<string | null>(null)
  const [found, setFound] = useState<ReadonlyMap<string, PickerOption>>(new Map())
  const giving = useGiving(given, onClose)
  async function search(text: string, signal: AbortSignal): Promise<PickerOption[]> {
    const people = await searchPeople(text, signal)
    const options = people.map(({ id, common_name, email }): PickerOption => ({
      id: String(id),
      label: common_name,
      description: email,
    }))
    setFound((before) => new Map([...before, ...options.map((option) => [option.id, option] as const)]))
    return options
  }

  const { fields, general } = refusalOf(giving.error, ['creator_id'])
  const [only] = given
  return (
    <FormDialog
      title={
        given.length === 1 && only !== undefined
          ? t('Hand over “{name}”', { name: nameOf(only) })
          : t('Hand over {n} deliveries', { n: given.length })
      }
      action={t('Hand over')}
      isPending={giving.isPending}
      problem={general}
      onSubmit={() => owner !== null && giving.mutate({ id: Number(owner), name: found.get(owner)?.label ?? '' })}
      onClose={onClose}
    >
      <Field
        label={t('New owner')}
        help={t('From then on it shows what the new owner can see.')}
        {...(fields['creator_id'] !== undefined && { error: fields['creator_id'] })}
      >
        <PickerButton
          isWide
          label={t('New owner')}
          placeholder={t('Choose a person')}
          search={search}
          known={owner === null ? [] : [...found.values()].filter(({ id }) => id === owner)}
          value={owner}
          onChange={setOwner}
        />
      </Field>
    </FormDialog>
  )
}

/** Gives them one after the other; those before one that is refused are given. */
function useGiving(given: readonly Notification[], onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: { id: number; name: string }) => {
      // oxlint-disable-next-line no-await-in-loop -- one that is refused ends it
      for (const one of given) await handOver(one.id, id)
    },
    onSuccess: (_, { name }) => {
      toast({ text: t('Handed over to {person}', { person: name }), tone: 'good' })
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['notification'] }),
  })
}
