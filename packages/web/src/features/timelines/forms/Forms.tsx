import { useQueryClient } from '@tanstack/react-query'
import type { CollectionId } from '../../../api/collection.ts'
import { deleteEvent, deleteTimeline, type Timeline, type TimelineEventRecord } from '../../../api/timeline.ts'
import { t } from '../../../i18n/t.ts'
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog.tsx'
import { change } from '../change.ts'
import { EventForm } from './EventForm.tsx'
import { TimelineForm } from './TimelineForm.tsx'

/** What a dialog is open for. */
export type Asked =
  | { kind: 'event'; event: TimelineEventRecord | null; day?: string; timelineId?: number }
  | { kind: 'timeline'; timeline: Timeline | null }
  | { kind: 'delete event'; event: TimelineEventRecord }
  | { kind: 'delete timeline'; timeline: Timeline }

interface FormsProps {
  asked: Asked | null
  /** Those that one may write. */
  timelines: readonly Timeline[]
  collection: CollectionId | null
  onClose(): void
}

/** The one dialog that is open, if any. */
export function Forms({ asked, timelines, collection, onClose }: FormsProps) {
  const client = useQueryClient()
  if (asked === null) return null
  if (asked.kind === 'event') {
    const { event, day, timelineId } = asked
    return <EventForm {...{ event, day, timelineId, timelines, collection, onClose }} />
  }
  if (asked.kind === 'timeline') {
    return <TimelineForm timeline={asked.timeline} collection={collection ?? 'root'} onClose={onClose} />
  }
  const { name } = asked.kind === 'delete event' ? asked.event : asked.timeline
  return (
    <ConfirmDialog
      title={t('Delete “{name}” forever?', { name })}
      action={t('Delete forever')}
      isDanger
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() =>
        change(client, {
          run: () => (asked.kind === 'delete event' ? deleteEvent(asked.event.id) : deleteTimeline(asked.timeline.id)),
          text: t('“{name}” was deleted', { name }),
        })
      }
    >
      {asked.kind === 'delete event'
        ? t('This cannot be undone.')
        : t('Its events are deleted with it. This cannot be undone.')}
    </ConfirmDialog>
  )
}
