/** Publishing a draft. */
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createDashboard, dashboardOptions, updateDashboard } from '../../../api/dashboard.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { flushDrafts, useSaving } from '../../../models/saving/index.ts'
import { bodyOf } from '../../../models/dashboard/draft/index.ts'
import { asNew, onto } from './versions.ts'
import type { EditSession } from './session.tsx'

interface SaveOptions {
  session: EditSession
  /** Version that the draft began from. */
  etag: string | null
  /** Saved or given up: the draft is no longer needed. */
  onDone(): void
  /** The editor is left, and its draft kept. */
  onLeave(): void
}

export function useSave({ session: { editor }, etag, onDone, onLeave }: SaveOptions) {
  const client = useQueryClient()
  const router = useRouter()
  const { id } = editor.getState().base
  const key = dashboardOptions(id).queryKey

  async function refresh(): Promise<void> {
    await client.invalidateQueries({ queryKey: key, exact: true })
    void client.invalidateQueries({ queryKey: ['collection'] })
  }

  const saving = useSaving({
    kind: 'dashboard',
    id,
    etag,
    write: (version, over) => {
      const { draft, base } = editor.getState()
      const body = over === null ? bodyOf(draft, base) : bodyOf(onto(draft, over), over)
      return updateDashboard(id, body, version)
    },
    onSaved: async () => {
      await refresh()
      onDone()
    },
  })

  async function copy(): Promise<void> {
    const { draft } = editor.getState()
    const made = await createDashboard({
      name: t('{name} - copy', { name: draft.name }),
      ...(draft.description !== null && { description: draft.description }),
      collection_id: draft.collection_id,
    })
    const { name: _, ...body } = bodyOf(asNew(draft, made), made)
    await updateDashboard(made.id, body)
    await refresh()
    saving.closeConflict()
    onDone()
    toast({ text: t('Saved as a copy'), tone: 'good' })
    await router.navigate({ href: urls.dashboard(made) })
  }

  return {
    ...saving,
    save(): void {
      const { draft, base } = editor.getState()
      if (Object.keys(bodyOf(draft, base)).length === 0) onDone()
      else saving.save()
    },
    async takeTheirs(): Promise<void> {
      await flushDrafts()
      saving.closeConflict()
      await refresh()
      onLeave()
    },
    saveCopy: () =>
      copy().catch((error: unknown) =>
        toast({ text: t('Not saved: {reason}', { reason: reasonOf(error) }), tone: 'bad' }),
      ),
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
