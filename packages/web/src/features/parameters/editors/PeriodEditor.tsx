import { useState } from 'react'
import { locale, t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { printDates, type DateFilter } from '../../dashboard/model/dates/index.ts'
import styles from '../FilterBar.module.css'

interface PeriodEditorProps {
  kind: 'month' | 'quarter'
  value: DateFilter | null
  /** The text of the period, such as `2024-03`. */
  onChange(text: string): void
}

/** One month or quarter of a year. */
export function PeriodEditor({ kind, value, onChange }: PeriodEditorProps) {
  const chosen = value === null ? '' : printDates(value)
  const [year, setYear] = useState(() => yearOf(value) ?? new Date().getFullYear())
  const count = kind === 'month' ? 12 : 4
  const month = new Intl.DateTimeFormat(locale(), { month: 'short', timeZone: 'UTC' })
  return (
    <div className={styles.form}>
      <div className={styles.year}>
        <IconButton icon="chevron-left" isSmall label={t('The year before')} onPress={() => setYear(year - 1)} />
        <span aria-live="polite">{year}</span>
        <IconButton icon="chevron-right" isSmall label={t('The year after')} onPress={() => setYear(year + 1)} />
      </div>
      <div className={styles.presets}>
        {Array.from({ length: count }, (_, at) => {
          const text = printDates(
            kind === 'month'
              ? { kind, month: `${year}-${String(at + 1).padStart(2, '0')}` }
              : { kind, year, quarter: at + 1 },
          )
          return (
            <Button
              key={at}
              isSmall
              variant={text === chosen ? 'primary' : 'quiet'}
              aria-pressed={text === chosen}
              onPress={() => onChange(text)}
            >
              {kind === 'month' ? month.format(Date.UTC(2024, at, 1)) : t('Q{n}', { n: at + 1 })}
            </Button>
          )
        })}
      </div>
    </div>
  )
}

function yearOf(value: DateFilter | null): number | undefined {
  if (value?.kind === 'month') return Number(value.month.slice(0, 4))
  return value?.kind === 'quarter' ? value.year : undefined
}
