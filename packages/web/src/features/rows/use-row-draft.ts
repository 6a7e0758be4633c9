/** The state of rows that are edited: what is pending, saving it, and taking it back. */
import { useRef, useState } from 'react'
import type { ChangedRow, RowChange, RowEditing } from '../../api/rows.ts'
import { changeRows, rowRefusal } from '../../api/rows.ts'
import { t } from '../../i18n/t.ts'
import { makeUuid } from '../../lib/uuid.ts'
import { toast } from '../../ui/Toast/index.ts'
import {
  changesOf,
  hasFailures,
  inverseOf,
  NO_DRAFT,
  withFailure,
  withMissing,
  type Draft,
  type Grid,
} from './draft.ts'

interface RowDraftOptions {
  tableId: number
  editing: RowEditing
  grid: Grid
  /** Reads the rows again. */
  reload(): Promise<unknown>
}

export function useRowDraft({ tableId, editing, grid, reload }: RowDraftOptions) {
  const [draft, setDraft] = useState<Draft>(NO_DRAFT)
  const [isSaving, setSaving] = useState(false)
  const [undoable, setUndoable] = useState<RowChange[] | null>(null)
  // A request that did not come back is sent again with its key.
  const sent = useRef({ text: '', key: '' })
  const pending = changesOf(draft, grid)

  async function send(changes: readonly RowChange[]): Promise<readonly ChangedRow[]> {
    const text = JSON.stringify(changes)
    if (sent.current.text !== text) sent.current = { text, key: makeUuid() }
    const answer = await changeRows(tableId, changes, sent.current.key)
    sent.current = { text: '', key: '' }
    return answer.changes
  }

  async function save(): Promise<void> {
    const checked = withMissing(draft, grid, t('A value is needed.'))
    setDraft(checked)
    if (hasFailures(checked) || isSaving) return
    setSaving(true)
    try {
      const done = await send(pending.map(({ change }) => change))
      const inverse = inverseOf(done, editing)
      setUndoable(inverse)
      await reload()
      setDraft(NO_DRAFT)
      toast({
        text: t('{n, plural, one {# change} other {# changes}} saved', { n: done.length }),
        tone: 'good',
        ...(inverse !== null && { action: { label: t('Undo'), run: () => void undo(inverse) } }),
      })
    } catch (error) {
      setDraft((before) => refusedDraft(before, error))
    } finally {
      setSaving(false)
    }
  }

  function refusedDraft(before: Draft, error: unknown): Draft {
    const refusal = rowRefusal(error)
    const text = error instanceof Error ? error.message : String(error)
    if (refusal === undefined || refusal.conflicts.length === 0) toast({ text, tone: 'bad' })
    if (refusal === undefined) return before
    const rowAt = (index: number) => pending[index]?.row ?? -1
    const conflicts = Object.fromEntries(refusal.conflicts.map(({ index, row }) => [rowAt(index), row]))
    return refusal.failures.reduce(
      (all, { index, errors }) =>
        Object.entries(errors).reduce((one, [name, reason]) => withFailure(one, rowAt(index), name, reason), all),
      { ...before, conflicts },
    )
  }

  async function undo(inverse: readonly RowChange[]): Promise<void> {
    setUndoable(null)
    try {
      await send(inverse)
      await reload()
      toast({ text: t('The changes were taken back'), tone: 'good' })
    } catch (error) {
      const isConflict = (rowRefusal(error)?.conflicts.length ?? 0) > 0
      const text = error instanceof Error ? error.message : String(error)
      toast({
        text: isConflict ? t('Somebody has changed these rows since. Nothing was taken back.') : text,
        tone: 'bad',
      })
    }
  }

  return {
    draft,
    setDraft,
    pending: pending.length,
    isSaving,
    save,
    discard: () => setDraft(NO_DRAFT),
    undo: undoable === null ? undefined : () => void undo(undoable),
  }
}
