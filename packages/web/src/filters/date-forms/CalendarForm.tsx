import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { Calendar, DateRange } from '../../ui/Calendar/Calendar.tsx'
import { Segmented } from '../../ui/Segmented/Segmented.tsx'
import type { DateFilter } from '../dates/index.ts'

interface CalendarFormProps {
  label: string
  value: DateFilter | null
  onChange(filter: DateFilter): void
}

type Bounds = 'between' | 'on' | 'before' | 'after'

/** Days from the calendar: between two of them, one, or all on one side of it. */
export function CalendarForm({ label, value, onChange }: CalendarFormProps) {
  const [bounds, setBounds] = useState<Bounds>(boundsOf(value))
  const filterOf = (day: string): DateFilter => {
    if (bounds === 'on') return { kind: 'at', date: day }
    return { kind: 'range', start: bounds === 'after' ? day : null, end: bounds === 'before' ? day : null }
  }
  return (
    <>
      <Segmented
        label={t('Range')}
        isWide
        segments={[
          { id: 'between', label: t('Between') },
          { id: 'on', label: t('On') },
          { id: 'before', label: t('Before') },
          { id: 'after', label: t('After') },
        ]}
        value={bounds}
        onChange={setBounds}
      />
      {bounds === 'between' ? (
        <RangeForm label={label} value={value} onChange={onChange} />
      ) : (
        <Calendar label={label} value={dayOf(value)} onChange={(day) => onChange(filterOf(day))} />
      )}
    </>
  )
}

/** All days from one to another. */
export function RangeForm({ label, value, onChange }: CalendarFormProps) {
  const { start, end } = value?.kind === 'range' ? value : { start: dayOf(value), end: dayOf(value) }
  const days = start === null || end === null ? null : { start: start.slice(0, 10), end: end.slice(0, 10) }
  return <DateRange label={label} value={days} onChange={(chosen) => onChange({ kind: 'range', ...chosen })} />
}

/** The day of a filter that has one. */
export function dayOf(value: DateFilter | null): string | null {
  if (value?.kind === 'at') return value.date.slice(0, 10)
  return value?.kind === 'range' ? ((value.start ?? value.end)?.slice(0, 10) ?? null) : null
}

function boundsOf(value: DateFilter | null): Bounds {
  if (value?.kind === 'at') return 'on'
  if (value?.kind !== 'range') return 'between'
  return value.end === null ? 'after' : value.start === null ? 'before' : 'between'
}
