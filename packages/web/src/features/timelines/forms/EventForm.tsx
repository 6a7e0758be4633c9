import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CollectionId } from '../../../api/collection.ts'
import {
  changeEvent,
  createEvent,
  createTimeline,
  type EventIcon,
  type Timeline,
  type TimelineEventRecord,
} from '../../../api/timeline.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { t } from '../../../i18n/t.ts'
import { FormDialog } from '../../../ui/Dialog/FormDialog.tsx'
import { FormRow, TextArea, TextInput } from '../../../ui/Form/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { refreshTimelines } from '../change.ts'
import { eventIcons, inputsOf, momentOf, sayDay } from '../model.ts'

interface EventFormProps {
  /** The one to change; a new one without it. */
  event: TimelineEventRecord | null
  /** Of a new one. */
  day?: string | undefined
  /** Those that one may write, the likeliest first; without any, the collection gets its first. */
  timelines: readonly Timeline[]
  timelineId?: number | undefined
  collection: CollectionId | null
  onClose(): void
}

const FIRST = 'first'

/** What happened, and when. */
export function EventForm({ event, day = '', timelines, timelineId, collection, onClose }: EventFormProps) {
  const client = useQueryClient()
  const start = event === null ? { day, time: '' } : inputsOf(event)
  const [timeline, setTimeline] = useState(String(event?.timeline_id ?? timelineId ?? timelines[0]?.id ?? FIRST))
  const [icon, setIcon] = useState<EventIcon | null>(event?.icon ?? null)
  const own = timelines.find(({ id }) => String(id) === timeline)
  const saving = useMutation({
    mutationFn: async (form: FormData) => {
      const text = (name: string) => String(form.get(name) ?? '').trim()
      const zone = event?.time_matters === true ? event.timezone : Intl.DateTimeFormat().resolvedOptions().timeZone
      const body = {
        name: text('name'),
        description: text('description') || null,
        icon: icon ?? own?.icon ?? 'star',
        ...momentOf(text('day'), text('time'), zone),
        timeline_id: timeline === FIRST ? await firstTimeline(collection) : Number(timeline),
      }
      return await (event === null ? createEvent(body) : changeEvent(event.id, body))
    },
    onSuccess: async ({ name, timestamp }) => {
      await refreshTimelines(client)
      if (event === null) toast(t('“{name}” was added on {day}', { name, day: sayDay(timestamp.slice(0, 10)) }))
      onClose()
    },
  })
  const { fields, general } = refusalOf(saving.error, ['name', 'description', 'day', 'time'])
  return (
    <FormDialog
      title={event === null ? t('Add an event') : t('Edit the event')}
      action={event === null ? t('Add') : t('Save')}
      isPending={saving.isPending}
      errors={fields}
      problem={general}
      onSubmit={(form) => saving.mutate(form)}
      onClose={onClose}
    >
      <TextInput
        label={t('Event name')}
        name="name"
        defaultValue={event?.name ?? ''}
        maxLength={254}
        isRequired
        autoFocus
      />
      <FormRow>
        <TextInput label={t('Date')} name="day" type="date" defaultValue={start.day} isRequired />
        <TextInput label={t('Time')} name="time" type="time" defaultValue={start.time} isOptional />
      </FormRow>
      <TextArea label={t('Description')} name="description" defaultValue={event?.description ?? ''} isOptional />
      <FormRow>
        <Select
          label={t('Timeline')}
          options={
            timelines.length === 0
              ? [{ id: FIRST, label: firstName() }]
              : timelines.map(({ id, name, collection: place }) => ({
                  id: String(id),
                  label: name,
                  description: place.name,
                }))
          }
          value={timeline}
          onChange={setTimeline}
        />
        <Select<EventIcon>
          label={t('Icon')}
          options={eventIcons()}
          value={icon ?? own?.icon ?? 'star'}
          onChange={setIcon}
        />
      </FormRow>
    </FormDialog>
  )
}

const firstName = () => t('Events')

async function firstTimeline(collection: CollectionId | null): Promise<number> {
  const place = typeof collection === 'number' ? collection : null
  const made = await createTimeline({ name: firstName(), description: null, icon: 'star', collection_id: place })
  return made.id
}
