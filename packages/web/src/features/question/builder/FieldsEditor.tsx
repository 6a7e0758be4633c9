import { t } from '../../../i18n/t.ts'
import { Picker } from '../../../ui/Picker/index.ts'
import { sameColumn, type Clause, type Column } from '../../../models/question/index.ts'
import { columnIcon } from './column-icon.ts'

interface FieldsEditorProps {
  columns: readonly Column[]
  /** null: all of them. */
  fields: readonly Clause[] | null
  /** null where all are chosen. */
  onChange(fields: readonly Clause[] | null): void
}

/** Which columns come with the rows. At least one does. */
export function FieldsEditor({ columns, fields, onChange }: FieldsEditorProps) {
  const chosen = columns.flatMap(({ ref }, at) =>
    fields === null || fields.some((one) => sameColumn(one, ref)) ? [String(at)] : [],
  )
  return (
    <Picker
      label={t('Columns')}
      isMulti
      options={columns.map((column, at) => ({
        id: String(at),
        label: column.display_name,
        icon: columnIcon(column),
        ...(column.join_alias !== null && { section: column.join_alias }),
      }))}
      value={chosen}
      onChange={(ids) => {
        const kept = columns.filter((_, at) => ids.includes(String(at)))
        if (kept.length > 0) onChange(kept.length === columns.length ? null : kept.map(({ ref }) => ref))
      }}
    />
  )
}
