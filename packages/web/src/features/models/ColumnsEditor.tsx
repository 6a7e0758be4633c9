import { useRef, useState } from 'react'
import type { Card } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { useActions } from '../../lib/use-actions.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { Checkbox } from '../../ui/Choice/index.ts'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { useNewer } from '../../models/saving/index.ts'
import { ConflictDialog, Notices } from '../versions/saving/index.ts'
import { ColumnRow } from './ColumnRow.tsx'
import { MeaningButton, ShownSelect } from './controls.tsx'
import { chooseRange } from './columns.ts'
import { useColumns } from './use-columns.ts'
import styles from './models.module.css'

interface ColumnsEditorProps {
  card: Card
  etag: string | null
  /** Shows what somebody else has saved. */
  onReload(): void
  /** Saves mine as another model. */
  onCopy(changes: Partial<Card>): void
}

/** What the columns are called, what they mean and where they are shown, one row each; several are changed at once. */
export function ColumnsEditor({ card, etag, onReload, onCopy }: ColumnsEditorProps) {
  const editing = useColumns(card, etag)
  const { columns, change, isDirty, undo, redo, conflict } = editing
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  /** The box that was pressed last, and whether ⇧ is held while the next one is. */
  const last = useRef<string | null>(null)
  const isShift = useRef(false)
  const newer = useNewer('card', card.id, editing.version)
  const isMappable = card.query_type === 'native'
  const section = t('Columns')
  useActions([
    { id: 'columns.save', label: t('Save'), section, keys: 'mod+s', run: () => isDirty && editing.save() },
    { id: 'columns.undo', label: t('Undo'), section, icon: 'undo', keys: 'mod+z', run: () => undo?.() },
    { id: 'columns.redo', label: t('Redo'), section, icon: 'redo', keys: 'mod+shift+z', run: () => redo?.() },
  ])
  if (columns.length === 0) {
    return (
      <Empty icon="table" title={t('The columns are not known yet')}>
        {t('They are read when the model is run for the first time.')}
      </Empty>
    )
  }
  const names = columns.filter(({ name }) => chosen.has(name))
  return (
    <>
      <Notices
        isInside
        kept={editing.kept}
        onResume={editing.resume}
        onForget={editing.forget}
        newer={newer}
        isDirty={isDirty}
        onShow={onReload}
        onCompare={() => void editing.compare()}
      />
      {card.can_write && (
        <div className={styles.bar}>
          {names.length > 0 && (
            <>
              <span>{t('{n, plural, one {# column selected} other {# columns selected}}', { n: names.length })}</span>
              <MeaningButton
                label={t('Type of the selected columns')}
                columns={names}
                onChange={(semantic_type) => change(chosen, { semantic_type })}
              />
              <ShownSelect
                label={t('Visibility of the selected columns')}
                columns={names}
                onChange={(visibility_type) => change(chosen, { visibility_type })}
              />
              <Button isSmall variant="quiet" onPress={() => setChosen(new Set())}>
                {t('Select none')}
              </Button>
            </>
          )}
          <span className={styles.gap} />
          <IconButton icon="undo" label={t('Undo')} keys="mod+z" isDisabled={undo === undefined} onPress={undo} />
          <IconButton icon="redo" label={t('Redo')} keys="mod+shift+z" isDisabled={redo === undefined} onPress={redo} />
          <Button variant="primary" isDisabled={!isDirty} isPending={editing.isSaving} onPress={editing.save}>
            {t('Save')}
          </Button>
        </div>
      )}
      <div className={styles.frame}>
        <table className={styles.columns} aria-label={t('Columns')}>
          <thead>
            <tr>
              <th scope="col">
                {card.can_write ? (
                  <Checkbox
                    aria-label={t('Select all columns')}
                    isSelected={names.length === columns.length}
                    isIndeterminate={names.length > 0 && names.length < columns.length}
                    onChange={(isAll) => setChosen(new Set(isAll ? columns.map(({ name }) => name) : []))}
                  />
                ) : (
                  <span className={styles.quiet}>{t('Column')}</span>
                )}
              </th>
              <th scope="col">{t('Name')}</th>
              <th scope="col">{t('Description')}</th>
              <th scope="col">{t('Type')}</th>
              <th scope="col">{t('Shown')}</th>
              {isMappable && <th scope="col">{t('Database column')}</th>}
            </tr>
          </thead>
          <tbody
            onPointerDownCapture={({ shiftKey }) => (isShift.current = shiftKey)}
            onKeyDownCapture={({ shiftKey }) => (isShift.current = shiftKey)}
          >
            {columns.map((column) => (
              <ColumnRow
                key={column.name}
                database={card.database_id ?? 0}
                column={column}
                isMappable={isMappable}
                isReadOnly={!card.can_write}
                isChosen={chosen.has(column.name)}
                onChoose={(isChosen) => {
                  const from = isShift.current ? (last.current ?? column.name) : column.name
                  last.current = column.name
                  const all = columns.map(({ name }) => name)
                  setChosen(chooseRange(all, chosen, [from, column.name], isChosen))
                }}
                onChange={(changed) => change(new Set([column.name]), changed)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {conflict !== null && (
        <ConflictDialog
          kind="card"
          conflict={conflict}
          mine={{ ...card, result_metadata: columns }}
          isSaving={editing.isSaving}
          onClose={editing.closeConflict}
          onMine={editing.saveOver}
          onTheirs={editing.takeTheirs}
          onCopy={() => onCopy({ result_metadata: columns })}
        />
      )}
    </>
  )
}
