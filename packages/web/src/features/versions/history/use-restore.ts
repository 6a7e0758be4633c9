/** Bringing an earlier version back. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { revertTo, type RevisedKind } from '../../../api/revision.ts'
import { t } from '../../../i18n/t.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { refreshItems } from '../../../models/items/index.ts'

/** Makes an earlier version the newest one, and says so; the versions between stay. */
export function useRestore(kind: RevisedKind, id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ revision }: { revision: number; name: string }) => revertTo(kind, id, revision),
    onSuccess: async (_made, { name }) => {
      toast({ text: t('Restored the version from {name}', { name }), tone: 'good' })
      await client.invalidateQueries({ queryKey: [kind, id] })
      await refreshItems(client)
    },
    onError: (error) => toast({ text: t('Not restored: {reason}', { reason: error.message }), tone: 'bad' }),
  })
}
