import { t } from '../../../i18n/t.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import { Picker } from '../../../ui/Picker/index.ts'
import { sameColumn, type Clause, type Column } from '../../../models/question/index.ts'
import { columnIcon } from './column-icon.ts'

interface Extra {
  id: string
  label: string
  icon: IconName
  run(): void
}

interface ColumnPickerProps {
  label: string
  columns: readonly Column[]
  /** The column that is chosen now. */
  value?: Clause | null
  /** Other ways, at the end. */
  extras?: readonly Extra[]
  onChange(column: Column): void
}

const ARROW = ' → '

/** One of the columns that a clause can refer to, by the tables that they come from. */
export function ColumnPicker({ label, columns, value = null, extras = [], onChange }: ColumnPickerProps) {
  const chosen = value === null ? -1 : columns.findIndex(({ ref }) => sameColumn(ref, value))
  const options = columns.map((column, at) => {
    const [through, ...rest] = column.display_name.split(ARROW)
    const isReached = rest.length > 0
    const section = isReached ? through : (column.join_alias ?? undefined)
    return {
      id: String(at),
      label: isReached ? rest.join(ARROW) : column.display_name,
      icon: columnIcon(column),
      ...(section !== undefined && { section }),
    }
  })
  const more = extras.map(({ id, label: text, icon }) => ({ id, label: text, icon, section: t('Other ways') }))
  return (
    <Picker
      label={label}
      options={[...more, ...options]}
      value={chosen < 0 ? null : String(chosen)}
      onChange={(id) => {
        const extra = extras.find((one) => one.id === id)
        const column = columns[Number(id)]
        if (extra !== undefined) extra.run()
        else if (column !== undefined) onChange(column)
      }}
    />
  )
}
