/** Values that a cell is chosen from: rows of the table behind a foreign key, or values that the column has. */
import { useQuery } from '@tanstack/react-query'
import { tableMetadataOptions } from '../../api/database.ts'
import { fieldOptions, fieldValues, searchByName } from '../../api/field.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import type { EditedColumn } from './draft.ts'

export interface Choice {
  value: string
  label: string
}

const QUIET_MS = 200
const NONE: readonly Choice[] = []

/** The choices that what was typed leaves; none for columns of other values. */
export function useChoices({ field_id }: EditedColumn, typed: string): readonly Choice[] {
  const text = useDebounced(typed, QUIET_MS)
  const { data: field } = useQuery(fieldOptions(field_id))
  const target = field?.semantic_type === 'type/FK' ? field.fk_target_field_id : null
  const { data: other } = useQuery({ ...fieldOptions(target ?? 0), enabled: target != null })
  const { data: table } = useQuery({ ...tableMetadataOptions(other?.table_id ?? 0), enabled: other !== undefined })
  const name = table?.fields?.find(({ semantic_type }) => semantic_type === 'type/Name')
  const isListed = field?.has_field_values === 'list' && target == null
  const { data } = useQuery({
    queryKey: ['row-choices', field_id, target ?? null, name?.id ?? null, text],
    queryFn: ({ signal }) =>
      target == null
        ? fieldValues(field_id, '', signal)
        : name === undefined
          ? fieldValues(target, text, signal)
          : searchByName(target, Number(name.id), text, signal),
    enabled: isListed || (target != null && table !== undefined),
    retry: false,
  })
  return data?.map(([value, label]) => ({ value: String(value), label: String(label ?? value) })) ?? NONE
}
