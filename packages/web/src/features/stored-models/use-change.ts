import { useQueryClient } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { toast } from '../../ui/Toast/index.ts'

/** Changes something, and says that it is done, or why not. */
export type Act = (change: () => Promise<unknown>, done: string) => Promise<void>

/** What is stored is loaded again afterwards. */
export function useChange(): Act {
  const client = useQueryClient()
  return async (change, done) => {
    try {
      await change()
      toast({ text: done, tone: 'good' })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      toast({ text: t('Not done: {reason}', { reason }), tone: 'bad' })
    }
    await client.invalidateQueries({ queryKey: ['stored models'] })
    // Cards say whether they are stored.
    await client.invalidateQueries({
      predicate: ({ queryKey: [name, , part] }) => name === 'card' && part === undefined,
    })
  }
}
