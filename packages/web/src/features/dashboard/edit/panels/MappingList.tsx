import type { Parameter } from '../../../../api/card.ts'
import { t } from '../../../../i18n/t.ts'
import type { ClickMapping, ClickSource } from '../../../../models/dashboard/click/index.ts'
import { SourceSelect } from './SourceSelect.tsx'
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
  if (parameters.length === 0) return <p className={styles.note}>{t('It has no filters that can take a value.')}</p>
  function choose({ id }: Parameter, source: ClickSource | undefined): void {
    const { [id]: _, ...others } = mapping
    onChange(source === undefined ? others : { ...others, [id]: { id, source, target: { type: 'parameter', id } } })
  }
  return parameters.map((parameter) => (
    <SourceSelect
      key={parameter.id}
      label={parameter.name ?? parameter.id}
      sources={sources}
      value={mapping[parameter.id]?.source}
      onChange={(source) => choose(parameter, source)}
    />
  ))
}
