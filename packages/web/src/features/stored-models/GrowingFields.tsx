import { useQuery } from '@tanstack/react-query'
import { choicesOptions, type CopyChoices, type CopySource } from '../../api/copies.ts'
import { t } from '../../i18n/t.ts'
import { NumberInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import styles from './stored-models.module.css'

/** As the server has them. */
const [MOST_LOOK_BACK, USUAL_REFRESHES, MOST_REFRESHES] = [2_000_000_000, 24, 1000]
/** Of a column of days. */
const USUAL_DAYS = 3
const ALL = 'all'

interface GrowingFieldsProps {
  source: CopySource
  value: CopyChoices['growing']
  onChange(value: CopyChoices['growing']): void
}

/** Whether a refresh reads all rows of a table, or new ones by a column that grows. */
export function GrowingFields({ source, value, onChange }: GrowingFieldsProps) {
  const { data } = useQuery(choicesOptions(source))
  const columns = data?.growing_columns ?? []
  const unitOf = (name: string) => columns.find((column) => column.name === name)?.unit ?? 'one'
  const choose = (column: string) => {
    const look_back = unitOf(column) === 'day' ? USUAL_DAYS : 0
    onChange(column === ALL ? null : { column, look_back, full_every: USUAL_REFRESHES })
  }
  if (columns.length === 0) return null
  return (
    <>
      <Select
        label={t('Rows that a refresh reads')}
        value={value?.column ?? ALL}
        onChange={choose}
        options={[
          { id: ALL, label: t('All rows') },
          ...columns.map(({ name, display_name }) => ({
            id: name,
            label: t('New rows by {name}', { name: display_name }),
          })),
        ]}
      />
      {value !== null && <PartFields unit={unitOf(value.column)} value={value} onChange={onChange} />}
    </>
  )
}

interface PartFieldsProps {
  unit: 'day' | 'one'
  value: NonNullable<CopyChoices['growing']>
  onChange(value: CopyChoices['growing']): void
}

/** How far back rows are read again, and how often all of them. */
function PartFields({ unit, value, onChange }: PartFieldsProps) {
  return (
    <>
      <NumberInput
        label={t('Read again')}
        help={t('How far before the greatest value rows are read again.')}
        suffix={unit === 'day' ? t('days') : t('values')}
        minValue={0}
        maxValue={MOST_LOOK_BACK}
        isLive
        value={value.look_back}
        onChange={(look_back) => onChange({ ...value, look_back: Math.round(look_back ?? 0) })}
      />
      <NumberInput
        label={t('Read all rows every')}
        suffix={t('refreshes')}
        minValue={1}
        maxValue={MOST_REFRESHES}
        isLive
        value={value.full_every}
        onChange={(count) => onChange({ ...value, full_every: Math.max(1, Math.round(count ?? 1)) })}
      />
      <p className={styles.note}>
        {t(
          'Rows that are deleted, and older rows that change, are seen when all rows are read. Answers say when that was.',
        )}
      </p>
    </>
  )
}
