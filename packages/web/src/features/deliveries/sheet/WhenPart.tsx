import { useQuery } from '@tanstack/react-query'
import { scheduleOptions } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { FormRow, TextInput } from '../../../ui/Form/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { cronOf, WEEKDAYS, type Cadence, type CadenceKind, type MonthDay, type Weekday } from '../model/cadence.ts'
import { sayCadence, sayTime, weekdayName } from '../model/say-cadence.ts'
import { Part } from './Part.tsx'
import styles from '../deliveries.module.css'

interface WhenPartProps {
  cadence: Cadence
  onChange(cadence: Cadence): void
}

const SETTLED_MS = 250

/** How often, and the next times. */
export function WhenPart({ cadence, onChange }: WhenPartProps) {
  const set = (changes: Partial<Cadence>) => onChange({ ...cadence, ...changes })
  const { kind, time, cron } = cadence
  return (
    <Part title={t('When')}>
      <FormRow>
        <Select
          label={t('How often')}
          value={kind}
          onChange={(next: CadenceKind) =>
            onChange({ ...cadence, kind: next, ...(next === 'cron' && { cron: cronOf(cadence) }) })
          }
          options={kinds()}
        />
        {kind === 'weekly' && (
          <WeekdaySelect weekday={cadence.weekday} onChange={(weekday) => set({ weekday: weekday ?? 2 })} />
        )}
        {kind !== 'hourly' && kind !== 'cron' && (
          <TextInput label={t('At')} type="time" value={time} onChange={(next) => next !== '' && set({ time: next })} />
        )}
      </FormRow>
      {kind === 'monthly' && <MonthDays cadence={cadence} onChange={set} />}
      {kind === 'cron' && (
        <TextInput
          label={t('Cron expression')}
          value={cron}
          onChange={(next) => set({ cron: next })}
          isMono
          help={t('Quartz: second, minute, hour, day of the month, month, day of the week, year.')}
        />
      )}
      <NextTimes cadence={cadence} />
    </Part>
  )
}

const kinds = (): { id: CadenceKind; label: string }[] => [
  { id: 'hourly', label: t('Hourly') },
  { id: 'daily', label: t('Daily') },
  { id: 'weekly', label: t('Weekly') },
  { id: 'monthly', label: t('Monthly') },
  { id: 'cron', label: t('Custom (cron)') },
]

function MonthDays({ cadence, onChange }: { cadence: Cadence; onChange(changes: Partial<Cadence>): void }) {
  const { monthDay, monthWeekday } = cadence
  return (
    <FormRow>
      <Select
        label={t('Of the month')}
        value={monthDay}
        onChange={(next: MonthDay) => onChange({ monthDay: next })}
        options={[
          { id: 'first', label: t('The first') },
          { id: 'mid', label: t('The 15th') },
          { id: 'last', label: t('The last') },
        ]}
      />
      {monthDay !== 'mid' && (
        <WeekdaySelect
          weekday={monthWeekday}
          onChange={(weekday) => onChange({ monthWeekday: weekday })}
          calendar={t('Calendar day')}
        />
      )}
    </FormRow>
  )
}

interface WeekdaySelectProps {
  weekday: Weekday | null
  /** Offered for null. */
  calendar?: string
  onChange(weekday: Weekday | null): void
}

const CALENDAR = 'calendar'

function WeekdaySelect({ weekday, calendar, onChange }: WeekdaySelectProps) {
  return (
    <Select
      label={t('Day')}
      value={weekday === null ? CALENDAR : String(weekday)}
      onChange={(id: string) => onChange(WEEKDAYS.find((one) => String(one) === id) ?? null)}
      options={[
        ...(calendar === undefined ? [] : [{ id: CALENDAR, label: calendar }]),
        ...WEEKDAYS.map((one) => ({ id: String(one), label: weekdayName(one) })),
      ]}
    />
  )
}

/** A rule in the words of the server; a text that cannot be scheduled never comes. */
const sayFault = ({ message }: Error) =>
  message.startsWith('value must be') ? t('This schedule never runs.') : message

/** The schedule as a sentence, and when it comes next. */
function NextTimes({ cadence }: { cadence: Cadence }) {
  const cron = useDebounced(cronOf(cadence), SETTLED_MS)
  const { data, error } = useQuery(scheduleOptions(cron))
  return (
    <div className={styles.next} aria-live="polite">
      <p>{cadence.kind === 'cron' ? t('Next times') : sayCadence(cadence)}</p>
      {error !== null && <p className={styles.bad}>{sayFault(error)}</p>}
      {data !== undefined && (
        <p className={styles.soft}>
          {t('Next: {times} ({zone})', {
            times: data.next.map((time) => sayTime(time, data.time_zone)).join(' · '),
            zone: data.time_zone,
          })}
        </p>
      )}
    </div>
  )
}
