import { t } from '../../../i18n/t.ts'
import { DateForm, useWeekStart } from '../../../filters/date-forms/index.ts'
import { DATE_UNITS, type DateFilter } from '../../../filters/dates/index.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import {
  isDay,
  makeFilter,
  type Clause,
  type Column,
  type CompareOperator,
  type FilterParts,
} from '../../../models/question/index.ts'
import styles from '../builder/builder.module.css'
import { datesOf, partsOf } from './date-parts.ts'

interface DateFilterEditorProps {
  column: Column
  parts: FilterParts | null
  onDone(clause: Clause): void
}

const KINDS: readonly DateFilter['kind'][] = ['relative', 'at', 'range', 'exclude']

/** Which dates, or those that are missing. */
export function DateFilterEditor({ column, parts, onDone }: DateFilterEditorProps) {
  const weekStart = useWeekStart()
  const ref = parts !== null && parts.kind !== 'inside' ? parts.column : column.ref
  const compare = (operator: CompareOperator) =>
    onDone(makeFilter({ kind: 'compare', column: ref, operator, values: [] }))
  return (
    <DateForm
      label={column.display_name}
      value={datesOf(parts, weekStart)}
      kinds={KINDS}
      units={isDay(column) ? DATE_UNITS.slice(2) : DATE_UNITS}
      more={{
        label: t('Missing'),
        isChosen: parts?.kind === 'compare',
        content: (
          <div className={styles.row}>
            <Button onPress={() => compare('is-null')}>{t('has no value')}</Button>
            <Button onPress={() => compare('not-null')}>{t('has a value')}</Button>
          </div>
        ),
      }}
      onChange={(filter) => {
        const next = partsOf(filter, ref, weekStart)
        if (next !== null) onDone(makeFilter(next))
      }}
    />
  )
}
