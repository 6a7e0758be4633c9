import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { unitTitle } from '../../../i18n/units.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Calendar, DateRange } from '../../../ui/Calendar/Calendar.tsx'
import { Checkbox } from '../../../ui/Choice/index.ts'
import { Segmented } from '../../../ui/Segmented/Segmented.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { DATE_UNITS, type DateFilter, type DateUnit } from '../../dashboard/model/dates/index.ts'
import { RelativeForm, SaidDates, type Span } from '../../relative-dates/index.ts'
import { isDay, makeFilter, sayFilter, sayValue, type Clause, type Column, type FilterParts } from '../draft/index.ts'
import styles from '../builder/builder.module.css'

interface DateFilterEditorProps {
  column: Column
  parts: FilterParts | null
  onDone(clause: Clause): void
}

type Way = 'relative' | 'range' | 'exclude' | 'empty'

const EXCLUDED = [
  ['day-of-week', 7],
  ['month-of-year', 12],
  ['quarter-of-year', 4],
  ['hour-of-day', 24],
] as const
type Excluded = (typeof EXCLUDED)[number][0]
const PRESETS: readonly (readonly [amount: number, unit: string])[] = [
  [0, 'day'],
  [-1, 'day'],
  [-7, 'day'],
  [-30, 'day'],
  [0, 'month'],
  [-1, 'month'],
  [-3, 'month'],
  [-12, 'month'],
  [0, 'year'],
]

/** Which dates: counted from today, from the calendar, without some weekdays or months, or those that are missing. */
export function DateFilterEditor({ column, parts, onDone }: DateFilterEditorProps) {
  const [way, setWay] = useState<Way>(wayOf(parts))
  const old = parts?.kind === 'relative' ? parts : null
  const [span, setSpan] = useState<Span>({
    amount: old?.amount || -30,
    unit: (old?.unit ?? 'day') as DateUnit,
    isCurrentIn: old?.includeCurrent ?? false,
  })
  const days = parts?.kind === 'dates' ? parts : null
  const [bounds, setBounds] = useState<'between' | 'on' | 'before' | 'after'>(days?.operator ?? 'between')
  const [range, setRange] = useState<readonly string[]>(days?.values.map((value) => value.slice(0, 10)) ?? [])
  const left = parts?.kind === 'exclude' ? parts : null
  const [part, setPart] = useState<Excluded>(left?.unit ?? 'day-of-week')
  const [without, setWithout] = useState<readonly number[]>(left?.values ?? [])
  const ref = parts !== null && parts.kind !== 'inside' ? parts.column : column.ref
  const relative = (count: number, of: string, isIn = false) =>
    makeFilter({ kind: 'relative', column: ref, amount: count, unit: of, ...(isIn && { includeCurrent: true }) })
  const said = (clause: Clause) => sayFilter(clause, [column])
  const units = isDay(column) ? DATE_UNITS.slice(2) : DATE_UNITS

  return (
    <div className={styles.formBody}>
      <Segmented
        label={t('How dates are chosen')}
        isWide
        segments={[
          { id: 'relative', label: t('From today') },
          { id: 'range', label: t('Calendar') },
          { id: 'exclude', label: t('Without') },
          { id: 'empty', label: t('Missing') },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'relative' && (
        <>
          <div className={styles.presets}>
            {PRESETS.map(([count, of]) => (
              <Button key={`${count}${of}`} isSmall onPress={() => onDone(relative(count, of))}>
                {sayPreset(count, of)}
              </Button>
            ))}
          </div>
          <RelativeForm value={span} units={units} onChange={setSpan} />
          <Apply
            text={said(relative(span.amount, span.unit, span.isCurrentIn))}
            dates={{
              kind: 'relative',
              amount: span.amount,
              unit: span.unit,
              includeCurrent: span.isCurrentIn,
              offset: null,
            }}
            onPress={() => onDone(relative(span.amount, span.unit, span.isCurrentIn))}
          />
        </>
      )}
      {way === 'range' && (
        <>
          <Segmented
            label={t('Bounds')}
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
            <DateRange
              label={column.display_name}
              value={range.length === 2 ? { start: range[0] ?? '', end: range[1] ?? '' } : null}
              onChange={({ start, end }) => setRange([start, end])}
            />
          ) : (
            <Calendar label={column.display_name} value={range[0] ?? null} onChange={(day) => setRange([day])} />
          )}
          {range.length === (bounds === 'between' ? 2 : 1) && (
            <Apply
              text={said(makeFilter({ kind: 'dates', column: ref, operator: bounds, values: range }))}
              onPress={() => onDone(makeFilter({ kind: 'dates', column: ref, operator: bounds, values: range }))}
            />
          )}
        </>
      )}
      {way === 'exclude' && (
        <>
          <Select
            aria-label={t('Parts of dates')}
            options={EXCLUDED.filter(([id]) => id !== 'hour-of-day' || !isDay(column)).map(([id]) => ({
              id,
              label: unitTitle(id),
            }))}
            value={part}
            onChange={(id) => {
              setPart(id)
              setWithout([])
            }}
          />
          <div className={styles.choices}>
            {partsOf(part).map((value) => (
              <Checkbox
                key={value}
                isSelected={!without.includes(value)}
                onChange={(isIn) =>
                  setWithout(
                    isIn ? without.filter((one) => one !== value) : [...without, value].toSorted((a, b) => a - b),
                  )
                }
              >
                {sayValue(value, part)}
              </Checkbox>
            ))}
          </div>
          {without.length > 0 && (
            <Apply
              text={said(makeFilter({ kind: 'exclude', column: ref, unit: part, values: without }))}
              onPress={() => onDone(makeFilter({ kind: 'exclude', column: ref, unit: part, values: without }))}
            />
          )}
        </>
      )}
      {way === 'empty' && (
        <div className={styles.row}>
          <Button onPress={() => onDone(makeFilter({ kind: 'compare', column: ref, operator: 'is-null', values: [] }))}>
            {t('has no value')}
          </Button>
          <Button
            onPress={() => onDone(makeFilter({ kind: 'compare', column: ref, operator: 'not-null', values: [] }))}
          >
            {t('has a value')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Apply({ text, dates, onPress }: { text: string; dates?: DateFilter; onPress(): void }) {
  return (
    <>
      {dates === undefined ? <p className={styles.said}>{text}</p> : <SaidDates text={text} filter={dates} />}
      <Button variant="primary" onPress={onPress}>
        {t('Use filter')}
      </Button>
    </>
  )
}

function wayOf(parts: FilterParts | null): Way {
  if (parts === null || parts.kind === 'relative') return 'relative'
  if (parts.kind === 'exclude') return 'exclude'
  return parts.kind === 'dates' ? 'range' : 'empty'
}

function partsOf(unit: Excluded): number[] {
  const count = EXCLUDED.find(([id]) => id === unit)?.[1] ?? 0
  const first = unit === 'hour-of-day' ? 0 : 1
  return Array.from({ length: count }, (_, at) => at + first)
}

function sayPreset(amount: number, unit: string): string {
  if (unit === 'day' && amount === 0) return t('Today')
  if (unit === 'day' && amount === -1) return t('Yesterday')
  if (unit === 'month' && amount === 0) return t('This month')
  if (unit === 'year' && amount === 0) return t('This year')
  if (unit === 'month' && amount === -1) return t('Last month')
  if (unit === 'day') return t('Past {count} days', { count: -amount })
  return t('Past {count} months', { count: -amount })
}
