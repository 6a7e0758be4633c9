import { t } from '../../../../i18n/t.ts'
import { FormRow, TextInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { HOURS, hourText, readSchedule, weekdayText, writeSchedule, type Schedule } from '../model.ts'

/** A schedule by hours, days or weeks; others as cron text. */
export function ScheduleFields({ cron, onChange }: { cron: string; onChange(cron: string): void }) {
  const schedule = readSchedule(cron)
  if (schedule === undefined) {
    return <TextInput label={t('Schedule (cron with seconds)')} isMono value={cron} onChange={onChange} />
  }
  const set = (changes: Partial<Schedule>) => onChange(writeSchedule({ ...schedule, ...changes }))
  return (
    <FormRow>
      <Select label={t('Every')} value={schedule.every} onChange={(every) => set({ every })} options={units()} />
      {schedule.every === 'hour' && (
        <Select
          label={t('Hours between')}
          value={String(schedule.hours)}
          onChange={(hours) => set({ hours: Number(hours) })}
          options={HOURS.map((hours) => ({ id: String(hours), label: String(hours) }))}
        />
      )}
      {schedule.every === 'week' && (
        <Select
          label={t('On')}
          value={String(schedule.weekday)}
          onChange={(day) => set({ weekday: Number(day) })}
          options={weekdays()}
        />
      )}
      {schedule.every !== 'hour' && (
        <Select
          label={t('At')}
          value={String(schedule.hour)}
          onChange={(hour) => set({ hour: Number(hour) })}
          options={hoursOfDay()}
        />
      )}
    </FormRow>
  )
}

const units = () =>
  [
    { id: 'hour', label: t('hour') },
    { id: 'day', label: t('day') },
    { id: 'week', label: t('week') },
  ] as const

const weekdays = () => [2, 3, 4, 5, 6, 7, 1].map((day) => ({ id: String(day), label: weekdayText(day) }))

const hoursOfDay = () => Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: hourText(hour) }))
