import { usePageProperties } from '../../api/customs.ts'
import { daysOf, sayDays, type DateFilter } from '../dates/index.ts'
import styles from './date-forms.module.css'
import { useWeekStart } from './use-week-start.ts'

interface SaidDatesProps {
  /** In words. */
  text: string
  filter: DateFilter
}

/** What a filter says, and the days that it means now. */
export function SaidDates({ text, filter }: SaidDatesProps) {
  const properties = usePageProperties()
  const weekStart = useWeekStart()
  const days = daysOf(filter, { today: todayIn(properties['report-timezone']), weekStart })
  return (
    <p className={styles.said}>
      {text}
      {days !== null && <span>{sayDays(days)}</span>}
    </p>
  )
}

/** The day that it is in the time zone of reports: in the reader's own where none is set. */
function todayIn(zone: unknown): string {
  const timeZone = typeof zone === 'string' && zone !== '' ? zone : undefined
  // Swedes write dates as ISO does.
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(new Date())
}
