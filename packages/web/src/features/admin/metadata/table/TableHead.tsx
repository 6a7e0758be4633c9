import type { ManagedTable, TableVisibility } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { useCommitted } from '../../../../lib/fields/use-committed.ts'
import { TextArea, TextInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { tableVisibilities } from '../../../../models/metadata/index.ts'
import { useTables } from '../use-tables.ts'
import { TableActions } from './TableActions.tsx'
import styles from '../metadata.module.css'

/** What a table is called, what it holds, and whether it is offered. */
export function TableHead({ table }: { table: ManagedTable }) {
  const { change } = useTables()
  const name = useCommitted(table.display_name, (display_name) =>
    display_name === '' ? undefined : void change(table, { display_name }),
  )
  const description = useCommitted(
    table.description ?? '',
    (text) => void change(table, { description: text === '' ? null : text }),
    { isLong: true },
  )
  return (
    <header className={styles.tableHead}>
      <div className={styles.tableTitle}>
        <h2>{table.display_name}</h2>
        <code>{[table.db.name, table.schema, table.name].filter(Boolean).join(' · ')}</code>
        <TableActions table={table} />
      </div>
      <div className={styles.tableForm}>
        <TextInput label={t('Name')} {...name} />
        <Select
          label={t('Visibility')}
          options={tableVisibilities()}
          value={table.visibility_type ?? 'visible'}
          onChange={(id) => void change(table, { visibility_type: id === 'visible' ? null : (id as TableVisibility) })}
        />
        <div className={styles.wide}>
          <TextArea label={t('Description')} placeholder={t('What a row represents')} {...description} />
        </div>
      </div>
    </header>
  )
}
