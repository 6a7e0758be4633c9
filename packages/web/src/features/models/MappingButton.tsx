import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { databaseTablesOptions, tableMetadataOptions, type Field, type Table } from '../../api/database.ts'
import type { KeptColumn } from '../../api/card.ts'
import { fieldOptions } from '../../api/field.ts'
import { t } from '../../i18n/t.ts'
import { PickerButton } from '../../ui/Picker/index.ts'
import { fieldIdOf, mappingTo, type ColumnChange } from './columns.ts'
import styles from './models.module.css'

interface MappingButtonProps {
  /** The model's. */
  database: number
  column: KeptColumn
  onChange(change: ColumnChange): void
}

const NO_TABLE = 'none'
const NO_TABLES: readonly Table[] = []
const NO_FIELDS: readonly Field[] = []

/** Which column of the database a column of SQL is: a table, then one of its columns. */
export function MappingButton({ database, column, onChange }: MappingButtonProps) {
  const id = fieldIdOf(column)
  const { data: field } = useField(id)
  /** Chosen while the column is not: what is mapped says its table itself. */
  const [chosen, setChosen] = useState<number | null>(null)
  const table = id === null ? chosen : (field?.table_id ?? null)
  const { data: tables = NO_TABLES, isPending } = useQuery(databaseTablesOptions(database))
  const { data: shown } = useQuery({ ...tableMetadataOptions(table ?? 0), enabled: table !== null })
  const fields = shown?.fields ?? NO_FIELDS
  const { display_name: name } = column
  const known = field === undefined ? [] : [{ id: String(field.id), label: field.display_name }]

  function chooseTable(next: string): void {
    if (next === String(table ?? NO_TABLE)) return
    setChosen(next === NO_TABLE ? null : Number(next))
    if (id !== null) onChange({ id: undefined })
  }

  return (
    <span className={styles.mapping}>
      <PickerButton
        isQuiet
        label={t('Table of {name}', { name })}
        options={[{ id: NO_TABLE, label: t('Not mapped') }, ...tables.map(tableOption)]}
        isLoading={isPending}
        value={String(table ?? NO_TABLE)}
        known={field?.table === undefined ? [] : [{ id: String(field.table.id), label: field.table.display_name }]}
        onChange={chooseTable}
      />
      {table !== null && (
        <PickerButton
          isQuiet
          label={t('Database column of {name}', { name })}
          placeholder={t('Choose a column')}
          options={fields.map((one) => ({ id: String(one.id), label: one.display_name }))}
          isLoading={shown === undefined}
          known={known}
          value={id === null ? null : String(id)}
          onChange={(next) => {
            const found = fields.find((one) => String(one.id) === next)
            if (found !== undefined && found.id !== id) onChange(mappingTo(column, found))
          }}
        />
      )}
    </span>
  )
}

/** The same for those who may not change it. */
export function MappingText({ column }: Pick<MappingButtonProps, 'column'>) {
  const { data: field } = useField(fieldIdOf(column))
  if (field === undefined) return null
  return t('{table} → {field}', { table: field.table?.display_name ?? '', field: field.display_name })
}

const useField = (id: number | null) => useQuery({ ...fieldOptions(id ?? 0), enabled: id !== null })

function tableOption({ id, display_name, schema }: Table) {
  return { id: String(id), label: display_name, ...(schema !== null && schema !== '' && { section: schema }) }
}
