import { parseDate, type CalendarDate } from '@internationalized/date'
import { Calendar, CalendarCell, CalendarGrid, Heading } from 'react-aria-components/Calendar'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Calendar.module.css'

export interface DateCalendarProps {
  label: string
  /** ISO 8601, such as `2026-11-23`; null is none. */
  value: string | null
  onChange(value: string): void
  min?: string
  max?: string
}

export function DateCalendar({ label, value, onChange, min, max }: DateCalendarProps) {
  return (
    <Calendar
      aria-label={label}
      className={`${styles.calendar} ${styles.one}`}
      value={parse(value)}
      onChange={(date) => onChange(date.toString())}
      minValue={parse(min)}
      maxValue={parse(max)}
    >
      <Month />
    </Calendar>
  )
}

export interface RangeValue {
  start: string
  end: string
}

export interface DateRangeCalendarProps extends Omit<DateCalendarProps, 'value' | 'onChange'> {
  /** Both ends belong to it. */
  value: RangeValue | null
  onChange(value: RangeValue): void
}

export function DateRangeCalendar({ label, value, onChange, min, max }: DateRangeCalendarProps) {
  const start = parse(value?.start)
  const end = parse(value?.end)
  return (
    <RangeCalendar
      aria-label={label}
      className={styles.calendar}
      value={start === null || end === null ? null : { start, end }}
      onChange={(range) => onChange({ start: range.start.toString(), end: range.end.toString() })}
      minValue={parse(min)}
      maxValue={parse(max)}
    >
      <Month />
    </RangeCalendar>
  )
}

function Month() {
  return (
    <>
      <header className={styles.head}>
        <Button slot="previous" className={styles.turn}>
          <Icon name="chevron-left" />
        </Button>
        <Heading className={styles.title} />
        <Button slot="next" className={styles.turn}>
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid className={styles.grid}>
        {(date) => <CalendarCell date={date} className={styles.day} />}
      </CalendarGrid>
    </>
  )
}

/** Null for what is no date, as text of users and of links may be. */
function parse(text: string | null | undefined): CalendarDate | null {
  try {
    return text == null ? null : parseDate(text.slice(0, 10))
  } catch {
    return null
  }
}
