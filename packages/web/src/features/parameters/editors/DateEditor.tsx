import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Calendar, DateRange } from '../../../ui/Calendar/Calendar.tsx'
import { Segmented } from '../../../ui/Segmented/Segmented.tsx'
import { dateKindsOf, readDates, sayDatesText, type DateFilter } from '../../dashboard/model/dates/index.ts'
import { PeriodEditor } from './PeriodEditor.tsx'
import type { EditorProps } from '../FilterPopover.tsx'
import styles from '../FilterBar.module.css'

const PRESETS = [
  'thisday',
  'past1days',
  'past7days',
  'past30days',
  'thisweek',
  'past1weeks',
  'thismonth',
  'past1months',
  'past3months',
  'past12months',
  'thisquarter',
  'thisyear',
]

type Way = 'relative' | 'between' | 'since'

/** Days by their distance from today, or from the calendar. */
export function DateEditor({ parameter, value, onChange, close }: EditorProps) {
  const current = typeof value === 'string' ? readDates(value) : null
  const range = rangeOf(current)
  const isSingle = parameter.type === 'date/single'
  const [way, setWay] = useState<Way>(range === undefined ? 'relative' : range.end === null ? 'since' : 'between')
  function choose(text: string): void {
    onChange(text)
    close()
  }
  const [only, other] = dateKindsOf(parameter.type)
  if (other === undefined && (only === 'month' || only === 'quarter')) {
    return <PeriodEditor kind={only} value={current} onChange={choose} />
  }
  if (isSingle) return <Calendar label={parameter.name} value={range?.start?.slice(0, 10) ?? null} onChange={choose} />
  const ways: { id: Way; label: string }[] = [
    { id: 'relative', label: t('From today') },
    { id: 'between', label: t('Between') },
    { id: 'since', label: t('Since') },
  ]
  return (
    <div className={styles.form}>
      {parameter.type !== 'date/relative' && parameter.type !== 'date/range' && (
        <Segmented label={t('How days are chosen')} segments={ways} value={way} onChange={setWay} />
      )}
      {way === 'relative' && parameter.type !== 'date/range' && (
        <div className={styles.presets}>
          {PRESETS.map((preset) => (
            <Button key={preset} variant="quiet" isSmall onPress={() => choose(preset)}>
              {sayDatesText(preset)}
            </Button>
          ))}
        </div>
      )}
      {(way === 'between' || parameter.type === 'date/range') && (
        <DateRange
          label={parameter.name}
          value={
            range?.start != null && range.end != null
              ? { start: range.start.slice(0, 10), end: range.end.slice(0, 10) }
              : null
          }
          onChange={({ start, end }) => choose(`${start}~${end}`)}
        />
      )}
      {way === 'since' && parameter.type !== 'date/range' && (
        <Calendar
          label={parameter.name}
          value={range?.start?.slice(0, 10) ?? null}
          onChange={(day) => choose(`${day}~`)}
        />
      )}
    </div>
  )
}

/** A day is a range of one. */
function rangeOf(dates: DateFilter | null): { start: string | null; end: string | null } | undefined {
  if (dates?.kind === 'range') return dates
  return dates?.kind === 'at' ? { start: dates.date, end: dates.date } : undefined
}
