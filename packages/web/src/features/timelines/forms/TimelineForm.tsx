import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CollectionId } from '../../../api/collection.ts'
import { changeTimeline, createTimeline, type EventIcon, type Timeline } from '../../../api/timeline.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { t } from '../../../i18n/t.ts'
import { FormDialog } from '../../../ui/Dialog/FormDialog.tsx'
import { TextArea, TextInput } from '../../../ui/Form/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { refreshTimelines } from '../change.ts'
import { eventIcons } from '../model.ts'

interface TimelineFormProps {
  /** The one to change; a new one without it. */
  timeline: Timeline | null
  /** Where a new one lies. */
  collection: CollectionId
  onClose(): void
}

/** Name, description and icon of a timeline. */
export function TimelineForm({ timeline, collection, onClose }: TimelineFormProps) {
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: (form: FormData) => {
      const body = {
        name: String(form.get('name') ?? '').trim(),
        description: String(form.get('description') ?? '').trim() || null,
        icon: String(form.get('icon') ?? 'star') as EventIcon,
      }
      return timeline === null
        ? createTimeline({ ...body, collection_id: typeof collection === 'number' ? collection : null })
        : changeTimeline(timeline.id, body)
    },
    onSuccess: async () => {
      await refreshTimelines(client)
      onClose()
    },
  })
  const { fields, general } = refusalOf(saving.error, ['name', 'description', 'icon'])
  return (
    <FormDialog
      title={timeline === null ? t('New timeline') : t('Edit the timeline')}
      action={timeline === null ? t('Create') : t('Save')}
      isPending={saving.isPending}
      errors={fields}
      problem={general}
      onSubmit={(form) => saving.mutate(form)}
      onClose={onClose}
    >
      <TextInput
        label={t('Name')}
        name="name"
        defaultValue={timeline?.name ?? ''}
        placeholder={t('Releases')}
        maxLength={254}
        isRequired
        autoFocus
      />
      <TextArea label={t('Description')} name="description" defaultValue={timeline?.description ?? ''} isOptional />
      <Select<EventIcon>
        label={t('Icon')}
        name="icon"
        options={eventIcons()}
        defaultValue={timeline?.icon ?? 'star'}
        help={t('The default for new events.')}
      />
    </FormDialog>
  )
}
