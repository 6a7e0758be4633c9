import { t } from '../../../i18n/t.ts'
import { Picker } from '../../../ui/Picker/index.ts'
import { FormulaEditor } from '../formula/FormulaEditor.tsx'
import {
  bucketed,
  clausesOf,
  replaceClause,
  type Clause,
  type ClauseList,
  type Column,
} from '../../../models/question/index.ts'
import { BucketEditor } from './BucketEditor.tsx'
import { ColumnPicker } from './ColumnPicker.tsx'
import { useBuilding } from './context.ts'
import { FilterEditor } from '../filter/FilterEditor.tsx'
import { SummaryEditor } from './SummaryEditor.tsx'

interface ClauseEditorProps {
  list: Exclude<ClauseList, 'fields'>
  stage: number
  /** Its place; null for a new one, that `onChange` then adds. */
  index: number | null
  onChange?(clause: Clause): void
  close(): void
}

/** The editor of a clause, by the list that it stands in. */
export function ClauseEditor({ list, stage, index, onChange, close }: ClauseEditorProps) {
  const { query, columnsOf, edit } = useBuilding()
  const clause = index === null ? null : (clausesOf(query, stage, list)[index] ?? null)
  const columns = columnsOf(list, stage)
  const save = (next: Clause) => {
    if (index === null) onChange?.(next)
    else edit(t('Change a clause'), (before) => replaceClause(before, stage, list, index, next))
  }
  const saveAndClose = (next: Clause) => {
    save(next)
    close()
  }
  switch (list) {
    case 'expressions':
      return (
        <FormulaEditor
          kind="expression"
          stage={stage}
          columns={columns}
          clause={clause}
          onChange={save}
          close={close}
        />
      )
    case 'filters':
      return <FilterEditor stage={stage} columns={columns} clause={clause} onChange={save} close={close} />
    case 'aggregation':
      return <SummaryEditor stage={stage} columns={columns} clause={clause} onChange={save} close={close} />
    case 'breakout':
      return clause === null ? (
        <ColumnPicker
          label={t('Group by')}
          columns={columns}
          onChange={(column) => saveAndClose(bucketed(column.ref, column))}
        />
      ) : (
        <BucketEditor clause={clause} columns={columns} onChange={save} close={close} />
      )
    case 'order-by':
      return clause === null ? (
        <ColumnPicker
          label={t('Sort by')}
          columns={columns}
          onChange={({ ref }: Column) => saveAndClose(['asc', {}, ref])}
        />
      ) : (
        <Picker
          label={t('Order')}
          options={[
            { id: 'asc', label: t('Smallest or earliest first'), icon: 'sort-up' },
            { id: 'desc', label: t('Largest or latest first'), icon: 'sort-down' },
          ]}
          value={clause[0]}
          onChange={(direction) => saveAndClose([direction, clause[1], ...clause.slice(2)])}
        />
      )
  }
}
