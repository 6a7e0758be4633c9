import { useState, type ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { Calendar } from '../../ui/Calendar/Calendar.tsx'
import { Segmented } from '../../ui/Segmented/Segmented.tsx'
import { DATE_UNITS, type DateFilter, type DateUnit } from '../dates/index.ts'
import { CalendarForm, dayOf, RangeForm } from './CalendarForm.tsx'
import styles from './date-forms.module.css'
import { ExcludeForm } from './ExcludeForm.tsx'
import { PeriodForm } from './PeriodForm.tsx'
import { RelativeForm } from './RelativeForm.tsx'

interface DateFormProps {
  /** What the dates are of. */
  label: string
  value: DateFilter | null
  /** What may be chosen. A lone kind is asked for at once. */
  kinds: readonly DateFilter['kind'][]
  /** Dates without a time of day have no minutes and hours. */
  units?: readonly DateUnit[]
  /** One more way, such as dates that are missing. */
  more?: { label: string; isChosen: boolean; content: ReactNode }
  onChange(filter: DateFilter): void
}

type Way = 'relative' | 'calendar' | 'exclude' | 'more'

/** Which dates: counted from today, from the calendar, or all without some weekdays, months or hours. */
export function DateForm(props: DateFormProps) {
  const { label, value, kinds, onChange } = props
  const [only, other] = kinds
  if (other !== undefined || only === undefined) return <AnyDates {...props} />
  switch (only) {
    case 'month':
    case 'quarter':
      return <PeriodForm kind={only} value={value} onChange={onChange} />
    case 'at':
      return <Calendar label={label} value={dayOf(value)} onChange={(date) => onChange({ kind: 'at', date })} />
    case 'range':
      return <RangeForm label={label} value={value} onChange={onChange} />
    case 'relative':
      return (
        <div className={styles.form}>
          <RelativeForm value={value} units={DATE_UNITS} onChange={onChange} />
        </div>
      )
    case 'exclude':
      return <ExcludeForm value={value} units={DATE_UNITS} onChange={onChange} />
  }
}

function AnyDates({ label, value, units = DATE_UNITS, more, onChange }: DateFormProps) {
  const [way, setWay] = useState<Way>(more?.isChosen === true ? 'more' : wayOf(value))
  const ways: { id: Way; label: string }[] = [
    { id: 'relative', label: t('From today') },
    { id: 'calendar', label: t('Calendar') },
    { id: 'exclude', label: t('Exclude') },
  ]
  if (more !== undefined) ways.push({ id: 'more', label: more.label })
  return (
    <div className={styles.form}>
      <Segmented label={t('How dates are chosen')} isWide segments={ways} value={way} onChange={setWay} />
      {way === 'relative' && <RelativeForm value={value} units={units} onChange={onChange} />}
      {way === 'calendar' && <CalendarForm label={label} value={value} onChange={onChange} />}
      {way === 'exclude' && <ExcludeForm value={value} units={units} onChange={onChange} />}
      {way === 'more' && more?.content}
    </div>
  )
}

function wayOf(value: DateFilter | null): Way {
  if (value?.kind === 'exclude') return 'exclude'
  return value?.kind === 'range' || value?.kind === 'at' ? 'calendar' : 'relative'
}
