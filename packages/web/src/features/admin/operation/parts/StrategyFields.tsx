import type { CacheStrategy } from '../../../../api/caching.ts'
import { t } from '../../../../i18n/t.ts'
import { FormRow, NumberInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'

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
