import { useQuery } from '@tanstack/react-query'
import { collectionTreeOptions, type CollectionNode } from '../../api/collection.ts'
import { peopleOptions } from '../../api/user.ts'
import { t } from '../../i18n/t.ts'
import { Checkbox } from '../../ui/Choice/index.ts'
import { PickerButton, type PickerOption } from '../../ui/Picker/index.ts'
import { iconOfKind, wordOfKind } from '../../models/items/index.ts'
import { KINDS, TIMES, type SearchFilters } from './model.ts'
import styles from './SearchPage.module.css'

interface FiltersProps {
  filters: SearchFilters
  onChange(next: Partial<SearchFilters>): void
}

const ANY = 'any'

/** What narrows a search. */
export function Filters({ filters, onChange }: FiltersProps) {
  const { data: tree = [] } = useQuery(collectionTreeOptions)
  const { data: people = [] } = useQuery(peopleOptions)
  const anyOr = (id: string) => (id === ANY ? null : id)
  const times: Record<(typeof TIMES)[number], string> = {
    today: t('Today'),
    past7days: t('Last 7 days'),
    past30days: t('Last 30 days'),
    past12months: t('Last 12 months'),
  }
  return (
    <div className={styles.filters} role="group" aria-label={t('Filters')}>
      <PickerButton
        label={t('Kind')}
        placeholder={t('Any kind')}
        isMulti
        options={KINDS.map((id) => ({ id, label: wordOfKind(id), icon: iconOfKind(id) }))}
        value={filters.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <PickerButton
        label={t('Changed by')}
        placeholder={t('By anybody')}
        options={[
          { id: ANY, label: t('By anybody') },
          ...people.map(({ id, common_name }) => ({ id: String(id), label: common_name })),
        ]}
        value={filters.by}
        onChange={(id) => onChange({ by: anyOr(id) })}
      />
      <PickerButton
        label={t('Changed')}
        placeholder={t('Any time')}
        options={[{ id: ANY, label: t('Any time') }, ...TIMES.map((id) => ({ id, label: times[id] }))]}
        value={filters.edited}
        onChange={(id) => onChange({ edited: anyOr(id) })}
      />
      <PickerButton
        label={t('Collection')}
        placeholder={t('Any collection')}
        options={[{ id: ANY, label: t('Any collection') }, ...collectionsOf(tree)]}
        value={filters.collection}
        onChange={(id) => onChange({ collection: anyOr(id) })}
      />
      <Checkbox isSelected={filters.isVerified} onChange={(isVerified) => onChange({ isVerified })}>
        {t('Verified')}
      </Checkbox>
      <Checkbox isSelected={filters.inSql} onChange={(inSql) => onChange({ inSql })}>
        {t('Search in SQL too')}
      </Checkbox>
    </div>
  )
}

function collectionsOf(nodes: readonly CollectionNode[], above: readonly string[] = []): PickerOption[] {
  return nodes
    .filter(({ type }) => type !== 'trash')
    .flatMap(({ id, name, children }) => [
      { id: String(id), label: name, ...(above.length > 0 && { description: above.join(' / ') }) },
      ...collectionsOf(children, [...above, name]),
    ])
}
