import { useQuery } from '@tanstack/react-query'
import { Fragment, useId, type ReactNode } from 'react'
import { scheduleOptions, type Handler, type Notification } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { FormRow, TextInput } from '../../../ui/Form/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { cronOf, WEEKDAYS, type Cadence, type CadenceKind, type MonthDay, type Weekday } from '../model/cadence.ts'
import { newSchedule, type DraftSchedule } from '../model/draft.ts'
import { sayReceivers } from '../model/say-receivers.ts'
import { sayCadence, sayTime, weekdayName } from '../model/say-cadence.ts'
import { Part } from './Part.tsx'
import styles from '../deliveries.module.css'

interface WhenPartProps {
  schedules: readonly DraftSchedule[]
  /** The record that is edited. */
  before: Notification | null
  onChange(schedules: readonly DraftSchedule[]): void
}

const SETTLED_MS = 250
/** As many as the server takes. */
const MOST = 20

/** How often, and the next times; with several schedules, each in a group of its own. */
export function WhenPart({ schedules, before, onChange }: WhenPartProps) {
  const handlers = before?.handlers ?? []
  const isOnly = schedules.length === 1
  return (
    <Part title={t('When')}>
      {schedules.map((schedule, at) => {
        const fields = (
          <ScheduleFields
            cadence={schedule.cadence}
            onChange={(cadence) => onChange(schedules.map((one, place) => (place === at ? { ...one, cadence } : one)))}
          />
        )
        if (isOnly) return <Fragment key={at}>{fields}</Fragment>
        return (
          <OneOfSeveral
            key={schedule.id ?? `new ${at}`}
            n={at + 1}
            onlyTo={handlers.filter(({ id }) => id === schedule.handlerId)}
            onRemove={() => onChange(schedules.filter((_, place) => place !== at))}
          >
            {fields}
          </OneOfSeveral>
        )
      })}
      {schedules.length < MOST && (
        <div>
          <Button isSmall icon="plus" onPress={() => onChange([...schedules, newSchedule()])}>
            {t('Add another schedule')}
          </Button>
        </div>
      )}
    </Part>
  )
}

interface OneOfSeveralProps {
  n: number
  /** The handler that it is for; none for all of them. */
  onlyTo: readonly Handler[]
  onRemove(): void
  children: ReactNode
}

function OneOfSeveral({ n, onlyTo, onRemove, children }: OneOfSeveralProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.schedule}>
      <div className={styles.entryHead}>
        <strong id={id}>{t('Schedule {n}', { n })}</strong>
        {onlyTo.length > 0 && (
          <span className={styles.soft}>{t('only to {names}', { names: sayReceivers(onlyTo) })}</span>
        )}
        <span className={styles.gap} />
        <IconButton isSmall icon="trash" label={t('Remove schedule {n}', { n })} onPress={onRemove} />
      </div>
      {children}
    </div>
  )
}

interface ScheduleFieldsProps {
  cadence: Cadence
  onChange(cadence: Cadence): void
}

function ScheduleFields({ cadence, onChange }: ScheduleFieldsProps) {
  const set = (changes: Partial<Cadence>) => onChange({ ...cadence, ...changes })
  const { kind, time, cron } = cadence
  return (
    <>
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
    </>
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
