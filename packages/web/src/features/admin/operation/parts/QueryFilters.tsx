import type { LoggedQuery, QueryLogFilter } from '../../../../api/operation.ts'
import { t } from '../../../../i18n/t.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { Segmented } from '../../../../ui/Segmented/Segmented.tsx'
import { Select } from '../../../../ui/Select/Select.tsx'
import type { useNames } from '../names.ts'
import styles from './operation.module.css'

interface QueryFiltersProps {
  filter: QueryLogFilter
  onChange(filter: QueryLogFilter): void
  names: ReturnType<typeof useNames>
}

const ANY = 'any'

/** Which queries are listed, and in what order. */
export function QueryFilters({ filter, onChange, names }: QueryFiltersProps) {
  const { people, databases } = names
  const anybody = { id: ANY, label: t('Anybody') }
  const anyDatabase = { id: ANY, label: t('Any database') }
  const idOf = (id: string) => (id === ANY ? undefined : Number(id))
  return (
    <div className={styles.bar}>
      <Segmented
        label={t('Order')}
        value={filter.sort ?? 'latest'}
        onChange={(sort) => onChange({ ...filter, sort })}
        segments={[
          { id: 'latest', label: t('Latest') },
          { id: 'slowest', label: t('Slowest') },
        ]}
      />
      <PickerButton
        label={t('Person')}
        options={[anybody, ...people.map(({ id, common_name }) => ({ id: String(id), label: common_name }))]}
        value={filter.executor_id === undefined ? ANY : String(filter.executor_id)}
        onChange={(id) => onChange({ ...filter, executor_id: idOf(id) })}
      />
      <PickerButton
        label={t('Database')}
        options={[anyDatabase, ...databases.map(({ id, name }) => ({ id: String(id), label: name }))]}
        value={filter.database_id === undefined ? ANY : String(filter.database_id)}
        onChange={(id) => onChange({ ...filter, database_id: idOf(id) })}
      />
      <div className={styles.choice}>
        <Select
          aria-label={t('State')}
          value={filter.status ?? ANY}
          onChange={(status) =>
            onChange({ ...filter, status: status === ANY ? undefined : (status as LoggedQuery['status']) })
          }
          options={[
            { id: ANY, label: t('Any state') },
            { id: 'completed', label: t('Done') },
            { id: 'failed', label: t('Failed') },
            { id: 'interrupted', label: t('Stopped') },
          ]}
        />
      </div>
      <div className={styles.choice}>
        <Select
          aria-label={t('Duration')}
          value={String(filter.min_time ?? ANY)}
          onChange={(least) => onChange({ ...filter, min_time: idOf(least) })}
          options={[
            { id: ANY, label: t('Any time') },
            { id: '100', label: t('100 ms or more') },
            { id: '1000', label: t('1 s or more') },
            { id: '10000', label: t('10 s or more') },
            { id: '60000', label: t('1 minute or more') },
          ]}
        />
      </div>
    </div>
  )
}
