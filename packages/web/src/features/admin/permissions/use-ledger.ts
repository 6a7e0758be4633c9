/** Pending settings of a board: undone and redone, kept in the browser, saved at once, reapplied when others were faster. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { ApiError } from '../../../api/errors.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { createEditor } from '../../../lib/store.ts'
import { useKeptEditor } from '../../../models/saving/index.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { applyAll, changesOf, conflictsOf, withoutVoid, type Conflict } from './model/changes.ts'
import type { Setting } from './model/types.ts'
import type { Source } from './source.ts'

const NONE: readonly Setting[] = []

export function useLedger<S>(source: Source<S>) {
  const { rights, kinds, base, revision } = source
  const { data: user } = useQuery(currentUserOptions)
  const [editor, setEditor] = useState(() => createEditor<readonly Setting[]>(NONE))
  const settings = useStore(editor, ({ draft }) => draft)
  const canUndo = useStore(editor, ({ past }) => past.length > 0)
  const canRedo = useStore(editor, ({ future }) => future.length > 0)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  const state = useMemo(() => applyAll(rights, base, settings), [rights, base, settings])
  const changes = useMemo(() => changesOf(rights, base, state, settings, kinds), [rights, base, state, settings, kinds])

  const { kept, resume, forget } = useKeptEditor<readonly Setting[]>({
    place: user === undefined ? null : { user: user.id, resource: 'permissions', id: source.keptAs ?? source.id },
    draft: settings,
    isDirty: settings.length > 0,
    stored: NONE,
    etag: String(revision),
    read: (value) => withoutVoid(rights, base, value as Setting[], kinds),
    replace: (label, next) => editor.getState().edit(label, () => next),
    rebase: () => settings.length === 0,
  })
  useEffect(() => {
    if (kept === null) return
    // What was typed meanwhile is newer.
    if (settings.length > 0) forget()
    else resume()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when what is kept is known
  }, [kept])

  function edit(label: string, recipe: (settings: readonly Setting[]) => readonly Setting[]): void {
    setError(null)
    editor.getState().edit(label, recipe)
  }

  function clear(): void {
    setConflicts([])
    setError(null)
    setEditor(createEditor<readonly Setting[]>(NONE))
  }

  /** Whether all is saved. */
  async function save(): Promise<boolean> {
    if (isSaving || changes.length === 0) return false
    setSaving(true)
    setError(null)
    try {
      return await attempt({ state: base, revision }, state)
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : String(failure))
      return false
    } finally {
      setSaving(false)
    }
  }

  async function attempt(from: { state: S; revision: number }, draft: S): Promise<boolean> {
    try {
      await source.save(from, draft, settings)
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status !== 409) throw failure
      const now = await source.reload()
      const found = conflictsOf(rights, from.state, now.state, settings)
      setConflicts(found)
      // Nobody touched the same cells: the changes go on top of what is new.
      if (found.length === 0 && now.revision !== from.revision) {
        return await attempt(now, applyAll(rights, now.state, settings))
      }
      return false
    }
    await source.reload()
    clear()
    toast({ text: t('Permissions saved'), tone: 'good' })
    return true
  }

  return {
    state,
    settings,
    changes,
    conflicts,
    error,
    isSaving,
    canUndo,
    canRedo,
    edit,
    save,
    /** Drops all pending settings, by an edit that can be undone. */
    discard: () => {
      setConflicts([])
      edit(t('Discard the changes'), () => NONE)
    },
    undo: () => editor.getState().undo(),
    redo: () => editor.getState().redo(),
  }
}

export type Ledger<S> = ReturnType<typeof useLedger<S>>
