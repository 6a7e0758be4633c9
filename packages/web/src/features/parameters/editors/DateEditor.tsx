import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Calendar, DateRange } from '../../../ui/Calendar/Calendar.tsx'
import { Segmented } from '../../../ui/Segmented/Segmented.tsx'
import {
  DATE_UNITS,
  dateKindsOf,
  printDates,
  readDates,
  sayDates,
  sayDatesText,
  type DateFilter,
} from '../../dashboard/model/dates/index.ts'
import { RelativeForm, SaidDates, type Span } from '../../relative-dates/index.ts'
import { ExcludeForm } from './ExcludeForm.tsx'
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

type Way = 'relative' | 'between' | 'since' | 'before' | 'exclude'

/** Days by their distance from today, or from the calendar. */
export function DateEditor({ parameter, value, onChange, close }: EditorProps) {
  const current = typeof value === 'string' ? readDates(value) : null
  const range = rangeOf(current)
  const isSingle = parameter.type === 'date/single'
  const [way, setWay] = useState<Way>(wayOf(current))
  const old = current?.kind === 'relative' ? current : null
  const [span, setSpan] = useState<Span>({
    amount: old?.amount || -30,
    unit: old?.unit ?? 'day',
    isCurrentIn: old?.includeCurrent ?? false,
  })
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
    { id: 'since', label: t('After') },
    { id: 'before', label: t('Before') },
    { id: 'exclude', label: t('Without') },
  ]
  const relative: DateFilter = {
    kind: 'relative',
    amount: span.amount,
    unit: span.unit,
    includeCurrent: span.isCurrentIn,
    offset: null,
  }
  return (
    <div className={styles.form}>
      {parameter.type !== 'date/relative' && parameter.type !== 'date/range' && (
        <Segmented label={t('How days are chosen')} segments={ways} value={way} onChange={setWay} />
      )}
      {way === 'relative' && parameter.type !== 'date/range' && (
        <>
          <div className={styles.presets}>
            {PRESETS.map((preset) => (
              <Button key={preset} variant="quiet" isSmall onPress={() => choose(preset)}>
                {sayDatesText(preset)}
              </Button>
            ))}
          </div>
          <RelativeForm value={span} units={DATE_UNITS} onChange={setSpan} />
          <SaidDates text={sayDates(relative)} filter={relative} />
          <Button variant="primary" onPress={() => choose(printDates(relative))}>
            {t('Use filter')}
          </Button>
        </>
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
      {way === 'since' && (
        <Calendar
          label={parameter.name}
          value={range?.start?.slice(0, 10) ?? null}
          onChange={(day) => choose(`${day}~`)}
        />
      )}
      {way === 'before' && (
        <Calendar
          label={parameter.name}
          value={range?.end?.slice(0, 10) ?? null}
          onChange={(day) => choose(`~${day}`)}
        />
      )}
      {way === 'exclude' && (
        <ExcludeForm
          value={current?.kind === 'exclude' ? current : null}
          onChange={(filter) => choose(printDates(filter))}
        />
      )}
    </div>
  )
}

function wayOf(dates: DateFilter | null): Way {
  if (dates?.kind === 'exclude') return 'exclude'
  const range = rangeOf(dates)
  if (range === undefined) return 'relative'
  return range.end === null ? 'since' : range.start === null ? 'before' : 'between'
}

/** A day is a range of one. */
function rangeOf(dates: DateFilter | null): { start: string | null; end: string | null } | undefined {
  if (dates?.kind === 'range') return dates
  return dates?.kind === 'at' ? { start: dates.date, end: dates.date } : undefined
}
