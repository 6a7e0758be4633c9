/** What the table shows and does in its cells while rows are edited. */
import { useMemo, useState, type KeyboardEvent } from 'react'
import { t } from '../../i18n/t.ts'
import type { CellHook, CellLook, CellPlace, Leave } from '../../viz/Table/index.ts'
import { CellEditor } from './CellEditor.tsx'
import {
  isAdded,
  valuesOf,
  withFailure,
  withoutFailure,
  withValue,
  type Draft,
  type EditedColumn,
  type Grid,
} from './draft.ts'
import { inputKind, readTyped } from './typed.ts'

interface CellOptions {
  grid: Grid
  draft: Draft
  setDraft(change: (before: Draft) => Draft): void
  onChoose(rows: readonly number[]): void
  /** Takes back what was typed last. */
  goTo: CellPlace | undefined
}

export function useCells({ grid, draft, setDraft, onChoose, goTo }: CellOptions): CellHook {
  const [open, setOpen] = useState<CellPlace | null>(null)
  return useMemo(() => {
    const columnAt = (at: number) => grid.columns.find((column) => column.at === at)
    function openAt({ row, column }: CellPlace): boolean {
      const found = columnAt(column)
      if (row < 0 || found === undefined || refusal(found, grid, row) !== null) return false
      if (draft.deleted.includes(row)) return false
      setOpen({ row, column })
      return true
    }
    function take(column: EditedColumn, row: number, text: string | undefined): void {
      setOpen(null)
      const { name } = column
      if (text === undefined) return setDraft((before) => withoutFailure(before, row, name))
      const read = readTyped(inputKind(column), text)
      if ('error' in read) return setDraft((before) => withFailure(before, row, name, read.error))
      const isMissing = read.value === null && column.is_required
      const value = isMissing && inputKind(column) === 'text' ? '' : read.value
      if (isMissing && value === null)
        return setDraft((before) => withFailure(before, row, name, t('A value is needed.')))
      setDraft((before) => withValue(before, grid, { row, name, value }))
    }
    return {
      look({ row, column: at }, leave: (to: Leave) => void): CellLook | undefined {
        const column = columnAt(at)
        if (column === undefined) return { mark: 'fixed' }
        if (open?.row === row && open.column === at) {
          const value = valuesOf(draft, grid, row)[column.name]
          return {
            content: (
              <CellEditor column={column} value={value} onDone={(text) => take(column, row, text)} onLeave={leave} />
            ),
          }
        }
        return lookOf(column, row, draft, grid)
      },
      onPress: (place) => void openAt(place),
      onKey(event: KeyboardEvent, place) {
        if (event.key === 'F2') return openAt(place)
        const column = columnAt(place.column)
        if (event.key !== 'Delete' || column === undefined || refusal(column, grid, place.row) !== null) return false
        take(column, place.row, '')
        return true
      },
      onChoose,
      goTo,
    }
  }, [open, draft, grid, setDraft, onChoose, goTo])
}

function refusal(column: EditedColumn, grid: Grid, row: number) {
  return isAdded(grid, row) ? column.create_refusal : column.update_refusal
}

function lookOf(column: EditedColumn, row: number, draft: Draft, grid: Grid): CellLook | undefined {
  const failure = draft.failures[row]?.[column.name]
  if (failure !== undefined) return { mark: 'failed', note: failure }
  if (draft.deleted.includes(row)) return { mark: 'deleted', note: t('Will be deleted') }
  const why = refusal(column, grid, row)
  if (why !== null) return { mark: 'fixed', ...(isAdded(grid, row) ? {} : { note: sayRefusal(why) }) }
  if (isAdded(grid, row)) return { mark: 'added', note: t('New row') }
  return Object.hasOwn(draft.edits[row] ?? {}, column.name) ? { mark: 'changed', note: t('Changed') } : undefined
}

function sayRefusal(why: NonNullable<EditedColumn['update_refusal']>): string {
  if (why === 'key') return t('The key of a row cannot be changed.')
  if (why === 'auto-increment' || why === 'generated') return t('The database sets this value.')
  return t('Values of this type cannot be edited here.')
}
