import type { Schedule } from '../../api/database-admin.ts'
import { locale, t } from '../../i18n/t.ts'
import { Field, FormRow } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'

interface ScheduleInputProps {
  label: string
  help: string | undefined
  value: Schedule | undefined
  onChange(schedule: Schedule): void
}

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

/** How often something is done, and when. */
export function ScheduleInput({ label, help, value, onChange }: ScheduleInputProps) {
  const type = value?.schedule_type ?? 'daily'
  const minute = value?.schedule_minute ?? 0
  const hour = value?.schedule_hour ?? 0
  const time = new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' })
  const set = (next: Partial<Schedule>) =>
    onChange({
      schedule_type: type,
      schedule_minute: minute,
      schedule_hour: hour,
      schedule_day: null,
      schedule_frame: null,
      ...value,
      ...next,
    })
  return (
    <Field label={label} {...(help !== undefined && { help })}>
      <FormRow>
        <Select
          aria-label={t('How often')}
          value={type}
          onChange={(next) =>
            set({
              schedule_type: next,
              schedule_hour: next === 'hourly' ? null : hour,
              schedule_day: next === 'weekly' ? (value?.schedule_day ?? 'mon') : null,
              schedule_frame: null,
            })
          }
          options={[
            { id: 'hourly', label: t('Every hour') },
            { id: 'daily', label: t('Every day') },
            { id: 'weekly', label: t('Every week') },
            // What another client has set can be kept, not chosen.
            ...(type === 'monthly' ? [{ id: 'monthly' as const, label: t('Every month') }] : []),
          ]}
        />
        {type === 'weekly' && (
          <Select
            aria-label={t('Day')}
            value={value?.schedule_day ?? 'mon'}
            onChange={(schedule_day) => set({ schedule_day })}
            options={DAYS.map((id, at) => ({ id, label: weekday.format(SUNDAY + at * DAY_MS) }))}
          />
        )}
        {(type === 'daily' || type === 'weekly') && (
          <Select
            aria-label={t('Time')}
            value={String(hour)}
            onChange={(next) => set({ schedule_hour: Number(next) })}
            options={Array.from({ length: 24 }, (_, at) => ({
              id: String(at),
              label: time.format(Date.UTC(2023, 0, 1, at, minute)),
            }))}
          />
        )}
      </FormRow>
    </Field>
  )
}
