import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { FormulaEditor, formulaKey } from '../formula/FormulaEditor.tsx'
import { useBuilding } from '../builder/context.ts'
import { kindOf } from '../../../lib/columns/kind.ts'
import { columnOf, readFilter, type Clause, type Column } from '../../../models/question/index.ts'
import { ColumnPicker } from '../builder/ColumnPicker.tsx'
import { CompareEditor } from './CompareEditor.tsx'
import { DateFilterEditor } from './DateFilterEditor.tsx'
import styles from '../builder/builder.module.css'

interface FilterEditorProps {
  stage: number
  columns: readonly Column[]
  /** The filter that is changed; null for a new one. */
  clause: Clause | null
  onChange(clause: Clause): void
  close(): void
}

/** Which rows stay: a column, then what is asked of it; or a formula. */
export function FilterEditor({ stage, columns, clause, onChange, close }: FilterEditorProps) {
  const parts = clause === null ? null : readFilter(clause)
  const isKnown = parts !== null && parts.kind !== 'inside'
  const [column, setColumn] = useState<Column | null>(isKnown ? columnOf(parts.column, columns) : null)
  const { formulas } = useBuilding()
  const [isFormula, setFormula] = useState(
    (clause !== null && (!isKnown || column === null)) || formulas.has(formulaKey(stage, 'filter', clause)),
  )
  const done = (next: Clause) => {
    onChange(next)
    close()
  }

  if (isFormula) {
    return (
      <FormulaEditor kind="filter" stage={stage} columns={columns} clause={clause} onChange={onChange} close={close} />
    )
  }
  if (column === null) {
    return (
      <ColumnPicker
        label={t('Filter by')}
        columns={columns}
        extras={[{ id: 'formula', label: t('Formula'), icon: 'expression', run: () => setFormula(true) }]}
        onChange={setColumn}
      />
    )
  }
  const isSame = isKnown && columnOf(parts.column, columns) === column
  const common = { column, parts: isSame ? parts : null, onDone: done }
  return (
    <div className={styles.form}>
      <div className={styles.formHead}>
        <IconButton icon="arrow-left" label={t('Another column')} isSmall onPress={() => setColumn(null)} />
        <h2>{column.display_name}</h2>
        {clause !== null && (
          <Button variant="quiet" isSmall icon="expression" onPress={() => setFormula(true)}>
            {t('As a formula')}
          </Button>
        )}
      </div>
      {kindOf(column) === 'date' ? <DateFilterEditor {...common} /> : <CompareEditor {...common} />}
    </div>
  )
}
