import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resend, type DeliveryEntry } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { toast } from '../../../ui/Toast/index.ts'

/** Tries a delivery once more; nothing for one that was sent or skipped. */
export function ResendButton({ entry }: { entry: DeliveryEntry }) {
  const { id, name, state } = entry
  const client = useQueryClient()
  const sending = useMutation({
    mutationFn: () => resend(id),
    onSuccess: () => toast(t('“{name}” is being sent again', { name })),
    onError: (error) => toast({ text: error.message, tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['notification', 'log'] }),
  })
  if (state !== 'failed' && state !== 'waiting') return null
  return (
    <Button
      isSmall
      icon="send"
      isPending={sending.isPending}
      aria-label={t('Send again: {name}', { name })}
      onPress={() => sending.mutate()}
    >
      {t('Send again')}
    </Button>
  )
}
