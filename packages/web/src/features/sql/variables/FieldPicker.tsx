import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { databaseTablesOptions, tableMetadataOptions, type Field } from '../../../api/database.ts'
import { fieldOptions } from '../../../api/field.ts'
import { t } from '../../../i18n/t.ts'
import { Field as Labelled } from '../../../ui/Form/index.ts'
import { PickerButton } from '../../../ui/Picker/index.ts'
import { isTemporal as isTemporalType } from '../model/index.ts'

interface FieldPickerProps {
  database: number
  field: number | undefined
  /** Only dates and times. */
  isTemporal: boolean
  isDisabled: boolean
  onChange(field: Field): void
}

/** A table and one of its columns. */
export function FieldPicker({ database, field, isTemporal, isDisabled, onChange }: FieldPickerProps) {
  const { data: known } = useQuery({ ...fieldOptions(field ?? 0), enabled: field !== undefined })
  const { data: tables = [], isPending: isListing } = useQuery(databaseTablesOptions(database))
  const [chosen, setChosen] = useState<string | null>(null)
  const table = chosen ?? (known === undefined ? null : String(known.table_id))
  const { data: metadata } = useQuery({ ...tableMetadataOptions(table ?? ''), enabled: table !== null })
  const fields = (metadata?.fields ?? []).filter(
    ({ base_type, effective_type, visibility_type }) =>
      visibility_type !== 'sensitive' && (!isTemporal || isTemporalType(effective_type ?? base_type)),
  )
  const schemas = new Set(tables.map(({ schema }) => schema))
  const isOfTable = known !== undefined && String(known.table_id) === table
  return (
    <>
      <Labelled label={t('Table')}>
        <PickerButton
          isWide
          label={t('Table')}
          options={tables.map(({ id, display_name, schema }) => ({
            id: String(id),
            label: display_name,
            icon: 'table' as const,
            ...(schemas.size > 1 && schema !== null && { section: schema }),
          }))}
          isLoading={isListing}
          value={table}
          isDisabled={isDisabled}
          onChange={setChosen}
        />
      </Labelled>
      {table !== null && (
        <Labelled label={t('Column')}>
          <PickerButton
            isWide
            label={t('Column')}
            options={fields.map(({ id, display_name }) => ({ id: String(id), label: display_name }))}
            isLoading={metadata === undefined}
            value={isOfTable ? String(field) : null}
            known={known === undefined ? [] : [{ id: String(known.id), label: known.display_name }]}
            isDisabled={isDisabled}
            onChange={(id) => {
              const found = fields.find((one) => String(one.id) === id)
              if (found !== undefined) onChange(found)
            }}
          />
        </Labelled>
      )}
    </>
  )
}
