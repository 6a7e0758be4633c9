import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Card } from '../../../api/card.ts'
import { dashboardOptions, updateDashboard, type Dashboard } from '../../../api/dashboard.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { searchAll } from '../../../api/search.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { collectionName } from '../../../i18n/collection-name.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { FormDialog } from '../../../ui/Dialog/FormDialog.tsx'
import { Field, TextInput } from '../../../ui/Form/index.ts'
import { PickerButton, type PickerOption } from '../../../ui/Picker/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { refreshItems } from '../../../models/items/index.ts'
import { addTo, addToNew, takeFrom } from './add.ts'

const NEW = 'new'

/** Which dashboard a card shall stand on, and on which tab; or the name of a new one. */
export function AddDialog({ card, onClose }: { card: Card; onClose(): void }) {
  const client = useQueryClient()
  const router = useRouter()
  const { data: user } = useQuery(currentUserOptions)
  const [chosen, setChosen] = useState<PickerOption | null>(null)
  const [tab, setTab] = useState<string | null>(null)
  const [found, setFound] = useState<ReadonlyMap<string, PickerOption>>(new Map())
  const id = chosen === null || chosen.id === NEW ? undefined : Number(chosen.id)
  const { data } = useQuery({ ...dashboardOptions(id ?? 0), enabled: id !== undefined })
  const dashboard = id === undefined ? undefined : data?.value
  const mayNot = dashboard?.can_write === false ? t('You can view this dashboard, but not edit it.') : undefined
  const add = useMutation({
    mutationFn: (form: FormData) => {
      if (id !== undefined) return addTo(client, { id, tabId: tab === null ? null : Number(tab), card })
      const name = String(form.get('name')).trim()
      return addToNew(client, { name, card, ownCollection: user?.personal_collection_id ?? null })
    },
    onSuccess: (saved) => {
      onClose()
      const open = () => void router.navigate({ href: urls.dashboard(saved) })
      toast({
        text: t('Added to “{name}”', { name: saved.name }),
        tone: 'good',
        action: { label: t('Undo'), run: () => undo.mutate(saved) },
        second: { label: t('Open'), run: open },
      })
    },
  })
  const undo = useMutation({
    mutationFn: async (saved: Dashboard) => {
      if (chosen?.id === NEW) await updateDashboard(saved.id, { archived: true })
      else await takeFrom(client, { id: saved.id, card })
    },
    onSuccess: () => void refreshItems(client),
    onError: (error) => toast({ text: t('Not done: {reason}', { reason: error.message }), tone: 'bad' }),
  })
  const { fields, general } = refusalOf(add.error, chosen?.id === NEW ? ['name'] : [])

  async function search(text: string, signal: AbortSignal): Promise<PickerOption[]> {
    const { data: list } = await searchAll({ q: text, models: ['dashboard'], limit: 50 }, signal)
    const options: PickerOption[] = [
      ...list.map((item): PickerOption => ({
        id: String(item.id),
        label: item.name,
        icon: 'dashboard',
        ...(item.collection?.name && { description: collectionName(item.collection) }),
      })),
      { id: NEW, label: t('New dashboard'), icon: 'plus' },
    ]
    setFound((before) => new Map([...before, ...options.map((option) => [option.id, option] as const)]))
    return options
  }

  return (
    <FormDialog
      title={t('Add “{name}” to a dashboard', { name: card.name })}
      action={t('Add')}
      isPending={add.isPending}
      errors={fields}
      problem={general}
      onSubmit={(form) => {
        if (chosen !== null && mayNot === undefined) add.mutate(form)
      }}
      onClose={onClose}
    >
      <Field label={t('Dashboard')} {...(mayNot !== undefined && { error: mayNot })}>
        <PickerButton
          isWide
          label={t('Dashboard')}
          placeholder={t('Choose a dashboard')}
          search={search}
          known={chosen === null ? [] : [chosen]}
          value={chosen?.id ?? null}
          onChange={(next) => {
            setChosen(found.get(next) ?? null)
            setTab(null)
          }}
        />
      </Field>
      {chosen?.id === NEW && <TextInput label={t('Name')} name="name" isRequired autoFocus maxLength={254} />}
      {dashboard !== undefined && dashboard.tabs.length > 1 && (
        <Select
          label={t('Tab')}
          options={dashboard.tabs.map((one) => ({ id: String(one.id), label: one.name }))}
          value={tab ?? String(dashboard.tabs[0]?.id)}
          onChange={setTab}
        />
      )}
    </FormDialog>
  )
}
