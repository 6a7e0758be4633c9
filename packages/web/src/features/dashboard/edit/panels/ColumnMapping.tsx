import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Card } from '../../../../api/card.ts'
import { describeOptions } from '../../../../api/dataset.ts'
import { t } from '../../../../i18n/t.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import type { Column } from '../../../../models/question/index.ts'
import {
  columnTarget,
  type ClickMapping,
  type ClickSource,
  type ClickTarget,
} from '../../../../models/dashboard/click/index.ts'
import { SourceSelect } from './SourceSelect.tsx'
import styles from '../edit.module.css'

interface ColumnMappingProps {
  /** The question that a click leads to, built from steps. */
  card: Card
  sources: readonly ClickSource[]
  mapping: ClickMapping
  onChange(mapping: ClickMapping): void
}

/** Which columns of the question get a filter with a value of what was clicked. */
export function ColumnMapping({ card, sources, mapping, onChange }: ColumnMappingProps) {
  const { data } = useQuery(describeOptions(card.dataset_query))
  const [begun, setBegun] = useState<readonly string[]>([])
  const visible = data?.stages[0]?.visible ?? []
  const offered = visible.flatMap((column): Offered[] => {
    const target = columnTarget(column)
    return target === null ? [] : [{ column, target }]
  })
  const shown = offered.filter(({ target }) => mapping[target.id] !== undefined || begun.includes(target.id))
  const others = offered.filter((one) => !shown.includes(one))

  function choose(target: ClickTarget, source: ClickSource | undefined): void {
    const { [target.id]: _, ...rest } = mapping
    setBegun(begun.filter((id) => id !== target.id))
    onChange(source === undefined ? rest : { ...rest, [target.id]: { id: target.id, source, target } })
  }

  return (
    <>
      {shown.map(({ column, target }) => (
        <SourceSelect
          key={target.id}
          label={column.display_name}
          sources={sources}
          value={mapping[target.id]?.source}
          onChange={(source) => choose(target, source)}
        />
      ))}
      {others.length > 0 && (
        <div className={styles.panelFoot}>
          <PickerButton
            label={t('Filter one of its columns')}
            text={t('Filter one of its columns')}
            options={others.map(({ column, target }) => ({
              id: target.id,
              label: column.display_name,
              ...(column.join_alias !== null && { section: column.join_alias }),
            }))}
            value={null}
            onChange={(id) => setBegun([...begun, id])}
          />
        </div>
      )}
    </>
  )
}

interface Offered {
  column: Column
  target: ClickTarget
}
