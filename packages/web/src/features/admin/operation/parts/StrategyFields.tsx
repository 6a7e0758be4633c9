import type { CacheStrategy } from '../../../../api/caching.ts'
import { t } from '../../../../i18n/t.ts'
import { FormRow, NumberInput, TextInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { hourText, readSchedule, weekdayText, writeSchedule, type Schedule } from '../model.ts'

interface StrategyFieldsProps {
  strategy: CacheStrategy
  onChange(strategy: CacheStrategy): void
}

const DEFAULTS: { [Type in CacheStrategy['type']]: Extract<CacheStrategy, { type: Type }> } = {
  nocache: { type: 'nocache' },
  duration: { type: 'duration', duration: 24, unit: 'hours', refresh_automatically: false },
  schedule: { type: 'schedule', schedule: '0 0 6 * * ? *', refresh_automatically: false },
  ttl: { type: 'ttl', multiplier: 10, min_duration_ms: 1000 },
}

/** How long, and what that needs to know. */
export function StrategyFields({ strategy, onChange }: StrategyFieldsProps) {
  return (
    <>
      <Select
        label={t('Results are')}
        value={strategy.type}
        onChange={(type) => onChange(DEFAULTS[type])}
        options={[
          { id: 'duration', label: t('cached for a fixed time') },
          { id: 'schedule', label: t('cached until the next scheduled time') },
          { id: 'ttl', label: t('cached longer for slower queries') },
          { id: 'nocache', label: t('not cached') },
        ]}
      />
      {strategy.type === 'duration' && (
        <FormRow>
          <NumberInput
            label={t('Time')}
            minValue={1}
            step={1}
            value={strategy.duration}
            onChange={(duration) => onChange({ ...strategy, duration: duration ?? 1 })}
          />
          <Select
            label={t('Unit')}
            value={strategy.unit}
            onChange={(unit) => onChange({ ...strategy, unit })}
            options={[
              { id: 'seconds', label: t('seconds') },
              { id: 'minutes', label: t('minutes') },
              { id: 'hours', label: t('hours') },
              { id: 'days', label: t('days') },
            ]}
          />
        </FormRow>
      )}
      {strategy.type === 'ttl' && (
        <FormRow>
          <NumberInput
            label={t('Multiple of the query duration')}
            minValue={0.1}
            value={strategy.multiplier}
            onChange={(multiplier) => onChange({ ...strategy, multiplier: multiplier ?? 1 })}
          />
          <NumberInput
            label={t('Only queries that take')}
            suffix={t('ms or more')}
            minValue={0}
            value={strategy.min_duration_ms}
            onChange={(least) => onChange({ ...strategy, min_duration_ms: least ?? 0 })}
          />
        </FormRow>
      )}
      {strategy.type === 'schedule' && (
        <ScheduleFields cron={strategy.schedule} onChange={(schedule) => onChange({ ...strategy, schedule })} />
      )}
    </>
  )
}

function ScheduleFields({ cron, onChange }: { cron: string; onChange(cron: string): void }) {
  const schedule = readSchedule(cron)
  if (schedule === undefined) {
    return <TextInput label={t('Schedule (cron with seconds)')} isMono value={cron} onChange={onChange} />
  }
  const set = (changes: Partial<Schedule>) => onChange(writeSchedule({ ...schedule, ...changes }))
  return (
    <FormRow>
      <Select
        label={t('Every')}
        value={schedule.every}
        onChange={(every) => set({ every })}
        options={[
          { id: 'hour', label: t('hour') },
          { id: 'day', label: t('day') },
          { id: 'week', label: t('week') },
        ]}
      />
      {schedule.every === 'week' && (
        <Select
          label={t('On')}
          value={String(schedule.weekday)}
          onChange={(day) => set({ weekday: Number(day) })}
          options={[2, 3, 4, 5, 6, 7, 1].map((day) => ({ id: String(day), label: weekdayText(day) }))}
        />
      )}
      {schedule.every !== 'hour' && (
        <Select
          label={t('At')}
          value={String(schedule.hour)}
          onChange={(hour) => set({ hour: Number(hour) })}
          options={Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: hourText(hour) }))}
        />
      )}
    </FormRow>
  )
}
