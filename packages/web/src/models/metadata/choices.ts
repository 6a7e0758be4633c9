/** Values that are offered for a column: rows of the table behind a foreign key, rows by their own key, or values that the column has. */
import { skipToken, useQuery } from '@tanstack/react-query'
import { tableMetadataOptions } from '../../api/database.ts'
import { fieldOptions, fieldValues, nameOfKey, searchByName } from '../../api/field.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

export interface Choice {
  value: string
  label: string
}

const QUIET_MS = 200
const NONE: readonly Choice[] = []
/** What rows are called by, the best first. */
const NAMES = ['type/Name', 'type/Title']

/** A column for which a value is chosen. */
export interface ChosenColumn {
  id: number
  /** The value says which row of the column's own table is meant. */
  namesRow?: boolean
}

/** What is known of a column that may refer to rows. */
interface Reference {
  /** Whether the values of the column itself are few. */
  isListed: boolean
  /** The key of the rows; null where the column refers to none. */
  keyId: number | null
  /** The column with the names of its rows; null where there is none. */
  nameId: number | null
}

/** Undefined until it is known, and for a column that the reader may not see. */
function useReference({ id: fieldId, namesRow = false }: ChosenColumn): Reference | undefined {
  const { data: field } = useQuery({ ...fieldOptions(fieldId), retry: false })
  const target = field?.semantic_type === 'type/FK' ? field.fk_target_field_id : null
  const keyId = namesRow ? fieldId : (target ?? null)
  const { data: key } = useQuery({ ...fieldOptions(keyId ?? 0), enabled: keyId !== null, retry: false })
  const tableId = key?.table_id
  const { data: table } = useQuery({
    ...tableMetadataOptions(tableId ?? 0),
    enabled: tableId !== undefined,
    retry: false,
  })
  if (field === undefined || (keyId !== null && table === undefined)) return undefined
  const columns = table?.fields ?? []
  const [name] = NAMES.flatMap((type) => columns.find(({ semantic_type }) => semantic_type === type) ?? [])
  const isListed = field.has_field_values === 'list' && keyId === null
  return { isListed, keyId, nameId: name === undefined ? null : Number(name.id) }
}

/** The choices that what was typed leaves; none for columns of other values. */
export function useChoices(column: ChosenColumn, typed: string): readonly Choice[] {
  const { id: fieldId } = column
  const text = useDebounced(typed, QUIET_MS)
  const reference = useReference(column)
  const { isListed = false, keyId = null, nameId = null } = reference ?? {}
  const { data } = useQuery({
    queryKey: ['row-choices', fieldId, keyId, nameId, text],
    queryFn: ({ signal }) =>
      keyId === null
        ? fieldValues(fieldId, '', signal)
        : nameId === null
          ? fieldValues(keyId, text, signal)
          : searchByName(keyId, nameId, text, signal),
    enabled: isListed || keyId !== null,
    retry: false,
  })
  return data?.map(([value, label]) => ({ value: String(value), label: String(label ?? value) })) ?? NONE
}

/** The name of the row that a value refers to; undefined where it refers to none. */
export function useNameOf(column: ChosenColumn, value: string): string | undefined {
  const text = useDebounced(value, QUIET_MS)
  const { keyId = null, nameId = null } = useReference(column) ?? {}
  const canAsk = text !== '' && keyId !== null && nameId !== null
  const { data } = useQuery({
    queryKey: ['row-name', keyId, nameId, text],
    queryFn: canAsk ? ({ signal }) => nameOfKey(keyId, nameId, text, signal) : skipToken,
    retry: false,
  })
  const [, name] = data ?? []
  return text !== value || name === undefined || name === null ? undefined : String(name)
}
