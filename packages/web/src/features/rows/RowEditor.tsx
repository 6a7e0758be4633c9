import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { runQuery, type ResultData } from '../../api/dataset.ts'
import { rowEditingOptions, type RowEditing } from '../../api/rows.ts'
import { t } from '../../i18n/t.ts'
import { useActions } from '../../lib/use-actions.ts'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Picture } from '../../viz/Picture/index.ts'
import type { CellPlace } from '../../viz/Table/index.ts'
import { Conflicts } from './Conflicts.tsx'
import { EditorBar } from './EditorBar.tsx'
import { editedColumns, shownRows, withDeleted, type Grid } from './draft.ts'
import { Leaving } from './Leaving.tsx'
import { useCells } from './use-cells.tsx'
import { useRowDraft } from './use-row-draft.ts'
import styles from './rows.module.css'

interface RowEditorProps {
  tableId: number
  /** What gives the rows: of this table alone. */
  query: Readonly<Record<string, unknown>>
  /** The accessible name. */
  label: string
  settings?: Readonly<Record<string, unknown>>
  onClose(): void
}

const PLAIN = {}

/** Rows of a table in a grid whose cells can be edited. */
export function RowEditor({ tableId, query, label, settings = PLAIN, onClose }: RowEditorProps) {
  const { data: editing } = useQuery(rowEditingOptions(tableId))
  const { data, error, refetch } = useQuery({
    queryKey: ['rows', tableId, query],
    queryFn: ({ signal }) => runQuery({ ...query, ignore_cache: true }, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const failure = error?.message ?? (data?.status === 'failed' ? (data.error ?? '') : undefined)
  if (failure !== undefined) {
    return (
      <Problem title={t('The rows could not be loaded')} onRetry={() => void refetch()}>
        {failure}
      </Problem>
    )
  }
  if (data === undefined || editing === undefined) return <Skeleton />
  return <Editor {...{ tableId, label, settings, editing, onClose }} result={data.data} reload={refetch} />
}

interface EditorProps extends Pick<RowEditorProps, 'tableId' | 'label' | 'onClose'> {
  settings: Readonly<Record<string, unknown>>
  editing: RowEditing
  result: ResultData
  reload(): Promise<unknown>
}

function Editor({ tableId, label, settings, editing, result, reload, onClose }: EditorProps) {
  const grid = useMemo<Grid>(() => ({ columns: editedColumns(result, editing), rows: result.rows }), [result, editing])
  const { draft, setDraft, pending, isSaving, save, discard, undo } = useRowDraft({ tableId, editing, grid, reload })
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [goTo, setGoTo] = useState<CellPlace | undefined>()
  const cells = useCells({ grid, draft, setDraft, onChoose: setChosen, goTo })
  const shown = useMemo(() => ({ ...result, rows: shownRows(draft, grid) }), [result, draft, grid])
  useKeys({ pending, save, undo })

  function add(): void {
    setDraft((before) => ({ ...before, added: [...before.added, {}] }))
    const first = grid.columns.find(({ create_refusal }) => create_refusal === null)
    setGoTo({ row: grid.rows.length + draft.added.length, column: first?.at ?? 0 })
  }
  return (
    <section className={styles.editor} aria-label={t('Edit rows')}>
      <Leaving isKept={pending > 0} />
      <EditorBar
        {...{ pending, isSaving, chosen }}
        onAdd={editing.can_add ? add : undefined}
        onDelete={() => setDraft((before) => withDeleted(before, grid, chosen))}
        onDiscard={discard}
        onSave={() => void save()}
        onClose={onClose}
      />
      <Conflicts draft={draft} grid={grid} onSettle={setDraft} />
      <div className={styles.table}>
        <Picture display="table" settings={settings} result={shown} label={label} cells={cells} />
      </div>
    </section>
  )
}

/** Saving and taking back, from the keyboard and the palette. */
function useKeys({ pending, save, undo }: Pick<ReturnType<typeof useRowDraft>, 'pending' | 'save' | 'undo'>): void {
  useActions([
    {
      id: 'rows.save',
      label: t('Save the changed rows'),
      section: t('Rows'),
      keys: 'mod+s',
      isAllowed: pending > 0,
      run: () => void save(),
    },
    {
      id: 'rows.undo',
      label: t('Take back the saved rows'),
      section: t('Rows'),
      keys: 'mod+z',
      isAllowed: pending === 0 && undo !== undefined,
      run: () => undo?.(),
    },
  ])
}
