/** Publishing a draft. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { createDashboard, dashboardOptions, updateDashboard, type Dashboard } from '../../../api/dashboard.ts'
import { getVersioned } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { bodyOf } from '../model/draft/index.ts'
import { asNew, onto } from './versions.ts'
import type { EditSession } from './session.tsx'

interface SaveOptions {
  session: EditSession
  /** Version that the draft began from. */
  etag: string | null
  /** Saved or given up: the draft is no longer needed. */
  onDone(): void
}

export type Conflict = { theirs: Dashboard; etag: string | null }

export function useSave({ session: { editor }, etag, onDone }: SaveOptions) {
  const client = useQueryClient()
  const router = useRouter()
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const version = useRef(etag)
  const { id } = editor.getState().base

  async function settle(value: Dashboard, saved: string | null): Promise<void> {
    client.setQueryData(dashboardOptions(id).queryKey, { value, etag: saved })
    await client.invalidateQueries({ queryKey: dashboardOptions(id).queryKey })
    void client.invalidateQueries({ queryKey: ['collection'] })
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    setSaving(true)
    try {
      await work()
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        const theirs = await getVersioned<Dashboard>(`/api/dashboard/${id}`)
        setConflict({ theirs: theirs.value, etag: theirs.etag })
      } else {
        toast({ text: t('Not saved: {reason}', { reason: reasonOf(error) }), tone: 'bad' })
      }
    } finally {
      setSaving(false)
    }
  }

  const publish = (draft: Dashboard, base: Dashboard) =>
    attempt(async () => {
      const body = bodyOf(draft, base)
      if (Object.keys(body).length === 0) return onDone()
      const { value, etag: saved } = await updateDashboard(id, body, version.current)
      await settle(value, saved)
      onDone()
      toast({ text: t('Saved'), tone: 'good' })
    })

  return {
    isSaving,
    conflict,
    closeConflict: () => setConflict(null),
    save: () => publish(editor.getState().draft, editor.getState().base),
    /** Over what somebody else has saved meanwhile. */
    keepMine: async () => {
      if (conflict === null) return
      version.current = conflict.etag
      setConflict(null)
      await publish(onto(editor.getState().draft, conflict.theirs), conflict.theirs)
    },
    takeTheirs: async () => {
      if (conflict !== null) await settle(conflict.theirs, conflict.etag)
      setConflict(null)
      onDone()
    },
    saveCopy: () =>
      attempt(async () => {
        const { draft } = editor.getState()
        const copy = await createDashboard({
          name: t('{name} - copy', { name: draft.name }),
          ...(draft.description !== null && { description: draft.description }),
          collection_id: draft.collection_id,
        })
        const { name: _, ...body } = bodyOf(asNew(draft, copy), copy)
        await updateDashboard(copy.id, body)
        await settle(conflict?.theirs ?? editor.getState().base, conflict?.etag ?? null)
        setConflict(null)
        onDone()
        toast({ text: t('Saved as a copy'), tone: 'good' })
        await router.navigate({ href: urls.dashboard(copy) })
      }),
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
