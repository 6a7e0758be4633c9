/** Fields of tables, and their values. */
import { queryOptions } from '@tanstack/react-query'
import type { FieldAnswer, FieldValuesAnswer, PlainFieldOfTable } from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post, put } from './client.ts'
import type { Dimension, ManagedField } from './table.ts'

/** A field with the table that it belongs to. */
type FieldInTable = Answer<typeof FieldAnswer> & Pick<Answer<typeof PlainFieldOfTable>, 'table'>

export const fieldOptions = (id: number) =>
  queryOptions({
    queryKey: ['field', id],
    queryFn: ({ signal }) => get<FieldInTable>(`/api/field/${id}`, undefined, signal),
    staleTime: 300_000,
  })

type KeptValues = Answer<typeof FieldValuesAnswer>
type Values = KeptValues['values']

/** Values that a field holds, each with the text that stands for it where there is one; those with `text` in them. */
export async function fieldValues(id: number, text: string, signal?: AbortSignal): Promise<Values> {
  if (text !== '') return get<Values>(`/api/field/${id}/search/${id}`, { value: text, limit: 100 }, signal)
  return (await get<KeptValues>(`/api/field/${id}/values`, undefined, signal)).values
}

/** Values of a key with the names that belong to them, for names with `text` in them. */
export const searchByName = (keyId: number, nameId: number, text: string, signal?: AbortSignal) =>
  get<Values>(`/api/field/${keyId}/search/${nameId}`, { ...(text !== '' && { value: text }), limit: 50 }, signal)

/** A value of a key with the name that belongs to it; nothing for a value that no row has. */
export const nameOfKey = (keyId: number, nameId: number, value: string, signal?: AbortSignal) =>
  get<Values[number] | readonly []>(`/api/field/${keyId}/remapping/${nameId}`, { value }, signal)

/** What people can set of a field; null clears. */
export type FieldChanges = Partial<
  Pick<
    ManagedField,
    | 'display_name'
    | 'description'
    | 'semantic_type'
    | 'fk_target_field_id'
    | 'visibility_type'
    | 'has_field_values'
    | 'settings'
    | 'coercion_strategy'
    | 'json_unfolding'
  >
>

export const changeField = (id: number, changes: FieldChanges) => put<ManagedField>(`/api/field/${id}`, changes)
export const setDimension = (id: number, dimension: Dimension) => post(`/api/field/${id}/dimension`, dimension)
export const removeDimension = (id: number) => del(`/api/field/${id}/dimension`)

/** All kept values of a field, each with what people call it where they do. */
export const keptValuesOptions = (id: number) =>
  queryOptions({
    queryKey: ['field', id, 'values'],
    queryFn: ({ signal }) => get<KeptValues>(`/api/field/${id}/values`, undefined, signal),
  })

/** Each value with what it is called, or all without. */
export const setFieldValues = (id: number, values: Values) => post(`/api/field/${id}/values`, { values })
export const rescanFieldValues = (id: number) => post(`/api/field/${id}/rescan_values`)
export const discardFieldValues = (id: number) => post(`/api/field/${id}/discard_values`)
