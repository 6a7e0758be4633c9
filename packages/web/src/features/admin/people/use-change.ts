import { useQueryClient } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { toast } from '../../../ui/Toast/index.ts'

interface Change {
  run(): Promise<unknown>
  /** What is said when it is done. */
  done: string
  /** The inverse. */
  undo?(): Promise<unknown>
}

/** Changes people, groups or keys: says what happened, offers Undo, and reads the lists anew. Gives whether it worked. */
export function useChange(): (change: Change) => Promise<boolean> {
  const client = useQueryClient()
  async function attempt(run: () => Promise<unknown>): Promise<boolean> {
    try {
      await run()
      return true
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' })
      return false
    } finally {
      await Promise.all(
        ['people', 'group', 'api-key', 'user'].map((name) => client.invalidateQueries({ queryKey: [name] })),
      )
    }
  }
  return async function change({ run, done, undo }) {
    const isDone = await attempt(run)
    if (isDone) {
      toast({ text: done, ...(undo && { action: { label: t('Undo'), run: () => void attempt(undo) } }) })
    }
    return isDone
  }
}
