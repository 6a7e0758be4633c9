/** Saving over what is stored, unless somebody else has saved meanwhile. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Versioned } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { readStored, type Revised, type RevisedKind } from '../../api/revision.ts'
import { t } from '../../i18n/t.ts'
import { toast } from '../../ui/Toast/index.ts'

interface SavingOptions<Kind extends RevisedKind> {
  kind: Kind
  /** null for what was never stored. */
  id: number | null
  /** Version that the draft began from. */
  etag: string | null
  /** @param over What somebody else has saved, when it is to be replaced. */
  write(etag: string | null, over: Revised<Kind> | null): Promise<Versioned<Revised<Kind>>>
  onSaved(saved: Versioned<Revised<Kind>>): void | Promise<void>
}

export type Conflict<Kind extends RevisedKind> = Versioned<Revised<Kind>>

/** How a draft is saved, and `conflict`, the version of somebody else that stands in the way. */
export function useSaving<Kind extends RevisedKind>({ kind, id, etag, write, onSaved }: SavingOptions<Kind>) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<Conflict<Kind> | null>(null)
  const failed = (error: Error) => toast({ text: t('Not saved: {reason}', { reason: error.message }), tone: 'bad' })

  async function compare(): Promise<void> {
    if (id === null) return
    try {
      setConflict(await readStored(kind, id))
    } catch (error) {
      failed(error as Error)
    }
  }

  const save = useMutation({
    mutationFn: (over: Conflict<Kind> | null) => write(over === null ? etag : over.etag, over?.value ?? null),
    onSuccess: async (saved) => {
      setConflict(null)
      client.setQueryData([kind, saved.value.id], saved)
      // What was said of its columns, and what others read of it, is asked again when it is next needed.
      if (kind === 'card') {
        const keys = [['dataset'], ['table', `card__${saved.value.id}`], ['card', saved.value.id, 'result']]
        for (const queryKey of keys) void client.invalidateQueries({ queryKey, refetchType: 'none' })
      }
      await onSaved(saved)
      toast({ text: t('Saved'), tone: 'good' })
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 412) await compare()
      else failed(error)
    },
  })
  return {
    isSaving: save.isPending,
    conflict,
    save: () => save.mutate(null),
    saveOver: () => save.mutate(conflict),
    /** Reads what is stored now, to be compared. */
    compare,
    closeConflict: () => setConflict(null),
  }
}
