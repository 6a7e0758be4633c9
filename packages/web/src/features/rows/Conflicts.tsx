import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { savedValues, settled, type Draft, type Grid } from './draft.ts'
import styles from './rows.module.css'

interface ConflictsProps {
  draft: Draft
  grid: Grid
  onSettle(change: (before: Draft) => Draft): void
}

/** Rows that others have changed, and what is to become of the reader's own changes. */
export function Conflicts({ draft, grid, onSettle }: ConflictsProps) {
  const rows = Object.keys(draft.conflicts).map(Number)
  if (rows.length === 0) return null
  return (
    <ul className={styles.conflicts} aria-label={t('Rows that others have changed')}>
      {rows.map((row) => (
        <li key={row}>
          <p role="alert">{sayConflict(draft, grid, row)}</p>
          <Button isSmall onPress={() => onSettle((before) => settled(before, row, 'theirs'))}>
            {draft.conflicts[row] === null ? t('Discard my change') : t('Take theirs')}
          </Button>
          {draft.conflicts[row] !== null && (
            <Button isSmall variant="quiet" onPress={() => onSettle((before) => settled(before, row, 'mine'))}>
              {t('Keep mine')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function sayConflict(draft: Draft, grid: Grid, row: number): string {
  const theirs = draft.conflicts[row]
  if (theirs == null) return t('Row {n} is no longer there.', { n: row + 1 })
  const saved = savedValues(draft, grid, row)
  const changed = grid.columns.filter(({ name }) => String(theirs[name]) !== String(saved[name]))
  const values = changed.map(({ name, title }) => `${title}: ${String(theirs[name] ?? t('Empty'))}`)
  return t('Somebody changed row {n}: {values}', { n: row + 1, values: values.join(', ') })
}
