import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import { Picker } from '../../../ui/Picker/index.ts'
import { FormulaEditor, formulaKey } from '../formula/FormulaEditor.tsx'
import { kindOf } from '../../../lib/columns/kind.ts'
import { isReference, type Clause, type Column } from '../../../models/question/index.ts'
import { ColumnPicker } from './ColumnPicker.tsx'
import { useBuilding } from './context.ts'

interface SummaryEditorProps {
  stage: number
  columns: readonly Column[]
  /** The summary that is changed; null for a new one. */
  clause: Clause | null
  onChange(clause: Clause): void
  close(): void
}

type Over = 'nothing' | 'numbers' | 'ordered' | 'anything'

interface Summary {
  op: string
  label: string
  over: Over
  /** What an engine must have. */
  feature?: string
}

const summaries = (): Summary[] => [
  { op: 'count', label: t('Count of rows'), over: 'nothing' },
  { op: 'sum', label: t('Sum of …'), over: 'numbers' },
  { op: 'avg', label: t('Average of …'), over: 'numbers' },
  { op: 'distinct', label: t('Number of distinct values of …'), over: 'anything' },
  { op: 'cum-sum', label: t('Running sum of …'), over: 'numbers' },
  { op: 'cum-count', label: t('Running count of rows'), over: 'nothing' },
  {
    op: 'stddev',
    label: t('Standard deviation of …'),
    over: 'numbers',
    feature: 'standard-deviation-aggregations',
  },
  { op: 'median', label: t('Median of …'), over: 'numbers', feature: 'percentile-aggregations' },
  { op: 'min', label: t('Minimum of …'), over: 'ordered' },
  { op: 'max', label: t('Maximum of …'), over: 'ordered' },
]

const FITS: Readonly<Record<Over, (column: Column) => boolean>> = {
  nothing: () => false,
  numbers: (column) => kindOf(column) === 'number',
  ordered: (column) => ['number', 'date', 'time', 'coordinate'].includes(kindOf(column)),
  anything: () => true,
}

/** What is counted or added up: a function, then its column; or a formula. */
export function SummaryEditor({ stage, columns, clause, onChange, close }: SummaryEditorProps) {
  const { features, formulas } = useBuilding()
  const offered = summaries().filter(({ feature }) => feature === undefined || features.includes(feature))
  const now = offered.find(({ op }) => op === clause?.[0])
  const isPlain = clause === null || (now !== undefined && (clause[2] === undefined || isReference(clause[2])))
  const [chosen, setChosen] = useState<Summary | null>(null)
  const [isFormula, setFormula] = useState(!isPlain || formulas.has(formulaKey(stage, 'aggregation', clause)))

  function done(op: string, ref?: Clause): void {
    // The id stays, for sorting refers to it; a name that was given said what it was before.
    const id = clause?.[1]['lib/uuid'] ?? makeUuid()
    onChange(ref === undefined ? [op, { 'lib/uuid': id }] : [op, { 'lib/uuid': id }, ref])
    close()
  }

  if (isFormula) {
    return (
      <FormulaEditor
        kind="aggregation"
        stage={stage}
        columns={columns}
        clause={clause}
        onChange={onChange}
        close={close}
      />
    )
  }
  if (chosen !== null) {
    return (
      <ColumnPicker
        label={chosen.label}
        columns={columns.filter(FITS[chosen.over])}
        value={isReference(clause?.[2]) ? clause[2] : null}
        onChange={({ ref }) => done(chosen.op, ref)}
      />
    )
  }
  return (
    <Picker
      label={t('Summarize by')}
      options={[
        ...offered.map(({ op, label }) => ({ id: op, label })),
        { id: 'formula', label: t('Formula'), icon: 'expression', section: t('Other ways') },
      ]}
      value={now?.op ?? null}
      onChange={(id) => {
        const summary = offered.find(({ op }) => op === id)
        if (summary === undefined) setFormula(true)
        else if (summary.over === 'nothing') done(summary.op)
        else setChosen(summary)
      }}
    />
  )
}
