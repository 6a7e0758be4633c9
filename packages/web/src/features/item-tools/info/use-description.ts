/** Saying what a thing is for. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cardOptions, updateCard } from '../../../api/card.ts'
import { dashboardOptions, updateDashboard } from '../../../api/dashboard.ts'
import { t } from '../../../i18n/t.ts'
import { toast } from '../../../ui/Toast/index.ts'
import type { InfoSubject } from './InfoTools.tsx'

/** Saves another description, unless somebody else has saved the thing meanwhile. */
export function useDescription({ kind, thing }: InfoSubject, etag: string | null) {
  const client = useQueryClient()
  const { queryKey } = kind === 'card' ? cardOptions(thing.id) : dashboardOptions(thing.id)
  return useMutation({
    mutationFn: async (description: string | null): Promise<void> => {
      const { etag: saved } = await (kind === 'card'
        ? updateCard(thing.id, { description }, etag)
        : updateDashboard(thing.id, { description }, etag))
      client.setQueryData(queryKey as readonly unknown[], { value: { ...thing, description }, etag: saved })
    },
    onSuccess: () => toast(t('Saved')),
    onError: (error) => toast({ text: t('Not saved: {reason}', { reason: error.message }), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: [kind, thing.id] }),
  })
}
