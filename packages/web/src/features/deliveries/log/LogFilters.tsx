import { useQuery } from '@tanstack/react-query'
import type { DeliveryState } from '../../../api/notification.ts'
import { peopleOptions } from '../../../api/user.ts'
import { t } from '../../../i18n/t.ts'
import { Field, SearchInput, TextInput } from '../../../ui/Form/index.ts'
import { PickerButton } from '../../../ui/Picker/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { CHANNELS } from '../model/channels.ts'
import type { ChosenFilter } from '../model/log-filter.ts'
import { stateName } from '../model/say-delivery.ts'
import styles from '../deliveries.module.css'

interface LogFiltersProps {
  filter: ChosenFilter
  onChange(changes: Partial<ChosenFilter>): void
}

const ANY = 'any'
const STATES: readonly DeliveryState[] = ['failed', 'waiting', 'due', 'sent', 'skipped']

/** Which deliveries are listed. */
export function LogFilters({ filter, onChange }: LogFiltersProps) {
  const { state, channel } = filter
  const day = (key: 'from' | 'until', label: string) => (
    <TextInput label={label} type="date" value={filter[key]} onChange={(value) => onChange({ [key]: value })} />
  )
  return (
    <div className={styles.bar} role="group" aria-label={t('Filters')}>
      <div className={styles.find}>
        <SearchInput
          label={t('Name or recipient')}
          value={filter.text}
          onChange={(text) => onChange({ text })}
          maxLength={200}
        />
      </div>
      <Select
        label={t('State')}
        value={state ?? ANY}
        onChange={(id: DeliveryState | typeof ANY) => onChange({ state: id === ANY ? undefined : id })}
        options={[{ id: ANY, label: t('All') }, ...STATES.map((id) => ({ id, label: stateName(id) }))]}
      />
      <Select
        label={t('Channel')}
        value={channel ?? ANY}
        onChange={(id: string) => onChange({ channel: id === ANY ? undefined : id })}
        options={[
          { id: ANY, label: t('All') },
          ...Object.entries(CHANNELS).map(([id, { name }]) => ({ id, label: name() })),
        ]}
      />
      <CreatorFilter creator={filter.creator} onChange={(creator) => onChange({ creator })} />
      {day('from', t('From'))}
      {day('until', t('Until'))}
    </div>
  )
}

interface CreatorFilterProps {
  creator: number | undefined
  onChange(creator: number | undefined): void
}

function CreatorFilter({ creator, onChange }: CreatorFilterProps) {
  const { data: people = [] } = useQuery(peopleOptions)
  const choices = people.map(({ id, common_name, email }) => ({
    id: String(id),
    label: common_name,
    description: email,
  }))
  return (
    <Field label={t('Created by')}>
      <PickerButton
        isWide
        label={t('Created by')}
        options={[{ id: ANY, label: t('Anybody') }, ...choices]}
        value={creator === undefined ? ANY : String(creator)}
        onChange={(id) => onChange(id === ANY ? undefined : Number(id))}
      />
    </Field>
  )
}
