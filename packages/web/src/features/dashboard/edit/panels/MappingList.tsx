import type { Parameter } from '../../../../api/card.ts'
import { t } from '../../../../i18n/t.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import type { ClickMapping, ClickSource } from '../../model/click/index.ts'
import styles from '../edit.module.css'

interface MappingListProps {
  /** Filters that can get a value. */
  parameters: readonly Parameter[]
  sources: readonly ClickSource[]
  mapping: ClickMapping
  onChange(mapping: ClickMapping): void
}

/** Which value of what was clicked each filter gets. */
export function MappingList({ parameters, sources, mapping, onChange }: MappingListProps) {
  if (parameters.length === 0) return <p className={styles.note}>{t('It has no filters to hand values to.')}</p>
  function choose({ id }: Parameter, key: string): void {
    const { [id]: _, ...others } = mapping
    const source = sources.find((one) => keyOf(one) === key)
    onChange(source === undefined ? others : { ...others, [id]: { id, source, target: { type: 'parameter', id } } })
  }
  return (
    <>
      {parameters.map((parameter) => {
        const chosen = mapping[parameter.id]?.source
        return (
          <Select
            key={parameter.id}
            label={parameter.name}
            options={[
              { id: '', label: t('Nothing') },
              ...sources.map((source) => ({
                id: keyOf(source),
                label: source.name ?? source.id,
                section: source.type === 'column' ? t('Columns') : t('Filters'),
              })),
            ]}
            value={chosen === undefined ? '' : keyOf(chosen)}
            onChange={(key) => choose(parameter, key)}
          />
        )
      })}
    </>
  )
}

const keyOf = ({ type, id }: ClickSource) => `${type} ${id}`
