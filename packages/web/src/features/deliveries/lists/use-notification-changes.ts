import { useMutation, useQueryClient } from '@tanstack/react-query'
import { leaveNotification, setActive, type Notification } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { nameOf } from '../model/say-delivery.ts'

/** Stopping, restarting and leaving; says what failed. */
export function useNotificationChanges() {
  const client = useQueryClient()
  const ends = {
    onError: (error: Error) => toast({ text: error.message, tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['notification'] }),
  } as const
  const switching = useMutation({
    mutationFn: (one: Notification) => setActive(one, !one.active),
    ...ends,
  })
  const leaving = useMutation({
    mutationFn: ({ id }: Notification) => leaveNotification(id),
    onSuccess: (_, one) => toast(t('You no longer receive “{name}”', { name: nameOf(one) })),
    ...ends,
  })
  return { switching, leaving }
}
