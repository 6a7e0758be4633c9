/** Changes that are saved at once and can be undone. */
import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useMemo, useRef } from 'react'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { toast, type ToastContent } from '../../../ui/Toast/index.ts'

interface Change {
  /** What is said when it is done. */
  done: string
  run(): Promise<unknown>
  undo(): Promise<unknown>
}

interface Changes {
  /** Saves a change and offers Undo. Gives whether it worked. */
  make(change: Change): Promise<boolean>
}

/** What is read anew after changes. */
const CHANGED = ['table', 'field', 'database', 'segment'] as const
/** What names them, and is read again when it is next shown. */
const NAMING = ['dataset', 'card'] as const

const ChangesContext = createContext<Changes | null>(null)

export const ChangesProvider = ChangesContext

/** @throws {Error} Outside of a page that has changes. */
export function useMake(): Changes['make'] {
  const changes = use(ChangesContext)
  if (changes === null) throw new Error('Changes are made on a page that keeps them.')
  return changes.make
}

/** The changes of a page: one after the other, the last one undone by a key as well. */
export function useChanges(): Changes {
  const client = useQueryClient()
  const past = useRef<Change[]>([])
  const future = useRef<Change[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const hide = useRef<() => void>(() => {})

  const steps = useMemo(() => {
    let waiting = 0
    /** Waits for those before it: what is undone is the last change that was asked for, also when it is not saved yet. */
    function enqueue<T>(work: () => Promise<T>): Promise<T> {
      waiting += 1
      const next = queue.current.then(work).finally(() => {
        waiting -= 1
        // While more is to come, answers to what was asked before would show old states.
        if (waiting > 0) return
        for (const name of CHANGED) void client.invalidateQueries({ queryKey: [name] })
        for (const name of NAMING) void client.invalidateQueries({ queryKey: [name], refetchType: 'none' })
      })
      queue.current = next
      return next
    }
    async function attempt(run: () => Promise<unknown>): Promise<boolean> {
      try {
        await client.cancelQueries({ queryKey: ['table'] })
        await run()
        return true
      } catch (error) {
        tell({ text: error instanceof Error ? error.message : String(error), tone: 'bad' })
        return false
      }
    }
    /** In place of what was told before. */
    function tell(content: ToastContent): void {
      hide.current()
      hide.current = toast(content)
    }
    const tellDone = ({ done }: Change) => tell({ text: done, action: { label: t('Undo'), run: undo } })

    function undo(): void {
      void enqueue(async () => {
        const change = past.current.at(-1)
        if (change === undefined || !(await attempt(change.undo))) return
        past.current.pop()
        future.current.push(change)
        tell({ text: t('Undone: {what}', { what: change.done }) })
      })
    }
    function redo(): void {
      void enqueue(async () => {
        const change = future.current.at(-1)
        if (change === undefined || !(await attempt(change.run))) return
        future.current.pop()
        past.current.push(change)
        tellDone(change)
      })
    }
    function make(change: Change): Promise<boolean> {
      return enqueue(async () => {
        if (!(await attempt(change.run))) return false
        past.current.push(change)
        future.current = []
        tellDone(change)
        return true
      })
    }
    return { undo, redo, make }
  }, [client])

  useActions([
    {
      id: 'metadata.undo',
      label: t('Undo'),
      icon: 'undo',
      section: t('Table metadata'),
      keys: 'mod+z',
      run: steps.undo,
    },
    {
      id: 'metadata.redo',
      label: t('Redo'),
      icon: 'redo',
      section: t('Table metadata'),
      keys: 'shift+mod+z',
      run: steps.redo,
    },
  ])
  return steps
}
