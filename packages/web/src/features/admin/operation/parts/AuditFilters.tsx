import type { AuditFilter } from '../../../../api/audit.ts'
import type { Person } from '../../../../api/user.ts'
import { t } from '../../../../i18n/t.ts'
import { SearchInput, TextInput } from '../../../../ui/Form/index.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import styles from './operation.module.css'

interface AuditFiltersProps {
  filter: AuditFilter
  onChange(filter: AuditFilter): void
  people: readonly Person[]
  actions: readonly { action: string; description: string }[]
}

const ANY = 'any'

/** Which entries are listed. */
export function AuditFilters({ filter, onChange, people, actions }: AuditFiltersProps) {
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
      <div className={styles.find}>
        <SearchInput
          label={t('Search by name')}
          value={filter.text ?? ''}
          onChange={(text) => onChange({ ...filter, text })}
        />
      </div>
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
        isMulti
        label={t('What')}
        placeholder={t('Anything')}
        {...((filter.action?.length ?? 0) > 1 && { text: t('{n} kinds', { n: filter.action?.length ?? 0 }) })}
        options={actions.map(({ action, description }) => ({ id: action, label: action, description }))}
        value={filter.action ?? []}
        onChange={(action) => onChange({ ...filter, action: action.length === 0 ? undefined : action })}
      />
      {day('since', t('From'))}
      {day('until', t('Until'))}
    </div>
  )
}
