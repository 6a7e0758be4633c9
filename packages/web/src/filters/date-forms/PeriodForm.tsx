import { useState } from 'react'
import { locale, t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { printDates, type DateFilter } from '../dates/index.ts'
import styles from './date-forms.module.css'

interface PeriodFormProps {
  kind: 'month' | 'quarter'
  value: DateFilter | null
  onChange(filter: DateFilter): void
}

/** One month or quarter of a year. */
export function PeriodForm({ kind, value, onChange }: PeriodFormProps) {
  const chosen = value === null ? '' : printDates(value)
  const [year, setYear] = useState(() => yearOf(value) ?? new Date().getFullYear())
  const count = kind === 'month' ? 12 : 4
  const month = new Intl.DateTimeFormat(locale(), { month: 'short', timeZone: 'UTC' })
  return (
    <div className={styles.form}>
      <div className={styles.year}>
        <IconButton icon="chevron-left" isSmall label={t('Previous year')} onPress={() => setYear(year - 1)} />
        <span aria-live="polite">{year}</span>
        <IconButton icon="chevron-right" isSmall label={t('Next year')} onPress={() => setYear(year + 1)} />
      </div>
      <div className={styles.presets}>
        {Array.from({ length: count }, (_, at) => {
          const period: DateFilter =
            kind === 'month'
              ? { kind, month: `${year}-${String(at + 1).padStart(2, '0')}` }
              : { kind, year, quarter: at + 1 }
          const isChosen = printDates(period) === chosen
          return (
            <Button
              key={at}
              isSmall
              variant={isChosen ? 'primary' : 'quiet'}
              aria-pressed={isChosen}
              onPress={() => onChange(period)}
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
