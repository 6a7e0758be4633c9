import type { ActionRun, ActionRunFilter } from '../../../../api/action-run.ts'
import type { Person } from '../../../../api/user.ts'
import { t } from '../../../../i18n/t.ts'
import { TextInput } from '../../../../ui/Form/index.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import styles from './operation.module.css'

interface ExecutionFiltersProps {
  filter: ActionRunFilter
  onChange(filter: ActionRunFilter): void
  people: readonly Person[]
}

const ANY = 'any'
const STATES = ['done', 'failed', 'running', 'unknown'] as const

/** Which executions are listed. */
export function ExecutionFilters({ filter, onChange, people }: ExecutionFiltersProps) {
  const day = (key: 'since' | 'until', label: string) => (
    <TextInput
      label={label}
      type="date"
      value={filter[key] ?? ''}
      onChange={(value) => onChange({ ...filter, [key]: value === '' ? undefined : value })}
    />
  )
  return (
    <div className={styles.bar}>
      <PickerButton
        label={t('Person')}
        options={[
          { id: ANY, label: t('Anybody') },
          ...people.map(({ id, common_name }) => ({ id: String(id), label: common_name })),
        ]}
        value={filter.user_id === undefined ? ANY : String(filter.user_id)}
        onChange={(id) => onChange({ ...filter, user_id: id === ANY ? undefined : Number(id) })}
      />
      <PickerButton
        label={t('Result')}
        options={[{ id: ANY, label: t('Anything') }, ...STATES.map((id) => ({ id, label: stateText(id) }))]}
        value={filter.state ?? ANY}
        onChange={(id) => onChange({ ...filter, state: STATES.find((state) => state === id) })}
      />
      {day('since', t('From'))}
      {day('until', t('Until'))}
    </div>
  )
}

export function stateText(state: ActionRun['state']): string {
  if (state === 'done') return t('Done')
  if (state === 'failed') return t('Failed')
  return state === 'running' ? t('Running') : t('Unknown')
}
