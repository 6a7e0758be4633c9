import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteNotification, type Notification } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog.tsx'
import { DialogTrigger } from '../../../ui/Dialog/Dialog.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { nameOf } from '../model/say-delivery.ts'

/** Deletes a subscription or alert after a question. */
export function DeleteButton({ notification }: { notification: Notification }) {
  const client = useQueryClient()
  const name = nameOf(notification)
  const deleting = useMutation({
    mutationFn: () => deleteNotification(notification.id),
    onSuccess: () => toast(t('“{name}” was deleted', { name })),
    onError: (error) => toast({ text: error.message, tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['notification'] }),
  })
  return (
    <DialogTrigger>
      <IconButton icon="trash" isSmall label={t('Delete “{name}”', { name })} />
      <ConfirmDialog
        title={t('Delete “{name}”?', { name })}
        action={t('Delete')}
        isDanger
        onConfirm={() => deleting.mutateAsync()}
      >
        {t('The record of what was sent is deleted too. This cannot be undone.')}
      </ConfirmDialog>
    </DialogTrigger>
  )
}
